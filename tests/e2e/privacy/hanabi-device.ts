import type { Locator, Page } from '@playwright/test';
import type { Way } from '../../../src/lib/core/way.ts';
import { COLORS } from '../../../src/lib/games/hanabi/rules/cards.ts';
import { hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import { game as en } from '../../../src/lib/games/hanabi/words/en/index.ts';
import type { HanabiWords } from '../../../src/lib/games/hanabi/words/index.ts';
import { hiddenIn, momentOf, stateOf, type Played } from '../hanabi.ts';
import { AnyDevice, bringIn, QUIET, turnedAway, type Laid } from './any-device.ts';
import { HANABI_FACES } from './faces.ts';

/** How a game is brought in. */
export interface BringIn {
  readonly page: Page;
  readonly home: string;
  readonly played: Played;
  /** Of the deck so many cards are drawn meanwhile, and seen. */
  readonly drawn?: number;
  readonly way?: Way;
  /** What the table keeps of what was told. */
  readonly memory?: 'none' | 'marks' | 'deductions';
  /** Those of the page; English unless said. */
  readonly words?: HanabiWords;
  /** The home page was there before: going back leads to it. */
  readonly fromHome?: boolean;
  /** Before anything is loaded. */
  readonly prepare?: () => Promise<unknown>;
}

/** What cards are called that are in nobody's hand. */
const DECK = 'the deck';

/** Faces everybody knows of: on the stacks, discarded, or named by clues from end to end. */
export function openFaces({ stacks, discards, hands }: ReturnType<typeof hanabi.view>) {
  const built = COLORS.flatMap((color, at) =>
    Array.from({ length: stacks[at] ?? 0 }, (_, below) => `${color}${below + 1}`),
  );
  const named = hands
    .flat()
    .flatMap(({ color, rank }) => (color !== null && rank !== null ? [`${color}${rank}`] : []));
  return new Set<string>([...built, ...discards, ...named]);
}

/** By name: faces that lie in this hand and in no other, and of the deck those in no hand. */
function secretsOf(played: Played, drawn: number): Readonly<Record<string, readonly string[]>> {
  const { hands, deck } = hiddenIn(played);
  const open = openFaces(hanabi.view(stateOf(played), null));
  const only = (cards: readonly string[], elsewhere: readonly string[]) =>
    [...new Set(cards)].filter((card) => !open.has(card) && !elsewhere.includes(card));
  const soon = deck.slice(0, drawn);
  return Object.fromEntries([
    ...played.names.map((name, seat) => [
      name,
      only(hands[seat]!, [...hands.filter((_, other) => other !== seat).flat(), ...soon]),
    ]),
    [DECK, only(deck.slice(drawn), [...hands.flat(), ...soon])],
  ]);
}

/** A device on which Hanabi is played. */
export class HanabiDevice extends AnyDevice<HanabiWords> {
  private constructor(
    laid: Laid<HanabiWords>,
    readonly played: Played,
  ) {
    super(laid);
  }

  static async at(how: BringIn): Promise<HanabiDevice> {
    const { played, drawn = 0, words = en, way = 'passed', memory = 'marks', ...brought } = how;
    const laid = await bringIn({
      ...brought,
      words,
      agreed: { way, settings: { memory } },
      text: momentOf(played).text,
      people: played.names,
      sees: 'others',
      secrets: secretsOf(played, drawn),
      faces: HANABI_FACES,
    });
    const device = new HanabiDevice(laid, played);
    await device.arrive();
    return device;
  }

  /** The name of a control that opens somebody's view, or shows a hand, if one is in sight. */
  async openerOf(eyes: string): Promise<string | undefined> {
    const { cover, plate } = this.words.table;
    const owner = turnedAway(eyes);
    const openers =
      owner === null
        ? [cover.open(eyes), cover.peek(eyes), plate.sees(eyes)]
        : [cover.showing.open(owner)];
    return (await this.names()).find((name) => openers.includes(name));
  }

  /** A hand is shown by way of a cover that sends its owner away. */
  override async wayIn(eyes: string): Promise<string> {
    const owner = turnedAway(eyes);
    if (owner !== null && (await this.openerOf(eyes)) === undefined) {
      await this.toTable();
      // Nobody presses what has only just come.
      await this.page.clock.runFor(QUIET);
      await this.tap(this.words.table.plate.shows(owner));
    }
    return super.wayIn(eyes);
  }

  /** Taps the oldest card of who is next, which brings the clues for it. */
  async ready(): Promise<void> {
    const { hand, cards } = this.words;
    await this.tapHeld(hand.held.other(await this.#next(), cards.slot(0), ''));
  }

  /** The first clue that can be given to any other. */
  doer(): Locator {
    const others = new RegExp(`^(${this.people.join('|')}): `);
    return this.page.locator('section.hand').getByRole('button', { name: others }).first();
  }

  /** Who comes after whoever has their view open. */
  async #next(): Promise<string> {
    const at = this.people.indexOf((await this.opened()) ?? '');
    return this.people[(at + 1) % this.people.length]!;
  }

  /** On the table, taps a card that lies face down. */
  async tapBack(person: string, slot: number): Promise<void> {
    const hand = this.page.getByRole('group', { name: this.words.table.hand(person), exact: true });
    // What is told of another card may lie over it.
    if ((await hand.count()) === 0) await this.page.keyboard.press('Escape');
    await hand.getByRole('button').nth(slot).click();
    await this.settle();
  }

  /** In the open view, taps a card: the first whose name begins so. */
  async tapHeld(begins: string): Promise<void> {
    const found = async () => (await this.names()).find((each) => each.startsWith(begins));
    let name = await found();
    if (name === undefined) {
      // What is told of another card lies where it is.
      await this.page.keyboard.press('Escape');
      name = await found();
    }
    if (name === undefined) throw new Error(`No card is called ${begins}`);
    await this.tap(name);
  }
}
