/**
 * What the build puts into one file. What is always loaded together packs better as one, and is
 * found sooner; but nobody is made to load what they do not need: the home page and the lists bring
 * no game, no game brings another, and what computer players run in their worker brings no page.
 * The rules go by folders, and by who needs a module: no game and no file has a rule of its own.
 */
import type { Rolldown } from 'vite';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Group = Rolldown.CodeSplittingGroup;

/** The home page and the layout round every page. */
const HOME = /\/src\/routes\/\+/;
/** The folder of a game, and what lies beside it in `games/` for all of them. */
const GAME = /\/src\/lib\/games\/(?!contract\/|bots\/)([^/]+)\//;
/** What lies in the folder of a game itself, as nothing but its kit does. */
const KIT = /\/src\/lib\/games\/[^/]+\/[^/]+$/;
/** A drawing there: no more than an address. */
const DRAWING = /\/src\/lib\/games\/[^/]+\/[^/]+\.svg\b/;
const RULES = /\/src\/lib\/games\/[^/]+\/rules\//;
const BOTS = /\/src\/lib\/games\/[^/]+\/bots\//;
/** What one language says. */
const SENTENCES = /\/src\/lib\/(?:i18n|games\/[^/]+\/words)\/[a-z]{2}(?:\.ts$|\/)/;
const WORDS = /\/src\/lib\/games\/[^/]+\/words\//;
/** How a game is taught: who knows it loads none of that. */
const LESSONS = /\/src\/lib\/games\/[^/]+\/ui\/lessons\//;
const STYLES = /[?&]type=style\b/;

const gameOf = (id: string): string | null => GAME.exec(id)?.[1] ?? null;

/** A pattern for folders of `src/lib`. */
const lib = (folders: string) => new RegExp(`/src/lib/(?:${folders})/`);

/** Who imports a module, and who brings it along by `import()` later. */
function importersOf(id: string, graph: Graph) {
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  // Copies: the lists are the bundler's own, and change with the next question.
  return { importers: [...importers], later: [...dynamicImporters] };
}

/** Whether a module is wanted, or one of those that `above` gives for it, and so on. */
function isBelow(
  id: string,
  isWanted: (id: string) => boolean,
  above: (id: string) => readonly string[],
  seen = new Set<string>(),
): boolean {
  if (isWanted(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return above(id).some((one) => isBelow(one, isWanted, above, seen));
}

/** Whether a module that fits `users` needs this one before it can run. */
const isNeededBy = (users: RegExp, id: string, graph: Graph): boolean =>
  isBelow(
    id,
    (one) => users.test(one),
    (one) => importersOf(one, graph).importers,
  );

/**
 * Whether it is a part of a game that the home page or the lists bring along, now or later:
 * somebody outside the game asks for it, and not for the game's kit. `atOnce`: what such a part
 * brings along later is none.
 */
function isBrief(id: string, graph: Graph, { atOnce }: { readonly atOnce: boolean }): boolean {
  const game = gameOf(id);
  const above = (one: string) => {
    const { importers, later } = importersOf(one, graph);
    return KIT.test(one) ? [] : [...importers, ...later];
  };
  return (
    game !== null &&
    isBelow(
      id,
      (one) => gameOf(one) === game && above(one).some((other) => gameOf(other) !== game),
      (one) =>
        (atOnce ? importersOf(one, graph).importers : above(one)).filter(
          (other) => gameOf(other) === game,
        ),
    )
  );
}

const isAtOnce = (id: string, graph: Graph): boolean => isBrief(id, graph, { atOnce: true });
const isSeenLater = (id: string, graph: Graph): boolean => isBrief(id, graph, { atOnce: false });

/** Whether it is a lesson of a game, or words that nothing but its lessons asks for. */
function isTaught(id: string, graph: Graph): boolean {
  if (LESSONS.test(id)) return true;
  const { importers, later } = importersOf(id, graph);
  const above = [...importers, ...later];
  return WORDS.test(id) && above.length > 0 && above.every((one) => isTaught(one, graph));
}

type Test = RegExp | ((id: string, graph: Graph) => boolean);

const fits = (test: Test, id: string, graph: Graph): boolean =>
  test instanceof RegExp ? test.test(id) : test(id, graph);

/** What fits any of `tests`. */
const group = (name: string, ...tests: readonly Test[]): Group => ({
  debugName: name,
  name: (id, graph) => (tests.some((test) => fits(test, id, graph)) ? name : null),
});

/** What fits of a game, apart for each. */
const ofGame = (part: string, test: Test): Group => ({
  debugName: `game${part}`,
  name: (id, graph) => {
    const game = gameOf(id);
    return game !== null && fits(test, id, graph) ? `${game}${part}` : null;
  },
});

/** What fits, as far as `users` need it. */
const needed =
  (test: RegExp, users: RegExp): Test =>
  (id, graph) =>
    test.test(id) && isNeededBy(users, id, graph);

/**
 * The first group that fits a module takes it, with all it needs that no group before has taken: so
 * they stand in the order in which they need each other.
 */
export const chunks: Group[] = [
  // What computer players need: it runs in their worker, where there is no page.
  group('core', needed(lib('core|games/contract'), HOME)),
  group('engine', lib('core|games/contract'), needed(/\/node_modules\//, RULES)),
  group('bots', lib('games/bots')),
  // Nobody who wants to hear nothing loads it.
  group('sound', lib('ui/sound')),
  // Nor who looks for nothing.
  group('search', lib('ui/search')),
  // What pictures need to read a card, without the rules that need it as well.
  ofGame('-cards', (id, graph) => RULES.test(id) && isSeenLater(id, graph)),
  ofGame('-rules', RULES),
  ofGame('-bots', BOTS),
  // What the home page needs.
  group('words', needed(SENTENCES, HOME)),
  group(
    'frame',
    HOME,
    lib('ui/home'),
    /\/node_modules\/(?:svelte|@sveltejs)\//,
    DRAWING,
    (id) => lib('i18n').test(id) && !SENTENCES.test(id),
    // Each sheet of styles more holds the first frame up.
    (id, graph) => STYLES.test(id) && isAtOnce(id, graph),
  ),
  ofGame('-brief', isAtOnce),
  // Comes after the first page, which lacks nothing without it.
  group('alive', /\/src\/lib\/ui\/alive\//),
  // What plays in a picture: much to draw, and behind the first frame.
  ofGame('-seen', isSeenLater),
  // What the other pages need.
  group('kept', lib('record|shelf|storage')),
  group(
    'pages',
    needed(lib('ui/play'), GAME),
    // One sheet for all but the home page packs better.
    (id) => STYLES.test(id) && gameOf(id) === null,
    /\/src\/(?:routes\/(?!play\/|watch\/)|lib\/ui\/(?!play\/|flights\/|lessons\/))/,
  ),
  group('play', /\/src\/(?:routes|lib\/(?:scenes|session|table|ui(?!\/lessons)))\//),
  group('lessons', lib('ui/lessons')),
  group('sentences', lib('i18n')),
  ofGame('-taught', (id, graph) => SENTENCES.test(id) && isTaught(id, graph)),
  ofGame('-words', SENTENCES),
  ofGame('', (id, graph) => !isTaught(id, graph)),
  ofGame('-lessons', isTaught),
];
