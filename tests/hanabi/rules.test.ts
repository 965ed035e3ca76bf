import { describe, expect, it } from 'vitest';
import { after } from '../../src/lib/games/contract/live.ts';
import { WHOLE_DECK } from '../../src/lib/games/hanabi/rules/cards.ts';
import { hanabi } from '../../src/lib/games/hanabi/rules/index.ts';
import type { HanabiMove } from '../../src/lib/games/hanabi/rules/moves.ts';
import type { HanabiState } from '../../src/lib/games/hanabi/rules/state.ts';
import { position, type Moment } from './testing/position.ts';

/** The moment after moves in the record tool's words, made by whoever is in turn. */
function played(moment: Moment, ...words: readonly string[]): HanabiState {
  return words.reduce((state, word) => {
    const done = after(hanabi, state, moveOf(state, word));
    if (!done.ok) throw new Error(`${word}: ${done.problem.code}`);
    return done.value;
  }, position(moment));
}

const moveOf = (state: HanabiState, word: string): HanabiMove =>
  hanabi.readMoveWord(state.turn, word)!;

const refusal = (moment: Moment, word: string) => {
  const state = position(moment);
  return hanabi.explain(state, moveOf(state, word));
};

const hand = (state: HanabiState, seat: number, viewer: number | null) =>
  hanabi.view(state, viewer).hands[seat]!.map(({ card }) => card);

const OPEN: Moment = { hands: ['b1 b2 g3 r4 w5', 'y1 y1 g1 r2 b5'], deck: 'w1 w2 w3 r1' };

describe('the deal (H1)', () => {
  it.each([
    [2, 5, 40],
    [3, 5, 35],
    [4, 4, 34],
    [5, 4, 30],
  ])('gives %i players hands of %i and leaves %i', (players, size, deck) => {
    const state = hanabi.start({ options: {}, players, first: 1 });
    hanabi.deal(state, WHOLE_DECK);
    const { hands, deck: left, turn, clues, storms } = hanabi.view(state, null);
    expect(hands.map(({ length }) => length)).toEqual(Array(players).fill(size));
    expect([left, turn, clues, storms]).toEqual([deck, 1, 8, 3]);
  });

  it('hands a whole hand at a time, clockwise from the starting seat', () => {
    const state = hanabi.start({ options: {}, players: 3, first: 2 });
    hanabi.deal(state, WHOLE_DECK);
    expect([2, 0, 1].map((seat) => hand(state, seat, (seat + 1) % 3))).toEqual([
      WHOLE_DECK.slice(0, 5),
      WHOLE_DECK.slice(5, 10),
      WHOLE_DECK.slice(10, 15),
    ]);
  });

  it.each([
    [WHOLE_DECK.slice(1), 'wrongLength'],
    [WHOLE_DECK.with(0, 'b5'), 'wrongCards'],
    [[...WHOLE_DECK.slice(1), 'b6'], 'wrongCards'],
  ])('takes no other deck', (order, code) => {
    const state = hanabi.start({ options: {}, players: 2, first: 0 });
    expect(hanabi.explainDeal(state, order)).toEqual({ code });
  });
});

describe('what is seen (H2)', () => {
  it('is everybody’s hand but one’s own; on the table none', () => {
    const state = position(OPEN);
    expect(hand(state, 0, 0)).toEqual([null, null, null, null, null]);
    expect(hand(state, 1, 0)).toEqual(['y1', 'y1', 'g1', 'r2', 'b5']);
    expect([hand(state, 0, null), hand(state, 1, null)].flat().every((card) => card === null)).toBe(
      true,
    );
  });
});

describe('a clue (H4)', () => {
  it('spends a token, and tells of every card what it is or is not', () => {
    const state = played(OPEN, 'clue 1 rank 1', 'clue 0 color b', 'clue 1 color y');
    const view = hanabi.view(state, null);
    expect(view.clues).toBe(5);
    expect(view.acts.map((act) => 'slots' in act && act.slots)).toEqual([
      [0, 1, 2],
      [0, 1],
      [0, 1],
    ]);
    const told = view.hands[1]!.map(({ color, rank, colors, ranks }) => [
      ...[color, rank, colors.join(''), ranks.join('')],
    ]);
    expect(told).toEqual([
      ['y', 1, 'y', '1'],
      ['y', 1, 'y', '1'],
      [null, 1, 'bgrw', '1'],
      [null, null, 'bgrw', '2345'],
      [null, null, 'bgrw', '2345'],
    ]);
  });

  it('stays with its cards when others leave the hand, and tells nothing of new ones', () => {
    const state = played(OPEN, 'clue 1 rank 1', 'discard 0');
    const ranks = hanabi.view(state, 0).hands[1]!.map(({ card, rank }) => [card, rank]);
    expect(ranks).toEqual([
      ['y1', 1],
      ['g1', 1],
      ['r2', null],
      ['b5', null],
      ['w1', null],
    ]);
  });

  it('may match nothing, unless the table has agreed otherwise', () => {
    expect(refusal(OPEN, 'clue 1 color w')).toBeNull();
    const strict = { ...OPEN, options: { emptyClues: false } };
    expect(refusal(strict, 'clue 1 color r')).toBeNull();
    expect(refusal(strict, 'clue 1 color w')).toEqual({
      code: 'emptyClue',
      to: 1,
      color: 'w',
      rank: null,
    });
    expect(refusal(strict, 'clue 1 rank 4')).toMatchObject({ color: null, rank: 4 });
  });

  it('needs a token and somebody else', () => {
    expect(refusal({ ...OPEN, clues: 0 }, 'clue 1 rank 1')).toEqual({ code: 'noClueLeft' });
    expect(refusal(OPEN, 'clue 0 rank 1')).toEqual({ code: 'clueToSelf' });
    expect(refusal(OPEN, 'clue 2 rank 1')).toEqual({ code: 'noSuchSeat' });
  });
});

describe('a discard (H5)', () => {
  it('brings a token back, shows the card, and draws', () => {
    const state = played({ ...OPEN, clues: 3 }, 'discard 2');
    const view = hanabi.view(state, 1);
    expect([view.clues, view.deck, hand(state, 0, 1)]).toEqual([
      ...[4, 3, ['b1', 'b2', 'r4', 'w5', 'w1']],
    ]);
    expect(view.acts).toEqual([
      { move: { seat: 0, do: 'discard', slot: 2 }, card: 'g3', built: false },
    ]);
  });

  it('is not allowed while all tokens are there', () => {
    expect(refusal(OPEN, 'discard 0')).toEqual({ code: 'allCluesThere' });
    expect(refusal({ ...OPEN, clues: 7 }, 'discard 0')).toBeNull();
    expect(refusal({ ...OPEN, clues: 7 }, 'discard 4')).toBeNull();
  });
});

describe('a play (H6)', () => {
  it('builds a stack with its next rank', () => {
    const state = played(OPEN, 'play 0', 'play 2', 'play 0');
    expect(hanabi.view(state, null)).toMatchObject({
      stacks: [2, 1, 0, 0, 0],
      score: 3,
      storms: 3,
    });
  });

  it('of any other card costs a storm token, and the card lies with the discards', () => {
    const before = hanabi.view(position(OPEN), null).discards;
    const view = hanabi.view(played(OPEN, 'play 1'), null);
    expect([view.storms, view.score]).toEqual([2, 0]);
    expect([...view.discards].sort()).toEqual([...before, 'b2'].sort());
  });

  const NEARLY: Moment = { ...OPEN, stacks: [0, 0, 0, 4, 0], hands: ['w5 b1', 'y1 y1'] };

  it('of a 5 brings a token back, unless all are there', () => {
    expect(hanabi.view(played({ ...NEARLY, clues: 2 }, 'play 0'), null).clues).toBe(3);
    expect(hanabi.view(played({ ...NEARLY, clues: 8 }, 'play 0'), null).clues).toBe(8);
  });

  it('needs a card there is', () => {
    expect(refusal({ ...NEARLY, deck: '' }, 'play 2')).toEqual({ code: 'noSuchCard', slot: 2 });
  });
});

describe('the end (H8)', () => {
  const FOUR = [5, 5, 5, 5, 4] as const;
  const over = (state: HanabiState) => hanabi.outcome(state);

  it('comes at once with all five stacks, and a card is drawn (H7)', () => {
    const state = played({ hands: ['y5 b1', 'b1 g1'], deck: 'r1 r1', stacks: FOUR }, 'play 0');
    expect(over(state)).toEqual({ over: true, score: 25 });
    expect(hanabi.view(state, null)).toMatchObject({ deck: 1, turn: null });
  });

  const LAST: Moment = { hands: ['b1 b1', 'g1 g1'], deck: 'r1', stacks: FOUR, storms: 1 };

  it('comes at once with the third storm, for nothing or for the stacks', () => {
    expect(over(played(LAST, 'play 0'))).toEqual({ over: true, score: 0 });
    const kind = { ...LAST, options: { stormScore: 'stacks' } } as const;
    expect(over(played(kind, 'play 0'))).toEqual({ over: true, score: 24 });
    expect(hanabi.view(played(kind, 'play 0'), null).deck).toBe(0);
  });

  it('comes a lap after the last card was drawn, whose drawer has the last turn', () => {
    const moment: Moment = {
      hands: ['b1', 'g1', 'r1'],
      deck: 'w1',
      clues: 6,
      storms: 3,
    };
    const words = ['discard 0', 'clue 0 rank 1', 'play 0'];
    const state = played(moment, ...words);
    expect(over(state)).toEqual({ over: false, score: null });
    expect(hanabi.view(state, null)).toMatchObject({ turn: 0, lap: 1, hands: [[{}], [{}], []] });
    const end = played(moment, ...words, 'play 0');
    expect(over(end)).toEqual({ over: true, score: 2 });
    expect(hanabi.explain(end, { seat: 1, do: 'play', slot: 0 })).toEqual({ code: 'gameOver' });
  });
});

describe('what is told', () => {
  const told = (moment: Moment, word: string, viewer: number | null) => {
    const state = position(moment);
    return hanabi.narrate(state, moveOf(state, word), viewer).map((event) => event.code);
  };

  it('is what everybody saw, and to all but its owner the card that was drawn', () => {
    expect(told(OPEN, 'play 0', 1)).toEqual(['built', 'drew', 'drewCard']);
    expect(told(OPEN, 'play 0', 0)).toEqual(['built', 'drew']);
    expect(told(OPEN, 'play 0', null)).toEqual(['built', 'drew']);
    expect(told(OPEN, 'play 1', null)).toEqual(['storm', 'drew']);
    expect(told({ ...OPEN, clues: 1 }, 'discard 0', null)).toEqual(['discarded', 'drew']);
    expect(told(OPEN, 'clue 1 rank 1', null)).toEqual(['clued']);
  });

  it('says that a stack is complete, that the last lap begins, and why the game is over', () => {
    const moment: Moment = { hands: ['w5', 'y1'], deck: 'b1', stacks: [0, 0, 0, 4, 0] };
    expect(told(moment, 'play 0', null)).toEqual(['built', 'stackComplete', 'drew', 'lastLap']);
    const ended = { ...moment, stacks: [5, 5, 5, 4, 5] } as const;
    expect(told(ended, 'play 0', null)).toEqual(['built', 'stackComplete', 'drew', 'gameOver']);
    const last: Moment = { ...moment, deck: '', lap: 1, clues: 2 };
    const events = hanabi.narrate(position(last), { seat: 0, do: 'discard', slot: 0 }, null);
    expect(events.at(-1)).toEqual({ code: 'gameOver', ending: 'lap', score: 4 });
  });

  it('at the deal: each hand to all but its owner', () => {
    const state = hanabi.start({ options: {}, players: 2, first: 0 });
    const dealt = (viewer: number | null) =>
      hanabi.narrate(state, { do: 'deal', order: WHOLE_DECK }, viewer);
    expect(dealt(null)).toEqual([{ code: 'dealt', first: 0 }]);
    expect(dealt(1)[1]).toEqual({ code: 'dealtTo', seat: 0, cards: WHOLE_DECK.slice(0, 5) });
    expect(dealt(1)).toHaveLength(2);
  });
});

describe('what can be done by word', () => {
  const spoken = (moment: Moment) => hanabi.spoken(hanabi.view(position(moment), null), 0);

  it('is everything, as long as no clue hangs on a hand', () => {
    expect(spoken({ ...OPEN, clues: 4 }).map(({ kind }) => kind)).toEqual([
      ...Array<string>(5).fill('play'),
      ...Array<string>(5).fill('discard'),
      ...Array<string>(10).fill('tell'),
    ]);
    const strict: Moment = { ...OPEN, clues: 4, options: { emptyClues: false } };
    expect(spoken(strict).some(({ kind }) => kind === 'tell')).toBe(false);
  });
});
