import { describe, expect, it } from 'vitest';
import { conformance } from '../../conformance/conformance.ts';
import { hanabi } from './index.ts';
import { witness } from './testing/witness.ts';

/** Milliseconds a check may take on a busy machine. */
const PATIENCE = 240_000;

describe('Hanabi keeps the contract', () => {
  for (const { title, violations } of conformance(hanabi, witness, { cheap: 480, dear: 32 }))
    it(title, () => expect(violations()).toEqual([]), PATIENCE);
});
