import { describe, expect, it } from 'vitest';
import { asSpokenOf, type Person } from '../../../core/people.ts';
import { SeededRandom, shuffle } from '../../../core/random.ts';
import { CARDS } from '../rules/cards.ts';
import type { HanabiEvent } from '../rules/events.ts';
import { hanabi } from '../rules/index.ts';
import { game as en } from '../words/en/index.ts';
import { game as es } from '../words/es/index.ts';
import { storyOf } from './story.ts';

const people = ['Ana', 'Ben', 'Mira'].map((name, seat): Person => ({
  name,
  emblem: 'owl',
  colour: 'teal',
  place: seat * 120,
}));
const english = storyOf(en, people);

/** What every seat and the table are told of a game of random moves. */
function tellGame(seed: number): readonly (readonly HanabiEvent[])[] {
  const random = new SeededRandom(seed);
  const state = hanabi.start({ options: {}, players: 3, first: 0 });
  const told: (readonly HanabiEvent[])[] = [];
  const make = (move: Parameters<typeof hanabi.narrate>[1]) => {
    for (const viewer of [null, 0, 1, 2]) told.push(hanabi.narrate(state, move, viewer));
  };
  const order = shuffle([...hanabi.dealDue(state)!], random);
  make({ do: 'deal', order });
  hanabi.deal(state, order);
  const moves = new Int32Array(hanabi.mostMoves);
  while (!hanabi.outcome(state).over) {
    const codes = moves.subarray(0, hanabi.legal(state, hanabi.turn(state), moves));
    const code = codes[random.below(codes.length)]!;
    make(hanabi.toMove(code));
    hanabi.play(state, code);
  }
  return told;
}

const GAMES = [1, 2, 3, 4].flatMap(tellGame);

describe('a whole game told', () => {
  it('draws the cards that its words name, and no others', () => {
    for (const events of GAMES)
      for (const { text, things = [] } of english.log(events)) {
        const cards = things.filter((thing) => thing.length === 2);
        const named = CARDS.filter((card) => text.includes(en.cards.card(card)));
        expect([...new Set(cards)].sort()).toEqual(named.sort());
      }
  });

  it('draws the sign of what a clue names, and of nothing else', () => {
    for (const event of GAMES.flat()) {
      const signs = english.log([event]).flatMap(({ things = [] }) => things);
      const drawn = signs.filter((thing) => thing.length === 1);
      expect(drawn).toEqual(event.code === 'clued' ? [event.color ?? `${event.rank}`] : []);
    }
  });

  it('says of every act who did it', () => {
    for (const event of GAMES.flat())
      for (const { by } of english.log([event]))
        expect(by).toBe('seat' in event ? event.seat : undefined);
  });

  it.each([
    { language: 'English', words: en },
    { language: 'Spanish', words: es },
  ])('makes whole sentences in $language, whoever is spoken to', ({ words }) => {
    for (const alone of [null, 0, 2]) {
      const story = storyOf(words, asSpokenOf(people, alone, words.you));
      for (const event of GAMES.flat()) {
        const line = story.event(event);
        if (line === null) continue;
        expect(line).not.toMatch(/undefined|null|NaN|\[object|, ,|: \./);
        expect(line).toMatch(/^[\p{Lu}\d].*\.$/su);
      }
    }
  });

  it('never speaks to "you" where there are several', () => {
    for (const events of GAMES) expect(english.lines(events).join(' ')).not.toMatch(/\byou/i);
  });
});

describe('a clue told', () => {
  const clue = { code: 'clued', seat: 1, to: 0, color: null, rank: null, slots: [] } as const;
  const spoken = storyOf(es, asSpokenOf(people, 0, es.you));

  it.each([
    [
      { rank: 2, slots: [1, 3] },
      'Ben tells Ana: two 2s\u00a0(b and d).',
      'Ben te dice: dos 2\u00a0(b y d).',
    ],
    [{ rank: 5 }, 'Ben tells Ana: no 5.', 'Ben te dice: ningún 5.'],
    [
      { color: 'r', slots: [2] },
      'Ben tells Ana: one Flame card\u00a0(c).',
      'Ben te dice: una carta de Llama\u00a0(c).',
    ],
    [{ color: 'w' }, 'Ben tells Ana: no Moon.', 'Ben te dice: ninguna carta de Luna.'],
  ] as const)('%j', (told, inEnglish, inSpanish) => {
    expect(english.event({ ...clue, ...told })).toBe(inEnglish);
    expect(spoken.event({ ...clue, ...told })).toBe(inSpanish);
  });
});
