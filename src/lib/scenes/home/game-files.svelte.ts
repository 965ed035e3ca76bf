import { browsersWords } from '../../core/own-words.ts';
import { failure, success, type Result } from '../../core/result.ts';
import { loadFileWords, type FileWords } from '../../i18n/files.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Words } from '../../i18n/words.ts';
import type { TakenIn } from '../../shelf/import-all.ts';
import { angleOf } from '../../ui/play/facing/screen-lie.svelte.ts';
import { attempt } from '../attempt.ts';
import type { Problem } from '../problem.ts';

/** Something that is told of a file; without a text all is well. */
interface FileNews {
  readonly title: string;
  readonly text: string;
}

/** In the language that is spoken when it is told. */
type Telling<Told> = (words: Words, language: Language) => Told;

/** No file of games is larger; what lies behind is not even read. In bytes. */
const MOST_READ = 32 * 1024 * 1024 + 1;

/**
 * Games going out as files and coming in. The rules of the games are loaded when they are needed,
 * not with the page.
 */
export class GameFiles {
  /** How many of the games in a file are through, of none as long as that is not known; or null. */
  reading = $state.raw<readonly [done: number, of: number] | null>(null);
  /** What came of the last file that was chosen; null where there is nothing to tell. */
  news = $state.raw<Telling<FileNews> | null>(null);
  /** The name of the last file that went out. */
  saved = $state<string | null>(null);
  /** And the file. */
  file: File | null = null;

  /**
   * Takes in what is in a file. Returns the id of the one game that it holds; null where it holds
   * several, or was refused: that is told.
   */
  async take(file: Blob): Promise<string | null> {
    this.reading = [0, 0];
    this.news = null;
    this.saved = null;
    const taken = await attempt(() => this.#read(file));
    if (!taken.ok) this.#refuse(({ shelf }) => shelf.problem(taken.problem));
    this.reading = null;
    return taken.ok ? taken.value : null;
  }

  async #read(file: Blob): Promise<Result<string | null, Problem>> {
    const text = await file
      .slice(0, MOST_READ)
      .text()
      .catch(() => null);
    if (text === null) return this.#refuse(({ shelf }) => shelf.import.unreadable);
    // The words first: what has been taken in by then must be told.
    const [said, { importFile }] = await Promise.all([
      loadFileWords(),
      import('../../shelf/import-all.ts'),
    ]);
    const onprogress = (...progress: [number, number]) => void (this.reading = progress);
    const taken = await importFile(text, { screen: angleOf(screen), onprogress });
    if (!taken.ok) {
      const { problem } = taken;
      if (!('move' in problem)) return failure(problem);
      return this.#refuse((_, language) => said[language].fault(problem));
    }
    const { value } = taken;
    if ('id' in value) return success(value.id);
    this.news = ({ shelf }, language) => outcome(value, said[language], shelf);
    return success(null);
  }

  #refuse(why: Telling<string>): Result<null, never> {
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
  hand({ name, text }: { readonly name: string; readonly text: BlobPart }): Problem | null {
    const file = new File([text], name, { type: 'application/json' });
    try {
      download(file);
    } catch (error) {
      return { code: 'failed', detail: browsersWords(error) };
    }
    this.file = file;
    this.saved = name;
    return null;
  }
}

/** What came of a file of many games. */
function outcome(taken: TakenIn, said: FileWords, shelf: Words['shelf']): FileNews {
  const { faults, stopped } = taken;
  const text = [
    ...faults.map(({ at, fault }) => said.refused(at, said.fault(fault))),
    ...(stopped ? [said.stopped(shelf.problem(stopped))] : []),
  ];
  return { title: `${said.takenIn(taken)}.`, text: text.join(' ') };
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has begun by then; nothing tells when it is done.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
