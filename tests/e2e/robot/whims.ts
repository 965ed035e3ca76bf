import { languageNames, type Language } from '../../../src/lib/i18n/languages.ts';
import type { Played } from './game.ts';
import { beginning } from './patterns.ts';
import type { Control, Sight } from './sight.ts';

/** What somebody at the table can do who follows a whim. */
export interface Doer {
  readonly played: Played;
  see(): Promise<Sight>;
  tap(name: string): Promise<boolean>;
  hold(name: string): Promise<boolean>;
  /** A moment in which the page can load something. */
  rest(): Promise<void>;
  any<T>(things: readonly T[]): T;
}

type Sheet = 'log' | 'rules' | 'undo' | 'menu';

/** A screen that has just changed may take the focus away from the button that opens a sheet. */
const MOST_TRIES = 3;

/** Opens a sheet, does something in it, and closes it unless it has closed by itself. */
export async function inSheet(
  doer: Doer,
  sheet: Sheet,
  act: (sight: Sight) => Promise<void>,
): Promise<boolean> {
  const opener = doer.played.words.play.bar[sheet];
  const isOpen = (sight: Sight) => sight.has(doer.played.words.play.close);
  let sight = await doer.see();
  for (let tries = 0; tries < MOST_TRIES && !isOpen(sight); tries++) {
    if (!(await doer.tap(opener))) return false;
    sight = await doer.see();
  }
  if (!isOpen(sight)) throw new Error(`"${opener}" opened no sheet`);
  await act(sight);
  // The words may be others by now.
  if (isOpen(await doer.see())) await doer.tap(doer.played.words.play.close);
  return true;
}

const tapAny = async (doer: Doer, controls: readonly Control[]): Promise<boolean> =>
  controls.length > 0 && doer.tap(doer.any(controls).name);

/** Rare things people do besides playing; each says whether it could be done. */
const WHIMS: readonly ((doer: Doer, sight: Sight) => Promise<boolean>)[] = [
  (doer, sight) => tapAny(doer, sight.fitting(doer.played.asides)),
  (doer, sight) => tapAny(doer, sight.fitting(doer.played.asides)),
  (doer, sight) => tapAny(doer, sight.fitting(doer.played.decliners)),
  // Somebody else's plate.
  (doer, sight) => {
    const { seats } = doer.played.words.table;
    return tapAny(
      doer,
      sight.controls.filter(({ group }) => group === seats),
    );
  },
  async (doer, sight) => {
    const looks = sight.fitting(doer.played.lookers);
    return looks.length > 0 && doer.hold(doer.any(looks).name);
  },
  (doer) => inSheet(doer, doer.any(['log', 'rules', 'menu']), async () => {}),
  (doer) =>
    inSheet(doer, 'menu', async () => {
      await doer.tap(doer.played.words.play.menu.turn);
    }),
  (doer) =>
    inSheet(doer, 'undo', async (sight) => {
      const { now, ask } = doer.played.words.play.undo;
      await tapAny(
        doer,
        sight.controls.filter(({ name }) => name === now || name === ask),
      );
    }),
];

/** Does one rare thing; says whether there was one to do. */
export const followWhim = (doer: Doer, sight: Sight): Promise<boolean> =>
  doer.any(WHIMS)(doer, sight);

const waysIn = ({ played }: Doer): readonly RegExp[] => {
  const { ways } = played.words.play.menu;
  return [beginning(ways.middle), beginning(ways.passed)];
};

/** Has the device go round the other way from now on. */
export const changeWay = (doer: Doer): Promise<boolean> =>
  inSheet(doer, 'menu', async (sight) => {
    await tapAny(
      doer,
      sight.fitting(waysIn(doer)).filter(({ pressed }) => !pressed),
    );
  });

/** So often the page is looked at before it is said not to speak a language. */
const MOST_LOOKS = 100;

/**
 * Has the app speak another language, in which the game is `spoken`: `learn` hears once it does.
 * False where nobody gets to the menu, or a cover closed it before anything was tapped.
 */
export async function changeLanguage(
  doer: Doer,
  spoken: Played,
  language: Language,
  learn: (spoken: Played) => void,
): Promise<boolean> {
  const { play: old } = doer.played.words;
  const { play } = spoken.words;
  const isSpoken = (sight: Sight) => sight.has(play.bar.menu) || sight.has(play.close);
  let speaks = false;
  await inSheet(doer, 'menu', async () => {
    await doer.tap(languageNames[language]);
    let sight = await doer.see();
    // New words take a moment to load.
    for (let look = 0; look < MOST_LOOKS && !isSpoken(sight); look++) {
      await doer.rest();
      sight = await doer.see();
    }
    speaks = isSpoken(sight);
    if (speaks) learn(spoken);
    else if (sight.has(old.close))
      throw new Error(`The app does not speak ${languageNames[language]}`);
  });
  return speaks;
}
