import { describe, expect, it } from 'vitest';
import { BOT_LEVELS, type BotLevel } from '../../src/lib/core/people.ts';
import { SeededRandom, shuffle } from '../../src/lib/core/random.ts';
import { FLAME } from '../../src/lib/games/hanabi/bots/habits.ts';
import { choices } from '../../src/lib/games/hanabi/bots/instinct.ts';
import { Remembered } from '../../src/lib/games/hanabi/bots/memory.ts';
import { meritsOf, type Merit } from '../../src/lib/games/hanabi/bots/merits.ts';
import { colorOf, rankOf, WHOLE_DECK } from '../../src/lib/games/hanabi/rules/cards.ts';
import { isPointedAt } from '../../src/lib/games/hanabi/rules/hints.ts';
import { hanabi } from '../../src/lib/games/hanabi/rules/index.ts';
import type { HanabiMove } from '../../src/lib/games/hanabi/rules/moves.ts';
import { cellOf, faceAt, type HanabiState } from '../../src/lib/games/hanabi/rules/state.ts';
import {
  chooseAgain,
  chosen,
  playWhole,
  recallWhole,
  unknown,
  type Table,
} from './testing/minds.ts';
import { position } from './testing/position.ts';

/** Milliseconds a check may take on a busy machine. */
const PATIENCE = 240_000;

describe('computer players of Hanabi', () => {
  it.each([2, 3, 4, 5])(
    'of all levels play whole games with each other by the rules: %i players',
    (players) => {
      const table = { players, seed: players, options: { emptyClues: players % 2 === 0 } };
      const end = playWhole(table, (state, mind) =>
        chosen(BOT_LEVELS[state.turn % 3]!, state, mind.below(1000)),
      );
      expect(hanabi.outcome(end)).toMatchObject({ over: true });
      // More than what anybody gets who plays whatever comes.
      expect(hanabi.outcome(end).score).toBeGreaterThan(9);
    },
    PATIENCE,
  );

  it.each([
    ['spark', 2],
    ['flame', 4],
    ['bonfire', 3],
  ] as const)(
    '%s chooses the same again, whatever its own cards and the deck are',
    (level, players) => expect(() => chooseAgain({ players, seed: 11 }, level)).not.toThrow(),
    PATIENCE,
  );

  it('remember a game as it was: what they recall of it is what they see', () => {
    for (const players of [2, 3, 5]) expect(() => recallWhole({ players, seed: 5 })).not.toThrow();
  });

  it('spend the last clue at the lowest level rather than keep it', () => {
    const last = { clues: 0, discards: 0 };
    for (const seed of [1, 2, 3, 4, 5, 6])
      playWhole({ players: 2, seed }, (state) => {
        const move = chosen('spark', state, 1);
        if (state.clues === 1 && move.do === 'clue') last.clues++;
        if (state.clues === 1 && move.do === 'discard') last.discards++;
        return move;
      });
    expect(last.clues).toBeGreaterThan(2 * last.discards);
  });

  it('keep what was pointed at rather than a card of which nothing is known', () => {
    const discards = { untouched: 0, pointed: 0 };
    for (const level of ['spark', 'flame'] as const)
      playWhole({ players: 2, seed: 7 }, (state) => {
        const move = chosen(level, state, 1);
        if (move.do !== 'discard') return move;
        const hand = cellOf(state.turn, 0);
        const marks = [...state.marks.subarray(hand, hand + state.count[state.turn]!)];
        if (marks.every(isPointedAt)) return move;
        const [{ code }] = meritsOf(hanabi.view(state, state.turn), move, level) as [Merit];
        discards[code === 'leastLoss' ? 'pointed' : 'untouched']++;
        return move;
      });
    expect(discards.untouched).toBeGreaterThan(9);
    expect(discards.pointed).toBe(0);
  });

  it.each([
    ['play', 1],
    ['discard', -1],
  ] as const)('see from a %s whether a clue was acted upon', (act, heeded) => {
    const state = position({
      hands: ['b2 g2 w2 y2 r2', 'b3 g3 w3 y3 r1'],
      deck: 'b5 g5',
      clues: 7,
    });
    const game = new Remembered(state);
    game.play(hanabi.toCode({ seat: 0, do: 'clue', to: 1, color: 'r' }));
    game.play(hanabi.toCode({ seat: 1, do: act, slot: 4 }));
    expect([...game.heeded]).toEqual([0, 0, heeded, 0, 0, 0, 0, 0, 0, 0]);
  });

  const red = { do: 'clue', color: 'r' } as const;
  const white = { do: 'clue', color: 'w' } as const;
  const MISLED: readonly HanabiMove[] = [
    { seat: 1, to: 0, ...red },
    { seat: 0, do: 'play', slot: 4 },
    { seat: 1, to: 0, ...white },
  ];
  it.each([
    ['let every hint pass', [{ seat: 0, to: 1, ...red }], true],
    [
      'acted on one',
      [
        { seat: 0, to: 1, ...red },
        { seat: 1, do: 'play', slot: 4 },
        { seat: 0, to: 1, do: 'clue', rank: 3 },
      ],
      false,
    ],
  ] as const)('doubt hints that came too early of one who %s', (_, before, isLiteral) => {
    const state = position({
      hands: ['b2 g2 w2 y2 r3', 'b3 g3 w3 y3 r1'],
      deck: 'b5 g5 b4',
    });
    const game = new Remembered(state);
    for (const move of [...before, ...MISLED]) game.play(hanabi.toCode(move));
    expect(game.isLiteral(1)).toBe(isLiteral);
    expect(game.about[2]! > 0).toBe(!isLiteral);
  });

  it('try no play they would gamble on where one is certain', () => {
    const state = position({
      hands: ['b3 g3 w3 y3 r4', 'b4 g2 w2 y2 r3'],
      deck: 'b5 g5 b1 g1 r1 y1',
      stacks: [0, 0, 0, 2, 0],
    });
    const game = new Remembered(state);
    const moves = () =>
      choices(game, 0, FLAME)
        .map((code) => hanabi.toMove(code))
        .flatMap((move) => (move.do === 'play' ? [move.slot] : []));
    game.play(hanabi.toCode({ seat: 0, do: 'clue', to: 1, color: 'b' }));
    expect(moves().length).toBeGreaterThan(1);
    game.play(hanabi.toCode({ seat: 1, do: 'clue', to: 0, color: 'w' }));
    game.play(hanabi.toCode({ seat: 0, do: 'clue', to: 1, color: 'r' }));
    game.play(hanabi.toCode({ seat: 1, do: 'clue', to: 0, rank: 3 }));
    expect(moves()).toEqual([2]);
  });

  it('risk a third storm in the last turn of all where it costs nothing, and only there', () => {
    const misfit = (s: HanabiState): HanabiMove | undefined =>
      hanabi.view(s, s.turn).legal!.find((move) => {
        if (move.do !== 'play') return false;
        const face = faceAt(s, s.turn, move.slot);
        return s.stacks[colorOf(face)] !== rankOf(face);
      });
    /** What Bonfire does last after games in which the other storms came at once. */
    const lastActs = (stormScore: 'zero' | 'stacks') =>
      [8, 14, 18].map((seed) => {
        let last: string | null = null;
        playWhole({ players: 2, seed, options: { stormScore } }, (state) => {
          if (state.lap !== 1 || state.storms !== 1)
            return (state.storms > 1 && misfit(state)) || chosen('spark', state, 1);
          const budget = { iterations: 480 };
          const view = hanabi.view(state, state.turn);
          const { move } = unknown.bonfire(view, new SeededRandom(1), budget);
          last = move.do;
          return move;
        });
        return last;
      });
    expect(lastActs('stacks')).toEqual(['play', 'play', 'play']);
    expect(lastActs('zero')).toEqual(['clue', 'discard', 'clue']);
  });

  it('stop thinking when their time is up', () => {
    const state = hanabi.start({ options: {}, players: 3, first: 0 });
    hanabi.deal(state, shuffle([...WHOLE_DECK], new SeededRandom(4)));
    let clock = 0;
    const budget = { milliseconds: 40, now: () => clock++ };
    const { iterations } = unknown.bonfire(hanabi.view(state, 0), new SeededRandom(1), budget);
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(41 * hanabi.mostMoves);
  });
});

/** A game in which every seat plays at this level. */
const scoreAlone = (level: BotLevel, table: Table): number =>
  hanabi.outcome(playWhole(table, (state) => chosen(level, state, 1))).score!;

describe('alone with their like', () => {
  const GAMES = 12;
  const meanOf = (level: BotLevel, players: number): number =>
    Array.from({ length: GAMES }, (_, seed) => scoreAlone(level, { players, seed })).reduce(
      (sum, score) => sum + score / GAMES,
      0,
    );

  // What thousands of games came to, less the chance in so few.
  it.each([
    ['spark', 2, 18.6],
    ['spark', 5, 16.2],
    ['flame', 2, 20.3],
    ['flame', 4, 21],
  ] as const)('%s at %i players scores %d or more', (level, players, least) => {
    expect(meanOf(level, players)).toBeGreaterThan(least);
  });
});
