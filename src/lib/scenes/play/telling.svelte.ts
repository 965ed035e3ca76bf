import type { Pace } from '../../core/settings.ts';
import type { Passage } from '../../games/contract/flights.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import type { AnyScreens } from '../../games/contract/screens.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import type { GlassCase } from './cases.ts';

/** What is told is told of these. */
export interface TellingSurroundings {
  readonly live: {
    readonly steward: Pick<LiveGame['steward'], 'allTold'>;
    readonly picture: Pick<LiveGame['picture'], 'telling' | 'table'>;
    readonly settings: object;
  };
  readonly screens: Pick<AnyScreens, 'flights'>;
  readonly pace: Pace;
  readonly on: Pick<GlassCase, 'name' | 'ground' | 'isTelling'>;
  /** One person plays, and their hand stays open. */
  readonly alone: boolean;
}

/** Of `CSSStyleDeclaration`, what marks a pace. */
interface RootStyle {
  setProperty(name: string, value: string): void;
  removeProperty(name: string): unknown;
}

type TellingCommit = LiveGame['picture']['telling'][number];

/** Where a telling has come to: a passage of a commit. */
interface TellingPoint {
  readonly commit: TellingCommit;
  readonly at: number;
}

/** What is told just now. */
export interface Now extends TellingPoint {
  readonly passage: Passage<GameTypes, unknown>;
}

const STRETCH: Readonly<Record<Exclude<Pace, 'off'>, number>> = {
  slow: 1.7,
  normal: 1,
  fast: 0.55,
};

/** How long the words of what was merely played stay, nothing else being told behind them; ms. */
const LINGER = 1600;

/**
 * How long a passage stays at least once more has happened, even if its own time is up: so that the
 * browser paints what has happened in one frame, and the telling goes on in the next; ms.
 */
const FRAME = 17;

/** Tells what has happened on the table itself, one passage after the other. */
export class Telling {
  readonly #around: () => TellingSurroundings;
  /** Everything up to this commit has been told. */
  #done = $state.raw<TellingCommit | null>(null);
  #point = $state.raw<TellingPoint | null>(null);
  /** By commit: made once, so that they do not change while they are told. */
  readonly #passages = new WeakMap<TellingCommit, readonly Now[]>();
  /** Since when what is told now has been on the glass; ms. */
  #begun: { readonly now: Now; readonly at: number } | null = null;
  readonly now: Now | null = $derived.by(() => this.#find());

  /** @param around read anew whenever something is asked */
  constructor(around: () => TellingSurroundings) {
    this.#around = around;
  }

  /** How much slower than usual everything moves; null where nothing does. */
  get stretch(): number | null {
    const { pace } = this.#around();
    return pace === 'off' ? null : STRETCH[pace];
  }

  /**
   * Sets the pace for what moves by styles. Returns how to take that back, as other pages have no
   * pace.
   *
   * @param style that of the root
   */
  mark(style: RootStyle): () => void {
    style.setProperty('--stretch', `${this.stretch ?? 0}`);
    return () => void style.removeProperty('--stretch');
  }

  /** The public table as it is shown: behind what really lies there, until that has been told. */
  get view(): GameTypes['view'] {
    const { live, on } = this.#around();
    return on.ground === 'table' && this.now ? this.now.passage.view : live.picture.table;
  }

  /**
   * What the caption tells now: the last passage so far that has a sentence; before there is one,
   * the first that will have one.
   */
  get events(): readonly GameTypes['event'][] {
    const { now } = this;
    if (!now || this.#around().on.ground !== 'table') return [];
    const said = this.#of(now.commit).filter(({ passage }) => passage.events.length > 0);
    return (said.findLast(({ at }) => at <= now.at) ?? said[0])?.passage.events ?? [];
  }

  /** Waits for the next passage, as an effect does. */
  keep(): (() => void) | undefined {
    const { stretch, now } = this;
    const { live, on } = this.#around();
    if (stretch === null) {
      if (live.picture.telling.length > 0 && on.isTelling) live.steward.allTold();
      return undefined;
    }
    if (now !== this.#begun?.now) this.#begun = now && { now, at: performance.now() };
    if (!now || !this.#begun) return undefined;
    const isLast =
      now.commit === live.picture.telling.at(-1) && now.at === this.#of(now.commit).length - 1;
    const stays =
      isLast && on.name !== 'telling' ? Math.max(LINGER, now.passage.ms) : now.passage.ms;
    // This runs again whenever something changes round the passage: the time it has had counts.
    const left = stays * stretch - (performance.now() - this.#begun.at);
    const timer = setTimeout(() => this.#goOn(now), Math.max(FRAME, left));
    return () => clearTimeout(timer);
  }

  /** What is told just now has been seen. */
  next = (): void => {
    if (this.now) this.#goOn(this.now);
  };

  /** Everything has been told, but for what is shown large. */
  skip = (): void => {
    const { now } = this;
    if (!now) return;
    const { telling } = this.#around().live.picture;
    for (const commit of telling.slice(telling.indexOf(now.commit))) {
      const from = commit === now.commit ? now.at + 1 : 0;
      const large = this.#of(commit).find(({ at, passage }) => passage.panel && at >= from);
      if (large) {
        this.#point = large;
        return;
      }
    }
    this.#end();
  };

  #find(): Now | null {
    // Read even where nothing is told: of what is read for the first time later on, Svelte does not
    // always tell that it has changed, and the telling would stand still.
    const [done, point] = [this.#done, this.#point];
    const { live, on, alone, pace } = this.#around();
    const isSeen = on.isTelling || (alone && on.name === 'ownHand');
    if (pace === 'off' || !isSeen) return null;
    const { telling } = live.picture;
    const from = done ? telling.indexOf(done) + 1 : 0;
    for (const commit of telling.slice(from)) {
      const at = point?.commit === commit ? point.at : 0;
      const now = this.#of(commit)[at];
      if (now) return now;
    }
    return null;
  }

  #goOn({ commit, at }: TellingPoint): void {
    const { telling } = this.#around().live.picture;
    if (at + 1 < this.#of(commit).length) this.#point = { commit, at: at + 1 };
    else if (commit !== telling.at(-1)) this.#done = commit;
    else this.#end();
  }

  /** Whoever plays alone reads on in their hand. */
  #end(): void {
    const { live, on } = this.#around();
    this.#done = live.picture.telling.at(-1) ?? null;
    if (on.isTelling) live.steward.allTold();
  }

  /** The passages of a commit, each the same whenever it is asked for. */
  #of(commit: TellingCommit): readonly Now[] {
    const known = this.#passages.get(commit);
    if (known) return known;
    const { live, screens } = this.#around();
    const { telling, table } = live.picture;
    const next = telling[telling.indexOf(commit) + 1];
    const passages = screens
      .flights(commit.events, commit.before, next?.before ?? table, live.settings)
      .map((passage, at) => ({ commit, at, passage }));
    this.#passages.set(commit, passages);
    return passages;
  }
}
