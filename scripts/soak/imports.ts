import { collectionSpoilt, goodRecords, importSpoilt } from '../../tests/records/spoilt/imports.ts';
import { inTurn, PLAYED, type Played, type Turn } from './played.ts';
import type { Soak } from './trials.ts';

/** Milliseconds an import may take. */
const LONGEST = 1000;

/** Every so many trials, records come as a file of several. */
const FILES = 5;

/** Spoilt records, each imported once. */
export const importsSoak = (): Soak => ({
  name: 'imports',
  usual: 20_000 * PLAYED.length,
  ...inTurn('imports', PLAYED.map(turnOf)),
});

function turnOf({ title, game, witness }: Played): Turn {
  const good = goodRecords(game, witness.options);
  return {
    title,
    due: ['still good', 'refused'],
    trial: (seed) => {
      const start = performance.now();
      const spoil = seed % FILES === 0 ? collectionSpoilt : importSpoilt;
      const { reason, violation } = spoil(good, seed);
      const ms = performance.now() - start;
      if (violation !== null) throw new Error(violation);
      if (ms > LONGEST) throw new Error(`took ${Math.round(ms)} ms`);
      return { [reason === null ? 'still good' : 'refused']: 1 };
    },
  };
}
