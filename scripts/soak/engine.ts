import { checkLawfulness } from '../../src/lib/games/conformance/lawfulness.ts';
import { SPARSITY, violationOf } from '../../src/lib/games/conformance/conformance.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import { witness } from '../../src/lib/games/blaze/rules/testing/witness.ts';
import { pliesOf } from '../../src/lib/games/conformance/moments.ts';
import { seededGame } from '../../src/lib/games/conformance/playout.ts';
import { Soundness } from '../../src/lib/games/conformance/soundness.ts';
import { checkImagined, checkTwins } from '../../src/lib/games/conformance/twin-worlds.ts';
import { rulesAmong } from '../../src/lib/record/open.ts';
import { readRecord } from '../../src/lib/record/read.ts';
import { writeRecord } from '../../src/lib/record/write.ts';
import type { Soak } from './trials.ts';

/** One in so many games is looked at closely: views, twin worlds, refusals, its record. */
const CLOSELY = 500;

/** Random games of Blaze with interrupts, over all numbers of players and mixes of options. */
export function engineSoak(): Soak {
  const soundness = new Soundness(blaze, witness);
  const seeded = (seed: number) => seededGame(blaze, witness, seed);
  return {
    name: 'engine',
    unit: 'games',
    usual: 20_000,
    trial: (seed) =>
      violationOf(seed, () => {
        soundness.check(seeded(seed));
        if (seed % CLOSELY > 0) return;
        checkLawfulness(blaze, witness, seeded(seed), SPARSITY);
        checkImagined(blaze, witness, seeded(seed), SPARSITY);
        checkTwins(blaze, witness, seeded(seed), SPARSITY);
        checkRecord(seed);
      }),
  };
}

/** The game of a seed, written down, is read and played again to the same end. */
function checkRecord(seed: number): void {
  const { start, style, random } = seededGame(blaze, witness, seed);
  const plies = [...pliesOf(blaze, witness, { seed, start, style, random }, 1)];
  const text = writeRecord(
    {
      game: blaze.id,
      options: start.options,
      seats: Array.from({ length: start.players }, (_, seat) => ({ name: `Seat ${seat}` })),
      first: start.first,
      moves: plies.map(({ move }) => move),
    },
    blaze,
  );
  const read = readRecord(text, rulesAmong(blaze));
  if (!read.ok) throw new Error(`its record is refused: ${read.problem.problem.code}`);
  if (writeRecord(read.value.record, blaze) !== text)
    throw new Error('its record reads as another');
  const end = JSON.stringify(blaze.outcome(plies.at(-1)!.after));
  if (JSON.stringify(read.value.game.outcome(read.value.last.state)) !== end)
    throw new Error('its record ends otherwise');
}
