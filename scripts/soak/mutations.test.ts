import { describe, expect, it } from 'vitest';
import { LEFT_OUT, reasonToSkip } from '../../tests/mutations/sample.mjs';

const at = (line: number) => ({
  fileName: 'src/lib/table/any.ts',
  location: { start: { line, column: 2 }, end: { line, column: 9 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
});

/** The lines, of a thousand with a mutant each, whose mutants are tried. */
const triedOf = (seed: number, share: number) =>
  Array.from({ length: 1000 }, (_, line) => line).filter(
    (line) => reasonToSkip(at(line), 'const on = true;', { seed, share }) === null,
  );

describe('the mutants that are tried', () => {
  it('are as large a part of all as was asked for', () => {
    expect(triedOf(1, 0.25).length).toBeGreaterThan(200);
    expect(triedOf(1, 0.25).length).toBeLessThan(300);
    expect(triedOf(1, 1)).toHaveLength(1000);
    const sample = { seed: 1, share: 0 };
    expect(reasonToSkip(at(1), 'const on = true;', sample)).toBe(LEFT_OUT);
  });

  it('are the same for a seed, and others for another', () => {
    expect(triedOf(1, 0.25)).toEqual(triedOf(1, 0.25));
    expect(triedOf(1, 0.25)).not.toEqual(triedOf(2, 0.25));
  });
});
