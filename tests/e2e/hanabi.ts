import type { Locator, Page } from '@playwright/test';
import type { BotLevel } from '../../src/lib/core/people.ts';
import type { Seat } from '../../src/lib/core/seats.ts';
import { SeededRandom, shuffle } from '../../src/lib/core/random.ts';
import { hanabi } from '../../src/lib/games/hanabi/rules/index.ts';
import type { Card } from '../../src/lib/games/hanabi/rules/cards.ts';
import type { HanabiMove } from '../../src/lib/games/hanabi/rules/moves.ts';
import type { HanabiOptions } from '../../src/lib/games/hanabi/rules/options.ts';
import { writeRecord } from '../../src/lib/record/write.ts';
import { expect } from './expect.ts';
import { openFile } from './saved.ts';

/** People of Hanabi, the first of whom begins. */
export const NAMES = ['Mira', 'Ana', 'Ben', 'Leonore', 'Maximiliana'];

/** A game that somebody brings in. */
export interface Brought {
  readonly order: readonly string[];
  readonly players: number;
  readonly moves?: readonly HanabiMove[];
  readonly options?: HanabiOptions;
  /** All but the first are computer players of that level. */
  readonly bots?: BotLevel;
}

const start = (players: number, options: HanabiOptions = {}) =>
  hanabi.start({ options, players, first: 0 });

/** Hands that are dealt so, seat by seat, with the rest of the deck behind them in any order. */
export function orderOf(hands: readonly (readonly Card[])[], seed = 1): readonly string[] {
  const rest = [...(hanabi.dealDue(start(hands.length)) ?? [])];
  for (const card of hands.flat()) rest.splice(rest.indexOf(card), 1);
  return [...hands.flat(), ...shuffle(rest, new SeededRandom(seed))];
}

/** Any deal. */
export const anyOrder = (players: number, seed: number): readonly string[] =>
  shuffle([...(hanabi.dealDue(start(players)) ?? [])], new SeededRandom(seed));

const fileOf = ({ order, players, moves = [], options = {}, bots }: Brought): string =>
  writeRecord(
    {
      game: 'hanabi',
      options,
      seats: NAMES.slice(0, players).map((name, seat) =>
        bots === undefined || seat === 0 ? { name } : { name, bot: bots },
      ),
      first: 0,
      moves: [{ do: 'deal', order }, ...moves],
    },
    hanabi,
  );

/** Brings a game in; it is on the glass. */
export async function bring(page: Page, home: string, game: Brought): Promise<void> {
  await page.goto(home);
  await openFile(page, fileOf(game));
  await expect(page).toHaveURL(/play\/#[\w-]+$/);
}

/**
 * What a person sees of the others comes on the glass, by their hold: on the cover that calls them,
 * or else on the table.
 */
export async function openView(page: Page, seat: Seat): Promise<Locator> {
  const name = NAMES[seat]!;
  const opener = page
    .getByRole('button', {
      name: new RegExp(`^${name}: (hold to open|hold to see the others|my hand)$`, 'i'),
    })
    .first();
  const elsewhere = page.getByRole('button', { name: /^(Not me: the table|Show the table)$/ });
  await expect(opener.or(elsewhere).first()).toBeVisible();
  if ((await opener.count()) === 0) await elsewhere.click();
  await opener.hover();
  await page.mouse.down();
  const view = page.locator('section.hand');
  await expect(view).toBeVisible();
  await page.mouse.up();
  return view;
}
