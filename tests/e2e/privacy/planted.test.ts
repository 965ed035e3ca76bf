import { expect, type Page } from '@playwright/test';
import { moving, test } from '../app.ts';
import { startScript } from '../built.ts';
import type { StaticHost } from '../server.ts';
import type { Faces } from './faces.ts';
import { BLAZE, HANABI, TABLES } from './tables.ts';

test.use(moving);

/** Ways to write a face, and how it is drawn. */
interface Writing {
  readonly code: string;
  readonly name: string;
  readonly other: string;
  /** In attributes. */
  readonly slug: string;
  readonly suit: string;
  readonly rank: string;
}

function writingOf(code: string, { words: [en, es], signs }: Faces): Writing {
  const [sign, rank] = [signs[code[0]!]!, code.slice(1)];
  return { code, name: en!(code), other: es!(code), slug: `${sign}-${rank}`, suit: sign, rank };
}

type Plant = (page: Page, face: Writing) => Promise<unknown>;

/** Leaks put into the page on purpose, each by the name of the sink that has to tell. */
const PLANTED: Readonly<Record<string, Plant>> = {
  accessibility: (page, face) =>
    page.evaluate(({ name }) => {
      // With no name of its own in the document: only the tree holds it as a whole.
      const group = document.querySelector('main')!;
      const [suit, rank] = name.split(' ');
      group.setAttribute('role', 'group');
      group.setAttribute('aria-labelledby', 'suit rank');
      group.insertAdjacentHTML('beforeend', `<p id="suit">${suit}</p><p id="rank">${rank}</p>`);
    }, face),
  title: (page, face) => page.evaluate(({ name }) => (document.title = name), face),
  history: (page, face) =>
    page.evaluate(({ code }) => history.replaceState({ hand: [code] }, ''), face),
  told: (page, face) => page.evaluate(({ code }) => console.debug('drew', code), face),
  printed: (page, face) => page.evaluate(({ other }) => console.info(other), face),
  'window.name': (page, face) => page.evaluate(({ slug }) => (window.name = slug), face),
  localStorage: (page, face) =>
    page.evaluate(({ code }) => localStorage.setItem('last', code), face),
  sessionStorage: (page, face) =>
    page.evaluate(({ code }) => sessionStorage.setItem(code, '1'), face),
  cookies: (page, face) => page.evaluate(({ code }) => (document.cookie = `hand=${code}`), face),
  caches: (page, face) =>
    page.evaluate(
      async ({ code }) => (await caches.open('x')).put(`/${code}`, new Response('')),
      face,
    ),
  fields: (page, face) =>
    page.evaluate(({ name }) => {
      const field = document.body.appendChild(document.createElement('input'));
      field.value = name;
    }, face),
  generated: (page, face) =>
    page.evaluate(({ name }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`main::before { content: '${name}' }`);
      document.adoptedStyleSheets.push(sheet);
    }, face),
  spoken: (page, face) =>
    page.evaluate(({ name }) => {
      const live = document.body.appendChild(document.createElement('p'));
      live.setAttribute('aria-live', 'polite');
      live.textContent = `Ana draws ${name}`;
    }, face),
  // Last: it leads to another game.
  url: (page, face) => page.evaluate(({ code }) => (location.hash += `?card=${code}`), face),
};

/** Ways to hide a card in a document. All of it is there for whoever looks. */
const HIDDEN: Readonly<Record<string, Plant>> = {
  'an attribute': (page, face) =>
    page.evaluate(({ code }) => document.body.setAttribute('data-last', code), face),
  'a name': (page, face) =>
    page.evaluate(({ slug }) => (document.querySelector('nav')!.id = `after-${slug}`), face),
  'a class': (page, face) => page.evaluate(({ slug }) => document.body.classList.add(slug), face),
  'text nobody sees': (page, face) =>
    page.evaluate(
      ({ name }) =>
        document.querySelector('main')!.insertAdjacentHTML('beforeend', `<p hidden>${name}</p>`),
      face,
    ),
  'a comment': (page, face) =>
    page.evaluate(({ code }) => document.body.append(document.createComment(code)), face),
  'a drawing': (page, face) =>
    page.evaluate(
      ({ suit, rank }) =>
        document
          .querySelector('main')!
          .insertAdjacentHTML(
            'beforeend',
            `<svg class="card ${suit} in-${suit}"><text class="index">${rank}</text></svg>`,
          ),
      face,
    ),
  'a closed shadow': (page, face) =>
    page.evaluate(({ name }) => {
      const root = document.body
        .appendChild(document.createElement('p'))
        .attachShadow({ mode: 'closed' });
      root.innerHTML = `<b>${name}</b>`;
    }, face),
};

/** What lies on the glass: the cover, or in Hanabi a hand that is open, or shown. */
const GLASSES = [
  { ...BLAZE, glass: 'the cover of Blaze', opened: null },
  { ...HANABI, glass: 'a view of Hanabi', opened: 'Ana' },
  { ...HANABI, glass: 'a shown hand of Hanabi', opened: 'all but Ana' },
] as const;

for (const { glass, opened, at, faces } of GLASSES) {
  /** It lies there, with all faces that stand nowhere, which have ranks in all words. */
  const begin = async (page: Page, host: StaticHost) => {
    const device = await at({ page, home: host.home });
    if (opened !== null) await device.open(opened);
    expect(await device.leaks(opened)).toEqual([]);
    const writings = device
      .faces(opened, false)
      .filter((face) => /\d$/.test(face))
      .map((face) => writingOf(face, faces));
    return { device, writings };
  };

  test(`the search finds a card in every sink behind ${glass}`, async ({ page, host }) => {
    const { device, writings } = await begin(page, host);
    const [face] = writings;
    for (const [sink, plant] of Object.entries(PLANTED)) {
      await plant(page, face!);
      expect(await device.leaks(opened), sink).toContain(`${sink}: ${face!.code}`);
    }
  });

  test(`the search finds a card wherever it is hidden in ${glass}, or shown for less than a frame`, async ({
    page,
    host,
  }) => {
    const { device, writings } = await begin(page, host);
    // Another one in each place.
    for (const [at, [where, plant]] of Object.entries(HIDDEN).entries()) {
      const face = writings[at]!;
      const before = (await device.wrong()).length;
      await plant(page, face);
      expect(await device.leaks(opened), where).toContain(`dom: ${face.code}`);
      // Those who follow the changes have seen it come.
      expect((await device.wrong()).length, where).toBeGreaterThan(before);
    }
    const flashed = writings.at(-1)!;
    await page.evaluate(({ name }) => {
      const flash = document.querySelector('main')!.appendChild(document.createElement('p'));
      flash.textContent = name;
      flash.remove();
    }, flashed);
    expect(await device.leaks(opened)).toContain(`wrong: ${flashed.code}`);
  });
}

for (const { game, at, faces } of TABLES)
  test(`a hand of ${game} that opens by itself, or to somebody else, is seen`, async ({
    page,
    host,
  }) => {
    const device = await at({ page, home: host.home });
    const whose = game === 'Blaze' ? 'Ana' : 'Bo';
    const { name } = writingOf(device.secrets[whose]![0]!, faces);
    await page.evaluate(
      (face) =>
        document.body.insertAdjacentHTML(
          'beforeend',
          `<section class="hand"><h1>The hand of Bo</h1><p>${face}</p></section>`,
        ),
      name,
    );
    const wrong = await device.wrong();
    expect(wrong.filter((each) => each.startsWith('the hand of Bo opened after'))).toHaveLength(1);
    expect(wrong.filter((each) => each.startsWith(`${name}, of ${whose}, to Bo`))).toHaveLength(1);
  });

for (const { game, at, eyes } of TABLES)
  test(`an app that tells a hand of ${game} too early, or too long, is seen`, async ({
    page,
    host,
  }) => {
    const script =
      host.asked.find((path) => path.includes('/immutable/entry/start')) ??
      (await startScript(page.request, host.home));
    // What an app would do that draws the next cover or hand before the last hand is gone, and
    // keeps what it hides.
    await host.append(
      script,
      `;setInterval(() => {
        const hand = document.querySelector('section.hand');
        if (!hand) return;
        const names = [...hand.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
        document.documentElement.dataset.last = [hand.textContent, ...names].join(' ');
      }, 20);`,
    );
    const device = await at({ page, home: host.home });
    for (const whose of eyes) {
      await device.open(whose);
      await device.settle();
      await device.cover();
      const [face] = device.faces(whose, true);
      expect(await device.leaks()).toEqual(
        expect.arrayContaining([`dom: ${face}`, `wrong: ${face}`]),
      );
    }
  });
