import type { Browser } from '@playwright/test';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import type { Way } from '../../../src/lib/core/way.ts';
import type { StaticHost } from '../server.ts';
import { differenceOf } from './compare.ts';
import { Device } from './device.ts';
import { reached, type Prepared, type Reach } from './games.ts';
import { otherWorld } from './other-world.ts';
import { portraitOf, type Portrait } from './portrait.ts';
import { watchMotion } from './watch-motion.ts';

/** A moment in two worlds, and who looks on: the table, or a person with their hand open. */
export interface Pair extends Reach {
  readonly way: Way;
  readonly looks: 'the table' | 'a hand';
  readonly size: { readonly width: number; readonly height: number };
}

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 1366, height: 1024 };
const STAGES = [
  'kindling 1',
  'burn 1',
  'kindling 2',
  'betting 1',
  'kindling 1',
  'burn 2',
  'betting 2',
];

/** The pair of a number: stages, players, options, ways and viewers change at different paces. */
export function pairOf(i: number): Pair {
  const stage = STAGES[i % STAGES.length]!;
  return {
    seed: 500 + i,
    players: 3 + (i % 3),
    options: {
      edition: Math.floor(i / 4) % 2 === 0 ? '2021' : 'classic',
      betting: stage.startsWith('betting') || i % 5 === 0,
    },
    stage,
    further: stage.startsWith('betting') ? 1 + (i % 2) : (i * 5) % 23,
    way: i % 2 === 0 ? 'passed' : 'middle',
    looks: i % 4 < 2 ? 'the table' : 'a hand',
    size: i % 5 < 2 ? TABLET : PHONE,
  };
}

/** One of the two worlds on a device of its own. */
async function open(
  browser: Browser,
  host: StaticHost,
  pair: Pair,
  prepared: Prepared,
): Promise<Device> {
  const context = await browser.newContext({ viewport: pair.size, locale: 'en-GB' });
  const page = await context.newPage();
  const prepare = () => context.addInitScript(watchMotion);
  const device = await Device.at({ page, home: host.home, prepared, way: pair.way, prepare });
  await device.dropFocus();
  // How a page comes to be loaded is up to the network.
  await portraitOf(device);
  return device;
}

/** What people do in both worlds, looking at everything on the way. */
async function* visit(device: Device, viewer: string | null): AsyncGenerator<Portrait, void> {
  const look = () => portraitOf(device);
  const { bar, close } = device.words.play;
  yield look();
  if (viewer !== null) {
    await device.open(viewer);
    yield look();
    if (await device.layAny()) {
      yield look();
      await device.commit();
      // What comes to the hand now was drawn in this world only.
      if ((await device.opened()) !== null) await device.cover();
      yield look();
    } else await device.cover();
  }
  await device.toTable();
  yield look();
  for (const sheet of [bar.log, bar.undo]) {
    await device.tap(sheet);
    yield look();
    await device.tap(close);
  }
  await device.hearOut();
  await device.nobodyAdds();
  yield look();
  const past = await device.pastTelling();
  if (past !== undefined) {
    await device.tap(past);
    yield look();
  }
}

/** Somebody whom the game waits for, or could cut in: whoever can open a hand now. */
const viewerIn = (prepared: Prepared, { looks, seed }: Pair): number | null =>
  looks === 'the table' ? null : seed % prepared.names.length;

/**
 * Plays the same in two worlds that differ in what nobody, or only the viewer, may see. Tells what
 * differs on their screens; null for nothing.
 */
export async function compareWorlds(
  browser: Browser,
  host: StaticHost,
  pair: Pair,
  unseenBy: 'the viewer' | 'the table',
): Promise<string | null> {
  const prepared = reached(pair);
  const viewer = viewerIn(prepared, pair);
  const redealt = unseenBy === 'the table' ? null : viewer;
  const other = otherWorld(prepared, redealt, new SeededRandom(pair.seed));
  const devices = await Promise.all([
    open(browser, host, pair, prepared),
    open(browser, host, pair, other),
  ]);
  try {
    const [one, twin] = devices;
    const who = viewer === null ? null : prepared.names[viewer]!;
    return await differenceOf(visit(one, who), visit(twin, who));
  } finally {
    await Promise.all(devices.map(({ page }) => page.context().close()));
  }
}
