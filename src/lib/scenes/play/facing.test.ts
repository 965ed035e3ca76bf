import { describe, expect, it } from 'vitest';
import { Facing } from './facing.svelte.ts';

/** A window that the system has turned by so much. */
const page = (angle: number, { width = 844, height = 390 } = {}) => ({
  innerWidth: width,
  innerHeight: height,
  addEventListener: () => {},
  screen: { orientation: { angle, addEventListener: () => {} } } as unknown as Screen,
});

const SEVERAL = { solo: null, watched: false };

describe('how the table is turned', () => {
  it.each([
    ['with the window, on the glass of several people', SEVERAL, 180],
    ['as people have it, for whoever plays alone', { solo: 0, watched: false }, 90],
    ['as people have it, for whoever watches', { solo: null, watched: true }, 90],
  ])('goes %s', (_, live, turned) => {
    const facing = new Facing(() => ({ live, turned: 90 }));
    expect(facing.turned).toBe(90);
    facing.follow(page(90));
    expect(facing.turned).toBe(turned);
  });
});

describe('what the page is told', () => {
  const facing = new Facing(() => ({ live: SEVERAL, turned: 0 }));
  const marked = (faced: Parameters<Facing['mark']>[0]) => {
    const marks: DOMStringMap = {};
    const takeBack = facing.mark(faced, marks);
    const told = { ...marks };
    takeBack();
    return [told, marks];
  };
  const hand = { turn: 180, faces: 2, on: { ground: 'hand' } } as const;

  it('is how it is turned, and nothing once that is over', () => {
    const table = { turn: 90, faces: null, on: { ground: 'table' } } as const;
    expect(marked(table)).toEqual([{ faces: '90' }, {}]);
  });

  it('is how the glass lies under somebody’s hand, once that is known', () => {
    expect(marked(hand)).toEqual([{ faces: '180' }, {}]);
    facing.follow(page(0));
    expect(marked(hand)).toEqual([{ faces: '180', hand: 'lying' }, {}]);
    facing.follow(page(0, { width: 390, height: 844 }));
    expect(marked(hand)).toEqual([{ faces: '180', hand: 'upright' }, {}]);
  });

  it('is nothing of how it lies, where a hand faces nobody', () => {
    expect(marked({ ...hand, faces: null })).toEqual([{ faces: '180' }, {}]);
  });
});
