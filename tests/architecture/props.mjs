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

/** @typedef {{ file: string, name: string, props: number }} Crowded */

/**
 * @returns {Crowded[]} every component of a tree that asks for more, in its own file, and every
 *   place that gives one more: the type of its props may lie elsewhere
 */
export function crowdedIn(/** @type {string} */ tree) {
  const names = readdirSync(join(tree, 'src'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.svelte'))
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .flatMap((file) => {
      const text = readFileSync(join(tree, file), 'utf8');
      const own = { name: 'Props', props: Math.max(...asked(text)) };
      return [own, ...given(text)].map((one) => ({ file, ...one }));
    })
    .filter(({ props }) => props > MOST);
}

/** @returns {number[]} how many props its type names, and how many its script takes apart */
function asked(/** @type {string} */ text) {
  const script = /<script(?![^>]*\bmodule\b)[^>]*>([^]*?)<\/script>/.exec(text)?.[1] ?? '';
  const counts = [0];
  const look = (/** @type {ts.Node} */ node) => {
    const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
    if (isType && node.name.text === 'Props') counts.push(membersOf(node));
    if (
      ts.isVariableDeclaration(node) &&
      ts.isObjectBindingPattern(node.name) &&
      node.initializer?.getText(source) === '$props()'
    )
      counts.push(node.name.elements.length);
    ts.forEachChild(node, look);
  };
  const source = ts.createSourceFile('code.ts', script, ts.ScriptTarget.Latest);
  look(source);
  return counts;
}

/** @returns {number} how many members a type names itself: those of its members do not count */
function membersOf(/** @type {ts.Node} */ type) {
  let count = 0;
  ts.forEachChild(type, (node) => {
    if (ts.isTypeElement(node)) count += 1;
    else if (ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node))
      count += membersOf(node);
  });
  return count;
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
