import { describe, expect, it } from 'vitest';
import { blaze } from './index.ts';
import { narrate } from './narrate.ts';
import { playWords, toldOf } from './testing/by-word.ts';
import { position, type Position } from './testing/position.ts';

const HANDS = ['y2 r2 y4 b7 b8', 'y2 r4 y9 b2 b1', 'r4 y7 y8 b9 b2', 'r5 r6 r7 r8 r9'];

const kindling = (more: Partial<Position> = {}) =>
  position({ phase: 'kindling', trump: 'b', hands: HANDS, deck: 'r1 r3 y1 b3', ...more });

const burn = (hands: Position['hands'], more: Partial<Position> = {}) =>
  position({ phase: 'burn', trump: 'r', hands, ...more });

describe('the story of a deal', () => {
  it('tells everybody trump and the roles, and each seat its own cards', () => {
    const s = blaze.start({ options: {}, players: 3, first: 1 });
    const order = blaze.dealDue(s)!;
    const after = blaze.clone(s);
    blaze.deal(after, order);
    const told = (viewer: number | null) => narrate(s, { do: 'deal', order }, viewer);
    const publicly = [
      { code: 'dealt', round: 1, trumpCard: order[15] },
      { code: 'challenge', fire: 1, ash: 2, ember: 0 },
    ];
    expect(told(null)).toEqual(publicly);
    const own = { code: 'dealtTo', seat: 1, cards: order.slice(0, 5) };
    expect(told(1)).toEqual([publicly[0], own, publicly[1]]);
  });
});

describe('the story of a challenge', () => {
  it('tells each card and each answer', () => {
    const s = kindling();
    expect(toldOf(s, '0 attack y2', null)).toEqual([
      { code: 'attacked', seat: 0, card: 'y2', place: 0 },
    ]);
    expect(toldOf(s, '1 beat y9 on 0', null)).toEqual([
      { code: 'beat', seat: 1, card: 'y9', attack: 'y2', place: 0 },
    ]);
    expect(toldOf(s, '2 attack b9', null)).toEqual([
      { code: 'attacked', seat: 2, card: 'b9', place: 1 },
    ]);
    expect(toldOf(s, '2 pass', null)).toEqual([{ code: 'declined', seat: 2 }]);
    expect(toldOf(s, '1 pass', null)).toEqual([{ code: 'passed', seat: 1 }]);
  });

  it('tells what Fire took back', () => {
    const s = burn(['y2 r2 b9', 'y4 y5', 'b2 y3', 'b5']);
    playWords(s, '0 attack y2', '2 attack b2');
    expect(toldOf(s, '0 attack r2', null)).toEqual([
      { code: 'tookBack', seat: 0, card: 'r2', place: 1, returned: 'b2', to: 2 },
    ]);
  });

  it('tells that all was beaten, what was discarded, and how many cards were drawn', () => {
    const s = playWords(kindling(), '0 attack y2', '1 beat y9 on 0', '0 pass');
    expect(toldOf(s, '2 pass', null)).toEqual([
      { code: 'declined', seat: 2 },
      { code: 'discarded', seat: 1, cards: ['y2', 'y9'] },
      { code: 'drew', seat: 0, count: 1 },
      { code: 'drew', seat: 1, count: 1 },
      { code: 'challenge', fire: 1, ash: 2, ember: 3 },
    ]);
  });

  it('tells only the one who drew which cards', () => {
    for (const viewer of [0, 1, 2, 3]) {
      const s = playWords(kindling(), '0 attack y2', '1 beat y9 on 0', '0 pass');
      const drew = toldOf(s, '2 pass', viewer).filter(({ code }) => code === 'drewCards');
      const own = [['r1'], ['r3'], null, null][viewer];
      expect(drew).toEqual(own ? [{ code: 'drewCards', seat: viewer, cards: own }] : []);
    }
  });

  it('tells that Ash took, the last card laid included', () => {
    const hands = ['y2 b9', 'y4 y5', 'b2 y3', 'b5'];
    const s = playWords(burn(hands), '0 attack y2', '1 pass', '0 pass');
    expect(toldOf(s, '2 attack b2', null)).toEqual([
      { code: 'attacked', seat: 2, card: 'b2', place: 1 },
      { code: 'took', seat: 1, cards: ['y2', 'b2'] },
      { code: 'challenge', fire: 2, ash: 3, ember: 0 },
    ]);
  });

  it('tells that the last card laid on a taken table is replaced, too', () => {
    const hands = ['y2 b9', 'y4 y5', 'b2 y3', 'b5'];
    const s = kindling({ trump: 'r', hands, deck: 'r1 r3 r4 r5 r6 r7 r8 r9 y6 y7' });
    playWords(s, '0 attack y2', '1 pass', '0 pass');
    expect(toldOf(s, '2 attack b2', null).slice(1, 5)).toEqual([
      { code: 'took', seat: 1, cards: ['y2', 'b2'] },
      { code: 'drew', seat: 0, count: 4 },
      { code: 'drew', seat: 1, count: 1 },
      { code: 'drew', seat: 2, count: 4 },
    ]);
  });

  it('tells everybody who draws the trump card, where it is drawn', () => {
    const s = kindling({ deck: 'r1 b3', options: { drawTrump: true } });
    playWords(s, '0 attack y2', '1 beat y9 on 0', '0 pass');
    expect(toldOf(s, '2 pass', null).slice(2, 6)).toEqual([
      { code: 'drew', seat: 0, count: 1 },
      { code: 'drew', seat: 1, count: 1 },
      { code: 'drewTrump', seat: 1, card: 'b3' },
      { code: 'kindlingOver', stalemate: false, undrawn: 0 },
    ]);
  });

  it('tells that kindling is over and who leads burn', () => {
    const s = playWords(kindling({ deck: 'r1' }), '0 attack y2', '1 pass', '0 pass');
    expect(toldOf(s, '2 pass', null).slice(3)).toEqual([
      { code: 'kindlingOver', stalemate: false, undrawn: 0 },
      { code: 'burnStarted', fire: 2 },
      { code: 'challenge', fire: 2, ash: 3, ember: 0 },
    ]);
  });
});

describe('the story of the end of kindling', () => {
  it('tells that Ash, who has beaten everything, leads burn', () => {
    const s = playWords(kindling({ deck: 'r1' }), '0 attack y2', '1 beat y9 on 0', '0 pass');
    expect(toldOf(s, '2 pass', null).slice(3)).toEqual([
      { code: 'kindlingOver', stalemate: false, undrawn: 0 },
      { code: 'burnStarted', fire: 1 },
      { code: 'challenge', fire: 1, ash: 2, ember: 3 },
    ]);
  });

  it('counts what stays undrawn, also where cards were drawn before', () => {
    const s = playWords(kindling({ deck: 'r1 r3 y1' }), '0 attack y2', '1 beat y9 on 0', '0 pass');
    playWords(s, '2 pass', '1 attack y2', '2 pass', '1 pass');
    expect(toldOf(s, '3 pass', null).slice(2, 4)).toEqual([
      { code: 'drew', seat: 1, count: 1 },
      { code: 'kindlingOver', stalemate: false, undrawn: 0 },
    ]);
  });
});

describe('the story of the bets', () => {
  const betting = () =>
    position({
      phase: 'betting',
      trump: 'r',
      hands: ['', 'y3 y4', 'b2 b3'],
      options: { betting: true },
    });

  it('tells that a bet lies, and its owner which', () => {
    expect(toldOf(betting(), '1 bet 1 on 2', null)).toEqual([{ code: 'betLaid', seat: 1 }]);
    expect(toldOf(betting(), '1 bet 1 on 2', 2)).toEqual([{ code: 'betLaid', seat: 1 }]);
    expect(toldOf(betting(), '1 bet 1 on 2', 1)).toEqual([
      { code: 'betLaid', seat: 1 },
      { code: 'betOn', seat: 1, on: 2, value: 1 },
    ]);
  });

  it('tells who bet on whom when all lie, and who goes out at once', () => {
    const s = playWords(betting(), '1 bet 1 on 2', '2 bet 0 on 0');
    expect(toldOf(s, '0 bet 1 on 1', null)).toEqual([
      { code: 'betLaid', seat: 0 },
      { code: 'betsLaid', on: [1, 2, 0] },
      { code: 'burnStarted', fire: 0 },
      { code: 'wentOut', seat: 0, feather: true },
      { code: 'challenge', fire: 1, ash: 2, ember: null },
    ]);
  });
});

describe('the story of a round that ends', () => {
  it('tells who went out and that there was a feather; only its owner which', () => {
    const s = burn(['y2', 'y3 y4', 'b2 b3', 'b5']);
    playWords(s, '0 attack y2', '1 pass');
    const again = burn(['y2', 'y3 y4', 'b2 b3', 'b5']);
    playWords(again, '0 attack y2', '1 pass');
    expect(toldOf(s, '2 pass', null).slice(2)).toEqual([
      { code: 'wentOut', seat: 0, feather: true },
      { code: 'challenge', fire: 2, ash: 3, ember: 1 },
    ]);
    expect(toldOf(again, '2 pass', 0).slice(2, 4)).toEqual([
      { code: 'wentOut', seat: 0, feather: true },
      { code: 'featherTaken', seat: 0, value: 4 },
    ]);
  });

  it('tells the last player, the bets, and the end of the round', () => {
    const s = position({
      phase: 'betting',
      trump: 'r',
      hands: ['y2', 'y3 y4', ''],
      options: { edition: 'classic' },
    });
    playWords(s, '0 bet 1 on 1', '1 bet 1 on 0', '2 bet 0 on 0', '0 attack y2');
    expect(toldOf(s, '1 pass', null)).toEqual([
      { code: 'passed', seat: 1 },
      { code: 'took', seat: 1, cards: ['y2'] },
      { code: 'wentOut', seat: 0, feather: true },
      { code: 'lastPlayer', seat: 1, feather: false },
      { code: 'betsRevealed', on: [1, 0, 0], values: [1, 1, 0], won: [2, 0, 0] },
      { code: 'roundOver', round: 1 },
    ]);
  });

  it('tells that the card that beats the last attack ends it', () => {
    const s = playWords(burn(['y2', 'y4 y5', '']), '0 attack y2');
    expect(toldOf(s, '1 beat y4 on 0', null)).toEqual([
      { code: 'beat', seat: 1, card: 'y4', attack: 'y2', place: 0 },
      { code: 'discarded', seat: 1, cards: ['y2', 'y4'] },
      { code: 'wentOut', seat: 0, feather: true },
      { code: 'lastPlayer', seat: 1, feather: true },
      { code: 'roundOver', round: 1 },
    ]);
  });

  it('tells the discards as the lane shows them, in whatever order they were beaten', () => {
    const beats = ['1 beat y4 on 0', '1 beat b4 on 1'] as const;
    for (const last of beats) {
      const others = beats.filter((beat) => beat !== last);
      const s = playWords(burn(['y2 b2', 'y4 b4 r5', '']), '0 attack y2', '0 attack b2', ...others);
      const cards = ['y2', 'y4', 'b2', 'b4'];
      expect(toldOf(s, last, null)).toContainEqual({ code: 'discarded', seat: 1, cards });
    }
  });

  it.each([
    ['who has none tells of none', {}, []],
    ['has a feather tells its owner', { edition: '2021' }, [{ value: 1 }]],
  ] as const)('where the last player %s', (_, options, feathers) => {
    const edition = { edition: 'classic', betting: false, ...options } as const;
    const s = playWords(burn(['y2', 'y3 y4', ''], { options: edition }), '0 attack y2');
    const told = toldOf(s, '1 pass', 1).filter(({ code }) => code === 'featherTaken');
    expect(told).toMatchObject(feathers);
    expect(told).toHaveLength(feathers.length);
  });

  it('tells the winner and the scores at the end of the game', () => {
    const s = playWords(burn(['y2', 'y3 y4', ''], { round: 2 }), '0 attack y2');
    expect(toldOf(s, '1 pass', null).slice(-2)).toEqual([
      { code: 'roundOver', round: 2 },
      { code: 'gameOver', winner: 2, scores: [3, 2, 4] },
    ]);
  });
});

describe('R12: the story of a stalemate', () => {
  const trap = (idle: number) => playWords(burn(['b8 bF', 'yF', 'y5 yF'], { idle }), '0 attack b8');

  it('warns from the fifteenth idle challenge in a row on', () => {
    const idle = (before: number) =>
      toldOf(trap(before), '1 pass', null).filter(({ code }) => code === 'idle');
    expect(idle(13)).toEqual([]);
    expect(idle(14)).toEqual([{ code: 'idle', count: 15, limit: 20 }]);
    expect(idle(18)).toEqual([{ code: 'idle', count: 19, limit: 20 }]);
  });

  it.each([
    ['all was beaten', ['y2 b9', 'y3 y4', 'b2 b3'], ['0 pass', '1 beat y3 on 0', '0 pass']],
    ['somebody went out', ['y2', 'y3 y4', 'b2 b3'], ['1 pass']],
  ])('warns of nothing where %s', (_, hands, moves) => {
    const s = playWords(burn(hands, { idle: 18 }), '0 attack y2', ...moves);
    const codes = toldOf(s, '2 pass', null).map(({ code }) => code);
    expect(codes).toContain('challenge');
    expect(codes).not.toContain('idle');
  });

  it('tells that burn ends in a stalemate', () => {
    expect(toldOf(trap(19), '1 pass', null)).toEqual([
      { code: 'passed', seat: 1 },
      { code: 'took', seat: 1, cards: ['b8'] },
      { code: 'idle', count: 20, limit: 20 },
      { code: 'burnStalemate' },
      { code: 'wentOut', seat: 0, feather: true },
      { code: 'wentOut', seat: 2, feather: true },
      { code: 'lastPlayer', seat: 1, feather: true },
      { code: 'roundOver', round: 1 },
    ]);
  });

  it('tells that kindling ends in a stalemate, and how many cards stay undrawn', () => {
    const hands = ['y2 b9 b8 b7 b6 b5', 'y3 y4 y5 y6 y7', 'b2 b3 b4 y8 y9 y2'];
    const s = position({ phase: 'kindling', trump: 'r', hands, deck: 'r2 r3', idle: 19 });
    playWords(s, '0 attack y2', '1 pass', '0 pass');
    expect(toldOf(s, '2 pass', null).slice(2, 5)).toEqual([
      { code: 'idle', count: 20, limit: 20 },
      { code: 'kindlingOver', stalemate: true, undrawn: 2 },
      { code: 'burnStarted', fire: 2 },
    ]);
  });
});
