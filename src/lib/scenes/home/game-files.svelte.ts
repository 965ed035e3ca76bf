import { browsersWords } from '../../core/own-words.ts';
import { failure, success, type Result } from '../../core/result.ts';
import { loadFileWords } from '../../i18n/files.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Words } from '../../i18n/words.ts';
import { angleOf } from '../../ui/play/facing/screen-lie.svelte.ts';
import { attempt } from '../attempt.ts';
import type { Problem } from '../problem.ts';

/** Something that is told of a file. */
export interface FileNews {
  readonly title: string;
  readonly text: string;
}

/** No game is nearly as large; what lies behind is not even read. In bytes. */
const MOST_READ = 4 * 1024 * 1024;

/**
 * Games going out as files and coming in. The rules of the games are loaded when they are needed,
 * not with the page.
 */
export class GameFiles {
  reading = $state(false);
  /** What came of the last file that was chosen; null where there is nothing to tell. */
  news = $state.raw<((words: Words, language: Language) => FileNews) | null>(null);
  /** The name of the last file that went out. */
  saved = $state<string | null>(null);

  /** Takes a game in and returns its id, or null where it was refused. */
  async take(file: Blob): Promise<string | null> {
    this.reading = true;
    this.news = null;
    this.saved = null;
    const taken = await attempt(() => this.#read(file));
    if (!taken.ok) this.#refuse(({ shelf }) => shelf.problem(taken.problem));
    this.reading = false;
    return taken.ok ? taken.value : null;
  }

  /** The id of the game that is in a file now; null where that was told to be none. */
  async #read(file: Blob): Promise<Result<string | null, Problem>> {
    const text = await file
      .slice(0, MOST_READ)
      .text()
      .catch(() => null);
    if (text === null) return this.#refuse(({ shelf }) => shelf.import.unreadable);
    const { importGame } = await import('../../shelf/import.ts');
    const taken = await importGame(text, angleOf(screen));
    if (taken.ok) return success(taken.value.id);
    const { problem } = taken;
    if (!('move' in problem)) return failure(problem);
    const said = await loadFileWords();
    return this.#refuse((_, language) => said[language].fault(problem));
  }

  #refuse(why: (words: Words, language: Language) => string): Result<null, never> {
    this.news = (words, language) => {
      const { refused, harmless } = words.shelf.import;
      return { title: refused, text: `${why(words, language)} ${harmless}` };
    };
    return success(null);
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

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has begun by then; nothing tells when it is done.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
