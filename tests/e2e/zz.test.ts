import { test } from './app.ts';
import { takeIn, openFile } from './saved.ts';
const record = (bots: (string | null)[]) => JSON.stringify({ format: 'fireside-record', version: 1, game: 'blaze', options: { edition: '2021', betting: true }, seats: bots.map((bot, i) => ({ name: ['Ana', 'Flint', 'Wick', 'Soot', 'Cinder'][i], ...(bot && { bot }) })), first: 0, moves: [] });
for (const [name, bots] of [['solo', [null, 'bonfire', 'flame', 'spark']], ['none', ['bonfire', 'flame', 'spark', 'flame']], ['mixed', [null, 'bonfire', null, 'spark']]] as const)
  for (const size of [{ width: 360, height: 640 }, { width: 1366, height: 1024 }])
  test(`look ${name} ${size.width}`, async ({ page, host }) => {
    page.on('console', (m) => console.log(name, m.text()));
    page.on('pageerror', (m) => console.log(name, 'ERR', m.message, m.stack));
    await page.setViewportSize(size);
    await page.goto(host.home);
    await openFile(page, record([...bots]));
    await page.waitForURL(/play/);
    for (let i = 0; i < 8; i++) {
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/s/${name}-${size.width}-${i}.png` });
    }
    console.log(name, await page.locator('body').innerText());
    console.log(page.workers().length, 'workers');
  });
