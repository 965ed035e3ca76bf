import { test } from './app.ts';
import { openFile } from './saved.ts';
const record = (bots: (string | null)[]) => JSON.stringify({ format: 'fireside-record', version: 1, game: 'blaze', options: { edition: '2021', betting: true }, seats: bots.map((bot, i) => ({ name: ['Ana', 'Flint', 'Wick', 'Soot', 'Cinder'][i], ...(bot && { bot }) })), first: 0, moves: [] });
test('worker', async ({ page, host }) => {
  page.on('worker', (w) => console.log('worker', w.url()));
  page.on('console', (m) => console.log(m.text()));
  await page.addInitScript(() => {
    const W = window.Worker;
    (window as any).Worker = class extends W {
      constructor(u: any, o: any) { super(u, o); console.log('NEW', u); this.addEventListener('error', (e: any) => console.log('WERR', e.message, e.filename, e.lineno)); this.addEventListener('message', (e: any) => console.log('MSG', JSON.stringify(e.data), performance.now())); }
      postMessage(m: any) { console.log('POST', performance.now()); super.postMessage(m); }
    };
  });
  await page.goto(host.home);
  await openFile(page, record(['bonfire', 'flame', 'spark', 'flame']));
  await page.waitForURL(/play/);
  await page.waitForTimeout(12000);
});
