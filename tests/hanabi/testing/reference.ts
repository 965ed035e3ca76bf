/**
 * Hanabi written a second time, from the text of its rules alone: as slow and plain as can be, and
 * not acquainted with the engine. Cards are words, hands are lists, every clue is kept as it was
 * given and asked again.
 */

interface Told {
  /** A colour's letter, or a rank as a digit. */
  readonly what: string;
  readonly isSo: boolean;
}

interface Held {
  readonly card: string;
  readonly told: Told[];
}

export interface Reference {
  readonly players: number;
  readonly emptyClues: boolean;
  readonly stormScore: string;
  hands: Held[][];
  deck: string[] | null;
  stacks: Record<string, number>;
  discards: string[];
  clues: number;
  storms: number;
  turn: number;
  /** Turns each seat has had since the last card was drawn; null before. */
  since: number[] | null;
}

const COLORS = ['b', 'g', 'r', 'w', 'y'];
const WHATS = [...COLORS, '1', '2', '3', '4', '5'];

export const startReference = (
  players: number,
  first: number,
  { emptyClues, stormScore }: { readonly emptyClues: boolean; readonly stormScore: string },
): Reference => ({
  players,
  emptyClues,
  stormScore,
  deck: null,
  discards: [],
  clues: 8,
  storms: 3,
  hands: Array.from({ length: players }, () => []),
  turn: first,
  since: null,
  stacks: { b: 0, g: 0, r: 0, w: 0, y: 0 },
});

/** Hands first, a whole one at a time, clockwise from the starting seat. */
export function dealReference(game: Reference, order: readonly string[]): void {
  game.deck = [...order];
  const size = game.players < 4 ? 5 : 4;
  for (let i = 0; i < game.players; i++)
    game.hands[(game.turn + i) % game.players] = game.deck
      .splice(0, size)
      .map((card) => ({ card, told: [] }));
}

const total = ({ stacks }: Reference): number => COLORS.reduce((sum, c) => sum + stacks[c]!, 0);

export const isOverInReference = (game: Reference): boolean =>
  game.storms === 0 || total(game) === 25 || (game.since?.every((turns) => turns === 1) ?? false);

export const scoreOfReference = (game: Reference): number =>
  game.storms === 0 && game.stormScore === 'zero' ? 0 : total(game);

/** The legal moves of a seat in the record tool's words, sorted. */
export function wordsOfReference(game: Reference, seat: number): string[] {
  if (game.deck === null || isOverInReference(game) || seat !== game.turn) return [];
  const own = game.hands[seat]!;
  const words = own.map((_, slot) => `play ${slot}`);
  if (game.clues < 8) words.push(...own.map((_, slot) => `discard ${slot}`));
  if (game.clues > 0)
    game.hands.forEach((hand, to) => {
      if (to === seat) return;
      for (const what of WHATS)
        if (game.emptyClues || hand.some(({ card }) => card.includes(what)))
          words.push(`clue ${to} ${/\d/.test(what) ? 'rank' : 'color'} ${what}`);
    });
  return words.sort();
}

export function playReference(game: Reference, word: string): void {
  const [act, where, , what] = word.split(' ');
  const seat = game.turn;
  const wasEmpty = game.deck!.length === 0;
  if (act === 'clue') {
    game.clues--;
    for (const { card, told } of game.hands[Number(where)]!)
      told.push({ what: what!, isSo: card.includes(what!) });
  } else {
    const [{ card }] = game.hands[seat]!.splice(Number(where), 1) as [Held];
    if (act === 'discard') game.clues++;
    if (act === 'discard' || !build(game, card)) game.discards.push(card);
    const drawn = game.deck!.shift();
    if (drawn !== undefined) game.hands[seat]!.push({ card: drawn, told: [] });
    if (drawn !== undefined && game.deck!.length === 0) game.since = game.hands.map(() => 0);
  }
  if (wasEmpty) game.since![seat]!++;
  game.turn = (seat + 1) % game.players;
}

/** Puts a card onto its stack; a storm comes where it does not go there. */
function build(game: Reference, card: string): boolean {
  const [color, rank] = [card[0]!, Number(card[1])];
  if (game.stacks[color] !== rank - 1) {
    game.storms--;
    return false;
  }
  game.stacks[color] = rank;
  if (rank === 5) game.clues = Math.min(8, game.clues + 1);
  return true;
}

/** The state as the record tool traces it. */
export function traceOfReference(game: Reference): object {
  const over = isOverInReference(game);
  const legal = game.hands.map((_, seat) => [seat, wordsOfReference(game, seat)]);
  return {
    turn: over || game.deck === null ? null : game.turn,
    hands: game.hands.map((hand) => hand.length),
    deck: game.deck?.length ?? 0,
    clues: game.clues,
    storms: game.storms,
    stacks: game.stacks,
    discards: [...game.discards].sort(),
    score: scoreOfReference(game),
    over,
    legal: Object.fromEntries(legal),
  };
}

/** What `viewer` may know of the hands, by seat and slot: faces seen, and all that clues told. */
export const handsForReference = (game: Reference, viewer: number | null): object =>
  game.hands.map((hand, seat) =>
    hand.map(({ card, told }) => {
      const pointed = (among: string[]): string | undefined =>
        told.find(({ what, isSo }) => isSo && among.includes(what))?.what;
      const left = (among: string[]): string[] =>
        among.filter((one) =>
          told.every(({ what, isSo }) => !among.includes(what) || (what === one) === isSo),
        );
      const [colors, ranks] = [WHATS.slice(0, 5), WHATS.slice(5)];
      const rank = pointed(ranks);
      return {
        card: viewer === null || viewer === seat ? null : card,
        color: pointed(colors) ?? null,
        rank: rank === undefined ? null : Number(rank),
        colors: left(colors),
        ranks: left(ranks).map(Number),
      };
    }),
  );

/** A moment written out; seat 0 is in turn. */
export function referenceAt(moment: {
  readonly hands: readonly string[];
  readonly deck: string;
  readonly stacks?: readonly number[];
  readonly clues?: number;
  readonly storms?: number;
  readonly lap?: number;
  readonly options?: { readonly emptyClues?: boolean; readonly stormScore?: string };
}): Reference {
  const { emptyClues = true, stormScore = 'zero' } = moment.options ?? {};
  const game = startReference(moment.hands.length, 0, { emptyClues, stormScore });
  const cards = (text: string): string[] => text.split(' ').filter((card) => card !== '');
  game.hands = moment.hands.map((hand) => cards(hand).map((card) => ({ card, told: [] })));
  game.deck = cards(moment.deck);
  COLORS.forEach((color, i) => (game.stacks[color] = moment.stacks?.[i] ?? 0));
  game.clues = moment.clues ?? 8;
  game.storms = moment.storms ?? 3;
  const { lap } = moment;
  // Those who still have a turn are the next ones.
  if (lap !== undefined) game.since = game.hands.map((_, seat) => (seat < lap ? 0 : 1));
  return game;
}
