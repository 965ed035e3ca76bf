import { expect, it } from 'vitest';
import { COPIES, faceOf, WHOLE_DECK, type Card } from '../../src/lib/games/hanabi/rules/cards.ts';
import { hanabi } from '../../src/lib/games/hanabi/rules/index.ts';
import { deckCount, type HanabiState } from '../../src/lib/games/hanabi/rules/state.ts';
import {
  after,
  SEATS,
  type Act,
  type Position,
} from '../../src/lib/games/hanabi/ui/lessons/lesson.ts';
import { script } from '../../src/lib/games/hanabi/ui/lessons/script.ts';
import { position } from './testing/position.ts';

/** What a lesson draws, in that order; then as many cards as it says, of those it does not show. */
function deckOf({ start, steps }: (typeof script)['first']): readonly Card[] {
  const draws = steps.flatMap(({ wanted, then }) => [
    ...('own' in wanted ? [wanted.draws] : []),
    ...(then && then.do !== 'clue' && then.draws ? [then.draws] : []),
  ]);
  const left = [...COPIES];
  const shown = [...start.hands.you, ...start.hands.other].map(({ card }) => card);
  for (const card of [...shown, ...draws]) left[faceOf(card)]!--;
  start.stacks.forEach((height, color) => {
    for (let rank = 0; rank < height; rank++) left[5 * color + rank]!--;
  });
  const others = [...new Set(WHOLE_DECK)].flatMap((card) =>
    Array.from({ length: left[faceOf(card)]! }, () => card),
  );
  return [...draws, ...others].slice(0, start.deck);
}

const begun = (lesson: (typeof script)['first']): HanabiState => {
  const { hands, stacks, clues, storms, deck } = lesson.start;
  const [blue, green, red, white, yellow] = stacks;
  return position({
    hands: [hands.you, hands.other].map((hand) => hand.map(({ card }) => card).join(' ')),
    deck: deckOf(lesson).join(' '),
    stacks: [blue!, green!, red!, white!, yellow!],
    clues,
    storms,
    ...(deck === 0 && { lap: 2 }),
  });
};

/** What a lesson and the engine have to agree on. */
const shownBy = ({ hands, stacks, clues, storms, deck }: Position) => ({
  hands: [hands.you, hands.other].map((hand) => hand.map(({ card }) => card)),
  stacks,
  clues,
  storms,
  deck,
});
const standsOn = (s: HanabiState): ReturnType<typeof shownBy> => ({
  hands: [SEATS.you, SEATS.other].map((seat) =>
    hanabi.view(s, 1 - seat).hands[seat]!.map(({ card }) => card!),
  ),
  stacks: [...s.stacks],
  clues: s.clues,
  storms: s.storms,
  deck: deckCount(s),
});

function moveOf(act: Act) {
  const seat = SEATS[act.by];
  if (act.do !== 'clue') return hanabi.readMoveWord(seat, `${act.do} ${act.slot}`)!;
  const kind = typeof act.hint === 'number' ? 'rank' : 'color';
  return hanabi.readMoveWord(seat, `clue ${1 - seat} ${kind} ${act.hint}`)!;
}

it.each(Object.entries(script))('the lesson %s goes as the rules do', (_, lesson) => {
  const s = begun(lesson);
  let now = lesson.start;
  expect(standsOn(s)).toEqual(shownBy(now));
  const go = (act: Act) => {
    // Between what is told, turns go by that no lesson shows.
    s.turn = SEATS[act.by];
    hanabi.play(s, hanabi.toCode(moveOf(act)));
    now = after(now, act).position;
    expect(standsOn(s)).toEqual(shownBy(now));
  };
  for (const { wanted, then } of lesson.steps) {
    s.turn = SEATS.you;
    const right: readonly Act[] =
      'own' in wanted
        ? wanted.slots.map((slot) => ({ by: 'you', do: wanted.own, slot, draws: wanted.draws }))
        : 'clue' in wanted
          ? wanted.clue.map((hint) => ({ by: 'you', do: 'clue', hint }))
          : [];
    for (const act of right) expect(hanabi.explain(s, moveOf(act))).toBeNull();
    if (right[0]) go(right[0]);
    if (then) go(then);
  }
});
