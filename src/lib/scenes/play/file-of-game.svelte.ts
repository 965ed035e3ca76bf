import type { LiveGame } from '../../session/live-game.svelte.ts';
import { fileOf } from '../../shelf/export.ts';
import { attempt } from '../attempt.ts';
import { GameFiles } from '../home/game-files.svelte.ts';
import type { Problem } from '../problem.ts';

type SoFar = LiveGame['steward']['soFar'];

/**
 * The game on the glass as a file. Made of what has been shown, not of what is stored, and loaded
 * with the game: the file can be had when the storage fails or everything kept here was cleared.
 */
export class FileOfGame {
  readonly #soFar: SoFar;
  readonly #files = new GameFiles();
  /** Why it could not be handed out, or null. */
  unsaved = $state.raw<Problem | null>(null);
  /** The game still runs: whoever wants its file is told first what that holds. */
  warns = $state(false);

  constructor(soFar: SoFar) {
    this.#soFar = soFar;
  }

  /** The name of the file that went out last. */
  get saved(): string | null {
    return this.#files.saved;
  }

  /** Somebody wants the file. */
  ask = (): void => void this.#make({ warned: false });

  /** Somebody wants it, whatever it holds. */
  save = (): void => void this.#make({ warned: true });

  dismiss = (): void => {
    this.unsaved = null;
  };

  async #make({ warned }: { readonly warned: boolean }): Promise<void> {
    const file = await attempt(() => fileOf(this.#soFar()));
    this.warns = file.ok && !file.value.over && !warned;
    if (this.warns) return;
    this.unsaved = file.ok ? this.#files.hand(file.value) : file.problem;
  }
}
