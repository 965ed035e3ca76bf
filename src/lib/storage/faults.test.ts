import { describe, expect, it } from 'vitest';
import { causeOf, isLost, NoSuchGame, openingProblem, problemOf } from './faults.ts';
import { abortWhileWorkHangs } from './testing/spoilt.ts';
import { freshDevice, openTab } from './testing/tab.ts';

const error = (name: string, says = '') => new DOMException(says, name);
const OPENING = 'Internal error opening backing store for indexedDB.open.';

describe('a database that does not open', () => {
  it.each([
    ['SecurityError', '', 'unavailable'],
    ['NotAllowedError', '', 'unavailable'],
    ['InvalidStateError', '', 'unavailable'],
    ['ReferenceError', '', 'unavailable'],
    ['TypeError', '', 'unavailable'],
    ['VersionError', '', 'newer'],
    ['QuotaExceededError', '', 'quota'],
    ['UnknownError', 'Encountered disk full while opening backing store', 'quota'],
    ['UnknownError', OPENING, 'unwritable'],
    ['DataError', OPENING, 'failed'],
    ['UnknownError', 'worn out', 'failed'],
  ])('for a %s, "%s", is %s', (name, says, code) => {
    expect(openingProblem(error(name, says))).toMatchObject({ code });
  });
});

describe('what fails in an open database', () => {
  it.each([
    [new NoSuchGame(), 'missing'],
    [error('ConstraintError'), 'taken'],
    [error('SecurityError'), 'unavailable'],
    [error('QuotaExceededError'), 'quota'],
    [error('UnknownError', 'not enough space'), 'quota'],
    [error('AbortError', 'not enough disk space'), 'quota'],
  ])('is known by its name or words: %s', (thrown, code) => {
    expect(problemOf(thrown)).toEqual({ code });
  });

  it.each([
    [error('DataError', 'no quota is told here'), 'DataError: no quota is told here'],
    [error('UnknownError', 'worn out'), 'UnknownError: worn out'],
    // Of what no browser has thrown nobody knows what it says: it could tell of cards.
    [new Error('no place for r9'), ''],
    ['quota', ''],
    [null, ''],
    [undefined, ''],
  ])('is told in the words of the browser where nothing is known of it: %s', (thrown, detail) => {
    expect(problemOf(thrown)).toEqual({ code: 'failed', detail });
  });
});

describe('a connection', () => {
  const LOST = 'Connection to Indexed Database server lost.';

  it.each([
    [error('InvalidStateError'), true],
    [error('AbortError'), true],
    [error('UnknownError', LOST), true],
    [error('UnknownError', 'The connection was lost'), true],
    [error('UnknownError', 'worn out'), false],
    [error('DataError', LOST), false],
    [error('AbortError', 'the quota has been exceeded'), false],
    [error('UnknownError', 'connection lost: disk is full'), false],
    [LOST, false],
    [null, false],
  ])('is gone, or is not, where it says %s: %s', (thrown, lost) => {
    expect(isLost(thrown)).toBe(lost);
  });
});

it('the cause is the error that is not merely of being aborted', () => {
  const [aborted, cause] = [error('AbortError'), error('DataError')];
  expect(causeOf([aborted, cause])).toBe(cause);
  expect(causeOf([null, undefined, cause, aborted])).toBe(cause);
  expect(causeOf([null, undefined, aborted])).toBe(aborted);
  expect(causeOf([null, undefined])).toBeUndefined();
});

it.each([
  ['no space left on device'],
  ['FILE_ERROR_NO_SPACE'],
  ['nospace'],
  ['the disk is full'],
  ['disk full'],
  ['full disk'],
  ['not enough space'],
  ['not enough disk space'],
  ['quota exceeded'],
])('want of room is known by the words "%s"', async (says) => {
  freshDevice();
  const tab = await openTab();
  await tab.countGames();
  abortWhileWorkHangs(new DOMException(says, 'UnknownError'));
  expect(await tab.countGames()).toEqual({ ok: false, problem: { code: 'quota' } });
});
