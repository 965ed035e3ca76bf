import { beforeAll, expect, it } from 'vitest';
import type { BotLevel } from '../../../src/lib/core/people.ts';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import { DEFAULT_SETTINGS } from '../../../src/lib/core/settings.ts';
import type { AnyScreens } from '../../../src/lib/games/contract/screens.ts';
import { kit } from '../../../src/lib/games/blaze/kit.ts';
import { CASES } from '../../../src/lib/scenes/play/cases.ts';
import { PlayScene } from '../../../src/lib/scenes/play/play-scene.svelte.ts';
import { Party } from '../session/testing/party.ts';
import { meddle, oblige } from '../session/testing/people-at-random.ts';

let screens: AnyScreens;
beforeAll(async () => {
  screens = await kit.loadScreens();
});

/** So many things people do in one game at most. */
const MOST_ACTS = 1200;
const BOTS: readonly Readonly<Record<number, BotLevel>>[] = [
  {},
  {},
  { 1: 'spark' },
  { 1: 'spark', 2: 'spark', 3: 'spark' },
  { 0: 'spark', 1: 'spark', 2: 'spark', 3: 'spark' },
];

/** The cases met in a game in which people do what they like, each with how often. */
async function casesIn(seed: number): Promise<Map<string, number>> {
  const random = new SeededRandom(seed);
  const bots = BOTS[seed % BOTS.length]!;
  const way = random.below(2) === 0 ? 'middle' : 'passed';
  const party = new Party({ players: 4, random, way, bots });
  const { live } = party;
  const scene = new PlayScene(() => ({
    live,
    screens,
    settings: DEFAULT_SETTINGS,
    panel: random.below(4) === 0,
    turned: 0,
  }));
  const met = new Map<string, number>();
  for (let acts = 0; acts < MOST_ACTS && !(live.prompt.due.kind === 'over' && acts % 50 === 0);) {
    acts++;
    const { facts, on } = scene;
    const held = CASES.filter(({ holds }) => holds(facts)).map(({ name }) => name);
    if (held.length !== 1) throw new Error(`seed ${seed}, act ${acts}: ${held.join(' and ')}`);
    met.set(held[0]!, (met.get(held[0]!) ?? 0) + 1);
    if (on.ground === 'hand' && !live.hand)
      throw new Error(`seed ${seed}, act ${acts}: a hand is to be seen that nobody has open`);
    if (on.name === 'telling' || random.below(8) === 0) live.told();
    const turn = random.below(20);
    if (turn === 0) scene.lookBack();
    // For everybody else this would cover the hand that is open.
    if (turn === 1 && live.solo !== null) scene.inHand({ do: 'layDown' });
    if (live.prompt.due.kind === 'bot') live.playBot();
    else if (random.below(6) === 0) meddle(live, random);
    else oblige(live, random);
    if (random.below(4) > 0) await live.whenStable();
    await party.soon();
  }
  await live.close();
  return met;
}

it('whatever people do in whole games, one thing lies on the glass, and each of them once', async () => {
  const met = new Map<string, number>();
  for (let seed = 0; seed < 5; seed++)
    for (const [name, times] of await casesIn(seed)) met.set(name, (met.get(name) ?? 0) + times);
  // In Blaze no hand is shown to others.
  const own = CASES.map(({ name }) => name).filter((name) => name !== 'shown');
  expect([...met.keys()].sort()).toEqual(own.sort());
});
