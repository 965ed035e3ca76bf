import type { LiveGame } from '../../session/live-game.svelte.ts';
import { turnedBy } from '../../ui/play/facing/facing.ts';
import { ScreenLie } from '../../ui/play/facing/screen-lie.svelte.ts';
import type { PlayScene } from './play-scene.svelte.ts';

/** What decides how the table is turned. */
interface FacingSurroundings {
  readonly live: Pick<LiveGame, 'solo' | 'watched'>;
  /** By how much people have turned it on the glass. */
  readonly turned: number;
}

/** Whoever the glass faces now. */
type Faced = Pick<PlayScene, 'turn' | 'faces'> & {
  readonly on: Pick<PlayScene['on'], 'ground'>;
};

/** Which way up a game lies on the glass. */
export class Facing {
  readonly #around: () => FacingSurroundings;
  readonly #lie = new ScreenLie();

  constructor(around: () => FacingSurroundings) {
    this.#around = around;
  }

  /** How far the table is turned in all, as the window shows it. */
  readonly turned = $derived.by(() => {
    const { live, turned } = this.#around();
    // Who plays alone has the glass before them, and so has whoever watches.
    const lies = live.solo === null && !live.watched;
    return turnedBy({ turned, screen: lies ? this.#lie.angle : 0 });
  });

  /** Follows the window until what it returns is called. */
  follow = (page: Parameters<ScreenLie['follow']>[0]): (() => void) => this.#lie.follow(page);

  /**
   * Tells the whole page whom it faces: panels lie outside what is turned, and face the same way.
   * What it returns takes that back.
   *
   * @param marks `dataset` of the root
   */
  mark({ turn, faces, on }: Faced, marks: DOMStringMap): () => void {
    const { isUpright } = this.#lie;
    marks.faces = String(turn);
    if (on.ground === 'hand' && faces !== null && isUpright !== null)
      marks.hand = isUpright ? 'upright' : 'lying';
    return () => {
      delete marks.faces;
      delete marks.hand;
    };
  }
}
