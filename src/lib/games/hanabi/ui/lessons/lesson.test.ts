import { describe, expect, test } from 'vitest';
import { COLORS, RANKS, type Card } from '../../rules/card.ts';
import { hanabi } from '../../rules/index.ts';
import { handSize } from '../../rules/rulebook.ts';
import { lessons as en } from '../../words/en/lessons.ts';
import { lessons as es } from '../../words/es/lessons.ts';
import { Learning } from './learning.svelte.ts';
import { after, SEATS } from './lesson.ts';
import { script } from './script.ts';

/** Does what a step asks for. */
function oblige(learning: Learning): void {
  const { wanted } = learning.step;
  if ('clue' in wanted) learning.tell(wanted.clue[0]!);
  else if ('own' in wanted) {
    learning.pick('you', wanted.slots[0]!);
    learning.use(wanted.own);
  } else if ('answers' in wanted) learning.choose(0);
  else learning.next();
}

describe.each(new Learning().names)('the lesson %s', (name) => {
  test('says something at every step, in every language', () => {
    const { steps } = script[name];
    for (const { steps: said } of [en, es]) expect(said[name]).toHaveLength(steps.length);
    steps.forEach(({ wanted }, at) => {
      for (const { steps: said } of [en, es]) {
        if ('answers' in wanted)
          expect(said[name][at]).toHaveProperty('answers.length', wanted.answers);
        if (!('read' in wanted)) expect(said[name][at]).toHaveProperty('else');
        if ('own' in wanted) expect(said[name][at]).toHaveProperty('otherWay');
      }
    });
  });

  test('goes from its first step to its last', () => {
    const learning = new Learning();
    learning.begin(name);
    for (let step = 1; step < script[name].steps.length; step++) {
      oblige(learning);
      expect([learning.answer, learning.at]).toEqual([null, step]);
    }
    expect(learning.isLast).toBe(true);
  });

  test('answers every other tap, and stays where it is', () => {
    const learning = new Learning();
    learning.begin(name);
    for (; !learning.isLast; oblige(learning)) {
      const { wanted } = learning.step;
      const refused = (done: unknown) => {
        expect([done, learning.answer, learning.at]).toEqual([null, expect.anything(), at]);
      };
      const { at } = learning;
      if ('clue' in wanted) {
        const others = [...COLORS, ...RANKS].filter((hint) => !wanted.clue.includes(hint));
        for (const hint of others) refused(learning.tell(hint));
        learning.pick('you', 0);
        refused(null);
      }
      if ('own' in wanted) {
        learning.position.hands.you.forEach((_, slot) => {
          for (const way of ['play', 'discard'] as const) {
            if (wanted.slots.includes(slot) && way === wanted.own) continue;
            learning.pick('you', slot);
            refused(learning.use(way));
          }
        });
        learning.pick('other', 0);
        refused(null);
      }
      if ('answers' in wanted) refused(learning.choose(1));
    }
  });

  test('begins with full hands: whoever has a turn to come has drawn behind the last one', () => {
    for (const hand of Object.values(script[name].start.hands))
      expect(hand).toHaveLength(handSize(2));
  });

  test('leaves in the deck, until it is drawn up, what lies nowhere else', () => {
    const { deck, stacks, discards, hands } = script[name].start;
    const played = stacks.reduce((sum, height) => sum + height, 0);
    const elsewhere = played + discards.length + hands.you.length + hands.other.length;
    // Behind the last card only the newest discards are shown.
    expect(deck).toBe(name === 'lap' ? 0 : 50 - elsewhere);
  });

  test('holds no card more often than a deck does', () => {
    const learning = new Learning();
    learning.begin(name);
    const { you, other } = learning.position.hands;
    const { discards, stacks } = learning.position;
    const built = COLORS.flatMap((color, i) =>
      RANKS.slice(0, stacks[i]).map((rank): Card => `${color}${rank}`),
    );
    const draws = script[name].steps.flatMap(({ wanted, then }) => [
      ...('own' in wanted ? [wanted.draws] : []),
      ...(then && then.do !== 'clue' && then.draws ? [then.draws] : []),
    ]);
    const all = [...[...you, ...other].map(({ card }) => card), ...discards, ...built, ...draws];
    for (const card of all) {
      const copies = { 1: 3, 2: 2, 3: 2, 4: 2, 5: 1 }[card[1]!] ?? 0;
      expect([card, all.filter((one) => one === card).length <= copies]).toEqual([card, true]);
    }
  });
});

test('a card is put back when it is tapped once more', () => {
  const learning = new Learning();
  learning.pick('you', 1);
  expect(learning.picked).toEqual({ who: 'you', slot: 1 });
  learning.pick('you', 1);
  expect(learning.picked).toBe(null);
});

test('a clue marks every card it means, and no other', () => {
  const { start } = script.clue;
  const { position, motions } = after(start, { by: 'you', do: 'clue', hint: 4 });
  expect(position.hands.other.map(({ rank, lit }) => [rank, lit])).toEqual(
    start.hands.other.map(({ card }) => (card[1] === '4' ? [4, true] : [null, false])),
  );
  expect(position.clues).toBe(start.clues - 1);
  expect(motions.flights.filter(({ what }) => what.kind === 'glance')).toHaveLength(2);
});

test('a 5 bursts, and a card that fits nowhere is a storm', () => {
  const burst = after(script.lap.start, { by: 'other', do: 'play', slot: 0, draws: null });
  expect(burst.position.stacks[3]).toBe(5);
  expect(burst.then?.motions.flare).toBeDefined();
  const storm = after(script.storms.start, { by: 'you', do: 'play', slot: 0, draws: 'w1' });
  expect([storm.position.storms, storm.position.discards.at(-1)]).toEqual([2, 'r1']);
  expect(storm.then?.motions.dusk).toBe(true);
});

test('the last lap scores what its words say', () => {
  const learning = new Learning();
  learning.begin('lap');
  while (!learning.isLast) oblige(learning);
  const score = learning.position.stacks.reduce((sum, height) => sum + height, 0);
  for (const { steps } of [en, es])
    expect(steps.lap.find((step) => 'answers' in step)).toHaveProperty('answers.0', `${score}`);
});

test('the first turns are turns by the rules', () => {
  const { start, steps } = script.first;
  // The other has just told of a 1.
  const state = hanabi.start({ options: {}, players: 2, first: SEATS.other });
  const due = [...hanabi.dealDue(state)!];
  const cards = (who: 'you' | 'other') => start.hands[who].map(({ card }) => card);
  const top: readonly Card[] = [...cards('other'), ...cards('you'), 'g4', 'r1', 'y2'];
  for (const card of top) due.splice(due.indexOf(card), 1);
  hanabi.deal(state, [...top, ...due]);
  const play = (seat: number, word: string) => {
    const move = hanabi.readMoveWord(seat, word);
    expect([word, move && hanabi.explain(state, move)]).toEqual([word, null]);
    hanabi.play(state, hanabi.toCode(move!));
  };
  play(SEATS.other, 'clue 0 rank 1');
  expect(hanabi.view(state, null).hands[SEATS.you]!.map(({ rank }) => rank)).toEqual(
    start.hands.you.map(({ rank }) => rank),
  );
  play(SEATS.you, 'play 1');
  play(SEATS.other, 'discard 0');
  play(SEATS.you, 'clue 1 rank 1');
  play(SEATS.other, 'play 0');
  const learning = new Learning();
  while (!learning.isLast) oblige(learning);
  const view = hanabi.view(state, SEATS.you);
  expect(learning.position.stacks).toEqual(view.stacks);
  expect([learning.position.clues, learning.position.discards]).toEqual([
    view.clues,
    view.discards,
  ]);
  expect(learning.position.hands.other.map(({ card, rank }) => [card, rank])).toEqual(
    view.hands[SEATS.other]!.map(({ card, rank }) => [card, rank]),
  );
  expect(steps).toHaveLength(5);
});
