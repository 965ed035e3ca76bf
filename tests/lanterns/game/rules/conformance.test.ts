import { describe, expect, it } from 'vitest';
import { conformance } from '../../../../src/lib/games/conformance/conformance.ts';
import { lanterns } from './index.ts';
import { witness } from './testing/witness.ts';

describe('a game unlike the others keeps the contract', () => {
  for (const { title, violations } of conformance(lanterns, witness, { cheap: 240, dear: 24 }))
    it(title, () => expect(violations()).toEqual([]));
});
