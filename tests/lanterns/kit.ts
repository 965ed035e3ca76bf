import type { BotLevel } from '../../src/lib/core/people.ts';
import type { Thinker } from '../../src/lib/games/contract/bot.ts';
import type { Kit } from '../../src/lib/games/contract/kit.ts';
import type { Brief } from '../../src/lib/games/contract/screens.ts';
import type { ListedGame } from '../../src/lib/games/registry.ts';
import { lanterns, type Lanterns, type LanternMove } from './lanterns.ts';

interface LanternTypes extends Lanterns {
  readonly merit: { readonly code: 'dark' };
}

/** Lights whatever stands there, until one more dark lantern could be the last. */
const thinker: Thinker<LanternTypes> = {
  think: async ({ view: { viewer, dark } }) => {
    const move: LanternMove = { seat: viewer!, do: dark.length === 0 ? 'light' : 'snuff' };
    return move;
  },
  advise: async (request) => {
    const move = await thinker.think(request);
    return move && { move, merits: [{ code: 'dark' }] };
  },
  drop: () => {},
  close: () => {},
};

const LEVELS: readonly BotLevel[] = ['flame'];

/** What sessions and the shelf need of a kit: nothing is drawn. */
const played: Pick<Kit<LanternTypes>, 'rules' | 'standing' | 'bots' | 'demonstration'> = {
  rules: lanterns as Kit<LanternTypes>['rules'],
  standing: ({ stage, row }) => ({
    chapter: { code: stage },
    scores: row.length,
    winners: [],
    over: stage === 'ended',
  }),
  bots: { levels: LEVELS, loadThinker: async () => thinker },
  demonstration: { players: 2, options: { mild: true } },
};

const briefly: Brief = { about: '2 to 4 players', chapter: ({ code }) => code };

export const listed: ListedGame = {
  id: 'lanterns',
  title: 'Lanterns',
  players: { min: 2, max: 4 },
  load: async () => played as Kit<LanternTypes>,
  brief: async () => ({ en: briefly, es: briefly }),
  homePicture: () => Promise.reject(new Error('nothing is drawn')),
};
