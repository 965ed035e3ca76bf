import { expect, it } from 'vitest';

/** Not everybody has every browser; where a change is checked for everybody, all of them are. */
export function notHere(name: string): void {
  it(`${name} is not here, which is no fault but where CI is set`, () => {
    expect(process.env['CI'] ?? '').toBe('');
  });
}
