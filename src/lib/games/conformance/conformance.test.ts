import { describe, expect, it } from 'vitest';
import { conformance } from './conformance.ts';
import { GAMES } from '../registry.ts';
import type { GameTypes } from '../contract/rules.ts';
import type { Witness } from './witness.ts';

/** Milliseconds a check may take on a busy machine. */
const PATIENCE = 240_000;

/** Every game of the registry needs a witness in its folder; one without fails. */
const WITNESSES = import.meta.glob<Witness<GameTypes>>('../*/rules/testing/witness.ts', {
  import: 'witness',
});

const games = await Promise.all(
  GAMES.map(async ({ id, load }) => ({
    id,
    game: (await load()).rules,
    witness: await WITNESSES[`../${id}/rules/testing/witness.ts`]?.(),
  })),
);

describe.each(games)('$id keeps the contract', ({ game, witness }) => {
  it('has a witness', () => expect(witness).toBeDefined());

  for (const { title, violations } of witness
    ? conformance(game, witness, { cheap: 240, dear: witness.games ?? 8 })
    : [])
    it(title, () => expect(violations()).toEqual([]), PATIENCE);
});
