import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EQUIVALENT } from '../../tests/mutations/equivalent.mjs';
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

describe('a mutant that changes nothing', () => {
  it.each(EQUIVALENT)('is of code there is, and told from others: $code', (one) => {
    const lines = readFileSync(one.file, 'utf8').split('\n');
    expect(lines.filter((line) => line.includes(one.code))).toHaveLength(1);
    const from = one.from ?? one.code;
    expect(one.code).toContain(from);
    const column = one.code.indexOf(from);
    const location = {
      start: { line: 1, column },
      end: { line: 1, column: column + from.length },
    };
    const mutant = { ...at(1), location, fileName: one.file, replacement: one.into ?? 'anything' };
    const all = { seed: 1, share: 1 };
    expect(reasonToSkip(mutant, one.code, all)).toContain(one.because);
    expect(reasonToSkip(mutant, 'some other line', all)).toBeNull();
    const other = { start: { line: 1, column: 0 }, end: { line: 1, column: 1 } };
    const elsewhere = reasonToSkip({ ...mutant, location: other }, one.code, all);
    expect(elsewhere === null).toBe(one.from !== undefined);
  });
});
