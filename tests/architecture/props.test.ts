import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { crowdedIn, MOST } from './props.mjs';

const trees: string[] = [];
afterEach(() => trees.splice(0).forEach((tree) => rmSync(tree, { recursive: true })));

/** What is found in an app of one component. */
function foundIn(component: string): readonly (readonly [string, number])[] {
  const tree = mkdtempSync(join(tmpdir(), 'props-'));
  trees.push(tree);
  mkdirSync(join(tree, 'src'));
  writeFileSync(join(tree, 'src', 'One.svelte'), component);
  return crowdedIn(tree).map(({ name, props }) => [name, props]);
}

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
