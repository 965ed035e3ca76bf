import { expect } from '@playwright/test';
import { keeping, moving, test } from './app.ts';
import { prepare } from './robot/sight.ts';
import { Survival } from './robot/survival.ts';

test.use({ ...moving, ...keeping });

/** On until one came while a move was under way, and a hand was seen: it is time that decides. */
const MOST_KILLS = 12;

for (const game of ['blaze', 'hanabi'] as const)
  test(`a game of ${game} survives the death of its browser at any moment`, async ({ host }) => {
    const survival = new Survival(host, game);
    const wrong: (string | null)[] = [];
    try {
      const enough = () => survival.toll.midway > 0 && survival.toll.cards > 0;
      for (let seed = 1; seed <= MOST_KILLS && !enough(); seed++)
        wrong.push(await survival.trial(seed));
    } finally {
      await survival.close();
    }
    expect(wrong.filter((each) => each !== null)).toEqual([]);
    // What is looked for was there to be found: moves under way, and hands.
    const { midway, cards } = survival.toll;
    expect(midway).toBeGreaterThan(0);
    expect(cards).toBeGreaterThan(0);
  });

test('a card that came before any press would be noticed', async ({ page, host }) => {
  await prepare(page);
  await page.goto(`${host.home}play/`);
  await page.locator('main').waitFor();
  expect(await page.evaluate(() => robot.earlyCards())).toBe(0);
  await page.evaluate(() => {
    const leak = document.createElement('p');
    leak.innerHTML = '<svg class="card"></svg>';
    document.body.append(leak);
    leak.remove();
  });
  expect(await page.evaluate(() => robot.earlyCards())).toBe(1);
});
