import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const folder = env['MUTATION_FOLDER'] ?? 'games';

/** The tests that know a folder; those of other layers would find a mutant by luck, and later. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  games: [
    'src/lib/games/{contract,conformance,*/rules}/**/*.test.ts',
    'tests/blaze/contract/**/*.test.ts',
    'tests/hanabi/{rules,leaks,sequences,reference,real-games}.test.ts',
    'tests/records/cases.test.ts',
  ],
  table: ['{src/lib,tests/blaze,tests/hanabi}/table/**/*.test.ts'],
  record: [
    '{src/lib,tests/blaze}/record/**/*.test.ts',
    'tests/records/cases.test.ts',
    'scripts/record-tool/*.test.ts',
  ],
  storage: ['src/lib/{storage,shelf}/**/*.test.ts', 'tests/blaze/shelf/**/*.test.ts'],
};

/** Tests that play many games: most mutants are found before it comes to them. */
const LONG =
  /\/(conformance|walks|reference|perft|sequences|leaks|cases|real-games|restore)\.test\.ts$/;

class ShortFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    return sorted.sort((a, b) => isLong(a) - isLong(b));
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    include: [...(TESTS[folder] ?? [])],
    exclude: [
      // Whole sessions, which need Svelte.
      'src/lib/shelf/older.test.ts',
      'tests/blaze/shelf/again.test.ts',
    ],
    isolate: folder === 'storage',
    unstubGlobals: true,
    sequence: { sequencer: ShortFirst },
    // A mutant that hangs is ended by Stryker, which knows how long a test takes without it.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
