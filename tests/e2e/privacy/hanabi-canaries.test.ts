import { expect } from '@playwright/test';
import type { Card } from '../../../src/lib/games/hanabi/rules/cards.ts';
import { game as en } from '../../../src/lib/games/hanabi/words/en/index.ts';
import { game as es } from '../../../src/lib/games/hanabi/words/es/index.ts';
import { en as enApp } from '../../../src/lib/i18n/en.ts';
import { es as esApp } from '../../../src/lib/i18n/es.ts';
import { moving, test } from '../app.ts';
import { dealt } from '../hanabi.ts';
import { HanabiDevice } from './hanabi-device.ts';

test.use(moving);

/** Three people; each holds faces that nobody else does. A Flame 1 is played, another goes. */
const HANDS: readonly (readonly Card[])[] = [
  ['b4', 'g5', 'r1', 'w3', 'y4'],
  ['b3', 'g2', 'r5', 'w4', 'r1'],
  ['b5', 'g4', 'r3', 'w2', 'r1'],
];
const TOLD = [
  { seat: 0, do: 'clue', to: 1, rank: 1 },
  { seat: 1, do: 'clue', to: 2, color: 'b' },
  { seat: 2, do: 'clue', to: 0, rank: 1 },
] as const;
const game = dealt(HANDS, TOLD);
/** Of the deck these are drawn on the way. */
const DRAWN = 2;

/** Nothing stands anywhere that whoever looks now must not see, nor did it on the way here. */
async function expectNoLeak(device: HanabiDevice): Promise<void> {
  const opened = await device.opened();
  expect(await device.leaks(opened), `with ${opened ?? 'no view'} open`).toEqual([]);
  expect(await device.wrong()).toEqual([]);
}

/** The search is not blind: in an open view it finds each card of everybody else. */
async function expectOthersFound(device: HanabiDevice, viewer: string): Promise<void> {
  for (const person of device.people.filter((name) => name !== viewer)) {
    const found = await device.found(person);
    expect(device.secrets[person]!.length, person).toBeGreaterThan(1);
    for (const card of device.secrets[person]!)
      for (const sink of ['dom', 'accessibility']) expect(found).toContain(`${sink}: ${card}`);
  }
  expect(device.secrets[viewer]!.length).toBeGreaterThan(1);
  await expectNoLeak(device);
}

type Sheet = 'log' | 'rules' | 'undo' | 'menu';

/** Each sheet within reach is opened, searched and closed. */
async function lookRound(device: HanabiDevice, sheets: readonly Sheet[]): Promise<void> {
  const { bar, close } = device.words.play;
  for (const sheet of sheets) {
    await device.tap(bar[sheet]);
    await expectNoLeak(device);
    await device.tap(close);
  }
}

for (const { way, viewport, locale, words, shelf, frost, sheets } of [
  {
    way: 'passed',
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    words: en,
    shelf: enApp.shelf,
    frost: 'Frost 4',
    sheets: ['log', 'rules', 'undo', 'menu'],
  },
  {
    way: 'middle',
    viewport: { width: 1366, height: 1024 },
    locale: 'es',
    words: es,
    shelf: esApp.shelf,
    frost: '4 de Escarcha',
    sheets: ['log'],
  },
] as const)
  test.describe(`${way}, ${viewport.width} wide, ${locale}`, () => {
    test.use({ viewport, locale });

    test('a view shows all hands but the viewer’s, and nothing else shows any', async ({
      page,
      host,
    }) => {
      const brought = { page, home: host.home, played: game, drawn: DRAWN, way, words };
      const device = await HanabiDevice.at(brought);
      const { hand, table, cards, play } = device.words;
      await expectNoLeak(device);
      await device.toTable();
      await expectNoLeak(device);
      await lookRound(device, sheets);
      for (const person of device.people) {
        await device.tapBack(person, 1);
        await expectNoLeak(device);
      }

      await device.open('Ana');
      await expectOthersFound(device, 'Ana');
      await device.tapHeld(hand.held.own(cards.slot(1)));
      await expectNoLeak(device);
      await device.tapHeld(hand.held.other('Ben', cards.slot(1), ''));
      await expectNoLeak(device);
      await device.tap(hand.clue.others);
      await expectNoLeak(device);
      await device.cover();
      await expectNoLeak(device);
      await device.open('Ben');
      await expectOthersFound(device, 'Ben');
      expect((await device.sinks())['dom']).toContain(frost);
      await lookRound(device, ['log', 'undo']);
      await device.open('Ben');
      await device.cover();

      // A card of one's own lies open once it is played, and no other; a clue covers.
      await device.toTable();
      await device.tapBack('Ana', 2);
      await device.tap(table.plate.play('c'));
      await device.hearOut(() => expectNoLeak(device));
      await expectNoLeak(device);
      await device.open('Ben');
      await device.tapHeld(hand.held.other('Mira', cards.slot(0), ''));
      const clue = (await device.names()).find((name) => name.startsWith('Mira: '))!;
      await device.tap(clue);
      expect(await device.opened()).toBe(null);
      await expectNoLeak(device);
      await lookRound(device, ['log', 'undo']);
      await device.toTable();
      await device.hearOut(() => expectNoLeak(device));
      await device.tapBack('Mira', 4);
      await device.tap(table.plate.discard('e'));
      await device.hearOut(() => expectNoLeak(device));
      expect(device.printed).toEqual([]);
      await device.tap(play.bar.undo);
      await expectNoLeak(device);
      await page.goto(host.home);
      await expect(page.getByRole('region', { name: shelf.continue })).toBeVisible();
      await expectNoLeak(device);
      expect(device.printed).toEqual([]);
    });
  });

test('a page that tells whoever looks of their own hand is found out', async ({ page, host }) => {
  const device = await HanabiDevice.at({ page, home: host.home, played: game });
  await device.open('Ana');
  expect(await device.leaks('Ana')).toEqual([]);
  const planted: Readonly<Record<string, string>> = {
    'an own card': 'g5',
    'a card of the deck': device.secrets['the deck']![0]!,
  };
  for (const [what, card] of Object.entries(planted)) {
    await page.evaluate((code) => {
      const view = document.querySelector<HTMLElement>('section.hand')!;
      view.dataset['next'] = code;
    }, card);
    expect(await device.leaks('Ana'), what).toContain(`dom: ${card}`);
    expect((await device.wrong()).join('\n'), what).toContain(card);
  }
});
