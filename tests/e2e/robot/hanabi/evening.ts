import type { Page } from '@playwright/test';
import { BOT_LEVELS } from '../../../../src/lib/core/people.ts';
import { hanabi as rules } from '../../../../src/lib/games/hanabi/rules/index.ts';
import { game as en } from '../../../../src/lib/games/hanabi/words/en/index.ts';
import { game as es } from '../../../../src/lib/games/hanabi/words/es/index.ts';
import { writeRecord } from '../../../../src/lib/record/write.ts';
import { openFile } from '../../saved.ts';
import { titleOf as titleOfAny, type Evening as AnyEvening } from '../evening.ts';
import type { RobotPage } from '../page.ts';
import * as play from '../play.ts';
import type { Player } from '../player.ts';
import { Sight } from '../sight.ts';
import { hanabi, hasty } from './game.ts';

/** A game of Hanabi, and what its table has agreed on. */
export interface Evening extends AnyEvening {
  readonly emptyClues: boolean;
  readonly stormScore: 'zero' | 'stacks';
  readonly memory: 'none' | 'marks' | 'deductions';
  /** How many of the players are computer players. */
  readonly bots: number;
  /** It is over soon. */
  readonly hasty?: boolean;
}

/** An evening in a few words. */
export const titleOf = (evening: Evening): string =>
  [
    `remembers ${evening.memory}`,
    evening.emptyClues ? 'any clue' : 'clues that match',
    `a storm leaves ${evening.stormScore}`,
    `${evening.bots} of them computer players`,
    titleOfAny(evening),
  ].join(', ');

/** As `play.ts` sets any table, with what this one has agreed on. All of them are people. */
export const setTable = (page: RobotPage, home: string, evening: Evening): Promise<void> =>
  play.setTable(page, home, evening, (set) => agree(page, evening, set), 'Hanabi');

async function agree(page: RobotPage, evening: Evening, set: play.Choose): Promise<void> {
  const { options } = { en, es }[evening.languages[0]];
  const { controls } = await Sight.of(page);
  const fold = controls.find(({ name }) => name.startsWith(options.title));
  if (fold) await set(fold.name);
  await set(options.empty, evening.emptyClues);
  await set(evening.stormScore === 'zero' ? options.stormZero : options.stormStacks);
  await set(options.memory[evening.memory]);
}

/** Opens such a game as a file, before its deal: the last of its players are computer players. */
export async function seatBeside(page: Page, home: string, evening: Evening): Promise<void> {
  const { players, bots, emptyClues, stormScore } = evening;
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: `Player ${seat + 1}`,
    ...(seat >= players - bots && { bot: BOT_LEVELS[seat % BOT_LEVELS.length]! }),
  }));
  const head = { game: rules.id, options: { emptyClues, stormScore }, first: 0, moves: [] };
  await page.goto(home);
  await openFile(page, writeRecord({ ...head, seats }, rules));
  await page.waitForURL(/play\/#/);
}

/** As `play.ts` plays any evening. */
export const playEvening = (
  page: RobotPage,
  evening: Evening,
  between?: play.Between,
): Promise<Player> =>
  play.playEvening(page, { ...evening, game: evening.hasty ? hasty : hanabi }, between);
