import { botsSoak } from './bots.ts';
import { engineSoak } from './engine.ts';
import { gamesSoak } from './games.ts';
import { importsSoak } from './imports.ts';
import { killsSoak } from './kills.ts';
import { tapsSoak } from './taps.ts';
import type { Soak } from './trials.ts';

/** Every soak by its name, in the order in which they run: what ends soon comes first. */
export const SOAKS: Readonly<Record<string, () => Soak>> = {
  engine: engineSoak,
  imports: importsSoak,
  games: gamesSoak,
  kills: killsSoak,
  taps: tapsSoak,
  bots: botsSoak,
};
