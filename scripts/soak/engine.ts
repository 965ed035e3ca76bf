import { checkLawfulness } from '../../src/lib/games/conformance/lawfulness.ts';
import { SPARSITY } from '../../src/lib/games/conformance/conformance.ts';
import { pliesOf } from '../../src/lib/games/conformance/moments.ts';
import { seededGame } from '../../src/lib/games/conformance/playout.ts';
import { Soundness } from '../../src/lib/games/conformance/soundness.ts';
import { checkImagined, checkTwins } from '../../src/lib/games/conformance/twin-worlds.ts';
import { rulesAmong } from '../../src/lib/record/open.ts';
import { readRecord } from '../../src/lib/record/read.ts';
import { writeRecord } from '../../src/lib/record/write.ts';
import { inTurn, PLAYED, type Played, type Turn } from './played.ts';
import type { Soak } from './trials.ts';

/**
 * One in so many games is looked at closely: views, twin worlds, refusals, its record. Consecutive
 * seeds go through the numbers of players, and no such number may go into this one.
 */
const CLOSELY = 499;

/** Random games with interrupts, over all numbers of players and mixes of options. */
export const engineSoak = (): Soak => ({
  name: 'engine',
  usual: 20_000 * PLAYED.length,
  ...inTurn('games', PLAYED.map(turnOf)),
});

function turnOf(played: Played): Turn {
  const { title, game, witness } = played;
  const soundness = new Soundness(game, witness);
  const seeded = (seed: number) => seededGame(game, witness, seed);
  return {
    title,
    trial: (seed) => {
      soundness.check(seeded(seed));
      if (seed % CLOSELY > 0) return {};
      checkLawfulness(game, witness, seeded(seed), SPARSITY);
      checkImagined(game, witness, seeded(seed), SPARSITY);
      checkTwins(game, witness, seeded(seed), SPARSITY);
      checkRecord(played, seed);
      return { [`close looks at ${seeded(seed).start.players} players`]: 1 };
    },
  };
}

/** The game of a seed, written down, is read and played again to the same end. */
function checkRecord({ game, witness }: Played, seed: number): void {
  const { start, style, random } = seededGame(game, witness, seed);
  const plies = [...pliesOf(game, witness, { seed, start, style, random }, 1)];
  const text = writeRecord(
    {
      game: game.id,
      options: start.options,
      seats: Array.from({ length: start.players }, (_, seat) => ({ name: `Seat ${seat}` })),
      first: start.first,
      moves: plies.map(({ move }) => move),
    },
    game,
  );
  const read = readRecord(text, rulesAmong(game));
  if (!read.ok) throw new Error(`its record is refused: ${read.problem.problem.code}`);
  if (writeRecord(read.value.record, game) !== text) throw new Error('its record reads as another');
  const end = JSON.stringify(game.outcome(plies.at(-1)!.after));
  if (JSON.stringify(read.value.game.outcome(read.value.last.state)) !== end)
    throw new Error('its record ends otherwise');
}
