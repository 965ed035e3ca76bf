import { expect } from '@playwright/test';
import { begin } from '../../scripts/shots/film.ts';
import { sceneOf } from '../../scripts/shots/film-scenes.ts';
import { game } from '../../src/lib/games/blaze/words/en/index.ts';
import { moving, test } from './app.ts';
import { EMPTY, onLayer, stageOn } from './filmed.ts';
import { setScreen } from './fold.ts';
import { sizes } from './sizes.ts';

test.use({ ...moving, viewport: { width: 390, height: 844 } });

test('what is said of it covers nothing that can be pressed, and a press does what it says', async ({
  page,
  host,
}) => {
  await begin(await stageOn(page, host.home), sceneOf('play'));
  const covered = await page.evaluate(() => {
    const caption = document.querySelector('.caption')?.getBoundingClientRect();
    if (!caption) return ['no caption'];
    return [...document.querySelectorAll('button')]
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        const besides = right <= caption.left || left >= caption.right;
        return !besides && bottom > caption.top && top < caption.bottom;
      })
      .map(({ textContent }) => textContent);
  });
  expect(covered).toEqual([]);
  await page.getByRole('button', { name: game.play.bar.log }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await onLayer(page)).toEqual(EMPTY);
});

for (const viewport of [sizes[0], sizes[3]])
  test.describe(`going round, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('what is told hides all that stands below it, whatever was told before', async ({
      page,
      host,
    }) => {
      const stage = await stageOn(page, host.home);
      await stage.bringToTable('asking', 'passed');
      await stage.hold(page.getByRole('button', { name: 'Maximiliana takes' }));
      const caption = page.locator('div.caption');
      await expect(caption).toContainText('Maximiliana gives up');
      await page.getByRole('button', { name: /^Nobody/ }).click();
      await expect(async () => {
        await page.clock.runFor(100);
        expect(await caption.innerText()).toContain('Maximiliana takes');
      }).toPass();
      const line = page.locator('[data-place="slot:caption"]');
      await expect(line).toHaveText(/opens the challenge/);
      const looksOut = await line.evaluate((line) => {
        const words = document.createRange();
        words.selectNodeContents(line);
        const below = words.getBoundingClientRect();
        const over = document.querySelector('div.caption')!.getBoundingClientRect();
        const [dx, dy] = [over.left - below.left, over.top - below.top];
        return Math.max(dx, dy, below.right - over.right, below.bottom - over.bottom);
      });
      expect(looksOut).toBeLessThanOrEqual(0);
    });
  });

// Its line was empty there, in a corner: it came to lie on the plate beside, and on that button.
for (const viewport of [sizes[2], { width: 1024, height: 768 }])
  test(`with computer players what is told covers nobody, nor what skips it: ${viewport.width}`, async ({
    page,
    host,
  }) => {
    await setScreen(await stageOn(page, host.home), 'table-company-middle');
    await page.setViewportSize(viewport);
    const captions = page.locator('div.caption');
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await captions.count()).toBe(2);
    }).toPass({ intervals: [20] });
    const covered = await captions.evaluateAll((all) => {
      const boxes = all.map((caption) => caption.getBoundingClientRect());
      const parts = [...document.querySelectorAll('.plate, button')];
      return parts
        .filter((part) => {
          const { top, bottom, left, right } = part.getBoundingClientRect();
          return boxes.some((box) => {
            const across = Math.min(right, box.right) - Math.max(left, box.left);
            return Math.min(across, Math.min(bottom, box.bottom) - Math.max(top, box.top)) > 1;
          });
        })
        .map(({ textContent }) => textContent);
    });
    expect(covered).toEqual([]);
  });
