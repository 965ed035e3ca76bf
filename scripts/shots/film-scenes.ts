/** Everything that moves on the table, and what brings it about. */
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { sizes } from '../../tests/e2e/sizes.ts';
import type { MomentName } from './moments.ts';
import type { Stage } from './stage.ts';

/** The page's clock between two looks, in ms. */
export const STEP = 20;
/** Longer than the quiet before a press. */
const QUIET = 700;

/** A motion: what brings it about, and how long it is filmed; ms. */
export interface FilmScene {
  readonly name: string;
  readonly set: (stage: Stage) => Promise<void>;
  /** What says that it has begun. */
  readonly shows: string;
  readonly ms: number;
}

/** Something on the layer over the glass. */
const inAir = (what: string): string => `.flights ${what}`;

const byWord =
  (moment: MomentName): FilmScene['set'] =>
  async (stage) => {
    await stage.bringToTable(moment, 'middle');
    const { plate } = game.table;
    const no = stage.page.getByRole('button', { name: new RegExp(`${plate.done}$`) });
    for (let answers = 0; answers < 20; answers++) {
      await stage.page.clock.runFor(QUIET);
      // Meanwhile everybody may have answered.
      if ((await no.count()) === 0) return;
      await no.first().click();
      // What comes of it begins at that moment, however long it takes to be stored.
      await stage.page.evaluate(() => window.film());
      await stage.page.clock.runFor(STEP);
      if ((await stage.button(game.story.telling.skip).count()) > 0) return;
    }
  };

/** The hand of whoever is in turn; on a large glass everybody's plate is in sight. */
async function openHand(stage: Stage, moment: MomentName): Promise<void> {
  const size = stage.page.viewportSize();
  await stage.page.setViewportSize(sizes[3]);
  await stage.bringIntoHand(moment);
  if (size) await stage.page.setViewportSize(size);
}

const fromHand =
  (moment: MomentName, ready = '[data-slot][aria-disabled=false]'): FilmScene['set'] =>
  async (stage) => {
    await openHand(stage, moment);
    // A neighbour may lie over the middle of a card.
    await stage.page
      .locator(ready)
      .first()
      .click({ position: { x: 12, y: 30 } });
    await stage.page.clock.runFor(QUIET);
    await stage.page.locator('section.hand .primary').click();
  };

/** Somebody takes: they hold that down, and have not let go yet. */
const givingUp: FilmScene['set'] = async (stage) => {
  await openHand(stage, 'ashFew');
  await stage.page.clock.runFor(QUIET);
  await stage.page.locator('section.hand button.take').hover();
  await stage.page.mouse.down();
};

/** Past everything that is told before what is shown large. */
const told =
  (moment: MomentName): FilmScene['set'] =>
  async (stage) => {
    await fromHand(moment)(stage);
    await stage.tap(game.story.telling.skip);
  };

/** Past the bets that are turned over, too: what follows them would come by itself. */
const paid =
  (moment: MomentName): FilmScene['set'] =>
  async (stage) => {
    await told(moment)(stage);
    await stage.until(stage.page.locator('dialog .bet').first());
    await stage.tap(game.story.telling.next);
  };

export const SCENES: readonly FilmScene[] = [
  {
    name: 'deal',
    set: async (stage) => {
      await stage.bringIn('between');
      await stage.tap(game.table.cover.show);
      await stage.tap(game.ending.round.deal);
    },
    shows: inAir('.ghost'),
    ms: 2600,
  },
  { name: 'play', set: fromHand('opening'), shows: inAir('.ghost'), ms: 460 },
  { name: 'beat', set: fromHand('answering'), shows: inAir('.ghost'), ms: 700 },
  { name: 'give-up', set: givingUp, shows: '[data-place^=plate][data-held]', ms: 300 },
  { name: 'burnt', set: byWord('burnt'), shows: inAir('.burning'), ms: 1700 },
  { name: 'taken', set: byWord('taken'), shows: inAir('.ghost'), ms: 700 },
  { name: 'roles', set: byWord('taken'), shows: inAir('.thing.role'), ms: 560 },
  { name: 'draws', set: byWord('draws'), shows: inAir('.thing.back'), ms: 800 },
  { name: 'feather', set: byWord('feather'), shows: inAir('.thing.feather'), ms: 1000 },
  { name: 'dusk', set: byWord('kindlingEnding'), shows: inAir('.dusk'), ms: 1200 },
  {
    name: 'bet',
    set: fromHand('betting', 'section.hand .stakes button'),
    shows: inAir('.thing.coin'),
    ms: 420,
  },
  { name: 'bets', set: told('roundEnding'), shows: 'dialog .bet', ms: 3600 },
  { name: 'end', set: paid('gameEnding'), shows: 'main .hero', ms: 3600 },
];

/** What is filmed, by its name. */
export function sceneOf(name: string): FilmScene {
  const scene = SCENES.find((each) => each.name === name);
  if (!scene) throw new Error(`Nothing that moves is called ${name}`);
  return scene;
}
