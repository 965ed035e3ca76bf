import type { Chapter } from '../../core/standing.ts';
import type { Language } from '../../i18n/languages.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import { diagnosticOf } from '../../ui/app/diagnostic.ts';
import { otherWay } from '../../ui/play/facing/facing.ts';
import type { SheetName } from '../../ui/play/sheets/sheet-icons.ts';
import type { LoadedGame } from '../loaded-game.ts';

/** What lies round a game that is played. */
interface GameSurroundings {
  readonly live: Pick<LiveGame, 'id' | 'turned'> & {
    readonly steward: Pick<LiveGame['steward'], 'cover' | 'keepShut'>;
    readonly picture: Pick<LiveGame['picture'], 'glass' | 'table' | 'written'>;
  };
  readonly kit: Pick<LoadedGame['kit'], 'standing' | 'rules'>;
  readonly language: Language;
  /** Of the app. */
  readonly version: string;
  /** The table is turned by so many degrees from now on. */
  readonly onturned: (turned: number) => void;
}

/** What lies over a game that is played: a panel, or what is told once something broke. */
export class GameScene {
  sheet = $state<SheetName | null>(null);
  /** Degrees the table is turned by: as it was left. */
  #turned = $state(0);
  /** What can be told of a failure, once there was one. */
  failure = $state<string | null>(null);
  readonly #around: () => GameSurroundings;
  /** How often somebody has said that one cover, after another, faces the wrong way. */
  #wrong = 0;

  /** @param around read anew whenever something is asked */
  constructor(around: () => GameSurroundings) {
    this.#around = around;
    this.#turned = around().live.turned;
  }

  get turned(): number {
    return this.#turned;
  }

  /** No hand opens behind a panel. */
  open = (sheet: SheetName): void => {
    this.#around().live.steward.keepShut();
    this.sheet = sheet;
  };

  close = (): void => {
    this.sheet = null;
  };

  turn = (): void => this.#turnTo((this.#turned + 90) % 360);

  /** A cover faces the wrong way, and so does all there is: the glass was turned by hand. */
  turnOtherWay = (): void => this.#turnTo(otherWay(this.#turned, this.#wrong++));

  #turnTo(turned: number): void {
    this.#turned = turned;
    this.#around().onturned(turned);
  }

  /** Somebody has opened their hand: whatever faced them was right. */
  facesRight(): void {
    this.#wrong = 0;
  }

  /**
   * A cover covers every panel.
   *
   * @returns whether there is one
   */
  coverPanels(): boolean {
    const isCovered = this.#around().live.picture.glass.mode === 'cover';
    if (isCovered) this.close();
    return isCovered;
  }

  /**
   * The browser tells of an error. What carries none is its remark on its own layout, as when the
   * glass is turned: nothing broke.
   */
  notice = (event: Event): void => {
    if (event instanceof ErrorEvent && event.error) this.fail(event.error);
  };

  /** Nothing that broke may leave a hand on the glass, not even where covering it breaks too. */
  fail = (error: unknown): void => {
    const { live, kit } = this.#around();
    // What tells of it takes the place of the whole game, and asks nothing that may be broken.
    this.failure = this.#diagnosticOf(error, null);
    this.close();
    try {
      live.steward.cover();
      this.failure = this.#diagnosticOf(error, kit.standing(live.picture.table).chapter);
    } catch {
      // Told already, but for how far the game has come.
    }
  };

  #diagnosticOf(error: unknown, chapter: Chapter | null): string {
    const { live, kit, language, version } = this.#around();
    return diagnosticOf({
      error,
      version,
      language,
      viewport: { width: innerWidth, height: innerHeight },
      game: { id: live.id, chapter, entries: live.picture.written, rules: kit.rules },
    });
  }
}
