import { expect, type Page } from '@playwright/test';
import { moving, test } from '../app.ts';
import { startScript } from '../built.ts';
import { Device } from './device.ts';
import { firstChallenge } from './evening.ts';

test.use(moving);

/** Leaks put into the page on purpose, each by the name of the sink that has to tell. */
const PLANTED: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  accessibility: (page) =>
    page.evaluate(() => {
      // With no name of its own in the document: only the tree holds it as a whole.
      const group = document.querySelector('main')!;
      group.setAttribute('role', 'group');
      group.setAttribute('aria-labelledby', 'a b');
      group.insertAdjacentHTML('beforeend', '<p id="a">Flame</p><p id="b">9</p>');
    }),
  title: (page) => page.evaluate(() => (document.title = 'Flame 9')),
  history: (page) => page.evaluate(() => history.replaceState({ hand: ['r9'] }, '')),
  told: (page) => page.evaluate(() => console.debug('drew', 'r9')),
  printed: (page) => page.evaluate(() => console.info('9 de Llama')),
  'window.name': (page) => page.evaluate(() => (window.name = 'red-9')),
  localStorage: (page) => page.evaluate(() => localStorage.setItem('last', 'r9')),
  sessionStorage: (page) => page.evaluate(() => sessionStorage.setItem('r9', '1')),
  cookies: (page) => page.evaluate(() => (document.cookie = 'hand=r9')),
  caches: (page) =>
    page.evaluate(async () => (await caches.open('x')).put('/r9', new Response(''))),
  fields: (page) =>
    page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('input'));
      field.value = 'Flame 9';
    }),
  generated: (page) =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("main::before { content: 'Flame 9' }");
      document.adoptedStyleSheets.push(sheet);
    }),
  spoken: (page) =>
    page.evaluate(() => {
      const live = document.body.appendChild(document.createElement('p'));
      live.setAttribute('aria-live', 'polite');
      live.textContent = 'Ana draws Flame 9';
    }),
  // Last: it leads to another game.
  url: (page) => page.evaluate(() => (location.hash += '?card=r9')),
};

/** Ways to hide a card in a document. All of it is there for whoever looks. */
const HIDDEN: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'an attribute': (page) => page.evaluate(() => document.body.setAttribute('data-last', 'r9')),
  'a name': (page) => page.evaluate(() => (document.querySelector('nav')!.id = 'after-flame-9')),
  'a class': (page) => page.evaluate(() => document.body.classList.add('red-9')),
  'text nobody sees': (page) =>
    page.evaluate(() =>
      document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p hidden>Flame 9</p>'),
    ),
  'a comment': (page) => page.evaluate(() => document.body.append(document.createComment('r9'))),
  'a drawing': (page) =>
    page.evaluate(() =>
      document
        .querySelector('main')!
        .insertAdjacentHTML(
          'beforeend',
          '<svg class="card flame"><text class="index">9</text></svg>',
        ),
    ),
  'a closed shadow': (page) =>
    page.evaluate(() => {
      const root = document.body
        .appendChild(document.createElement('p'))
        .attachShadow({ mode: 'closed' });
      root.innerHTML = '<b>Flame 9</b>';
    }),
};

test('the search finds a card in every sink', async ({ page, host }) => {
  const device = await Device.at({ page, home: host.home, prepared: firstChallenge() });
  expect(await device.leaks()).toEqual([]);
  for (const [sink, plant] of Object.entries(PLANTED)) {
    await plant(page);
    expect(await device.leaks(), sink).toContain(`${sink}: r9`);
  }
});

test('the search finds a card wherever it is hidden in the document', async ({ page, host }) => {
  const device = await Device.at({ page, home: host.home, prepared: firstChallenge() });
  for (const [where, plant] of Object.entries(HIDDEN)) {
    await plant(page);
    expect(await device.leaks(), where).toContain('dom: r9');
    // Those who follow the changes have seen it come.
    expect((await device.wrong()).length, where).toBeGreaterThan(0);
    await page.reload();
    await device.arrive();
    expect(await device.leaks(), `${where}, gone`).toEqual([]);
  }
});

test('a card that is there for less than a frame is seen', async ({ page, host }) => {
  const device = await Device.at({ page, home: host.home, prepared: firstChallenge() });
  await page.evaluate(() => {
    const flash = document.querySelector('main')!.appendChild(document.createElement('p'));
    flash.textContent = 'Flame 9';
    flash.remove();
  });
  expect(await device.leaks()).toContain('wrong: r9');
});

test('a hand that opens by itself, or to somebody else, is seen', async ({ page, host }) => {
  const device = await Device.at({ page, home: host.home, prepared: firstChallenge() });
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<section class="hand"><h1>The hand of Bo</h1><p>Flame 9</p></section>',
    ),
  );
  const wrong = await device.wrong();
  expect(wrong.filter((each) => each.startsWith('the hand of Bo opened after'))).toHaveLength(1);
  expect(wrong.filter((each) => each.startsWith('Flame 9, of Ana, to Bo'))).toHaveLength(1);
});

test('an app that tells the next hand too early is seen', async ({ page, host }) => {
  const script =
    host.asked.find((path) => path.includes('/immutable/entry/start')) ??
    (await startScript(page.request, host.home));
  // What an app would do that draws the next cover or hand before the last hand is gone, and keeps
  // what it hides.
  await host.append(
    script,
    `;setInterval(() => { const hand = document.querySelector('section.hand'); if (hand) document.documentElement.dataset.last = hand.textContent + ' ' + hand.querySelector('[aria-label*=" 9"]')?.ariaLabel; }, 20);`,
  );
  const device = await Device.at({ page, home: host.home, prepared: firstChallenge() });
  await device.open('Ana');
  await device.settle();
  await device.cover();
  expect(await device.leaks()).toEqual(expect.arrayContaining(['dom: r9', 'wrong: r9']));
});
