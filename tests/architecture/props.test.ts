import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { crowdedIn, MOST, unusedIn } from './props.mjs';

const trees: string[] = [];
afterEach(() => trees.splice(0).forEach((tree) => rmSync(tree, { recursive: true })));

/** An app of one component. */
function treeOf(component: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'props-'));
  trees.push(tree);
  mkdirSync(join(tree, 'src'));
  writeFileSync(join(tree, 'src', 'One.svelte'), component);
  return tree;
}

/** What is found in an app of one component. */
const foundIn = (component: string): readonly (readonly [string, number])[] =>
  crowdedIn(treeOf(component)).map(({ name, props }) => [name, props]);

const names = (count: number) => Array.from({ length: count }, (_, at) => `prop${at}`);
const members = (count: number) => names(count).map((name) => `${name}: number;`);
const script = (code: string) => `<script lang="ts">${code}</script>`;

/** Components with so many props, by how they say so. */
const WAYS: readonly (readonly [string, string, (count: number) => string])[] = [
  ['taken apart', 'Props', (count) => script(`const { ${names(count).join(', ')} } = $props();`)],
  [
    'in its type',
    'Props',
    (count) => script(`type Props = { ${members(count).join(' ')} }; const p: Props = $props();`),
  ],
  [
    'in its type, besides those of another',
    'Props',
    (count) =>
      script(`type Props = Base & { ${members(count).join(' ')} }; const p: Props = $props();`),
  ],
  [
    'given to it',
    'screens.ui.Table',
    (count) => `{#if true}<p><screens.ui.Table ${names(count - 1).join('={1} ')}={1}>
      {#snippet more()}{/snippet}
    </screens.ui.Table></p>{/if}`,
  ],
];

describe('how much a component is given', () => {
  test.each(WAYS)('%s, one too many is found', (_, name, component) => {
    expect(foundIn(component(MOST + 1))).toEqual([[name, MOST + 1]]);
    expect(foundIn(component(MOST))).toEqual([]);
  });

  test('what one prop is made of does not count', () => {
    const type = `type Props = { one: { ${members(MOST + 1).join(' ')} } };`;
    expect(foundIn(script(`${type} const { one }: Props = $props();`))).toEqual([]);
  });

  test('everything in the app can be taken in at a glance', () => {
    expect(crowdedIn(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
  });
});

/** Components that do nothing with the second of their props, by how they get them. */
const UNUSED = {
  'taken apart': 'type Props = { a: number; b: number }; const { a }: Props = $props(); use(a);',
  renamed: 'type Props = { a: number; b: { c: 1 } }; let { a: b }: Props = $props(); use(b);',
  'of an interface': 'interface Props { a: number; b?: number } const { a }: Props = $props();',
  'typed in place': 'const { a = 1 }: { a?: number; b: number } = $props();',
  'among those of another': 'type Props = Base & { b: number }; const { a }: Props = $props();',
  together: 'type Props = { a: number; b: number }; const all: Props = $props(); use(all.a);',
};

describe('what a component is given', () => {
  test.each(Object.entries(UNUSED))('is used: %s', (_, code) => {
    expect(unusedIn(treeOf(script(code)))).toEqual(['src/One.svelte: b']);
  });

  test.each([
    'type Props = { a: number; b: number }; const { a, ...others }: Props = $props();',
    'type Props = { a: number; b: number }; const { a, b: c = 2 }: Props = $props();',
    'type Props = { a: number; b: 1 }; const c: Props = $props(); const { a, b } = $derived(c);',
    'type Props = { a: { d: 1 }; b: number }; const all: Props = $props(); use({ ...all });',
  ])('may be used in any way: %s', (code) => {
    expect(unusedIn(treeOf(script(code)))).toEqual([]);
  });

  test('is used everywhere in the app', () => {
    expect(unusedIn(fileURLToPath(new URL('../..', import.meta.url)))).toEqual([]);
  });
});
