/** What flies over the table and what is heard there tell nothing that the table may not know. */
import { describe, expect, test } from 'vitest';
import { cuesOf } from '../../../src/lib/games/blaze/ui/flights/cues.ts';
import { passagesOf } from '../../../src/lib/games/blaze/ui/flights/passages.ts';
import { blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import type { BlazeState } from '../../../src/lib/games/blaze/rules/state.ts';
import { handOf, witness } from '../../../src/lib/games/blaze/rules/testing/witness.ts';
import { pliesOf } from '../../../src/lib/games/conformance/moments.ts';
import { seededGame } from '../../../src/lib/games/conformance/playout.ts';
import type { Place } from '../../../src/lib/games/contract/flights.ts';
import { apply } from '../../../src/lib/games/contract/live.ts';
import type { Box } from '../../../src/lib/ui/flights/path.ts';
import { launchOf } from '../../../src/lib/ui/flights/launch.ts';

type Move = Parameters<typeof blaze.narrate>[1];

/** Every place there is at a table of so many, wherever it may lie. */
function placesOf(players: number): ReadonlyMap<Place, Box> {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const lanes = Array.from({ length: 8 }, (_, place) => [0, 1].map((at) => `lane:${place}:${at}`));
  const slots = ['fire', 'ash', 'ember', 'trump', 'feathers', 'felt'].map((slot) => `slot:${slot}`);
  const names = [
    ...seats.flatMap((seat) => [`plate:${seat}`, `slot:bet:${seat}`]),
    ...[...lanes.flat(), ...slots, 'deck', 'discards'],
  ];
  return new Map(
    names.map((name, i) => [name as Place, { x: 31 * i, y: 17 * (i % 7), w: 60, h: 84 + i }]),
  );
}

type Told = ReturnType<typeof passagesOf>;

/** All that moves and sounds as a move is told: order, times, boxes. */
function toldOf(before: BlazeState, move: Move, after: BlazeState, tell = passagesOf) {
  const views = [before, after].map((state) => blaze.view(state, null)) as [never, never];
  const events = blaze.narrate(before, move, null);
  const places = placesOf(before.setup.players);
  const lie = { before: places, after: places, inAir: () => undefined };
  return tell(events, ...views).map(({ motions, ms, panel, events: said }) => ({
    ms,
    panel,
    stirs: motions.stirs,
    dusk: motions.dusk,
    cues: cuesOf(said),
    plan: launchOf(motions, lie, { now: 1000, stretch: 1 }),
  }));
}

/** Random moves of whole games, each in two worlds that the table cannot tell apart. */
function* pairs(games: number) {
  for (let seed = 1; seed <= games; seed++) {
    const seeded = seededGame(blaze, witness, seed);
    for (const { before, move, after } of pliesOf(blaze, witness, seeded, 3)) {
      const twin = witness.twin({ state: before, move }, after, null, seeded.random);
      if (twin.move === null) throw new Error('a twin without the move');
      const twinAfter = blaze.clone(twin.state);
      apply(blaze, twinAfter, twin.move);
      yield {
        one: [before, move, after] as const,
        other: [twin.state, twin.move, twinAfter] as const,
      };
    }
  }
}

const handsIn = (state: BlazeState): string =>
  JSON.stringify(Array.from({ length: state.setup.players }, (_, seat) => handOf(state, seat)));

describe('two worlds that differ in what the table may not know', () => {
  test('are told by the same flights, times, boxes and sounds', () => {
    let [compared, different, flown] = [0, 0, 0];
    for (const { one, other } of pairs(15)) {
      const told = toldOf(...one);
      const [a, b] = [told, toldOf(...other)].map((each) => JSON.stringify(each));
      expect(b).toBe(a);
      compared++;
      different += Number(handsIn(one[0]) !== handsIn(other[0]));
      flown += told.reduce((sum, { plan }) => sum + plan.departures.length, 0);
    }
    expect(compared).toBeGreaterThan(200);
    expect(different).toBeGreaterThan(compared / 2);
    expect(flown).toBeGreaterThan(200);
  });

  /** What flies is a little later the more cards of a suit somebody holds. */
  const leaking =
    (state: BlazeState) =>
    (...given: Parameters<typeof passagesOf>): Told => {
      const late = handOf(state, 0).filter((card) => card.startsWith('r')).length;
      return passagesOf(...given).map((passage) => ({
        ...passage,
        motions: {
          ...passage.motions,
          flights: passage.motions.flights.map((each) => ({ ...each, at: each.at + late })),
        },
      }));
    };

  test('would be told apart if a hand showed in when something flies', () => {
    let found = 0;
    for (const { one, other } of pairs(6)) {
      const [told, twin] = [one, other].map((world) => toldOf(...world, leaking(world[0])));
      found += Number(JSON.stringify(told) !== JSON.stringify(twin));
    }
    expect(found).toBeGreaterThan(10);
  });
});
