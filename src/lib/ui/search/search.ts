/**
 * Finds words in a few short texts: by how they begin, and where they are misspelt. The map is
 * minisearch's; what it has besides ranks thousands of texts, and weighs three times as much.
 */
import SearchableMap from 'minisearch/SearchableMap';

/** Something that can be found. */
export interface Text {
  readonly title: string;
  readonly text: readonly string[];
}

/** Where it was found, and by which of its words. */
export interface Found {
  /** Its place among all texts. */
  readonly at: number;
  readonly words: ReadonlySet<string>;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** A word of a title counts for so many. */
const TITLE = 4;
/** A word as it was asked for, and one that only begins so, against one that is misspelt. */
const WORTH = { same: 4, begun: 2, near: 1 };
/** From so many letters on a word may be misspelt, by one letter or by two: two change places. */
const LONG = { one: 4, two: 5 };

/** Without accents and capitals: "Pájaro" is found by "pajaro". */
const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] => fold(text).match(WORD) ?? [];

export class Index {
  /** By word: how much it counts in the texts that have it. */
  readonly #words = new SearchableMap<Map<number, number>>();

  constructor(texts: readonly Text[]) {
    texts.forEach(({ title, text }, at) => {
      for (const word of wordsOf(title)) this.#add(word, at, TITLE);
      for (const word of text.flatMap(wordsOf)) this.#add(word, at, 1);
    });
  }

  #add(word: string, at: number, worth: number): void {
    const known = this.#words.get(word) ?? new Map<number, number>();
    known.set(at, (known.get(at) ?? 0) + worth);
    this.#words.set(word, known);
  }

  /** The texts that have every word of a question, best first. */
  find(question: string): readonly Found[] {
    const asked = wordsOf(question);
    const scores = new Map<number, { score: number; met: number; readonly words: Set<string> }>();
    for (const each of asked) {
      const met = new Set<number>();
      for (const [word, worth] of this.#like(each))
        for (const [at, count] of this.#words.get(word) ?? []) {
          const found = scores.get(at) ?? { score: 0, met: 0, words: new Set() };
          found.score += worth * Math.sqrt(count);
          found.met += met.has(at) ? 0 : 1;
          found.words.add(word);
          met.add(at);
          scores.set(at, found);
        }
    }
    return [...scores]
      .filter(([, { met }]) => met === asked.length)
      .sort(([a, one], [b, other]) => other.score - one.score || a - b)
      .map(([at, { words }]) => ({ at, words }));
  }

  /** Words that may be meant, with what they count; misspelt ones only where nothing begins so. */
  #like(asked: string): ReadonlyMap<string, number> {
    const meant = new Map<string, number>();
    for (const word of this.#words.atPrefix(asked).keys())
      meant.set(word, word === asked ? WORTH.same : WORTH.begun);
    const letters = asked.length >= LONG.two ? 2 : Number(asked.length >= LONG.one);
    if (meant.size === 0 && letters > 0)
      for (const word of this.#words.fuzzyGet(asked, letters).keys()) meant.set(word, WORTH.near);
    return meant;
  }
}

/** A text in pieces, with those that were found. */
export function marked(text: string, words: ReadonlySet<string>) {
  const pieces: { text: string; found: boolean }[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!words.has(fold(word))) continue;
    pieces.push({ text: text.slice(from, index), found: false }, { text: word, found: true });
    from = index + word.length;
  }
  return [...pieces, { text: text.slice(from), found: false }];
}
