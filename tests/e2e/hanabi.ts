import type { Locator, Page } from '@playwright/test';
import type { BotLevel } from '../../src/lib/core/people.ts';
import { SeededRandom, shuffle } from '../../src/lib/core/random.ts';
import type { Seat } from '../../src/lib/core/seats.ts';
import type { Deal } from '../../src/lib/games/contract/rules.ts';
import { apply, refusalOf } from '../../src/lib/games/contract/live.ts';
import { CARDS, type Card } from '../../src/lib/games/hanabi/rules/cards.ts';
import { hanabi } from '../../src/lib/games/hanabi/rules/index.ts';
import type { HanabiMove } from '../../src/lib/games/hanabi/rules/moves.ts';
import type { HanabiOptions } from '../../src/lib/games/hanabi/rules/options.ts';
import { handSize } from '../../src/lib/games/hanabi/rules/rulebook.ts';
import { cellOf, type HanabiState } from '../../src/lib/games/hanabi/rules/state.ts';
import { twin } from '../../src/lib/games/hanabi/rules/testing/twin.ts';
import { writeRecord } from '../../src/lib/record/write.ts';
import { expect } from './expect.ts';
import { layOpen } from './laid.ts';

/** People of Hanabi, the first of whom begins. */
export const NAMES = ['Ana', 'Ben', 'Mira', 'Leonora', 'Maximiliana'] as const;

/** A game as far as it has been played; seat 0 began. */
export interface Played {
  readonly options: HanabiOptions;
  readonly names: readonly string[];
  readonly order: readonly Card[];
  readonly moves: readonly HanabiMove[];
  /** All but the first are computer players of that level. */
  readonly bots?: BotLevel;
}

/** A game in which these cards are dealt first, the rest behind them in order. */
export function dealt(
  hands: readonly (readonly Card[])[],
  moves: readonly HanabiMove[] = [],
  options: HanabiOptions = {},
): Played {
  const rest = [...(hanabi.dealDue(startOf(options, hands.length)) as readonly Card[])];
  for (const card of hands.flat()) rest.splice(rest.indexOf(card), 1);
  return {
    options,
    names: NAMES.slice(0, hands.length),
    order: [...hands.flat(), ...rest],
    moves,
  };
}

/** A random game of so many moves, of clues above all. */
export function random(
  players: number,
  seed: number,
  length = 0,
  options: HanabiOptions = {},
): Played {
  const chance = new SeededRandom(seed);
  const state = startOf(options, players);
  const order = shuffle([...hanabi.dealDue(state)!], chance) as readonly Card[];
  hanabi.deal(state, order);
  const codes = new Int32Array(hanabi.mostMoves);
  const moves: HanabiMove[] = [];
  while (moves.length < length) {
    const count = hanabi.legal(state, hanabi.turn(state), codes);
    const legal = Array.from(codes.subarray(0, count), (code) => hanabi.toMove(code));
    // Storms would end it.
    const safe = legal.filter(({ do: act }) => act !== 'play');
    const move = safe[chance.below(safe.length)]!;
    hanabi.play(state, hanabi.toCode(move));
    moves.push(move);
  }
  return { options, names: NAMES.slice(0, players), order, moves };
}

/**
 * The same game with all dealt anew that a viewer has not seen: their own hand and the deck; or all
 * hands, as nobody at the table can tell.
 */
export function otherWorld(played: Played, seed: number, viewer: Seat | null = null): Played {
  const state = stateOf(played);
  const other = twin({ state, move: null }, null, viewer, new SeededRandom(seed)).state;
  const { hands, next } = whereFrom(played);
  const order = [...played.order];
  hands.forEach((hand, seat) =>
    hand.forEach((at, slot) => (order[at] = CARDS[other.hands[cellOf(seat, slot)]!]!)),
  );
  for (let at = next; at < order.length; at++) order[at] = CARDS[other.deck[at]!]!;
  return { ...played, order };
}

/** Where in the deal the cards in hands come from, and the next one to be drawn. */
function whereFrom({ names, order, moves }: Played) {
  const size = handSize(names.length);
  const hands = names.map((_, seat) => Array.from({ length: size }, (__, i) => seat * size + i));
  let next = names.length * size;
  for (const move of moves) {
    if (move.do === 'clue') continue;
    hands[move.seat]!.splice(move.slot, 1);
    if (next < order.length) hands[move.seat]!.push(next++);
  }
  return { hands, next };
}

/** What lies where nobody but the others sees it, and where nobody does. */
export function hiddenIn(played: Played) {
  const { hands, next } = whereFrom(played);
  const { order } = played;
  return { hands: hands.map((hand) => hand.map((at) => order[at]!)), deck: order.slice(next) };
}

const startOf = (options: HanabiOptions, players: number): HanabiState =>
  hanabi.start({ options, players, first: 0 });

const dealOf = ({ order }: Played): Deal => ({ do: 'deal', order });

/** How a game stands. @throws where a move of it is refused */
export function stateOf(played: Played): HanabiState {
  const state = startOf(played.options, played.names.length);
  for (const move of [dealOf(played), ...played.moves]) {
    const refusal = refusalOf(hanabi, state, move);
    if (refusal) throw new Error(`${JSON.stringify(move)} is refused: ${refusal.code}`);
    apply(hanabi, state, move);
  }
  return state;
}

/** Who is in turn, and the text of the game's file. */
export function momentOf(played: Played): { readonly name: string; readonly text: string } {
  const { options, names, moves, bots } = played;
  const name = names[hanabi.turn(stateOf(played))] ?? '';
  const seats = names.map((each, seat) => ({
    name: each,
    ...(bots !== undefined && seat > 0 && { bot: bots }),
  }));
  const head = { game: hanabi.id, options, seats, first: 0 };
  return { name, text: writeRecord({ ...head, moves: [dealOf(played), ...moves] }, hanabi) };
}

/** Brings a game in; it is on the glass. */
export async function bring(page: Page, home: string, played: Played): Promise<void> {
  await layOpen(page, home, { text: momentOf(played).text });
}

/**
 * What a person sees of the others comes on the glass, by their hold: on the cover that calls them,
 * or else on the table.
 */
export async function openView(page: Page, name: string): Promise<Locator> {
  const opener = page
    .getByRole('button', {
      name: new RegExp(`^${name}: (hold to open|hold to see the others|my hand)$`, 'i'),
    })
    .first();
  const elsewhere = page.getByRole('button', { name: /^(Not me: show the table|Show the table)$/ });
  await expect(opener.or(elsewhere).first()).toBeVisible();
  if ((await opener.count()) === 0) await elsewhere.click();
  await opener.hover();
  await page.mouse.down();
  const view = page.locator('section.hand');
  await expect(view).toBeVisible();
  await page.mouse.up();
  return view;
}
