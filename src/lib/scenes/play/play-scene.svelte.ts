import type { Seat } from '../../core/seats.ts';
import type { Settings } from '../../core/settings.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import type { AnyScreens } from '../../games/contract/screens.ts';
import type { Door } from '../../games/contract/table.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import type { PersonInput } from '../../table/public.ts';
import { turnFor } from '../../ui/play/facing/facing.ts';
import { Peek } from '../../ui/play/cover/peek.ts';
import { onGlass, type GlassFacts, type GlassCase } from './cases.ts';

/** What a game on the glass is surrounded by. */
export interface PlaySurroundings {
  readonly live: LiveGame;
  readonly screens: Pick<AnyScreens, 'mustBeSeen' | 'isIntermission'>;
  readonly settings: Pick<Settings, 'pace' | 'peek'>;
  /** A panel is open over the glass. */
  readonly panel: boolean;
  /** How far the table is turned, as the window shows it. */
  readonly turned: number;
}

/** What is on the glass while a game is played, and what becomes of what people do there. */
export class PlayScene {
  /** Follows the fingers, for hands that show only while they are pressed. */
  readonly peek = new Peek(() => this.turn);
  readonly #around: () => PlaySurroundings;
  /** Who plays alone looks at the table; their hand is not covered for that. */
  #aside = $state(false);
  readonly #mustBeSeen = $derived.by(() => {
    const { live, screens } = this.#around();
    return screens.mustBeSeen(live.picture.telling);
  });
  readonly facts: GlassFacts = $derived.by(() => {
    const { live, screens, settings, panel } = this.#around();
    const { glass, prompt, telling, table } = live.picture;
    const { due, undo } = prompt;
    return {
      glass: glass.mode,
      calls: glass.mode === 'cover' && glass.seat !== null && !glass.pressed,
      due: due.kind,
      undo: undo !== null,
      alone: live.solo !== null,
      aside: this.#aside,
      untold: telling.length > 0,
      mustBeSeen: this.#mustBeSeen,
      pace: settings.pace,
      between: screens.isIntermission(table),
      panel,
    };
  });
  readonly on: GlassCase = $derived.by(() => onGlass(this.facts));

  /** @param around read anew whenever something is asked */
  constructor(around: () => PlaySurroundings) {
    this.#around = around;
  }

  /**
   * Whom all there is on the glass faces, which lies in the middle: whoever a cover calls, or the
   * owner of the open hand. Null while it is for several, or goes from hand to hand.
   */
  get faces(): Seat | null {
    const { solo, picture } = this.#live;
    const { glass, way } = picture;
    const { ground } = this.on;
    const isOfOne = ground === 'hand' || (ground === 'cover' && !('shows' in glass));
    return isOfOne && glass.mode !== 'table' && way === 'middle' && solo === null
      ? glass.seat
      : null;
  }

  /** By how much all there is is turned, clockwise, for that. */
  get turn(): number {
    const person = this.faces === null ? null : this.#live.people[this.faces];
    return person ? turnFor(person.place, this.#around().turned) : 0;
  }

  /** What everybody must see is told before anything else. */
  get tellsFirst(): boolean {
    return this.on.name === 'telling';
  }

  /** Who plays alone turns back from the table into their hand. */
  lookBack = (): void => {
    this.#aside = false;
  };

  /** What was merely played is not worth a stop on the way to the next hand. */
  dropIdle(): void {
    const { picture, steward } = this.#live;
    const { glass, telling } = picture;
    if (glass.mode === 'cover' && telling.length > 0 && !this.#mustBeSeen) steward.allTold();
  }

  /** What people do on the table. */
  readonly table: Door<GameTypes> = {
    act: (input) => {
      if (input.do === 'press' || input.do === 'show') this.#press(input);
      // Only behind the cover that the press has brought.
      else if (input.do !== 'open') this.#live.act(input);
      else if (this.table.carries(input.seat)) this.#open(input.seat);
    },
    carries: (seat) => {
      const { glass } = this.#live.picture;
      return glass.mode === 'cover' && glass.pressed && glass.seat === seat;
    },
  };

  /** What people do on a cover. */
  readonly onCover = (input: PersonInput<GameTypes>): void => {
    if (input.do === 'open') this.#open(input.seat);
    else this.#live.act(input);
  };

  /** What the owner of an open hand does. */
  readonly inHand = (input: PersonInput<GameTypes>): void => {
    const live = this.#live;
    if (live.solo === null) return live.act(input);
    // Nobody is there to cover it from: what lies behind it is the table.
    if (input.do === 'layDown') {
      this.#aside = true;
      return;
    }
    // What was told in a hand that stays open has been read once its owner acts.
    if (input.do === 'commit' || input.do === 'say') live.steward.allTold();
    live.act(input);
  };

  get #live(): LiveGame {
    return this.#around().live;
  }

  /**
   * Somebody presses their plate, or wants a hand to be shown. They have seen what merely stands
   * there in words; what everybody must see is told first, and they wait for it.
   */
  #press(input: PersonInput<GameTypes> & { readonly do: 'press' | 'show' }): void {
    const live = this.#live;
    if (live.solo !== null) return this.lookBack();
    if (this.tellsFirst) return;
    live.steward.allTold();
    live.act(input);
  }

  #open(seat: Seat): void {
    const live = this.#live;
    live.act({ do: 'open', seat });
    if (!this.#around().settings.peek) return;
    // The hand may not be open yet when the finger is lifted.
    this.peek.coverWhenLifted(() =>
      live.picture.hand || live.picture.shown ? live.act({ do: 'layDown' }) : live.steward.cover(),
    );
  }
}
