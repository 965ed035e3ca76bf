import { writeFileSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { withBrowser } from './bench/browsing.ts';
import { timeTaps } from './bench/pages/taps.ts';
import { gameAfter, saveGame } from './bench/saved-game.ts';
import { withSites } from './bench/sites.ts';
import { spreadOf } from './bench/figures.ts';
const folder = mkdtempSync('/tmp/zzt');
const RATE = Number(process.env.RATE ?? 4);
const N = Number(process.env.N ?? 32);
const which = process.env.WHICH ?? 'product';
await withSites(folder, async (sites) => {
  await withBrowser(join(folder, 'p'), async (context) => {
    const page = await context.newPage();
    let targets;
    if (which === 'product') {
      await saveGame(page, sites.product, gameAfter(1));
      const opener = page.locator('main.cover .press button');
      await opener.waitFor();
      await page.waitForTimeout(400);
      const s = await context.newCDPSession(page);
      const b = (await opener.boundingBox())!;
      await s.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: b.x + b.width / 2, y: b.y + b.height / 2 }] });
      await page.waitForTimeout(900);
      await s.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      const cards = page.locator('[data-slot][aria-disabled="false"]');
      await cards.first().waitFor();
      targets = await page.locator('[data-slot]').all();
    } else {
      await page.goto(sites.empty);
      await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
      targets = [page.locator('button')];
    }
    await page.evaluate(timeTaps);
    if (process.env.PATCH) await page.evaluate(process.env.PATCH);
    const session = await context.newCDPSession(page);
    const browser = await context.browser()?.newBrowserCDPSession?.().catch(() => undefined);
    await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
    const tap = async (k: number) => {
      const box = (await targets[Math.floor(k / 2) % targets.length].boundingBox())!;
      await page.waitForTimeout(120 + Math.random() * 17);
      const before = await page.evaluate('window.benchTaps.length');
      await page.touchscreen.tap(box.x + box.width * 0.2, box.y + box.height / 2);
      await page.waitForFunction((c) => window.benchTaps!.length === c, (before as number) + 1);
    };
    for (let k = 0; k < 8; k++) await tap(k);
    await page.evaluate('window.benchTaps.length = 0');
    const events: unknown[] = [];
    if (!process.env.NOTRACE) {
      session.on('Tracing.dataCollected', ({ value }) => { for (const v of value) events.push(v); });
      await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: (process.env.CATS ?? 'devtools.timeline,disabled-by-default-devtools.timeline,blink,input,latencyInfo,cc,toplevel,loading,blink.user_timing,disabled-by-default-devtools.timeline.invalidationTracking').split(',') } } as never);
    }
    for (let k = 0; k < N; k++) await tap(k);
    if (!process.env.NOTRACE) {
      const done = new Promise((r) => session.once('Tracing.tracingComplete', r));
      await session.send('Tracing.end');
      await done;
      writeFileSync('/tmp/trace.json', JSON.stringify({ traceEvents: events }));
    }
    const t = await page.evaluate<number[]>('window.benchTaps');
    console.log(which, JSON.stringify(spreadOf(t)), t.map((x) => Math.round(x)).join(' '));
    void browser;
  });
});
process.exit(0);
