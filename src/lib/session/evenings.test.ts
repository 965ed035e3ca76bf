import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import type { BlazeOptions } from '../games/blaze/options.ts';
import { oneOf } from '../table/testing/evening.ts';
import { MemoryKeeper, type Manner } from './testing/memory-keeper.ts';
import { Party } from './testing/party.ts';
import { meddle, oblige } from './testing/people-at-random.ts';
import { firstFlaw, recordPictures } from './testing/pictures.ts';

const OPTIONS: readonly BlazeOptions[] = [{}, { betting: true }, { edition: 'classic' }];

/** How storing goes in such an evening: mostly well. */
const MANNERS: readonly Manner[] = [
  'well',
  'well',
  'well',
  'well',
  'fails',
  'lostAnswer',
  'breaks',
];

/** So long people do what they like; then they play the game to its end. */
const WILD_ACTS = 1000;
/** More acts than any of these games needs. */
const MOST_ACTS = 9000;

/** A whole game in which people do what they like, storage fails, and pages die; what was wrong with it, or null. */
async function evening(seed: number): Promise<string | null> {
  const random = new SeededRandom(seed);
  const players = 3 + (seed % 3);
  const way = seed % 2 === 0 ? 'middle' : 'passed';
  const options = oneOf(OPTIONS, random);
  const party = new Party({ players, options, way, random }, new MemoryKeeper());
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    if (party.live.prompt.due.kind === 'over') return afterCrash(party);
    const wild = acts < WILD_ACTS;
    party.keeper.manner = wild ? oneOf(MANNERS, random) : 'well';
    if (wild && random.below(4) === 0) meddle(party.live, random);
    else oblige(party.live, random);
    // Impatient people do not wait for what they did before.
    if (!wild || random.below(3) > 0) await party.live.settled();
    const flaw = wild && random.below(100) === 0 ? await afterCrash(party) : null;
    if (flaw) return flaw;
  }
  return 'the game does not end';
}

/** The page dies; how what comes back differs from what was there, or null. */
async function afterCrash(party: Party): Promise<string | null> {
  await party.live.settled();
  party.keeper.manner = 'well';
  if (party.live.trouble) party.live.retry();
  await party.live.settled();
  const { table, way, undoOffer } = party.live;
  const log = party.live.log();
  const { holder, due, plates } = party.live.prompt;
  party.crash();
  const { live } = party;
  if (live.glass.mode !== 'cover' || live.hand) return 'it comes back uncovered';
  if (live.telling.length > 0) return 'it comes back telling';
  expect({ table: live.table, way: live.way, log: live.log(), undoOffer: live.undoOffer }).toEqual({
    table,
    way,
    log,
    undoOffer,
  });
  const { prompt } = live;
  expect([prompt.holder, prompt.due, prompt.plates]).toEqual([holder, due, plates]);
  return null;
}

describe('whatever people, storage and pages do', () => {
  it('games end, come back as they were left, and show no hand without its cover', async () => {
    const { moments, stop } = recordPictures();
    for (let seed = 1; seed <= 6; seed++) {
      const from = moments.length;
      expect([seed, await evening(seed)]).toEqual([seed, null]);
      expect([seed, firstFlaw(moments.slice(from))]).toEqual([seed, null]);
    }
    stop();
    const seen = (what: (moment: (typeof moments)[number]) => unknown) =>
      moments.filter(what).length;
    expect(seen(({ hand }) => hand)).toBeGreaterThan(500);
    expect(seen(({ trouble }) => trouble)).toBeGreaterThan(500);
    expect(seen(({ prompt }) => prompt.undo)).toBeGreaterThan(100);
    expect(seen(({ lost }) => lost)).toBe(0);
  });
});
