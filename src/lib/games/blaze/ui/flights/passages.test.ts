import { describe, expect, test } from 'vitest';
import { SeededRandom, shuffle } from '../../../../core/random.ts';
import type { BlazeEvent } from '../../rules/events.ts';
import { blaze } from '../../rules/index.ts';
import type { BlazeView } from '../../rules/view.ts';
import { mustBeSeen, passagesOf } from './passages.ts';

const started = blaze.start({ options: { betting: true }, players: 4, first: 0 });
const empty: BlazeView = { ...blaze.view(started, null), hands: [5, 5, 5, 5] };
const lane = [
  { attack: 'y2', by: 0, beat: 'y3' },
  { attack: 'r2', by: 0, beat: null },
] as const;

describe('what was merely played', () => {
  const events: readonly BlazeEvent[] = [
    { code: 'attacked', seat: 0, card: 'r2', place: 0 },
    { code: 'attacked', seat: 0, card: 'y2', place: 1 },
  ];
  const [passage, ...more] = passagesOf(events, empty, { ...empty, table: lane });

  test('flies from whose it was to where it lies, one behind the other', () => {
    expect(more).toEqual([]);
    expect(passage?.motions.flights).toMatchObject([
      { from: 'plate:0', to: 'lane:0:0', manner: 'throw', at: 0, stays: true },
      { from: 'plate:0', to: 'lane:1:0', manner: 'throw', at: 140, stays: true },
    ]);
  });

  test('lies there from the first moment on: nobody has to wait for it', () => {
    expect(passage?.view.table).toEqual(lane);
  });
});

test('a beat strikes sparks of its own suit, and what is beaten gives way', () => {
  const beat: BlazeEvent = { code: 'beat', seat: 1, card: 'b9', attack: 'r2', place: 1 };
  const [passage] = passagesOf([beat], { ...empty, table: lane }, empty);
  expect(passage?.motions.sprays).toMatchObject([{ at: 'lane:1:1', colour: '--frost-glow' }]);
  expect(passage?.motions.stirs).toMatchObject([{ at: 'lane:1:0', how: 'recoil' }]);
});

describe('a challenge that ends', () => {
  const last: BlazeEvent = { code: 'beat', seat: 1, card: 'r9', attack: 'r2', place: 1 };
  const burnt: BlazeEvent = { code: 'discarded', seat: 1, cards: ['y2', 'y3', 'r2', 'r9'] };

  test('shows its last card before all of them burn, column by column', () => {
    const [play, fire] = passagesOf([last, burnt], { ...empty, table: lane }, empty);
    expect(play?.view.table[1]?.beat).toBe('r9');
    expect(fire?.motions.burnt.map(({ at, delay }) => [at, delay])).toEqual([
      ['lane:0:0', 0],
      ['lane:0:1', 45],
      ['lane:1:0', 90],
      ['lane:1:1', 135],
    ]);
    expect(fire?.view.table).toEqual([]);
    expect(fire?.motions.flights).toEqual([]);
  });

  test.each([
    [
      'the visit ends it',
      (): number => passagesOf([last, burnt], { ...empty, table: lane }, empty)[0]!.ms,
    ],
    ['others answer first', () => passagesOf([last], { ...empty, table: lane }, empty)[0]!.ms],
  ])('leaves its last card to be seen once it has landed, where %s', (_, ms) => {
    const [play] = passagesOf([last], { ...empty, table: lane }, empty);
    const landed = play!.motions.flights.map((flight) => flight.at + flight.ms);
    expect(landed.length).toBeGreaterThan(0);
    expect(ms()).toBeGreaterThan(Math.max(...landed) + 200);
  });

  test('is seen as it was before it goes, where nothing is played to end it', () => {
    const [still, fire] = passagesOf([burnt], { ...empty, table: lane }, empty);
    expect(still).toMatchObject({ view: { table: lane }, motions: { burnt: [] } });
    expect(fire?.motions.burnt).toHaveLength(3);
  });

  test('that is taken goes to Ash, whose count goes up when it arrives', () => {
    const took: BlazeEvent = { code: 'took', seat: 1, cards: ['y2', 'y3', 'r2'] };
    const after = { ...empty, hands: [5, 8, 5, 5] };
    const told = passagesOf([took], { ...empty, table: lane }, after);
    expect(told[1]?.motions.flights.map(({ to, manner }) => [to, manner])).toEqual(
      Array.from({ length: 3 }, () => ['plate:1', 'gather']),
    );
    expect(told.map(({ view }) => view.hands[1])).toEqual([5, 5, 8]);
  });

  test('goes on with draws, face down, and with the roles of the next one', () => {
    const told = passagesOf(
      [
        burnt,
        { code: 'drew', seat: 0, count: 2 },
        { code: 'drew', seat: 2, count: 1 },
        { code: 'challenge', fire: 1, ash: 2, ember: 3 },
      ],
      { ...empty, table: lane, deck: 9 },
      { ...empty, deck: 6, hands: [7, 5, 6, 5], fire: 1, ash: 2, ember: 3 },
    );
    const draws = told.flatMap(({ motions }) =>
      motions.flights.filter(({ manner }) => manner === 'draw'),
    );
    expect(draws.map(({ key, to }) => [key, to])).toEqual([
      ['draw:0', 'plate:0'],
      ['draw:1', 'plate:0'],
      ['draw:2', 'plate:2'],
    ]);
    expect(draws.every(({ what }) => what.kind === 'back')).toBe(true);
    expect(told.at(-1)?.motions.flights.map(({ key }) => key)).toEqual(['fire', 'ash', 'ember']);
    expect(told.map(({ view }) => view.deck)).toEqual([9, 9, 7, 6, 6, 6, 6]);
  });
});

test('cards are dealt round and round, and only then the trump is turned over', () => {
  const after: BlazeView = { ...empty, trump: 'r', trumpCard: 'r5', deck: 10 };
  const told = passagesOf([{ code: 'dealt', round: 1, trumpCard: 'r5' }], empty, after);
  expect(told.map(({ view }) => view.hands[0])).toEqual([0, 1, 2, 3, 4, 5, 5]);
  expect(told.map(({ view }) => view.trump)).toEqual([null, null, null, null, null, null, 'r']);
  expect(told[0]?.motions.flights.map(({ to }) => to)).toEqual(
    [0, 1, 2, 3].map((s) => `plate:${s}`),
  );
  expect(told.at(-1)?.motions.flights).toMatchObject([{ to: 'slot:trump', manner: 'turn' }]);
});

test('bets are shown large, and nothing else is', () => {
  const told = passagesOf(
    [
      { code: 'lastPlayer', seat: 1, feather: true },
      { code: 'betsRevealed', on: [1, 0, 1, 0], values: [1, 0, 0, 1], won: [2, 0, 0, 0] },
      { code: 'roundOver', round: 1 },
    ],
    { ...empty, round: 1, featherStack: [1] },
    empty,
  );
  expect(told.map(({ panel }) => panel)).toEqual([false, true]);
});

/** Every commit of whole games in which people do anything. */
function* scenes() {
  const random = new SeededRandom(5);
  for (let game = 0; game < 5; game++) {
    const state = blaze.start({ options: { betting: true }, players: 3 + (game % 3), first: 0 });
    const moves = new Int32Array(blaze.mostMoves);
    while (!blaze.outcome(state).over) {
      const before = blaze.clone(state);
      const due = blaze.dealDue(state);
      let move: Parameters<typeof blaze.narrate>[1];
      if (due) {
        move = { do: 'deal', order: shuffle([...due], random) };
        blaze.deal(state, move.order);
      } else {
        const code = moves[random.below(blaze.legal(state, blaze.turn(state), moves))]!;
        move = blaze.toMove(code);
        blaze.play(state, code);
      }
      yield {
        events: blaze.narrate(before, move, null),
        before: blaze.view(before, null),
        after: blaze.view(state, null),
      };
    }
  }
}

const facesIn = (value: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(value).match(/"[ryb][1-9F]"/g));

test('whole games: everything is told once, the table ends as it lies, no face is given away', () => {
  const seen = { events: 0, faces: 0 };
  for (const { events, before, after } of scenes()) {
    const told = passagesOf(events, before, after);
    expect(told.flatMap((passage) => passage.events)).toEqual(
      events.filter(({ code }) => code !== 'roundOver' && code !== 'gameOver'),
    );
    if (told.length > 0) expect(told.at(-1)?.view).toEqual(after);
    const open = facesIn([events, before.table]);
    const flown = facesIn(told.map(({ motions }) => motions));
    expect([...flown].filter((face) => !open.has(face))).toEqual([]);
    for (const { motions, view } of told) {
      expect(new Set(motions.flights.map(({ key }) => key)).size).toBe(motions.flights.length);
      expect(Math.min(...view.hands)).toBeGreaterThanOrEqual(0);
    }
    seen.events += Number(events.some(mustBeSeen));
    seen.faces += flown.size;
  }
  expect(Math.min(seen.events, seen.faces)).toBeGreaterThan(100);
});

test('what lies face down has a running number, and no name of a card', () => {
  const keys: string[] = [];
  for (const { events, before, after } of scenes())
    for (const { motions } of passagesOf(events, before, after))
      for (const { key, what } of motions.flights) if (what.kind !== 'card') keys.push(key);
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => /[ryb][1-9F]/.test(key))).toEqual([]);
});
