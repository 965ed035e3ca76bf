import { fileURLToPath } from 'node:url';
import { SeededRandom, shuffle } from '../../src/lib/core/random.ts';
import { NOBODY, type Seat } from '../../src/lib/core/seats.ts';
import { blaze } from '../../src/lib/games/blaze/rules/index.ts';
import type { Way } from '../../src/lib/core/way.ts';
import { runApart } from './apart.ts';
import { rounded } from './figures.ts';
import { choose, ERRANDS, playHandOvers, type Answering, type HandOvers } from './people.ts';

const GAMES = 300;
const SEEDS = Array.from({ length: GAMES }, (_, game) => game + 1);

/** Means over the same deals in both ways of playing. */
export interface HandOverFigures {
  /** If whoever is in turn holds the device. */
  readonly naive: number;
  readonly middle: WayFigures;
  readonly passed: WayFigures;
}

interface WayFigures extends HandOvers {
  /** `opens` if everybody knows their hand without looking. */
  readonly opensKnowingAll: number;
  /** `opens` if nobody even declines before they have looked at every card they hold. */
  readonly opensLookingFirst: number;
}

const SELF = fileURLToPath(import.meta.url);

/**
 * Mean hand-overs of the yardstick's games. They depend on no clock, so that several numbers of
 * players can be measured at once.
 */
export const measureHandOvers = async (players: number): Promise<HandOverFigures> =>
  JSON.parse(await runApart(SELF, [String(players)])) as HandOverFigures;

function handOvers(players: number): HandOverFigures {
  const figures = (way: Way): WayFigures => {
    const play = (answering: Answering): HandOvers[] =>
      SEEDS.map((seed) => playHandOvers({ players, way, answering, seed }));
    const usual = play('takeSeen');
    return {
      opens: mean(usual.map(({ opens }) => opens)),
      opensTo: Object.fromEntries(
        ERRANDS.map((errand) => [errand, mean(usual.map(({ opensTo }) => opensTo[errand]))]),
      ) as WayFigures['opensTo'],
      moves: mean(usual.map(({ moves }) => moves)),
      seconds: mean(usual.map(({ seconds }) => seconds)),
      opensKnowingAll: mean(play('knowAll').map(({ opens }) => opens)),
      opensLookingFirst: mean(play('lookFirst').map(({ opens }) => opens)),
    };
  };
  return {
    naive: mean(SEEDS.map((seed) => playNaively(players, seed))),
    middle: figures('middle'),
    passed: figures('passed'),
  };
}

const mean = (counts: readonly number[]): number =>
  rounded(counts.reduce((sum, count) => sum + count, 0) / counts.length, 2);

/**
 * The same game with the device in the hands of whoever is in turn: how often that seat changes.
 */
function playNaively(players: number, seed: number): number {
  const random = new SeededRandom(seed);
  const state = blaze.start({ options: { betting: true }, players, first: seed % players });
  let changes = 0;
  for (let holder: Seat = NOBODY; !blaze.outcome(state).over;) {
    const due = blaze.dealDue(state);
    if (due) blaze.deal(state, shuffle([...due], random));
    else {
      const seat = blaze.turn(state);
      if (seat !== holder) changes++;
      holder = seat;
      blaze.play(state, blaze.toCode(choose(blaze.view(state, seat))));
    }
  }
  return changes;
}

if (process.argv[1] === SELF) console.log(JSON.stringify(handOvers(Number(process.argv[2]))));
