import { expect, type Page } from '@playwright/test';
import { game as words } from '../../src/lib/games/hanabi/words/en/index.ts';
import { Stage } from '../../scripts/shots/stage.ts';
import { test } from './app.ts';
import { doubleText } from './fits.ts';
import { resize, setScreen, type Size } from './fold.ts';
import { momentOf, random } from './hanabi.ts';
import { cutOff, lay } from './hanabi-laid.ts';
import { sizes } from './sizes.ts';

/** Phones upright and on their side, and tablets. */
const SIZES: readonly Size[] = [
  ...([[320, 568], [360, 560], [375, 553], [390, 844], [844, 340], [667, 331]] as const), // prettier-ignore
  ...([
    [768, 1024],
    [1024, 768],
    [1180, 820],
    [1366, 1024],
  ] as const),
];

/** Letters that stand beside the card they name: another card lies there. */
const strayLetters = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.rows [data-place^="slot:hand-"]')].flatMap((back) => {
      const [card, letter] = ['.card', '.letter'].map((part) =>
        back.querySelector(part)!.getBoundingClientRect(),
      );
      const isWithin = letter!.left > card!.left - 1 && letter!.right < card!.right + 1;
      return isWithin ? [] : [`beside its card: ${back.getAttribute('data-place')}`];
    }),
  );

// Three and four lie as these do, but on a wide glass: that is looked at with a card tapped.
for (const players of [2, 5])
  test(`the hand in turn is whole on every glass, each letter on its card: ${players} players`, async ({
    page,
    host,
  }) => {
    const stage = await lay(page, host.home, random(players, players, 9));
    const flaws: string[] = [];
    for (const way of ['passed', 'middle'] as const) {
      await page.setViewportSize({ width: 1180, height: 820 });
      await stage.goRound(way);
      for (const size of SIZES) {
        await resize(page, size);
        const cut = [...(await cutOff(page)), ...(await strayLetters(page))];
        flaws.push(...cut.map((flaw) => `${size.join('x')}, ${way}: ${flaw}`));
      }
    }
    await doubleText(page);
    for (const size of SIZES) {
      await resize(page, size);
      flaws.push(...(await cutOff(page)).map((flaw) => `${size.join('x')}, large: ${flaw}`));
    }
    expect(flaws).toEqual([]);
  });

/** Cards of others that lie under the plate of whoever is in turn. */
const underPlate = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const plate = document.querySelector('[aria-current=true]')!.getBoundingClientRect();
    return [...document.querySelectorAll('section:not([aria-current]) [data-place^="slot:hand-"]')]
      .map((card) => ({ card, box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.right > plate.left && box.bottom > plate.top)
      .map(({ card }) => card.getAttribute('data-place') ?? '');
  });

// The bar beside a low glass had grown with the type, and left no room for five cards.
test('no card lies under the hand in turn on a phone on its side, with large text', async ({
  page,
  host,
}) => {
  await lay(page, host.home, random(3, 3, 9));
  await doubleText(page);
  for (const size of [
    [568, 320],
    [667, 331],
  ] as const) {
    await resize(page, size);
    expect(await underPlate(page), size.join('x')).toEqual([]);
  }
});

/** Cards of others in play, and numbers of stacks, that lie under what a card can be. */
const underNote = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const note = document.querySelector('aside .grid')!.getBoundingClientRect();
    const seen = 'section:not([aria-current]) [data-place^="slot:hand-"] [data-aim], svg[data-aim]';
    return [...document.querySelectorAll(seen)]
      .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
      .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
      .filter(({ box }) => box.right > note.left && box.left < note.right)
      .filter(({ box }) => box.bottom > note.top && box.top < note.bottom)
      .map(({ thing }) => thing.closest('[data-place]')?.getAttribute('data-place') ?? '');
  });

// It lay over three rows of hands, the card just told of among them.
test('what a card can be lies over no card of the others, and over no stack’s number', async ({
  page,
  host,
}) => {
  await lay(page, host.home, random(4, 4, 9), { memory: 'deductions' });
  await page.clock.runFor(700);
  await page.locator('[aria-current=true] [data-place^="slot:hand-"]').nth(2).click();
  await page.clock.runFor(40);
  for (const size of [
    [360, 640],
    [390, 844],
    [412, 915],
  ] as const) {
    await resize(page, size);
    expect(await underNote(page), size.join('x')).toEqual([]);
  }
  await doubleText(page);
  await resize(page, [390, 844]);
  expect(await underNote(page), 'large').toEqual([]);
});

/** What of a face and a name before the hand in turn shows from under what is told of a card. */
const namesUnderNote = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const notes = [...document.querySelectorAll('aside p, aside .grid > *')].map((told) =>
      told.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('[aria-current=true] .name > *')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) =>
        notes.some(
          ({ left, top, right, bottom }) =>
            box.right > left && box.left < right && box.bottom > top && box.top < bottom,
        ),
      )
      .map(({ part }) => part.textContent.trim() || 'the face');
  });

// What a card can be had all of a tablet's height, and cut them in two.
test('the figures of the table are whole beside what a card can be, with large text', async ({
  page,
  host,
}) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'hanabi-aside-deduced');
  await doubleText(page);
  await resize(page, [820, 1180]);
  const [facts, score] = await Promise.all(
    ['.facts', '.facts .score'].map((part) => page.locator(part).boundingBox()),
  );
  // Drawn towards whoever looks, the glass is turned: below is to the right.
  expect(score!.x + score!.width).toBeLessThanOrEqual(facts!.x + facts!.width);
});

// A card that can be anything pushed the lamp over the edge.
test('what can be done stays within an upright tablet, whatever a card can be', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  const moment = momentOf(random(3, 3, 0));
  await stage.bringToTable(moment, 'passed', { settings: { memory: 'deductions' }, hints: true });
  await page.setViewportSize({ width: 820, height: 1180 });
  await stage.hold(stage.button(words.table.plate.sees(moment.name)));
  await page.clock.runFor(700);
  await page.locator('.hand .one:not(.own) [data-slot]').first().click();
  await page.clock.runFor(40);
  for (const size of [
    [768, 1024],
    [820, 1180],
  ] as const) {
    await resize(page, size);
    const [hands, lamp] = await Promise.all([
      page.locator('.hand .area').boundingBox(),
      stage.button(words.advice.ask).boundingBox(),
    ]);
    expect(lamp!.x + lamp!.width).toBeLessThanOrEqual(hands!.x + hands!.width + 1);
  }
});

// Rockets were ten pixels wide in what the counts below them left.
test('where five play there is a sky on a small phone', async ({ page, host }) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'hanabi-table-five-passed');
  await resize(page, [360, 640]);
  const [air, rocket] = await Promise.all(
    ['.air', '.air .flyer'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect(air!.height).toBeGreaterThanOrEqual(84);
  expect(rocket!.width).toBeGreaterThanOrEqual(17.9);
});

// It was 17 px high: nobody could read it from where they sat.
test('round a tablet what was done is large, for both sides', async ({ page, host }) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'hanabi-table-four-middle');
  for (const size of [
    [820, 1180],
    [1180, 820],
    [1366, 1024],
  ] as const) {
    await resize(page, size);
    for (const said of ['.said p', '.away'])
      await expect(page.locator(said), `${size.join('x')}`).toHaveCSS('font-size', /^(2[89]|30)/);
  }
});

// Names of the piles were 13 px high, and larger ones pushed the score off the sky.
test('on a tablet the piles have readable names, and the sky has all figures', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  for (const name of ['hanabi-table-two-passed', 'hanabi-table-lap-middle']) {
    await setScreen(stage, name);
    await resize(page, [820, 1180]);
    const small = page.locator('.shelf small:visible, .shelf .reach');
    const high = await small.evaluateAll((all) =>
      all.map((one) => parseFloat(getComputedStyle(one).fontSize)),
    );
    expect(Math.min(...high), name).toBeGreaterThanOrEqual(16);
    const [air, score] = await Promise.all(
      ['.air', '.shelf h1'].map((part) => page.locator(part).boundingBox()),
    );
    expect(score!.x + score!.width, name).toBeLessThanOrEqual(air!.x + air!.width);
  }
});

// "A…" is nobody, and of four numbers each was as wide as a hair.
test('a small phone on its side has short names whole, and numbers of what is gone', async ({
  page,
  host,
}) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'hanabi-view-deduced');
  await resize(page, [568, 320]);
  const cut = await page
    .locator('.clue.full b')
    .evaluateAll((names) => names.map((name) => name.scrollWidth - name.clientWidth));
  expect(cut).toEqual([0, 0]);
  for (const size of [
    [844, 390],
    [390, 844],
    [1180, 820],
  ] as const) {
    await resize(page, size);
    const high = await page
      .locator('.gone i')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...high), `${size.join('x')}`).toBeGreaterThanOrEqual(12);
  }
});

// What names left of a row was shared out among its cards, so that no two b stood below each other.
// Four hands lie two and two, and in a row each with large text.
test('the cards of others lie below each other, with large text too', async ({ page, host }) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'hanabi-table-five-passed');
  await resize(page, [390, 844]);
  const seconds = page.locator('.rows .backs button:nth-child(2) .card');
  for (const large of [false, true]) {
    if (large) await doubleText(page);
    const lefts = await seconds.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().x)),
    );
    expect(new Set(lefts).size, lefts.join(', ')).toBe(large ? 1 : 2);
  }
});

// Five cards had pressed it out.
test('beside five cards an eye says that a name opens a hand', async ({ page, host }) => {
  await setScreen(await Stage.on(page, host.home, 'en'), 'hanabi-table-two-passed');
  await resize(page, [360, 640]);
  const [eye, backs] = await Promise.all(
    ['.rows .eye', '.rows .backs'].map((part) => page.locator(part).boundingBox()),
  );
  expect(eye!.x + eye!.width).toBeLessThanOrEqual(backs!.x);
});

// What can be done was told in four lines there, and of the sky a strip of figures was left.
test('beside three hands there is a sky on a small phone, and room beside two names', async ({
  page,
  host,
}) => {
  const stage = await Stage.on(page, host.home, 'en');
  for (const name of ['hanabi-aside-three', 'hanabi-aside-picked']) {
    await setScreen(stage, name);
    await resize(page, [360, 640]);
    await expect(page.locator('.facts .rocket'), name).toHaveCount(5);
    for (const rocket of await page.locator('.facts .rocket').all())
      await expect(rocket, name).toBeVisible();
  }
  // It stood among the numbers, against the last of them.
  await setScreen(stage, 'hanabi-aside-all');
  await resize(page, [360, 640]);
  const [back, whom] = await Promise.all(
    ['.to .back', '.to .person'].map((one) => page.locator(one).first().boundingBox()),
  );
  // The glass is turned: side by side is one above the other.
  expect(back!.x).toBeCloseTo(whom!.x, 0);
});

// It stood there between the two things one can do, and elsewhere above them.
for (const name of ['hanabi-table-tapped', 'hanabi-table-deduced'])
  test(`a card is put back from the corner above it, and its owner seen: ${name}`, async ({
    page,
    host,
  }) => {
    await setScreen(await Stage.on(page, host.home, 'en'), name);
    await resize(page, [360, 640]);
    const [back, backs] = await Promise.all(
      ['button.back', '.backs'].map((part) =>
        page.locator('[aria-current=true]').locator(part).boundingBox(),
      ),
    );
    expect(back!.y + back!.height / 2).toBeLessThan(backs!.y);
    await expect(page.locator('[aria-current=true] .name .emblem')).toBeVisible();
    expect(await namesUnderNote(page)).toEqual([]);
  });

test.describe('in Spanish', () => {
  test.use({ locale: 'es' });

  // Its letter was read over the eyes of an owl.
  test('what a card can be lies over neither a face nor a name', async ({ page, host }) => {
    await setScreen(await Stage.on(page, host.home, 'es'), 'hanabi-table-tapped');
    for (const { width, height } of sizes) {
      await resize(page, [width, height]);
      expect(await namesUnderNote(page), `at ${width}`).toEqual([]);
    }
  });
});

test('large letters leave in sight whom a cover tells to look away', async ({ page, host }) => {
  const stage = await Stage.on(page, host.home, 'en');
  await setScreen(stage, 'hanabi-cover');
  await doubleText(page);
  for (const size of [SIZES[0]!, SIZES[1]!]) {
    await resize(page, size);
    const boxOf = async (part: string) => (await page.locator(`.cover ${part}`).boundingBox())!;
    const [warning, press] = [await boxOf('.away > p:last-child'), await boxOf('.press')];
    expect(warning.y).toBeGreaterThan(0);
    expect(warning.y + warning.height).toBeLessThan(press.y);
  }
});
