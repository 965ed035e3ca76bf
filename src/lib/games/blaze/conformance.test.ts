import { describe, expect, it } from 'vitest';
import { conformance } from '../conformance.ts';
import { blaze } from './index.ts';
import { witness } from './testing/witness.ts';

/** Milliseconds a check may take on a busy machine. */
const PATIENCE = 240_000;

describe('Blaze keeps the contract', () => {
  it.each(conformance(blaze, witness, { cheap: 3000, dear: 144 }))(
    '$title',
    ({ violations }) => expect(violations()).toEqual([]),
    PATIENCE,
  );
});
