import { describe, expect, test } from 'vitest';
import { asSpokenOf, type Person } from '../../../core/people.ts';
import { SeededRandom, shuffle } from '../../../core/random.ts';
import type { Card } from '../rules/cards.ts';
import { blaze } from '../rules/index.ts';
import type { BlazeEvent } from '../rules/events.ts';
import { game as en } from '../words/en/index.ts';
import { game as es } from '../words/es/index.ts';
import { storyOf } from './story.ts';

const people = ['Ana', 'Ben', 'Mira', 'Leo'].map((name, seat): Person => ({
  name,
  emblem: 'owl',
  colour: 'teal',
  place: seat * 90,
}));
const english = storyOf(en, people);
const spanish = storyOf(es, people);

/** What every seat and the table are told of a game of random moves. */
function tellGame(seed: number, takeAlways: boolean): readonly (readonly BlazeEvent[])[] {
  const random = new SeededRandom(seed);
  const state = blaze.start({ options: { betting: true, drawTrump: true }, players: 4, first: 0 });
  const moves = new Int32Array(blaze.mostMoves);
  const told: (readonly BlazeEvent[])[] = [];
  while (!blaze.outcome(state).over) {
    const before = blaze.clone(state);
    const due = blaze.dealDue(state);
    const listen = (move: Parameters<typeof blaze.narrate>[1]) => {
      for (const viewer of [null, 0, 1, 2, 3]) told.push(blaze.narrate(before, move, viewer));
    };
    if (due) {
      const order = shuffle([...due], random);
      blaze.deal(state, order);
      listen({ do: 'deal', order });
      continue;
    }
    const seat = blaze.turn(state);
    const count = blaze.legal(state, seat, moves);
    const codes = Array.from(moves.subarray(0, count));
    const pass = codes.find((code) => blaze.toMove(code).do === 'pass');
    const code = takeAlways && pass !== undefined ? pass : codes[random.below(count)]!;
    blaze.play(state, code);
    listen(blaze.toMove(code));
  }
  return told;
}

describe('a whole game told', () => {
  test('draws the cards that its words name, and no others', () => {
    const all = [...'ryb'].flatMap((suit) => [...'123456789F'].map((rank) => suit + rank));
    for (const events of tellGame(1, false))
      for (const { text, things = [] } of english.log(events)) {
        const named = all.filter((card) => text.includes(en.cards.card(card as Card)));
        expect([...new Set(things)].sort()).toEqual(named.sort());
      }
  });

  test('says of a card that beats another which of them goes back', () => {
    const events = tellGame(1, false).flat();
    const beat = events.filter((event) => event.code === 'beat');
    expect(beat.length).toBeGreaterThan(0);
    for (const event of beat)
      expect(english.log([event])).toEqual([
        expect.objectContaining({ things: [event.attack, event.card], moved: [event.card] }),
      ]);
  });

  test('sends back to nobody what was taken', () => {
    const took = tellGame(2, true)
      .flat()
      .filter((event) => event.code === 'took');
    expect(took.length).toBeGreaterThan(0);
    for (const event of took)
      expect(english.log([event])).toEqual([
        expect.objectContaining({ things: event.cards, moved: [] }),
      ]);
  });

  test.each([
    { language: 'English', story: english },
    { language: 'Spanish', story: spanish },
  ])('makes whole sentences in $language, whatever happens', ({ story }) => {
    const codes = new Set<string>();
    for (const events of [...tellGame(1, false), ...tellGame(2, true)]) {
      for (const event of events) {
        codes.add(event.code);
        const line = story.event(event);
        if (line === null) continue;
        expect(line).not.toMatch(/undefined|null|NaN|\[object|, ,|: \./);
        expect(line).toMatch(/^[\p{Lu}\d].*\.$/su);
      }
      expect(story.lines(events).length).toBeLessThanOrEqual(events.length);
    }
    expect([...codes]).toEqual(
      expect.arrayContaining(['idle', 'drewTrump', 'betsRevealed', 'featherTaken', 'gameOver']),
    );
  });

  test('never speaks to "you"', () => {
    for (const events of tellGame(3, false))
      expect(english.lines(events).join(' ')).not.toMatch(/\byou/i);
  });
});

describe('a readable log', () => {
  test('tells cards laid together in one line', () => {
    expect(
      english.lines([
        { code: 'attacked', seat: 0, card: 'r2', place: 0 },
        { code: 'attacked', seat: 0, card: 'y2', place: 1 },
        { code: 'attacked', seat: 2, card: 'b2', place: 2 },
      ]),
    ).toEqual(['Ana attacks with Flame 2 and Sun 2.', 'Mira attacks with Frost 2.']);
  });

  test('tells the draws of a challenge in one line, in the order of drawing', () => {
    const draws: readonly BlazeEvent[] = [
      { code: 'drew', seat: 1, count: 2 },
      { code: 'drew', seat: 0, count: 3 },
      { code: 'drew', seat: 2, count: 1 },
    ];
    expect(english.lines(draws)).toEqual(['Cards drawn: Ben 2, Ana 3, and Mira 1.']);
    expect(spanish.lines(draws)).toEqual(['Cartas robadas: Ben 2, Ana 3 y Mira 1.']);
  });

  test('shows an owner the cards drawn instead of their number', () => {
    expect(
      english.lines([
        { code: 'drew', seat: 1, count: 2 },
        { code: 'drewCards', seat: 1, cards: ['rF', 'b1'] },
      ]),
    ).toEqual(['Ben draws Flame Firebird and Frost 1.']);
  });

  test.each([english, spanish])('counts the discards, whatever order they come in', (story) => {
    const cards = ['y2', 'y4', 'b2', 'b4'] as const;
    const discarded = (order: readonly Card[]): BlazeEvent => ({
      code: 'discarded',
      seat: 1,
      cards: order,
    });
    const line = story.event(discarded(cards));
    expect(line).toContain('4');
    expect(story.event(discarded(cards.toReversed()))).toBe(line);
  });

  test('says what a hand already shows only once: by showing it', () => {
    expect(english.event({ code: 'dealtTo', seat: 0, cards: ['r1'] })).toBeNull();
  });
});

describe('why a card cannot be played', () => {
  test.each([
    [
      { code: 'trumpNeeded', card: 'y9', attack: 'r4', trump: 'b' },
      'Another suit does not beat Flame 4. It takes Flame, 4 or higher, or trump (Frost).',
    ],
    [
      { code: 'trumpNeeded', card: 'y9', attack: 'r4', trump: 'r' },
      'Flame 4 is trump. It takes Flame, 4 or higher.',
    ],
    [
      { code: 'trumpNeeded', card: 'y9', attack: 'rF', trump: 'b' },
      'Flame Firebird counts 10. It takes trump (Frost).',
    ],
    [{ code: 'tooLow', card: 'rF', attack: 'r4' }, 'A Firebird beats as 0: too low for Flame 4.'],
    [
      { code: 'rankNotOnTable', rank: '8', ranks: ['2', 'F'] },
      '8 is not in play. In play: 2 and Firebird.',
    ],
    [{ code: 'notYourTurn', turn: 1 }, 'It is Ben’s turn.'],
  ] as const)('%o', (refusal, sentence) => {
    expect(english.refusal(refusal)).toBe(sentence);
  });
});

describe('told to somebody alone', () => {
  const spokenTo = (words: typeof en) => storyOf(words, asSpokenOf(people, 1, words.you));
  const happened: readonly BlazeEvent[] = [
    { code: 'challenge', fire: 0, ash: 1, ember: 2 },
    { code: 'attacked', seat: 1, card: 'r2', place: 0 },
    { code: 'declined', seat: 1 },
    { code: 'passed', seat: 1 },
    { code: 'betOn', seat: 0, on: 1, value: 1 },
    { code: 'wentOut', seat: 1, feather: true },
    { code: 'featherTaken', seat: 1, value: 3 },
    { code: 'gameOver', winner: 1, scores: [0, 7, 0, 0] },
  ];

  test('it says "you", with the verb that goes with it', () => {
    expect(happened.map(spokenTo(en).event)).toEqual([
      'New challenge: Ana is Fire, you are Ash, and Mira is Ember.',
      'You attack with Flame 2.',
      'Nothing more from you.',
      'You give up, and will take the cards.',
      'Ana bets 1 on you.',
      'You go out and take a feather.',
      'Your feather is worth 3.',
      'You win with 7 points.',
    ]);
    expect(happened.map(spokenTo(es).event)).toEqual([
      'Nuevo desafío: Ana es Fuego, tú eres Ceniza y Mira es Ascua.',
      'Atacas con el 2 de Llama.',
      'No añades más.',
      'Te rindes y te llevarás las cartas.',
      'Ana apuesta 1 por ti.',
      'Sales y ganas una pluma.',
      'Tu pluma vale 3.',
      'Ganas con 7 puntos.',
    ]);
  });

  test('others who did the same stand beside you', () => {
    const nothing = [0, 1].map((seat) => ({ code: 'declined', seat }) as const);
    expect(spokenTo(en).lines(nothing)).toEqual(['Nothing more from Ana and you.']);
    expect(spokenTo(es).lines(nothing)).toEqual(['Nadie añade más: ni Ana ni tú.']);
  });
});
