import type { Browser } from '@playwright/test';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import type { Way } from '../../../src/lib/core/way.ts';
import { hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import { otherWorld, random, stateOf, type Played } from '../hanabi.ts';
import type { StaticHost } from '../server.ts';
import { differenceOf } from './compare.ts';
import { HanabiDevice } from './hanabi-device.ts';
import { portraitOf, type Portrait } from './portrait.ts';
import { watchMotion } from './watch-motion.ts';

/** A moment in two worlds, and who looks on: the table, or a person who sees the others. */
export interface Pair {
  readonly played: Played;
  readonly way: Way;
  readonly looks: 'the table' | 'a view';
  readonly memory: 'none' | 'marks' | 'deductions';
  readonly size: { readonly width: number; readonly height: number };
  readonly seed: number;
}

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1366, height: 1024 };
/** Longer than most games run that only give clues and discard. */
const LONGEST = 40;

/** The pair of a number: everything about it changes at a pace of its own. */
export function pairOf(i: number): Pair {
  const chance = new SeededRandom(i);
  const players = 2 + (i % 4);
  return {
    played: random(players, 700 + i, chance.below(LONGEST), { emptyClues: i % 3 > 0 }),
    way: Math.floor(i / 2) % 2 === 0 ? 'passed' : 'middle',
    looks: i % 2 === 0 ? 'the table' : 'a view',
    memory: (['marks', 'deductions', 'none'] as const)[i % 3]!,
    size: i % 5 < 2 ? TABLET : PHONE,
    seed: i,
  };
}

/** Whoever is in turn: they have most to see. */
const viewerIn = ({ played, looks }: Pair): number | null =>
  looks === 'the table' ? null : hanabi.turn(stateOf(played));

/** One of the two worlds on a device of its own. */
async function open(
  browser: Browser,
  host: StaticHost,
  { size, way, memory }: Pair,
  played: Played,
): Promise<HanabiDevice> {
  const context = await browser.newContext({ viewport: size, locale: 'en-GB' });
  const page = await context.newPage();
  const prepare = () => context.addInitScript(watchMotion);
  const device = await HanabiDevice.at({ page, home: host.home, played, way, memory, prepare });
  await device.dropFocus();
  // How a page comes to be loaded is up to the network.
  await portraitOf(device);
  return device;
}

/** What somebody does at the table, looking at everything on the way. */
async function* visitTable(device: HanabiDevice): AsyncGenerator<Portrait, void> {
  const look = () => portraitOf(device);
  const { played, words } = device;
  const { bar, close } = words.play;
  yield look();
  await device.toTable();
  yield look();
  for (const [seat, person] of played.names.entries()) {
    await device.tapBack(person, (seat + played.moves.length) % 4);
    yield look();
  }
  const ways = [words.table.plate.tell, played.names.at(-1)!];
  for (const way of ways)
    if (await device.has(way)) {
      await device.tap(way);
      yield look();
    }
  for (const sheet of [bar.log, bar.undo]) {
    await device.tap(sheet);
    yield look();
    await device.tap(close);
  }
}

/** What whoever sees the others does, down to a clue, looking at everything on the way. */
async function* visitView(device: HanabiDevice, viewer: number): AsyncGenerator<Portrait, void> {
  const look = () => portraitOf(device);
  const { played, words } = device;
  const { hand, cards, table } = words;
  const other = (viewer + 1) % played.names.length;
  yield look();
  await device.open(played.names[viewer]!);
  yield look();
  for (const slot of [1, 2]) {
    await device.tapHeld(hand.held.own(cards.slot(slot)));
    yield look();
    await device.tapHeld(`${hand.held.other(played.names[other]!, cards.slot(slot), '')}`);
    yield look();
  }
  const clue = (await device.names()).find((name) => / cards?[,:]/.test(name));
  const isClue = clue?.startsWith(`${played.names[other]!}: `) ?? false;
  if (clue !== undefined && isClue) await device.tap(clue);
  else await device.cover();
  // How far it has come by now is up to how fast the machine paints.
  await device.hearOut();
  yield look();
  if (await device.has(table.cover.notMe)) await device.toTable();
  yield look();
  await device.tap(words.play.bar.log);
  yield look();
}

/** The two worlds of a pair, each on a device. */
function openBoth(
  browser: Browser,
  host: StaticHost,
  pair: Pair,
  redealt: number | null,
): Promise<readonly HanabiDevice[]> {
  const worlds = [pair.played, otherWorld(pair.played, pair.seed + 1, redealt)];
  return Promise.all(worlds.map((played) => open(browser, host, pair, played)));
}

const closeAll = (devices: readonly HanabiDevice[]) =>
  Promise.all(devices.map(({ page }) => page.context().close()));

/**
 * Does the same in two worlds that differ in what the viewer may not see. Tells what differs on
 * their screens; null for nothing.
 */
export async function compareWorlds(
  browser: Browser,
  host: StaticHost,
  pair: Pair,
): Promise<string | null> {
  const viewer = viewerIn(pair);
  const devices = await openBoth(browser, host, pair, viewer);
  const [one, other] = devices.map((device) =>
    viewer === null ? visitTable(device) : visitView(device, viewer),
  );
  try {
    return await differenceOf(one!, other!);
  } finally {
    await closeAll(devices);
  }
}

/** By world: the faces whoever looks sees, and what is told of what their owners know. */
export interface Knowledge {
  /** Where the two are told apart. */
  readonly apart: string | null;
  readonly faces: readonly (readonly string[])[];
  readonly known: readonly (readonly string[])[];
}

/** What one sees of others in two worlds in which all hands differ, and of what they know. */
export async function compareKnowledge(
  browser: Browser,
  host: StaticHost,
  pair: Pair,
): Promise<Knowledge> {
  const viewer = viewerIn(pair) ?? 0;
  const devices = await openBoth(browser, host, pair, null);
  const [one, other] = devices.map((device) => visitView(device, viewer));
  try {
    // In the open view: nobody looks on from there.
    const apart = await differenceOf(one!, other!);
    const seen = await Promise.all(devices.map((device) => knowledgeOn(device, viewer)));
    return { apart, faces: seen.map(({ faces }) => faces), known: seen.map(({ known }) => known) };
  } finally {
    await closeAll(devices);
  }
}

async function knowledgeOn(device: HanabiDevice, viewer: number) {
  const { played, words, page } = device;
  const { hand, cards } = words;
  const told = (await device.names()).filter((name) => name.includes(KNOWN));
  const other = played.names[(viewer + 1) % played.names.length]!;
  const notes: string[] = [];
  for (const slot of [0, 1, 2, 3]) {
    await device.tapHeld(hand.held.other(other, cards.slot(slot), ''));
    notes.push(await page.locator('section.hand .status').innerHTML());
  }
  return {
    faces: told.map((name) => name.split(KNOWN)[0]!),
    known: [...told.map((name) => name.split(KNOWN)[1]!), ...notes],
  };
}

/** Stands before what is known of a card. */
const KNOWN = ', known: ';
