import type { Locator, Page } from '@playwright/test';
import type { Way } from '../../../src/lib/core/way.ts';
import type { Card } from '../../../src/lib/games/blaze/rules/cards.ts';
import { game as en } from '../../../src/lib/games/blaze/words/en/index.ts';
import type { BlazeWords } from '../../../src/lib/games/blaze/words/index.ts';
import { AnyDevice, bringIn, type Laid } from './any-device.ts';
import { BLAZE_FACES } from './faces.ts';
import { fileOf, secretsOf, type Prepared } from './games.ts';

/** How a game is brought in. */
export interface BringIn {
  readonly page: Page;
  readonly home: string;
  readonly prepared: Prepared;
  readonly way?: Way;
  /** The home page was there before: going back leads to it. */
  readonly fromHome?: boolean;
  /** Those of the page; English unless said. */
  readonly words?: BlazeWords;
  /** Before anything is loaded. */
  readonly prepare?: () => Promise<unknown>;
}

/** A device on which Blaze is played. */
export class Device extends AnyDevice<BlazeWords> {
  private constructor(
    laid: Laid<BlazeWords>,
    readonly prepared: Prepared,
  ) {
    super(laid);
  }

  static async at({ prepared, way = 'passed', words = en, ...brought }: BringIn): Promise<Device> {
    const laid = await bringIn({
      ...brought,
      words,
      agreed: { way },
      text: fileOf(prepared),
      people: prepared.names,
      sees: 'own',
      secrets: secretsOf(prepared),
      faces: BLAZE_FACES,
    });
    const device = new Device(laid, prepared);
    await device.arrive();
    return device;
  }

  /** The name of a control that opens somebody's hand, if there is one in sight. */
  async openerOf(person: string): Promise<string | undefined> {
    const { cover, passed, plate } = this.words.table;
    const said = [plate.open, plate.add, plate.look, plate.bet, plate.feathers];
    const openers = [
      cover.open(person),
      cover.peek(person),
      passed.opens(person),
      passed.adds(person),
      ...said.map((act) => plate.of(person, act)),
    ];
    return (await this.names()).find((name) => openers.includes(name));
  }

  /** In the open hand, lays a card ready, or takes it back. */
  async lay(card: Card): Promise<void> {
    const name = this.words.cards.card(card);
    const found = (await this.names()).find((each) => each.startsWith(`${name},`));
    await this.tap(found ?? name);
  }

  /** Lays the first card ready that can be played, or a bet; says whether there was any. */
  async layAny(): Promise<boolean> {
    const { card, bets } = this.words.hand;
    const names = await this.names();
    const laying = this.prepared.names.flatMap((who) => [bets.put(0, who), bets.put(1, who)]);
    const bet = names.find((name) => laying.includes(name));
    const found = names.find((name) => name.includes(`, ${card.playable}`)) ?? bet;
    if (found !== undefined) await this.tap(found);
    return found !== undefined;
  }

  /** Lays the first card ready that can be played and is no secret. */
  async ready(): Promise<void> {
    const { cards, hand } = this.words;
    const secret = Object.values(this.secrets)
      .flat()
      .map((face) => cards.card(face as Card));
    const found = (await this.names()).find(
      (name) =>
        name.includes(`, ${hand.card.playable}`) &&
        !secret.some((face) => name.startsWith(`${face},`)),
    );
    if (found === undefined) throw new Error('No card can be played that is no secret');
    await this.tap(found);
  }

  doer(): Locator {
    return this.page.locator('section.hand .primary:enabled').first();
  }

  /** Nobody who is asked adds anything; said wherever the device asks for it. */
  async nobodyAdds(): Promise<void> {
    const { passed, plate } = this.words.table;
    const silences = [passed.nobodyNames(''), passed.silent('', 1), passed.silent('', 2)];
    const ends = [...silences, plate.of('', plate.done)];
    for (let i = 0; i < 6; i++) {
      const names = await this.names();
      const no = names.find((name) => ends.some((end) => name.endsWith(end)));
      if (no === undefined) return;
      await this.tap(no);
    }
  }
}
