import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { errorsOf, test } from './app.ts';
import {
  playEvening,
  saveRecord,
  scoresOnScreen,
  setTable,
  SIZES,
  titleOf,
  type Evening,
} from './robot/evening.ts';

/** Six games in which every two of the choices meet. */
const EVENINGS: readonly Evening[] = [
  { players: 3, edition: '2021', betting: true, way: 'middle', size: 'phone', language: 'en', input: 'touch', seed: 1 },
  { players: 3, edition: 'classic', betting: false, way: 'passed', size: 'tablet', language: 'es', input: 'keyboard', seed: 2 },
  { players: 4, edition: '2021', betting: false, way: 'passed', size: 'phone', language: 'es', input: 'touch', seed: 3 },
  { players: 4, edition: 'classic', betting: true, way: 'middle', size: 'tablet', language: 'en', input: 'keyboard', seed: 4 },
  { players: 5, edition: '2021', betting: true, way: 'passed', size: 'tablet', language: 'en', input: 'touch', seed: 5 },
  { players: 5, edition: 'classic', betting: false, way: 'middle', size: 'phone', language: 'es', input: 'keyboard', seed: 6 },
]; // prettier-ignore

const recordTool = fileURLToPath(new URL('../../scripts/record.ts', import.meta.url));

interface Verdict {
  readonly ok: boolean;
  readonly over: boolean;
  readonly scores: readonly number[];
}

/** What the record tool says of a file. */
const verify = (file: string): Verdict =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', recordTool, 'verify', file], {
      encoding: 'utf8',
    }),
  ) as Verdict;

/** The record agrees with the rules, and with what stands on the screen. */
async function checkRecord(page: Page, evening: Evening): Promise<void> {
  const file = await saveRecord(page, evening);
  const verdict = verify(file);
  expect(verdict).toMatchObject({ ok: true, over: true });
  const { seats } = JSON.parse(readFileSync(file, 'utf8')) as {
    seats: readonly { name: string }[];
  };
  const shown = await scoresOnScreen(page);
  expect(seats.map(({ name }) => shown.get(name))).toEqual(verdict.scores);
}

for (const evening of EVENINGS) {
  test.describe(titleOf(evening), () => {
    test.use({
      viewport: SIZES[evening.size],
      locale: evening.language,
      hasTouch: evening.input === 'touch',
    });

    test('a whole game is played, and its record kept', async ({ page, host }) => {
      test.setTimeout(600_000);
      const errors = errorsOf(page);
      await setTable(page, host.home, evening);
      await playEvening(page, evening);
      await checkRecord(page, evening);
      expect(errors).toEqual([]);
    });
  });
}
