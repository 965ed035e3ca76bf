import type { BotLevel } from '../../core/people.ts';
import { SeededRandom } from '../../core/random.ts';
import type { Seat } from '../../core/seats.ts';
import { DEFAULT_SETTINGS } from '../../core/settings.ts';
import type { PlayedTypes } from '../../games/contract/bot.ts';
import type { Kit } from '../../games/contract/kit.ts';
import type { AnyScreens } from '../../games/contract/screens.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import { Gathering } from '../../session/testing/gathering.ts';
import { meddle, oblige } from '../../session/testing/people-at-random.ts';
import { CASES, type GlassCase } from '../play/cases.ts';
import { PlayScene } from '../play/play-scene.svelte.ts';

/** So many things people do in one game at most. */
const MOST_ACTS = 1200;
/** The seats that computer players have, in one game after the other, round and round. */
const BOTS: readonly (readonly Seat[])[] = [[], [], [1], [1, 2, 3], [0, 1, 2, 3]];

/** How often each case was met. */
export type Met = Map<GlassCase['name'], number>;

/** A game with its screens, and with computer players who answer in the page. */
interface Loaded<G extends PlayedTypes> {
  readonly kit: Kit<G>;
  readonly screens: AnyScreens;
}

/**
 * The cases met in whole games, in which people do what they like. Throws where not exactly one
 * thing lies on the glass, or a hand that nobody has open.
 */
export async function casesIn<G extends PlayedTypes>(
  kit: Kit<G>,
  { players, games }: { readonly players: number; readonly games: number },
): Promise<Met> {
  const thinker = await kit.bots.loadThinker();
  const loadThinker = () => Promise.resolve(thinker);
  const loaded: Loaded<G> = {
    kit: { ...kit, bots: { ...kit.bots, loadThinker } },
    screens: await kit.loadScreens(),
  };
  const met: Met = new Map();
  for (let seed = 0; seed < games; seed++) await play(loaded, { players, seed, met });
  thinker.close();
  return met;
}

interface Played {
  readonly players: number;
  readonly seed: number;
  readonly met: Met;
}

async function play<G extends PlayedTypes>(
  { kit, screens }: Loaded<G>,
  { players, seed, met }: Played,
): Promise<void> {
  const random = new SeededRandom(seed);
  const level = kit.bots.levels[0]!;
  const seats = BOTS[seed % BOTS.length]!.filter((seat) => seat < players);
  const bots: Record<Seat, BotLevel> = Object.fromEntries(seats.map((seat) => [seat, level]));
  const way = random.below(2) === 0 ? 'middle' : 'passed';
  const gathering = new Gathering(kit, { players, random, way, bots });
  const { live } = gathering;
  const scene = new PlayScene(() => ({
    live: live as unknown as LiveGame,
    screens,
    settings: DEFAULT_SETTINGS,
    panel: random.below(4) === 0,
    turned: 0,
  }));
  for (
    let acts = 0;
    acts < MOST_ACTS && !(live.picture.prompt.due.kind === 'over' && acts % 50 === 0);
  ) {
    acts++;
    const name = lies(scene);
    met.set(name, (met.get(name) ?? 0) + 1);
    const turn = random.below(20);
    if (turn === 0) scene.lookBack();
    // For everybody else this would cover the hand that is open.
    if (turn === 1 && live.solo !== null) scene.inHand({ do: 'layDown' });
    if (turn === 2) live.act({ do: 'show', seat: random.below(players) });
    if (name === 'telling' || random.below(8) === 0) live.steward.allTold();
    else if (live.picture.prompt.due.kind === 'bot') live.steward.playBot();
    else if (random.below(6) === 0) meddle(gathering, random);
    else oblige(gathering, random);
    if (random.below(4) > 0) await live.steward.whenStable();
    await gathering.soon();
  }
  await live.steward.close();

  function lies({ facts, on }: PlayScene): GlassCase['name'] {
    const held = CASES.filter(({ holds }) => holds(facts)).map(({ name }) => name);
    if (held.length !== 1) throw new Error(`seed ${seed}: ${held.join(' and ')}`);
    if (on.ground === 'hand' && !live.picture.hand)
      throw new Error(`seed ${seed}: a hand is to be seen that nobody has open`);
    if (on.ground === 'shown' && !live.picture.shown)
      throw new Error(`seed ${seed}: a hand is to be seen that is shown to nobody`);
    return held[0]!;
  }
}
