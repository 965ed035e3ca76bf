import type { Page } from '@playwright/test';
import type { Way } from '../../../src/lib/core/way.ts';
import type { GameWords } from '../../../src/lib/i18n/game-words.ts';
import type { Card } from '../../../src/lib/games/hanabi/rules/cards.ts';
import { dealt } from '../hanabi.ts';
import type { AnyDevice } from './any-device.ts';
import { Device } from './device.ts';
import { firstChallenge } from './evening.ts';
import { BLAZE_FACES, HANABI_FACES, type Faces } from './faces.ts';
import { NAMES } from './games.ts';
import { HanabiDevice } from './hanabi-device.ts';

/** How a table is laid. */
interface How {
  readonly page: Page;
  readonly home: string;
  readonly way?: Way;
  readonly fromHome?: boolean;
  readonly prepare?: () => Promise<unknown>;
}

/** A game at its first turn, which is Ana's; after her comes Bo. */
export interface Table {
  readonly game: string;
  readonly faces: Faces;
  /** Whom a hand can lie open for at that turn. */
  readonly eyes: readonly string[];
  readonly at: (how: How) => Promise<AnyDevice<GameWords>>;
}

/** Each holds faces that nobody else does. */
const HANDS: readonly (readonly Card[])[] = [
  ['b4', 'g5', 'r1', 'w3', 'y4'],
  ['b3', 'g2', 'r5', 'w4', 'r1'],
  ['b5', 'g4', 'r3', 'w2', 'r1'],
];
const firstTurn = { ...dealt(HANDS), names: NAMES.slice(0, HANDS.length) };

export const BLAZE: Table = {
  game: 'Blaze',
  faces: BLAZE_FACES,
  eyes: ['Ana'],
  at: (how) => Device.at({ ...how, prepared: firstChallenge() }),
};

/** Ana sees the others, or all the others are shown her hand. */
export const HANABI: Table = {
  game: 'Hanabi',
  faces: HANABI_FACES,
  eyes: ['Ana', 'all but Ana'],
  at: (how) => HanabiDevice.at({ ...how, played: firstTurn }),
};

/** Each game there is: what keeps a hand from others is to keep it whatever is played. */
export const TABLES = [BLAZE, HANABI] as const;
