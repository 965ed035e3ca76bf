import type { Random, SeededRandom } from '../../../src/lib/core/random.ts';
import { blaze, type Blaze } from '../../../src/lib/games/blaze/rules/index.ts';
import { handOf } from '../../../src/lib/games/blaze/rules/testing/witness.ts';
import { hanabi, type Hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import { witness } from '../../../src/lib/games/hanabi/rules/testing/witness.ts';
import { momentOf, random as anyGame, type Played } from '../hanabi.ts';
import { BLAZE_FACES, HANABI_FACES } from './faces.ts';
import { fileOf, reached, type Prepared } from './games.ts';
import { openFaces } from './hanabi-device.ts';
import { Follower, type AnyFollower } from './journal.ts';
import type { Kept } from './watching.ts';

/** A game in impatient hands: its file, who plays, what is kept from whom, and who follows it. */
export interface Sat {
  readonly text: string;
  readonly kept: Kept;
  readonly follower: AnyFollower;
}

const STAGES = ['kindling 1', 'kindling 1', 'burn 1', 'kindling 2'] as const;

/** The game of Blaze a seed settles, as far as somebody has played it. */
export const gameOf = (seed: number, random: SeededRandom): Prepared =>
  reached({
    seed,
    players: 3 + random.below(3),
    options: {
      edition: random.below(2) === 0 ? '2021' : 'classic',
      betting: random.below(2) === 0,
    },
    stage: STAGES[random.below(STAGES.length)]!,
    further: random.below(12),
  });

function blazeAt(seed: number, random: SeededRandom): Sat {
  const prepared = gameOf(seed, random);
  const { options, names, first } = prepared;
  const follower = new Follower<Blaze>({
    rules: blaze,
    names,
    sees: 'own',
    handOf,
    start: { options, players: names.length, first },
    openIn: (state) => [blaze.view(state, null).trumpCard ?? ''],
    shownBy: (move) => ('card' in move ? move.card : ''),
  });
  return {
    text: fileOf(prepared),
    kept: { names, sees: 'own', faces: BLAZE_FACES },
    follower,
  };
}

/** Moves of a game of Hanabi that were made before: clues above all. */
const MOST_BEFORE = 24;

function hanabiAt(seed: number, random: Random): Sat {
  const options = { emptyClues: random.below(2) === 0 };
  const played: Played = anyGame(2 + random.below(4), seed, random.below(MOST_BEFORE), options);
  const { names } = played;
  const follower = new Follower<Hanabi>({
    rules: hanabi,
    names,
    sees: 'others',
    handOf: witness.hand,
    start: { options, players: names.length, first: 0 },
    openIn: (state) => openFaces(hanabi.view(state, null)),
    // What is played or discarded lies open from then on.
    shownBy: () => '',
  });
  return {
    text: momentOf(played).text,
    kept: { names, sees: 'others', faces: HANABI_FACES },
    follower,
  };
}

/** What a seed lets somebody impatient loose on: each game in turn. */
export const satAt = (seed: number, random: SeededRandom): Sat =>
  (Math.floor(seed / 2) % 2 === 1 ? blazeAt : hanabiAt)(seed, random);
