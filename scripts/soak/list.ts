import { aloneSoak } from './alone.ts';
import { botsSoak } from './bots.ts';
import { doubleTapsSoak } from './double-taps.ts';
import { engineSoak } from './engine.ts';
import { eveningsSoak } from './evenings.ts';
import { enginesSoak } from './engines.ts';
import { foldSoak } from './fold.ts';
import { gamesSoak } from './games.ts';
import { importsSoak } from './imports.ts';
import { killsSoak } from './kills.ts';
import { mindsSoak } from './minds.ts';
import { mutationsSoak } from './mutations.ts';
import { meritsSoak, referenceSoak, sequencesSoak, viewsSoak } from './rules.ts';
import { screensSoak } from './screens.ts';
import { twinsSoak, walksSoak } from './tables.ts';
import { tapsSoak } from './taps.ts';
import { worldsSoak } from './worlds.ts';
import type { Soak } from './trials.ts';

/** Every soak by its name, in the order in which they run: what ends soon comes first. */
export const SOAKS: Readonly<Record<string, () => Soak>> = {
  engine: engineSoak,
  imports: importsSoak,
  sequences: sequencesSoak,
  merits: meritsSoak,
  reference: referenceSoak,
  views: viewsSoak,
  walks: walksSoak,
  twins: twinsSoak,
  evenings: eveningsSoak,
  minds: mindsSoak,
  screens: screensSoak,
  worlds: worldsSoak,
  games: gamesSoak,
  alone: aloneSoak,
  engines: enginesSoak,
  fold: foldSoak,
  kills: killsSoak,
  taps: tapsSoak,
  'double-taps': doubleTapsSoak,
  mutations: mutationsSoak,
  bots: botsSoak,
};
