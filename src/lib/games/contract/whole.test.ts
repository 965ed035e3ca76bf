import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** What the kit of a game is made of, and what its parts give to be asked. */
const PARTS = ['Kit', 'Screens', 'Story', 'Brief', 'Aim', 'HomePicture', 'Lessons', 'Game'];
const FILES = ['kit.ts', 'screens.ts', 'story.ts', 'rules.ts'];

/** The members of those parts that a game could leave out, and the parts that were found. */
function optionalIn(texts: readonly string[]) {
  const found: string[] = [];
  const optional: string[] = [];
  const look = (node: ts.Node, part: string | null): void => {
    const name = ts.isInterfaceDeclaration(node) ? node.name.text : null;
    const within = name !== null && PARTS.includes(name) ? name : part;
    if (name !== null && name === within) found.push(name);
    const isMember = ts.isPropertySignature(node) || ts.isMethodSignature(node);
    if (within && isMember && node.questionToken)
      optional.push(`${within}.${(node.name as ts.Identifier).text}`);
    ts.forEachChild(node, (child) => look(child, within));
  };
  for (const text of texts)
    look(ts.createSourceFile('part.ts', text, ts.ScriptTarget.Latest, true), null);
  return { found, optional };
}

it('every part of a kit is there for every game, be it null', () => {
  const texts = FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
  const { found, optional } = optionalIn(texts);
  expect(found.sort()).toEqual([...PARTS].sort());
  expect(optional).toEqual([]);
});

it('one that could be left out is found', () => {
  const text = 'interface Screens { readonly ui: { readonly Thumb?: string; because?(): void } }';
  expect(optionalIn([text]).optional).toEqual(['Screens.Thumb', 'Screens.because']);
});
