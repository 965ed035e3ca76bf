import { describe, expect, test } from 'vitest';
import { SeededRandom, shuffle } from '../../../../core/random.ts';
import type { HanabiEvent } from '../../rules/events.ts';
import { hanabi } from '../../rules/index.ts';
import { witness } from '../../rules/testing/witness.ts';
import type { HanabiView } from '../../rules/view.ts';
import { sight } from '../hand/testing/sight.ts';
import { backsOf } from '../table/seats/backs.ts';
import { cuesOf } from './cues.ts';
import { restOf } from './pace.ts';
import { mustBeSeen, passagesOf } from './passages.ts';

const random = new SeededRandom(11);

/** The public table of a game that was just dealt. */
function dealt(players: number): HanabiView {
  const state = hanabi.start({ options: {}, players, first: 1 });
  hanabi.deal(state, shuffle([...hanabi.dealDue(state)!], random));
  return hanabi.view(state, null);
}
const table = dealt(4);

/** At a table that remembers what it usually does. */
const usual = (...commit: readonly [readonly HanabiEvent[], HanabiView, HanabiView]) =>
  passagesOf(...commit, {});

describe('a clue', () => {
  const event = {
    ...({ code: 'clued', seat: 0, to: 2, color: 'r', rank: null, slots: [1, 3] } as const),
  };
  const [passage, ...more] = usual([event], table, { ...table, clues: 7 });

  test('is a light from whoever speaks to each card it means, one after the other', () => {
    expect(more).toEqual([]);
    const glances = passage!.motions.flights.filter(({ what }) => what.kind === 'glance');
    expect(glances).toMatchObject([
      { from: 'plate:0', to: 'slot:hand-2-1', what: { hint: 'r' } },
      { from: 'plate:0', to: 'slot:hand-2-3', what: { hint: 'r' } },
    ]);
    expect(glances[1]!.at).toBeGreaterThan(glances[0]!.at);
    expect(passage!.motions.stirs.map(({ at }) => at)).toEqual(['slot:hand-2-1', 'slot:hand-2-3']);
    expect(passage!.ms).toBeGreaterThan(glances[1]!.at + glances[1]!.ms);
  });

  test('that means no card goes to the person', () => {
    const [empty] = usual([{ ...event, slots: [] }], table, table);
    expect(empty!.motions.flights.at(-1)).toMatchObject({ to: 'plate:2', what: { hint: 'r' } });
    expect(empty!.motions.sprays).toEqual([]);
  });

  test('spends a token', () => {
    expect(passage!.motions.flights[0]).toMatchObject({ from: 'slot:clues', to: 'plate:0' });
  });
});

describe('a card that is played', () => {
  const built = [
    { code: 'built', seat: 3, slot: 1, card: 'w1' },
    { code: 'drew', seat: 3 },
  ] as const satisfies readonly HanabiEvent[];
  const [passage, ...more] = usual(built, table, { ...table, deck: table.deck - 1 });
  const flights = passage!.motions.flights;

  test('goes from its place in the hand to its rocket, and its face comes up', () => {
    expect(more).toEqual([]);
    expect(flights[0]).toMatchObject({
      what: { kind: 'card', card: 'w1' },
      manner: 'turn',
      from: 'slot:hand-3-1',
      to: 'slot:stack-w',
    });
  });

  test('leaves a gap that newer cards fill, and a new one comes face down', () => {
    expect(flights.slice(1).map(({ from, to }) => [from, to])).toEqual([
      ['slot:hand-3-2', 'slot:hand-3-1'],
      ['slot:hand-3-3', 'slot:hand-3-2'],
      ['deck', 'slot:hand-3-3'],
    ]);
    expect(flights.at(-1)!.what).toMatchObject({ kind: 'back', color: null, rank: null });
  });

  test('takes its marks along, and nothing else', () => {
    const marked: HanabiView = {
      ...table,
      hands: table.hands.with(3, [
        ...table.hands[3]!.slice(0, 2),
        { ...table.hands[3]![2]!, color: 'g', rank: 4 },
        table.hands[3]![3]!,
      ]),
    };
    const [told] = usual(built, marked, marked);
    const back = { kind: 'back', color: 'g', rank: 4, lit: false };
    expect(told!.motions.flights[1]!.what).toEqual(back);
  });

  test('shows no more of what moves up than of what lies there', () => {
    const moves = [
      { seat: 0, do: 'clue', to: 1, rank: 5 },
      { seat: 1, do: 'clue', to: 0, rank: 1 },
      { seat: 0, do: 'clue', to: 1, color: 'r' },
    ] as const;
    const hands = [
      ['b1', 'b1', 'b2', 'b3', 'b4'],
      ['g1', 'r1', 'r5', 'w5', 'y1'],
    ] as const;
    const before = sight({ hands, moves }, null);
    const after = sight({ hands, moves: [...moves, { seat: 1, do: 'play', slot: 0 }] }, null);
    const events = [{ code: 'built', seat: 1, slot: 0, card: 'g1' }] as const;
    for (const memory of ['none', 'marks', 'deductions'] as const) {
      const [told] = passagesOf(events, before, after, { memory });
      const flown = told!.motions.flights.filter(({ key }) => key.startsWith('up'));
      expect(flown.map(({ what }) => what)).toEqual(
        backsOf(after, 1, memory)
          .slice(0, 4)
          .map((back) => ({ kind: 'back', ...back })),
      );
    }
  });

  test('draws nothing where the deck is empty', () => {
    const [told] = usual([built[0]], { ...table, deck: 0 }, { ...table, deck: 0 });
    expect(told!.motions.flights.some(({ from }) => from === 'deck')).toBe(false);
  });
});

test('a 5 bursts once it has come to its rocket, and lights the table', () => {
  const before = { ...table, stacks: [0, 0, 0, 4, 0], clues: 6 };
  const after = { ...table, stacks: [0, 0, 0, 5, 0], clues: 7 };
  const told = usual(
    [
      { code: 'built', seat: 0, slot: 0, card: 'w5' },
      { code: 'stackComplete', color: 'w', clueBack: true },
      { code: 'drew', seat: 0 },
    ],
    before,
    after,
  );
  expect(told.map(({ view }) => view.stacks[3])).toEqual([4, 5]);
  expect(told.map(({ view }) => view.clues)).toEqual([6, 7]);
  expect(told[1]!.motions.sprays[0]).toMatchObject({ at: 'slot:stack-w', bursts: true });
  expect(told[1]!.motions.flare).toBe('--sky-moon-lit');
  expect(told[1]!.motions.flights).toMatchObject([{ from: 'slot:stack-w', to: 'slot:clues' }]);
});

test('a storm shows its card to all, and then it is dark', () => {
  const before = { ...table, storms: 3 };
  const told = usual(
    [
      { code: 'storm', seat: 0, slot: 2, card: 'y4', left: 2 },
      { code: 'drew', seat: 0 },
    ],
    before,
    { ...table, storms: 2, discards: ['y4'] },
  );
  expect(told.map(({ view }) => view.storms)).toEqual([3, 2]);
  expect(told.map(({ motions }) => motions.dusk)).toEqual([false, true]);
  expect(told[0]!.motions.flights[0]).toMatchObject({ via: 'slot:felt', to: 'discards' });
  expect(told[0]!.ms).toBeGreaterThanOrEqual(told[0]!.motions.flights[0]!.ms);
});

test('a discard goes where discards lie, and a clue token comes back', () => {
  const [told] = usual([{ code: 'discarded', seat: 1, slot: 0, card: 'b3' }], table, table);
  const { flights } = told!.motions;
  expect(flights[0]).toMatchObject({ from: 'slot:hand-1-0', to: 'discards' });
  expect(flights.at(-1)).toMatchObject({ to: 'slot:clues', what: { kind: 'lantern' } });
});

test.each([2, 3, 4, 5])('%i hands are dealt face down, round and round', (players) => {
  const after = dealt(players);
  const [told] = usual([{ code: 'dealt', first: 1 }], table, after);
  const { flights } = told!.motions;
  expect(flights).toHaveLength(players * (players <= 3 ? 5 : 4));
  expect(flights.slice(0, 2).map(({ to }) => to)).toEqual([
    'slot:hand-1-0',
    `slot:hand-${2 % players}-0`,
  ]);
  expect(new Set(flights.map(({ to }) => to)).size).toBe(flights.length);
  expect(flights.every(({ what }) => what.kind === 'back')).toBe(true);
  expect(told!.ms).toBeGreaterThan(flights.at(-1)!.at + flights.at(-1)!.ms);
});

/** Every commit of whole games of random moves, and the same in a world that nobody can tell. */
function* scenes() {
  for (let game = 0; game < 8; game++) {
    const state = hanabi.start({ options: {}, players: 2 + (game % 4), first: 0 });
    const moves = new Int32Array(hanabi.mostMoves);
    while (!hanabi.outcome(state).over) {
      const before = hanabi.clone(state);
      const due = hanabi.dealDue(state);
      let move: NonNullable<Parameters<typeof witness.twin>[0]['move']>;
      if (due) {
        move = { do: 'deal', order: shuffle([...due], random) };
        hanabi.deal(state, move.order);
      } else {
        const code = moves[random.below(hanabi.legal(state, hanabi.turn(state), moves))]!;
        move = hanabi.toMove(code);
        hanabi.play(state, code);
      }
      const other = witness.twin({ state: before, move }, state, null, random);
      yield [told(before, move), told(other.state, other.move!)] as const;
    }
  }
}

/** What everybody may know of a move. */
function told(from: ReturnType<typeof hanabi.clone>, move: Parameters<typeof hanabi.narrate>[1]) {
  const state = hanabi.clone(from);
  if (move.do === 'deal') hanabi.deal(state, move.order);
  else hanabi.play(state, hanabi.toCode(move));
  return {
    events: hanabi.narrate(from, move, null),
    before: hanabi.view(from, null),
    after: hanabi.view(state, null),
  };
}

const facesIn = (value: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(value).match(/"[bgrwy][1-5]"/g));

test('whole games: all is told once, the table ends as it lies, no face is given away', () => {
  let seen = 0;
  for (const [{ events, before, after }] of scenes()) {
    const passages = usual(events, before, after);
    expect(new Set(passages.flatMap((passage) => passage.events))).toEqual(
      new Set(events.filter(({ code }) => code !== 'gameOver')),
    );
    expect(passages.at(-1)?.view).toEqual(after);
    const open = facesIn(events);
    const flown = facesIn(passages.map(({ motions }) => motions));
    expect([...flown].filter((face) => !open.has(face))).toEqual([]);
    for (const { motions } of passages)
      expect(new Set(motions.flights.map(({ key }) => key)).size).toBe(motions.flights.length);
    seen += Number(events.some(mustBeSeen));
  }
  expect(seen).toBeGreaterThan(20);
});

test('what flies and what is heard is the same in worlds that the table cannot tell apart', () => {
  for (const [one, other] of scenes()) {
    expect(usual(other.events, other.before, other.after)).toEqual(
      usual(one.events, one.before, one.after),
    );
    expect(cuesOf(other.events)).toEqual(cuesOf(one.events));
  }
});

test('a card nobody waits to see told lies at once where it really does', () => {
  const after = { ...table, stacks: [1, 0, 0, 0, 0], turn: 2 };
  const [told] = usual([{ code: 'built', seat: 1, slot: 0, card: 'b1' }], table, after);
  expect(told!.view).toBe(after);
});

test('computer players leave more time for what they say than for a card', () => {
  const clue = { code: 'clued', seat: 0, to: 1, color: null, rank: 1, slots: [0] } as const;
  const card = { code: 'discarded', seat: 0, slot: 0, card: 'b1' } as const;
  expect(restOf([clue], 'normal')).toBeGreaterThan(restOf([card], 'normal'));
  expect(restOf([clue], 'off')).toBe(restOf([card], 'off'));
});
