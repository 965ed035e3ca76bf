import { describe, expect, it } from 'vitest';
import { witness as blaze } from '../blaze/rules/testing/witness.ts';
import { conformance } from './conformance.ts';
import { GAMES } from '../registry.ts';
import type { GameTypes } from '../contract/rules.ts';
import type { Witness } from './witness.ts';

/** Milliseconds a check may take on a busy machine. */
const PATIENCE = 240_000;

/** Every game in the registry needs a witness here; one without fails. */
const WITNESSES: Readonly<Record<string, unknown>> = { blaze };

const games = await Promise.all(GAMES.map(async ({ load }) => (await load()).rules));

describe.each(games)('$id keeps the contract', (game) => {
  const witness = WITNESSES[game.id] as Witness<GameTypes> | undefined;

  it('has a witness', () => expect(witness).toBeDefined());

  for (const { title, violations } of witness
    ? conformance(game, witness, { cheap: 240, dear: 8 })
    : [])
    it(title, () => expect(violations()).toEqual([]), PATIENCE);
});
