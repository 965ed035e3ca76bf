import { describe, expect, it } from 'vitest';
import { heightFor, layoutOf, type Arrangement } from './layout.ts';

const LINE = 18;
/** No row is lower where hands lie tight. */
const FINGER = 44;
/** As the rules deal. */
const heldBy = (players: number) => ({ others: players - 1, cards: players <= 3 ? 5 : 4 });
const lie = (width: number, height: number, players: number): Arrangement =>
  layoutOf({ width, height, line: LINE }, heldBy(players));

/** Width and height that hands take up in all. */
function taken(lie: Arrangement, players: number) {
  const { columns, beside, among, tight, card, cell, own, gaps } = lie;
  const { others, cards } = heldBy(players);
  const hand = (width: number, hangs: number) =>
    Math.max(width * 1.4, tight ? FINGER : 0) +
    2 * gaps.rim +
    2 +
    LINE * hangs +
    (beside ? 0 : LINE + 1);
  const rows = Math.ceil((others + (among ? 1 : 0)) / columns);
  const wide =
    cards * cell +
    (cards - 1) * gaps.cards +
    2 * gaps.rim +
    2 +
    (beside ? 3.7 * LINE + gaps.cards : 0);
  const ownHangs = tight ? 0 : 0.7;
  return {
    width: columns * wide + (columns - 1) * (gaps.hands + 4),
    height:
      rows * hand(card, tight ? 0 : 0.7) +
      (rows - 1) * gaps.hands +
      (among ? 0 : gaps.hands + hand(own, ownHangs)),
  };
}

/** Rooms that small and large glasses leave to hands. */
const SPACES = [
  [278, 350],
  [304, 350],
  [344, 340],
  [374, 470],
  [393, 321],
  [517, 330],
  [736, 530],
  [770, 736],
  [940, 940],
] as const;

describe('how hands lie', () => {
  for (const [width, height] of SPACES)
    it(`is whole in ${width} by ${height}, whoever plays`, () => {
      for (const players of [2, 3, 4, 5]) {
        const used = taken(lie(width, height, players), players);
        expect(used.width).toBeLessThanOrEqual(width + 0.01);
        expect(used.height).toBeLessThanOrEqual(height + 0.01);
      }
    });

  it('makes faces as large as can be: below one another on a phone, side by side on a low one', () => {
    expect(lie(374, 470, 5)).toMatchObject({ columns: 1, beside: true });
    expect(lie(517, 330, 5)).toMatchObject({ columns: 2, beside: false });
    expect(lie(374, 470, 3).card).toBeGreaterThan(60);
    expect(lie(517, 330, 5).card).toBeGreaterThan(52);
    expect(lie(770, 736, 4).card).toBeGreaterThan(100);
  });

  it('makes one’s own cards smaller where faces could not be read else, and only there', () => {
    const [tight, roomy] = [lie(304, 390, 5), lie(374, 470, 3)];
    expect(tight.card).toBeGreaterThanOrEqual(52);
    expect(tight.own).toBeLessThan(0.7 * tight.card);
    expect(roomy.own).toBeGreaterThanOrEqual(0.8 * roomy.card);
  });

  // On an upright tablet five backs were larger than the faces of the four others.
  it('makes no back larger than the faces, however much room there is', () => {
    for (const players of [2, 3, 4, 5]) {
      const { card, own } = lie(788, 680, players);
      expect(own).toBeLessThanOrEqual(card);
      expect(own).toBeGreaterThanOrEqual(0.8 * card);
    }
  });

  // Letters lay in the corners of faces that could be read without that.
  it('lies at ease where five hands on a phone can be read so', () => {
    const { tight, card } = lie(374, 502, 5);
    expect(tight).toBe(false);
    expect(card).toBeGreaterThan(56);
  });

  // With their letters aside they stood wider apart than the faces above, the last at the frame.
  it('lays each of one’s own cards below a face where hands lie below one another', () => {
    for (const [width, height] of SPACES)
      for (const players of [2, 3, 4, 5]) {
        const { columns, among, cell, ownCell } = lie(width, height, players);
        if (columns === 1 && !among) expect(ownCell).toBeCloseTo(cell);
      }
    expect(lie(304, 310, 4)).toMatchObject({ columns: 1, tight: true });
  });

  it('leaves no row half empty', () => {
    for (const [width, height] of SPACES)
      for (const players of [2, 3, 4, 5]) {
        const { columns, among } = lie(width, height, players);
        expect((players - (among ? 0 : 1)) % columns).toBe(0);
      }
  });

  it('asks for no more height than makes its cards larger', () => {
    for (const [width, space] of SPACES)
      for (const players of [2, 3, 4, 5]) {
        const height = heightFor({ width, height: 2 * space, line: LINE }, heldBy(players));
        const [at, above, below] = [0, 50, -50].map((more) => lie(width, height + more, players));
        // Gaps may change with the height.
        expect(Math.abs(above!.card - at!.card)).toBeLessThan(6);
        expect(Math.abs(above!.own - at!.own)).toBeLessThan(6);
        expect(below!.card + below!.own).toBeLessThan(at!.card + at!.own);
      }
  });

  it('leaves a finger enough to hit where cards are small', () => {
    const { card, cell, ownCell } = lie(304, 310, 5);
    expect(card).toBeLessThan(44);
    expect(cell).toBeGreaterThanOrEqual(44);
    expect(ownCell).toBeGreaterThanOrEqual(44);
  });
});
