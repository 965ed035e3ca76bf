import { describe, expect, test } from 'vitest';
import { chunks } from './chunks.ts';

/** The file of the build that a module of a clone gets into, as far as its folder tells. */
function chunkOf(file: string, clone: string): string | null {
  const alone = { getModuleInfo: () => null } as never;
  for (const { name } of chunks) {
    const chunk = typeof name === 'function' ? name(`${clone}/${file}`, alone) : name;
    if (typeof chunk === 'string') return chunk;
  }
  return null;
}

describe.each(['/home/me/fireside', '/srv/bots/fireside', '/srv/rules/words/en/lessons'])(
  'in a clone at %s',
  (clone) => {
    test.each([
      ['src/lib/games/tag/rules/play.ts', 'tag-rules'],
      ['src/lib/games/tag/bots/search.ts', 'tag-bots'],
      ['src/lib/games/tag/ui/Table.svelte', 'tag'],
      ['src/lib/games/tag/kit.ts', 'tag'],
      ['src/lib/games/tag/words/es/hand.ts', 'tag-words'],
      ['src/lib/games/tag/ui/lessons/Lessons.svelte', 'tag-lessons'],
      ['src/lib/games/bots/attend.ts', 'bots'],
      ['src/lib/games/contract/live.ts', 'engine'],
      ['src/lib/scenes/home/returning.ts', 'play'],
      ['src/routes/+page.svelte', 'frame'],
    ])('%s gets into %s', (file, chunk) => {
      expect(chunkOf(file, clone)).toBe(chunk);
    });
  },
);
