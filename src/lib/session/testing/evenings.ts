/** Whole games in which people do what they like, storage fails, and pages die. */
import { assert } from '../../core/assert.ts';
import { BOT_LEVELS, type BotLevel } from '../../core/people.ts';
import { SeededRandom, type Random } from '../../core/random.ts';
import type { Seat } from '../../core/seats.ts';
import { WAYS } from '../../core/way.ts';
import type { PlayedTypes, Thinker } from '../../games/contract/bot.ts';
import type { Kit } from '../../games/contract/kit.ts';
import { difference } from '../../games/conformance/sameness.ts';
import { legalMoves } from '../../games/contract/live.ts';
import { oneOf, someSeats } from '../../table/testing/evening.ts';
import { Gathering } from './gathering.ts';
import { MemoryKeeper, type Manner } from './memory-keeper.ts';
import { meddle, oblige } from './people-at-random.ts';
import { firstFlaw, recordPictures, type Secrets } from './pictures.ts';

/** A game in every shape that matters to a session. */
export interface Evenings<G extends PlayedTypes> {
  readonly kit: Kit<G>;
  readonly options: readonly G['options'][];
  readonly secrets: Secrets<G>;
}

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
export type Shown = Readonly<
  Record<
    | 'a hand'
    | 'a hand for the others'
    | 'trouble'
    | 'an undo asked for'
    | 'a computer player storing',
    number
  >
>;

/**
 * An evening, every picture of which is looked at; what was wrong with it, or null, and what was
 * shown in it.
 */
export async function lookAtEvening<G extends PlayedTypes>(
  evenings: Evenings<G>,
  seed: number,
): Promise<{ readonly wrong: string | null; readonly shown: Shown }> {
  const { moments, stop } = recordPictures<G>();
  const flaw = await evening(evenings, seed);
  stop();
  const count = (is: (moment: (typeof moments)[number]) => unknown) => moments.filter(is).length;
  const picture = firstFlaw(moments, evenings.secrets);
  const lost = count(({ lost }) => lost) > 0 ? 'the game is lost' : null;
  return {
    wrong: flaw ?? (picture && `picture ${picture[0]}: ${picture[1]}`) ?? lost,
    shown: {
      'a hand': count(({ hand }) => hand),
      'a hand for the others': count(({ shown }) => shown),
      trouble: count(({ trouble }) => trouble),
      'an undo asked for': count(({ prompt }) => prompt.undo),
      'a computer player storing': count(
        ({ prompt, storing }) => storing && prompt.due.kind === 'bot',
      ),
    },
  };
}

/**
 * A whole game in which people do what they like, storage fails, and pages die; what was wrong
 * with it, or null.
 */
async function evening<G extends PlayedTypes>(
  { kit, options: mixes, secrets }: Evenings<G>,
  seed: number,
): Promise<string | null> {
  const random = new SeededRandom(seed);
  const { minPlayers, maxPlayers } = kit.rules;
  const players = minPlayers + (seed % (maxPlayers - minPlayers + 1));
  const way = oneOf(WAYS, random);
  const options = oneOf(mixes, random);
  const seated = someSeats(players, random).map((seat) => [seat, oneOf(BOT_LEVELS, random)]);
  const bots = Object.fromEntries(seated) as Readonly<Record<Seat, BotLevel>>;
  const party = new Gathering(
    playingAtRandom(kit, secrets, random),
    { players, options, way, random, bots },
    new MemoryKeeper(),
  );
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

/** Its computer players do whatever they may, as soon as they are asked. */
function playingAtRandom<G extends PlayedTypes>(
  kit: Kit<G>,
  { viewerOf }: Secrets<G>,
  random: Random,
): Kit<G> {
  const { rules } = kit;
  const choose = (view: G['view']) => {
    const seat = viewerOf(view);
    assert(seat !== null, 'whoever thinks sits at the table');
    return oneOf(legalMoves(rules, rules.imagine(view, random), seat), random);
  };
  const thinker: Thinker<G> = {
    think: async ({ view }) => choose(view),
    advise: async ({ view }) => ({ move: choose(view), merits: [] }),
    meritsOf: () => [],
    drop: () => {},
    close: () => {},
  };
  return { ...kit, bots: { ...kit.bots, loadThinker: async () => thinker } };
}

/** The page dies; how what comes back differs from what was there, or null. */
async function afterCrash<G extends PlayedTypes>(party: Gathering<G>): Promise<string | null> {
  await party.live.steward.whenStable();
  party.keeper.manner = 'well';
  if (party.live.picture.trouble) party.live.steward.retry();
  await party.live.steward.whenStable();
  const { table, way, undoOffer, stands, lent, tellsAll } = party.live.picture;
  const log = party.live.log();
  const { holder, due, plates } = party.live.picture.prompt;
  party.crash();
  const { live } = party;
  const isShut = live.picture.glass.mode === 'cover' && live.picture.hand === null;
  // Whoever plays alone hides from nobody, nor is anything to be hidden where nobody plays.
  const hides = live.solo === null && !live.watched;
  if (hides && !isShut) return 'it comes back uncovered';
  if (live.picture.telling.length > 0) return 'it comes back telling';
  const { prompt } = live.picture;
  const path = difference(
    {
      table: live.picture.table,
      way: live.picture.way,
      log: live.log(),
      undoOffer: live.picture.undoOffer,
      stands: live.picture.stands,
      lent: live.picture.lent,
      tellsAll: live.picture.tellsAll,
      holder: prompt.holder,
      due: prompt.due,
      plates: prompt.plates,
    },
    { table, way, log, undoOffer, stands, lent, tellsAll, holder, due, plates },
  );
  return path === null ? null : `it comes back different: ${path}`;
}
