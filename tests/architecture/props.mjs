/**
 * What a component is given can be taken in at a glance. Whatever belongs together comes as one
 * value, and what people do there goes out by one door.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

/** As many as one component may be given. */
export const MOST = 10;

/** Stands for all that is not taken by name. */
const REST = '...';

/** @typedef {{ file: string, name: string, props: number }} Crowded */

/**
 * @returns {Crowded[]} every component of a tree that asks for more, in its own file, and every
 *   place that gives one more: the type of its props may lie elsewhere
 */
export function crowdedIn(/** @type {string} */ tree) {
  return componentsOf(tree)
    .flatMap(({ file, text }) => {
      const { named, taken } = asked(text);
      const own = { name: 'Props', props: Math.max(named.length, taken.length) };
      return [own, ...given(text)].map((one) => ({ file, ...one }));
    })
    .filter(({ props }) => props > MOST);
}

/**
 * @returns {string[]} every prop that a component of a tree names in the type it has in its own
 *   file, and does nothing with: whoever uses it would have to give it
 */
export function unusedIn(/** @type {string} */ tree) {
  return componentsOf(tree).flatMap(({ file, text }) => {
    const { named, taken, whole } = asked(text);
    const isUsed = (/** @type {string} */ name) =>
      taken.includes(name) || (whole && new RegExp(`\\b${whole}\\.${name}\\b`).test(text));
    const all = taken.includes(REST) || (whole && text.includes(`...${whole}`));
    return all ? [] : named.filter((name) => !isUsed(name)).map((name) => `${file}: ${name}`);
  });
}

function componentsOf(/** @type {string} */ tree) {
  const names = readdirSync(join(tree, 'src'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.svelte'))
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .map((file) => ({ file, text: readFileSync(join(tree, file), 'utf8') }));
}

/**
 * @typedef {object} Asked
 * @property {readonly string[]} named what its type names itself
 * @property {readonly string[]} taken what its script takes apart
 * @property {string | null} whole what it calls all of them together
 */

/** @returns {Asked} which props a component asks for */
function asked(/** @type {string} */ text) {
  const script = /<script(?![^>]*\bmodule\b)[^>]*>([^]*?)<\/script>/.exec(text)?.[1] ?? '';
  /** @type {{ named: string[], taken: string[], whole: string | null }} */
  const found = { named: [], taken: [], whole: null };
  const take = (/** @type {ts.ObjectBindingPattern} */ { elements }) =>
    elements.map(({ dotDotDotToken, propertyName, name }) =>
      dotDotDotToken ? REST : (propertyName ?? name).getText(source),
    );
  const look = (/** @type {ts.Node} */ node) => {
    const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
    if (isType && node.name.text === 'Props') found.named.push(...membersOf(node));
    if (ts.isVariableDeclaration(node)) {
      const { name, type, initializer } = node;
      const from = initializer?.getText(source) ?? '';
      if (from === '$props()' && type) found.named.push(...membersOf(type));
      if (from === '$props()' && ts.isIdentifier(name)) found.whole = name.text;
      const later = found.whole ? [found.whole, `$derived(${found.whole})`] : [];
      if (['$props()', ...later].includes(from) && ts.isObjectBindingPattern(name))
        found.taken.push(...take(name));
    }
    ts.forEachChild(node, look);
  };
  const source = ts.createSourceFile('code.ts', script, ts.ScriptTarget.Latest);
  look(source);
  return found;

  /** What a type names itself: the members of its members are not its own. */
  function membersOf(/** @type {ts.Node} */ type) {
    /** @type {string[]} */
    const names = [];
    const add = (/** @type {ts.Node} */ node) => {
      if (ts.isTypeElement(node)) names.push(node.name?.getText(source) ?? '');
      else if (ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node))
        ts.forEachChild(node, add);
    };
    if (ts.isTypeLiteralNode(type) || ts.isIntersectionTypeNode(type)) add(type);
    else ts.forEachChild(type, add);
    return names;
  }
}

/** @returns {{ name: string, props: number }[]} how many props each component in its markup gets */
function given(/** @type {string} */ text) {
  /** @type {{ name: string, props: number }[]} */
  const found = [];
  const look = (/** @type {unknown} */ node) => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && 'attributes' in node && node.type === 'Component') {
      const { name, attributes, fragment } =
        /** @type {import('svelte/compiler').AST.Component} */ (node);
      const snippets = fragment.nodes.filter(({ type }) => type === 'SnippetBlock');
      const props = attributes.filter(({ type }) => type === 'Attribute');
      found.push({ name, props: props.length + snippets.length });
    }
    Object.values(node).forEach(look);
  };
  look(parse(text, { modern: true }).fragment);
  return found;
}
