/** What a seat makes of the cards it sees. Sets of faces are words of 25 bits. */
import type { Seat } from '../../../core/seats.ts';
import { colorOf, COLORS, COPIES, FACES, RANK_COUNT, rankOf, type Face } from '../rules/cards.ts';
import { fits, UNMARKED, type Marks } from '../rules/hints.ts';
import { cellOf, type HanabiState } from '../rules/state.ts';

/** Faces as a set. */
export type Faces = number;

/** The faces that what clues told leaves open, by marks. */
const OPEN_TO: Int32Array = Int32Array.from({ length: UNMARKED + 1 }, (_, marks) => {
  let faces = 0;
  for (let face = 0; face < FACES; face++) if (fits(face, marks)) faces |= 1 << face;
  return faces;
});

/** The faces that what clues told leaves open. */
const openTo = (marks: Marks): Faces => OPEN_TO[marks & UNMARKED]!;

/** How the stacks and the discards lie, for everybody to see. */
export interface Table {
  /** What could be played now. */
  playable: Faces;
  /** What will never be played any more. */
  dead: Faces;
  /** The last copies of what still can be played. */
  critical: Faces;
  /** How many cards can still come onto the stacks. */
  reachable: number;
}

/** A table of nothing, to be filled by `lookAtTable`. */
export const newTable = (): Table => ({ playable: 0, dead: 0, critical: 0, reachable: 0 });

/** Looks at stacks and discards. */
export function lookAtTable(s: HanabiState, table: Table): void {
  table.playable = table.dead = table.critical = table.reachable = 0;
  for (let color = 0; color < COLORS.length; color++) {
    const height = s.stacks[color]!;
    const first = color * RANK_COUNT;
    table.dead |= ((1 << height) - 1) << first;
    if (height < RANK_COUNT) table.playable |= 1 << (first + height);
    let isCut = false;
    for (let rank = height; rank < RANK_COUNT; rank++) {
      const face = first + rank;
      const left = COPIES[face]! - s.discards[face]!;
      isCut ||= left === 0;
      if (isCut) table.dead |= 1 << face;
      else {
        table.reachable++;
        if (left === 1) table.critical |= 1 << face;
      }
    }
  }
  table.playable &= ~table.dead;
}

/** Cards somebody has not seen: copies of each face, and which there are as a set. */
export interface Unseen {
  readonly copies: Int32Array;
  faces: Faces;
}

/** No cards at all, to be filled by `lookInPublic` and what follows it. */
export const newUnseen = (): Unseen => ({ copies: new Int32Array(FACES), faces: 0 });

/** What nobody sees who sees no hand at all. */
export function lookInPublic(s: HanabiState, into: Unseen): void {
  into.faces = 0;
  for (let face = 0; face < FACES; face++) {
    const built = rankOf(face) < s.stacks[colorOf(face)]! ? 1 : 0;
    into.copies[face] = COPIES[face]! - s.discards[face]! - built;
    if (into.copies[face]! > 0) into.faces |= 1 << face;
  }
}

/**
 * What a seat has not seen, of which `looker` can be sure: it sees all hands but its own and, where
 * `looker` is another seat, but that one's, which might hold anything.
 */
export function lookAround(s: HanabiState, seat: Seat, looker: Seat, into: Unseen): void {
  lookInPublic(s, into);
  for (let other = 0; other < s.setup.players; other++) {
    if (other === seat || other === looker) continue;
    const end = cellOf(other, s.count[other]!);
    for (let cell = cellOf(other, 0); cell < end; cell++) take(s.hands[cell]!, into);
  }
}

/** One card more is seen. */
function take(face: Face, from: Unseen): void {
  if (--from.copies[face]! === 0) from.faces &= ~(1 << face);
}

/**
 * The cards of its own hand that a seat knows for certain are gone from what it has not seen, so
 * that others of its cards cannot be the same.
 */
export function takeOwn(s: HanabiState, seat: Seat, unseen: Unseen): void {
  const end = cellOf(seat, s.count[seat]!);
  for (let cell = cellOf(seat, 0); cell < end; cell++) {
    const open = openTo(s.marks[cell]!);
    if (open === 0 || (open & (open - 1)) !== 0) continue;
    const face = faceIn(open);
    if (unseen.copies[face]! > 0) take(face, unseen);
  }
}

/** The only face of a set. */
const faceIn = (faces: Faces): Face => 31 - Math.clz32(faces);

/** How likely a card is one of `wanted`, in percent, being one of `open`; 0 where none is left. */
export function chanceOf(wanted: Faces, open: Faces, { copies }: Unseen): number {
  let [all, good] = [0, 0];
  for (let left = open; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const count = copies[faceIn(bit)]!;
    all += count;
    if ((wanted & bit) !== 0) good += count;
  }
  return all === 0 ? 0 : (100 * good) / all;
}

/**
 * What a card can be, by what clues told and what is not seen elsewhere. A card that is certain
 * counts as itself, whatever else was taken from what is unseen.
 */
export function couldBe(marks: Marks, unseen: Unseen): Faces {
  const open = openTo(marks);
  const left = open & unseen.faces;
  return left === 0 ? open : left;
}
