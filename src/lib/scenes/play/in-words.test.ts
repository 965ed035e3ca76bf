import { describe, expect, it } from 'vitest';
import type { AnyScreens } from '../../games/contract/screens.ts';
import type { WordsOfGame } from '../../games/contract/story.ts';
import type { Language } from '../../i18n/languages.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import { people } from '../../shelf/testing/shelf.ts';
import { InWords } from './in-words.svelte.ts';

const [ANA, BO] = people('Ana', 'Bo');
const wordsOf = (you: string) => ({ you }) as unknown as WordsOfGame;
/** Somebody alone with a computer player. */
const live = { people: [ANA, { ...BO!, bot: 'spark' }], solo: 0 } as unknown as LiveGame;

/** Words that come when they are let come, or cannot be fetched. */
class Screens {
  readonly coming: Record<string, (words: WordsOfGame | Promise<WordsOfGame>) => void> = {};
  words = (language: Language) =>
    new Promise<WordsOfGame>((resolve) => (this.coming[language] = resolve));
  story = (words: WordsOfGame, seated: readonly { readonly name: string }[]) => [words, seated];

  async come(language: Language, you: string) {
    this.coming[language]!(wordsOf(you));
    await Promise.resolve();
  }
}

const opened = () => {
  const screens = new Screens();
  const loaded = { screens: screens as unknown as AnyScreens, words: wordsOf('you') };
  return { screens, inWords: new InWords(live, loaded) };
};

const names = ({ game }: InWords) => game.people.map(({ name }) => name);

describe('a game in words', () => {
  it('calls who plays alone by the word of the language, in its story, too', () => {
    const { inWords } = opened();
    expect(names(inWords)).toEqual(['you', 'Bo']);
    expect(inWords.game.story).toEqual([wordsOf('you'), inWords.game.people]);
    expect(inWords.game.live).toBe(live);
  });

  it('speaks another language once its words are there, and the old one until then', async () => {
    const { inWords, screens } = opened();
    inWords.speak('es');
    expect(names(inWords)).toEqual(['you', 'Bo']);
    await screens.come('es', 'tú');
    expect(names(inWords)).toEqual(['tú', 'Bo']);
    expect(inWords.game.words).toEqual(wordsOf('tú'));
  });

  it('goes on in the language that is there where another cannot be fetched', async () => {
    const uncaught: unknown[] = [];
    const notice = (reason: unknown) => void uncaught.push(reason);
    process.on('unhandledRejection', notice);
    const { inWords, screens } = opened();
    inWords.speak('es');
    screens.coming['es']!(Promise.reject(new TypeError('not fetched')));
    await new Promise((done) => setImmediate(done));
    process.off('unhandledRejection', notice);
    expect(uncaught).toEqual([]);
    expect(names(inWords)).toEqual(['you', 'Bo']);
    inWords.speak('es');
    await screens.come('es', 'tú');
    expect(names(inWords)).toEqual(['tú', 'Bo']);
  });

  it('speaks the language chosen last, whichever comes first', async () => {
    const { inWords, screens } = opened();
    const stop = inWords.speak('es');
    stop();
    inWords.speak('en');
    await screens.come('en', 'you there');
    await screens.come('es', 'tú');
    expect(names(inWords)).toEqual(['you there', 'Bo']);
  });
});
