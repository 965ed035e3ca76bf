import { describe, expect, it } from 'vitest';
import { asDrawn, otherWay, placeOnGlass, turnedBy, turnFor } from './facing.ts';
import { angleAt, outwards, sideAt, SIDES } from './ways.ts';

const QUARTERS = [0, 90, 180, 270] as const;

/** The edge of the glass itself, by nature, at which the lower edge of a turned thing lies. */
const edgeOf = (turn: number, screen: number): number => (turn + screen) % 360;

describe('what is for somebody', () => {
  it('faces the same edge of the glass, however the system turns what it shows', () => {
    for (const place of QUARTERS)
      for (const turned of QUARTERS) {
        const edges = QUARTERS.map((screen) =>
          edgeOf(turnFor(place, turnedBy({ turned, screen })), screen),
        );
        expect(new Set(edges), `${place} at a table turned by ${turned}`).toEqual(
          new Set([(place - turned + 360) % 360]),
        );
      }
  });

  it('faces the edge at which the plate of the same seat lies', () => {
    for (const place of [...QUARTERS, 72, 144, 216, 288])
      for (const turned of QUARTERS)
        for (const screen of QUARTERS) {
          const all = turnedBy({ turned, screen });
          expect(SIDES[turnFor(place, all) / 90]).toBe(sideAt(angleAt(place, all)));
        }
  });

  it('faces whoever saw themselves there when they sat down', () => {
    for (const seen of QUARTERS)
      for (const screen of QUARTERS)
        expect(turnFor(placeOnGlass(seen, screen), turnedBy({ turned: 0, screen }))).toBe(seen);
  });

  it('has what points to its owner point to its lower edge', () => {
    for (const place of QUARTERS) expect(outwards(place - turnFor(place, 0))).toBe(180);
  });
});

it('knows what is up and what is right for whoever sees things turned', () => {
  const seen = (clientX: number, clientY: number) =>
    QUARTERS.map((turn) => {
      const { clientX: x, clientY: y } = asDrawn({ clientX, clientY }, turn);
      return [x + 0, y + 0];
    });
  // A finger that goes up the window, and one that goes to its right.
  expect(seen(0, -80)).toEqual([[0, -80], [-80, 0], [0, 80], [80, 0]]); // prettier-ignore
  expect(seen(80, 0)).toEqual([[80, 0], [0, -80], [-80, 0], [0, 80]]); // prettier-ignore
});

describe('a cover that faces the wrong way', () => {
  it.each(QUARTERS)('faces each other edge within three words of it, from %i', (from) => {
    const seen: number[] = [];
    for (let before = 0; before < 3; before++) seen.push(otherWay(seen.at(-1) ?? from, before));
    expect(seen[0]).toBe((from + 180) % 360);
    expect([from, ...seen].sort((a, b) => a - b)).toEqual([0, 90, 180, 270]);
  });
});
