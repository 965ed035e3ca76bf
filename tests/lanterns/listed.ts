import { asAny } from '../../src/lib/games/contract/as-any.ts';
import type { ListedGame } from '../../src/lib/games/registry.ts';

/** Its line in the registry. */
export const listed: ListedGame = {
  id: 'lanterns',
  title: 'Lanterns',
  players: { min: 2, max: 4 },
  load: async () => (await import('./game/kit.ts')).kit,
  brief: async () => (await import('./game/words/brief.ts')).brief,
  homePicture: async () => asAny((await import('./game/ui/home/picture.ts')).picture),
};
