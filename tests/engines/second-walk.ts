import { expect } from 'vitest';
import { en } from '../../src/lib/i18n/en.ts';
import { files } from '../../src/lib/i18n/en/files.ts';
import { game as words } from '../../src/lib/games/hanabi/words/en/index.ts';
import { cardsInTurn } from '../e2e/robot/hanabi/cards.ts';
import { setTable } from '../e2e/robot/hanabi/evening.ts';
import { like } from '../e2e/robot/patterns.ts';
import { reload } from '../e2e/robot/play.ts';
import { Sight } from '../e2e/robot/sight.ts';
import { flawsOfSheets } from './dialogs.ts';
import { lookFor } from './engine.ts';
import { saveAll, takeIn } from './game-files.ts';
import { focusComes } from './measures.ts';
import type { Stand } from './stand.ts';
import { inputOf } from './walker.ts';

const { hand, table } = words;
const sees = like(table.plate.sees);
/** Of somebody else: a card whose face is seen. */
const theirs = /^.+, card [a-e], \S+ [1-5], known: /;

/** A game of two: told by two taps, played by two, and covered when it comes back. */
export function walkThroughSecondGame(stand: Stand): void {
  const step = stand.walk();
  /** Whoever is in turn sees the other's cards. */
  const look = async () => {
    const { page, walker } = stand;
    const looker = await lookFor('a way to see the others', async () => {
      const { controls } = await Sight.of(page);
      return controls.find(({ current, name }) => current && sees.test(name))?.name;
    });
    await walker.hold(looker);
    await walker.find(hand.coverName);
  };

  step('deals Hanabi, and shows the others’ cards to who holds', async () => {
    const { page, home, walker } = stand;
    const input = inputOf(page);
    await setTable(page, home, {
      players: 2,
      way: 'passed',
      size: 'phone',
      languages: ['en', 'en'],
      seed: 1,
      inputs: [input, input],
      bots: 0,
      emptyClues: true,
      stormScore: 'zero',
      memory: 'marks',
    });
    // What is told of the deal goes by itself.
    await walker.find(sees);
    expect(await page.evaluate(() => robot.cards())).toBe(0);
    await look();
    expect(await page.evaluate(() => document.querySelectorAll('.hand svg.card').length)).toBe(5);
  });

  step('gives a clue by two taps, which covers', async () => {
    const { page, walker } = stand;
    await walker.tap(theirs);
    const clue = await lookFor('a clue', async () => {
      const { controls } = await Sight.of(page);
      return controls.find(({ name }) => / cards?, /.test(name))?.name;
    });
    await walker.tap(clue);
    await walker.lose(hand.coverName);
    await focusComes(page);
  });

  step('plays a card from the table, unseen', async () => {
    const { page, walker } = stand;
    const card = await lookFor('a card to play', async () => {
      const sight = await Sight.of(page);
      if (sight.has(table.cover.notMe)) await walker.tap(table.cover.notMe);
      return cardsInTurn(sight, words).find(({ slot }) => slot === 'a')?.called;
    });
    await walker.tap(card);
    await walker.tap(table.plate.play('a'));
    await lookFor('what came of it', async () =>
      (await page.evaluate(() => robot.text())).includes(' plays '),
    );
  });

  step(
    'has no sheet of Hanabi higher than what is in it, and closes each by a press beside it',
    async () => {
      expect(await flawsOfSheets(stand.walker, words)).toEqual([]);
    },
  );

  step('comes back covered in Hanabi, too', async () => {
    const { page } = stand;
    await look();
    await reload(page);
    expect(await page.evaluate(() => robot.cards())).toBe(0);
  });

  step('saves all games as one file, and knows them again', async () => {
    const { page, home, walker } = stand;
    const text = await saveAll(stand);
    const { games } = JSON.parse(text) as { games: readonly unknown[] };
    expect(games.length).toBeGreaterThan(0);
    await page.goto(home);
    await walker.find(like(en.shelf.more));
    await takeIn(page, text);
    const told = files.takenIn({ taken: 0, here: games.length, refused: 0 });
    await lookFor('what came of it', async () =>
      (await page.evaluate(() => robot.text())).includes(told),
    );
  });
}
