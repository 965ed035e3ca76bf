import {
  CARDS,
  COLORS,
  RANKS,
  type Card,
  type Color,
  type Rank,
} from '../../../../src/lib/games/hanabi/rules/cards.ts';
import type { HanabiWords } from '../../../../src/lib/games/hanabi/words/index.ts';
import type { Control, Sight } from '../sight.ts';

/** A card in somebody's hand, as far as the screen tells of it. */
export interface SeenCard {
  /** What it is found by. */
  readonly called: string;
  /** What its hand is called. */
  readonly hand: string;
  readonly slot: string;
  /** Null where it lies face down. */
  readonly face: Card | null;
  /** What clues have named of it. */
  readonly color: Color | null;
  readonly rank: Rank | null;
  readonly picked: boolean;
}

const SLOTS = ['a', 'b', 'c', 'd', 'e'] as const;
const UNMARKED = { color: null, rank: null };
const MARKS = [null, ...COLORS].flatMap((color) =>
  [null, ...RANKS].map((rank) => ({ color, rank })),
);

const called = ({ name, group }: Control): string => (group === null ? name : `${group}: ${name}`);

/** The cards of whoever is in turn, which lie face down on the table. */
export const cardsInTurn = (sight: Sight, words: HanabiWords): readonly SeenCard[] =>
  sight.controls.filter(({ current }) => current).flatMap((control) => backIn(control, words));

function backIn(control: Control, { table }: HanabiWords): readonly SeenCard[] {
  const { card, bare, lit } = table.held;
  for (const slot of SLOTS)
    for (const { color, rank } of MARKS)
      for (const said of [card(slot, color, rank), bare(slot, color, rank)])
        if (control.name === said || control.name === `${said}, ${lit}`)
          return [
            {
              called: called(control),
              hand: control.group ?? '',
              slot,
              face: null,
              color,
              rank,
              picked: control.pressed,
            },
          ];
  return [];
}

/** All cards of an open view: those of the others, and one's own, of which no face is seen. */
export const cardsInView = (sight: Sight, words: HanabiWords): readonly SeenCard[] =>
  sight.controls.flatMap((control) => heldIn(control, words));

function heldIn(control: Control, words: HanabiWords): readonly SeenCard[] {
  const { held } = words.hand;
  const parts = control.name.split(', ');
  const knows = held.knows(null, null).replace(/:.*/, ':');
  // Where a clue that named none of them told only what they are not, nothing has been named.
  const known =
    MARKS.find(({ color, rank }) => parts.includes(held.knows(color, rank))) ??
    parts.filter((part) => part.startsWith(knows)).map(() => UNMARKED)[0];
  if (!known) return [];
  for (const slot of SLOTS)
    for (const face of [null, ...CARDS]) {
      const said = face === null ? held.own(slot) : `${slot}, ${words.cards.card(face)}`;
      const isIt = face === null ? parts[0] === said : control.name.includes(` ${said}, `);
      if (!isIt) continue;
      const hand = control.group ?? '';
      return [{ called: control.name, hand, slot, face, ...known, picked: control.pressed }];
    }
  return [];
}

/** How high each stack is, as the screen tells it to those who listen. */
export const stacksIn = (text: string, { cards, table }: HanabiWords): readonly number[] =>
  COLORS.map((color) =>
    Math.max(
      0,
      ...RANKS.filter((height) => text.includes(table.facts.stack(cards.colors[color], height))),
    ),
  );

/** How many clue tokens are left. */
export const cluesIn = (text: string, { table }: HanabiWords): number =>
  [8, 7, 6, 5, 4, 3, 2, 1].find((left) => text.includes(table.facts.clues(left, 8))) ?? 0;

type Known = Pick<SeenCard, 'color' | 'rank'>;

/** What clues have told of a card proves that it fits. */
export function isProven({ color, rank }: Known, stacks: readonly number[]): boolean {
  if (rank === null) return false;
  if (color !== null) return stacks[COLORS.indexOf(color)] === rank - 1;
  return stacks.every((height) => height === rank - 1);
}

/** Nobody needs it any more. */
const isUseless = ({ color, rank }: Known, stacks: readonly number[]): boolean =>
  rank !== null &&
  (color === null
    ? stacks.every((height) => height >= rank)
    : stacks[COLORS.indexOf(color)]! >= rank);

/** The card to be discarded: a useless one, else the oldest that no clue has named anything of. */
export const leastOf = (own: readonly SeenCard[], stacks: readonly number[]): SeenCard =>
  own.find((card) => isUseless(card, stacks)) ??
  own.find(({ color, rank }) => color === null && rank === null) ??
  own[0]!;

/** A card to be told of, and what has to be named. */
export interface Tip {
  readonly card: SeenCard;
  readonly named: Color | Rank;
}

/** Clues that bring a card that fits nearer to being proven. */
export function tipsIn(all: readonly SeenCard[], stacks: readonly number[]): readonly Tip[] {
  return all.flatMap((card): readonly Tip[] => {
    if (card.face === null) return [];
    const color = card.face[0] as Color;
    const rank = Number(card.face[1]) as Rank;
    if (stacks[COLORS.indexOf(color)] !== rank - 1) return [];
    if (isProven(card, stacks)) return [];
    if (card.rank === null) return [{ card, named: rank }];
    return card.color === null ? [{ card, named: color }] : [];
  });
}
