import { SeededRandom } from '../../src/lib/core/random.ts';
import { WAYS } from '../../src/lib/core/way.ts';
import { en } from '../../src/lib/i18n/en.ts';
import { es } from '../../src/lib/i18n/es.ts';
import { languageNames, languages, type Language } from '../../src/lib/i18n/languages.ts';
import { oneOf } from '../../src/lib/table/testing/evening.ts';
import { SIZES, type Evening } from '../../tests/e2e/robot/evening.ts';
import { reload } from '../../tests/e2e/robot/play.ts';
import { lookFor, type Engine } from '../../tests/engines/engine.ts';
import { openFirefox } from '../../tests/engines/firefox.ts';
import { errorsIn, probedHost } from '../../tests/engines/probed-host.ts';
import { Walker } from '../../tests/engines/walker.ts';
import { openWebKit } from '../../tests/engines/webkit.ts';
import { ensureEngines, findFirefox, findWebKit } from '../engines.mjs';
import { ensureBuilt } from '../set-up.mjs';
import { blazeDue, hanabiDue, type Due } from './dues.ts';
import { ofEachGame } from './played.ts';
import { BROWSER_FOLDERS } from './sources.ts';
import type { Soak } from './trials.ts';

type Some = <T>(things: readonly T[]) => T;

/** By game, an evening with rules of some kind. */
const DUES: Readonly<Record<string, (evening: Evening, some: Some) => Due>> = {
  blaze: (evening, some) =>
    blazeDue({ ...evening, edition: some(['2021', 'classic']), betting: some([true, false]) }),
  hanabi: (evening, some) =>
    hanabiDue({
      ...evening,
      bots: 0,
      emptyClues: some([true, false]),
      stormScore: some(['zero', 'stacks']),
      memory: some(['none', 'marks', 'deductions']),
    }),
};

/** All tables that differ in what screens have to show. */
const TABLES = ofEachGame('evenings on the screen', DUES).flatMap(
  ({ players: { min, max }, own }) =>
    Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((players) =>
      WAYS.flatMap((way) => languages.map((language) => ({ players, way, language, own }))),
    ),
);
/** From one to the next, so that the first few are of both games and all numbers of players. */
const STRIDE = 13;

/** How many of a hundred acts are followed by a reload. */
const RELOADS = 1;

const ALONE = { en: en.home.alone, es: es.home.alone };

type Open = () => Promise<Engine>;

/** Opens each engine that is here. */
function enginesHere(): readonly Open[] {
  const firefox = findFirefox();
  const webkit = findWebKit();
  return [
    ...(firefox ? [() => openFirefox(firefox)] : []),
    ...(webkit ? [() => openWebKit(webkit)] : []),
  ];
}

/** The game of a seed: as many seeds in a row as there are engines have the same table. */
function dueFor(seed: number, { name }: Engine): Due {
  const random = new SeededRandom(seed);
  const some: Some = (things) => oneOf(things, random);
  // The keys that Firefox is given open no fold, and so cannot set a table.
  const inputs =
    name === 'Firefox' ? (['touch', 'mouse'] as const) : (['mouse', 'keyboard'] as const);
  const turn = Math.floor(seed / 2);
  const { language, own, ...table } = TABLES[(turn * STRIDE) % TABLES.length]!;
  const evening: Evening = {
    ...table,
    languages: [language, some(languages)],
    size: some(['phone', 'tablet']),
    inputs: [some(inputs), some(inputs)],
    waysChange: some([true, false]),
    seed,
  };
  return own(evening, some);
}

/**
 * Whole games in the engines that Playwright does not drive, one after the other in each: played by
 * the robot that plays them in Chromium, on the page's own time.
 */
export function enginesSoak(): Soak {
  const host = probedHost();
  let engines: readonly Open[] = [];
  const versions = new Set<string>();
  return {
    name: 'engines',
    unit: 'games',
    usual: 2 * TABLES.length,
    sources: [...BROWSER_FOLDERS, 'tests/engines'],
    missing: () => {
      ensureEngines();
      return enginesHere().length === 0 ? 'neither Firefox nor WebKit is here' : null;
    },
    open: async () => {
      ensureBuilt();
      engines = enginesHere();
      await host.start();
      for (const open of engines) {
        const { name, version, close } = await open();
        versions.add(`${name} ${version}`);
        await close();
      }
    },
    versions: () => [...versions],
    trial: async (seed) => {
      const engine = await engines[seed % engines.length]!();
      try {
        const wrong = await play(engine, host.home, dueFor(seed, engine));
        return wrong === null ? null : `seed ${seed}, ${engine.name}: ${wrong}`;
      } finally {
        await engine.close();
      }
    },
    close: () => host.stop(),
  };
}

/** Plays a game in a browser of its own. Returns what was wrong, or null. */
async function play({ page }: Engine, home: string, due: Due): Promise<string | null> {
  const { evening, title } = due;
  const random = new SeededRandom(-evening.seed);
  try {
    await page.resize(SIZES[evening.size]);
    await speak(await Walker.on(page), home, evening.languages[0]);
    await due.set(page, home);
    const player = await due.play(page, async () => {
      if (random.below(100) < RELOADS) await reload(page);
    });
    const wrong = await due.check(page, player);
    const found = [...(wrong === null ? [] : [wrong]), ...(await errorsIn(page))];
    return found.length === 0 ? null : `${title}: ${found.join('\n')}`;
  } catch (error) {
    const errors = await errorsIn(page).catch(() => []);
    return [error instanceof Error ? error.message : String(error), ...errors].join('\n');
  }
}

/** Has the app speak a language from its first page on, and still when it is opened anew. */
async function speak({ page, find, tap }: Walker, home: string, language: Language): Promise<void> {
  await lookFor(`the app in ${languageNames[language]}`, async () => {
    await page.goto(home);
    const spoken = await find(new RegExp(`^(${Object.values(ALONE).join('|')})$`));
    if (spoken === ALONE[language]) return true;
    await tap(languageNames[language]);
    await find(ALONE[language]);
    return false;
  });
}
