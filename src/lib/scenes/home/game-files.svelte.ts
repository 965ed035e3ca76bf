import { browsersWords } from '../../core/own-words.ts';
import type { Words } from '../../i18n/words.ts';
import { angleOf } from '../../ui/play/facing/screen-lie.svelte.ts';
import { attempt } from '../attempt.ts';
import type { Problem } from '../problem.ts';

type Fault = Parameters<Words['refused']['fault']>[0];

/** Why a file was not taken in. */
export type FileTrouble = Fault | Problem | { readonly code: 'unreadable' };

/** No game is nearly as large; what lies behind is not even read. In bytes. */
const MOST_READ = 4 * 1024 * 1024;

/**
 * Games going out as files and coming in. The rules of the games are loaded when they are needed,
 * not with the page.
 */
export class GameFiles {
  reading = $state(false);
  refusal = $state.raw<FileTrouble | null>(null);
  /** The name of the last file that went out. */
  saved = $state<string | null>(null);

  /** Takes a game in and returns its id, or null where it was refused. */
  async take(file: Blob): Promise<string | null> {
    this.reading = true;
    this.refusal = null;
    this.saved = null;
    const taken = await this.#read(file);
    this.reading = false;
    if (typeof taken === 'string') return taken;
    this.refusal = taken;
    return null;
  }

  async #read(file: Blob): Promise<string | FileTrouble> {
    const text = await file
      .slice(0, MOST_READ)
      .text()
      .catch(() => null);
    if (text === null) return { code: 'unreadable' };
    const result = await attempt(async () =>
      (await import('../../shelf/import.ts')).importGame(text, angleOf(screen)),
    );
    return result.ok ? result.value.id : result.problem;
  }

  /** Hands a game to the browser's downloads; returns why it could not be read, or null. */
  async give(id: string): Promise<Problem | null> {
    const result = await attempt(async () =>
      (await import('../../shelf/export.ts')).exportGame(id),
    );
    if (!result.ok) return result.problem;
    return this.hand(result.value);
  }

  /** Hands a file to the browser's downloads; returns why it would not have it, or null. */
  hand({ name, text }: { readonly name: string; readonly text: string }): Problem | null {
    try {
      download(new File([text], name, { type: 'application/json' }));
    } catch (error) {
      return { code: 'failed', detail: browsersWords(error) };
    }
    this.saved = name;
    return null;
  }
}

/** Why a file was not taken in, in words. */
export function refusalWords(words: Words, refusal: FileTrouble): string {
  if ('move' in refusal) return words.refused.fault(refusal);
  if (refusal.code === 'unreadable') return words.shelf.import.unreadable;
  return words.shelf.problem(refusal);
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has begun by then; nothing tells when it is done.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
