import { assert } from '../../../core/assert.ts';
import { shuffle, type Random } from '../../../core/random.ts';
import { seatOrNobody } from '../../../core/seats.ts';
import { cardAct, clueAct, type Act } from './acts.ts';
import { colorOf, COPIES, DECK_SIZE, faceOf, rankOf, type Face } from './cards.ts';
import { colorHint, fits, marked, rankHint, UNMARKED, type Marks } from './hints.ts';
import { toCode } from './moves.ts';
import { cellOf, DEAL, HanabiState, NO_LAP, OVER, PLAYING } from './state.ts';
import type { HanabiView, HeldCard } from './view.ts';

/**
 * A full state that agrees with a view; what the view does not tell is drawn at random, as a
 * shuffle would that knows every clue.
 */
export function imagine(view: HanabiView, random: Random): HanabiState {
  const { players, first, switches } = view;
  const s = new HanabiState({ players, first, switches });
  copyPublicFacts(s, view);
  if (view.phase !== 'deal') dealHidden(s, view, random);
  return s;
}

const PHASES = { deal: DEAL, playing: PLAYING, over: OVER } as const;

function copyPublicFacts(s: HanabiState, view: HanabiView): void {
  s.phase = PHASES[view.phase];
  s.turn = seatOrNobody(view.turn);
  s.clues = view.clues;
  s.storms = view.storms;
  s.lap = view.lap ?? NO_LAP;
  s.stacks.set(view.stacks);
  s.built = view.stacks.reduce((sum, height) => sum + height, 0);
  for (const card of view.discards) s.discards[faceOf(card)]!++;
  s.acts.set(view.acts.map(packed));
  s.actCount = view.acts.length;
  view.hands.forEach((hand, seat) => {
    s.count[seat] = hand.length;
    hand.forEach((held, slot) => {
      s.marks[cellOf(seat, slot)] = marksOf(held);
      if (held.card !== null) s.hands[cellOf(seat, slot)] = faceOf(held.card);
    });
  });
}

const packed = (act: Act): number =>
  'slots' in act
    ? clueAct(
        toCode(act.move),
        act.slots.reduce((set, slot) => set | (1 << slot), 0),
      )
    : cardAct(toCode(act.move), faceOf(act.card), act.built);

/** What clues have told of a card, as the engine's word. */
function marksOf({ color, rank, colors, ranks }: HeldCard): Marks {
  let marks = 0;
  for (const some of colors) marks |= 1 << colorHint(some);
  for (const some of ranks) marks |= 1 << rankHint(some);
  if (color !== null) marks = marked(marks, colorHint(color), true);
  return rank === null ? marks : marked(marks, rankHint(rank), true);
}

/** Gives every hidden place a card that fits what clues told of it; the deck has the rest. */
function dealHidden(s: HanabiState, view: HanabiView, random: Random): void {
  const hidden = view.hands.flatMap((hand, seat) =>
    hand.flatMap((held, slot) => (held.card === null ? [cellOf(seat, slot)] : [])),
  );
  const marks = hidden.map((cell) => s.marks[cell]!);
  const pool = unseenFaces(view);
  assert(pool.length === hidden.length + view.deck, 'every unseen card lies somewhere');
  const faces = arranged(pool, marks, random);
  hidden.forEach((cell, i) => (s.hands[cell] = faces[i]!));
  s.deckTop = DECK_SIZE - view.deck;
  s.deck.set(faces.slice(hidden.length), s.deckTop);
}

/** Every card that the view does not show somewhere. */
function unseenFaces(view: HanabiView): Face[] {
  const left = [...COPIES];
  for (const card of view.discards) left[faceOf(card)]!--;
  for (const { card } of view.hands.flat()) if (card !== null) left[faceOf(card)]!--;
  return left.flatMap((copies, face) => {
    const isBuilt = rankOf(face) < view.stacks[colorOf(face)]!;
    return Array<Face>(copies - (isBuilt ? 1 : 0)).fill(face);
  });
}

/** So many swaps for each place make every arrangement about equally likely. */
const SWAPS = 12;

/**
 * Faces in an order in which the first ones fit the marks, one after the other. Some order that
 * does is looked for first; from there, cards that can change places do so many times.
 */
function arranged(pool: Face[], marks: readonly Marks[], random: Random): Face[] {
  const faces = shuffle(pool, random);
  const fixed = marks.map(() => false);
  assert(matched(faces, marks, fixed), 'some arrangement fits the clues');
  const marksOfPlace = (place: number): Marks => marks[place] ?? UNMARKED;
  for (let swap = 0; swap < SWAPS * marks.length; swap++) {
    const [a, b] = [random.below(marks.length), random.below(faces.length)];
    const [one, other] = [faces[a]!, faces[b]!];
    if (fits(other, marksOfPlace(a)) && fits(one, marksOfPlace(b))) {
      faces[a] = other;
      faces[b] = one;
    }
  }
  return faces;
}

/**
 * Matches places and cards: brings a fitting one to every place that is not fixed yet, the place
 * with the fewest first; says whether there is a way.
 */
function matched(faces: Face[], marks: readonly Marks[], fixed: boolean[]): boolean {
  const free = (place: number): boolean => !(fixed[place] ?? false);
  const fitting = (place: number): number[] =>
    faces.flatMap((face, at) => (free(at) && fits(face, marks[place]!) ? [at] : []));
  const open = marks.flatMap((_, place) => (free(place) ? [{ place, at: fitting(place) }] : []));
  if (open.length === 0) return true;
  const { place, at } = open.reduce((least, next) =>
    next.at.length < least.at.length ? next : least,
  );
  fixed[place] = true;
  for (const from of at) {
    [faces[place], faces[from]] = [faces[from]!, faces[place]!];
    if (matched(faces, marks, fixed)) return true;
    [faces[place], faces[from]] = [faces[from]!, faces[place]!];
  }
  fixed[place] = false;
  return false;
}
