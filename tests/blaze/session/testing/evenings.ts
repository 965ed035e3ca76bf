import { SeededRandom } from '../../../../src/lib/core/random.ts';
import type { BlazeOptions } from '../../../../src/lib/games/blaze/rules/options.ts';
import { difference } from '../../../../src/lib/games/conformance/sameness.ts';
import { oneOf } from '../../../../src/lib/table/testing/evening.ts';
import { MemoryKeeper, type Manner } from '../../../../src/lib/session/testing/memory-keeper.ts';
import { meddle, oblige } from '../../../../src/lib/session/testing/people-at-random.ts';
import { Party } from './party.ts';
import { firstFlaw, recordPictures } from './pictures.ts';

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

/** Whenever something could not be stored at such an act, all that was stored is gone, too. */
const LETS_GO_EACH = 5;

/** So long people do what they like; then they play the game to its end. */
const WILD_ACTS = 1000;
/** More acts than any of these games needs. */
const MOST_ACTS = 9000;

/** What evenings came through, by how many moments showed it. */
export type Shown = Readonly<Record<'a hand' | 'trouble' | 'an undo asked for', number>>;

/**
 * An evening, every picture of which is looked at; what was wrong with it, or null, and what was
 * shown in it.
 */
export async function lookAtEvening(
  seed: number,
): Promise<{ readonly wrong: string | null; readonly shown: Shown }> {
  const { moments, stop } = recordPictures();
  const flaw = await evening(seed);
  stop();
  const count = (is: (moment: (typeof moments)[number]) => unknown) => moments.filter(is).length;
  const picture = firstFlaw(moments);
  const lost = count(({ lost }) => lost) > 0 ? 'the game is lost' : null;
  return {
    wrong: flaw ?? (picture && `picture ${picture[0]}: ${picture[1]}`) ?? lost,
    shown: {
      'a hand': count(({ hand }) => hand),
      trouble: count(({ trouble }) => trouble),
      'an undo asked for': count(({ prompt }) => prompt.undo),
    },
  };
}

/**
 * A whole game in which people do what they like, storage fails, and pages die; what was wrong
 * with it, or null.
 */
async function evening(seed: number): Promise<string | null> {
  const random = new SeededRandom(seed);
  const players = 3 + (seed % 3);
  const way = seed % 2 === 0 ? 'middle' : 'passed';
  const options = oneOf(OPTIONS, random);
  const party = new Party({ players, options, way, random }, new MemoryKeeper());
  for (let acts = 0; acts < MOST_ACTS; acts++) {
    if (party.live.picture.prompt.due.kind === 'over') return afterCrash(party);
    const wild = acts < WILD_ACTS;
    party.keeper.manner = wild ? oneOf(MANNERS, random) : 'well';
    // A browser may let go of all of it when the disk is full.
    if (party.live.picture.trouble && acts % LETS_GO_EACH === 0) party.keeper.kept.length = 0;
    if (wild && random.below(4) === 0) meddle(party, random);
    else oblige(party, random);
    // Impatient people do not wait for what they did before.
    if (!wild || random.below(3) > 0) await party.live.steward.whenStable();
    const flaw = wild && random.below(100) === 0 ? await afterCrash(party) : null;
    if (flaw) return flaw;
  }
  return 'the game does not end';
}

/** The page dies; how what comes back differs from what was there, or null. */
async function afterCrash(party: Party): Promise<string | null> {
  await party.live.steward.whenStable();
  party.keeper.manner = 'well';
  if (party.live.picture.trouble) party.live.steward.retry();
  await party.live.steward.whenStable();
  const { table, way, undoOffer } = party.live.picture;
  const log = party.live.log();
  const { holder, due, plates } = party.live.picture.prompt;
  party.crash();
  const { live } = party;
  if (live.picture.glass.mode !== 'cover' || live.picture.hand) return 'it comes back uncovered';
  if (live.picture.telling.length > 0) return 'it comes back telling';
  const { prompt } = live.picture;
  const path = difference(
    {
      table: live.picture.table,
      way: live.picture.way,
      log: live.log(),
      undoOffer: live.picture.undoOffer,
      holder: prompt.holder,
      due: prompt.due,
      plates: prompt.plates,
    },
    { table, way, log, undoOffer, holder, due, plates },
  );
  return path === null ? null : `it comes back different: ${path}`;
}
