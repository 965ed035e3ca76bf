import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../../core/seats.ts';
import { DEAL, OVER, type BlazeState } from './state.ts';
import { playWords } from './testing/by-word.ts';
import { position, seatsOf, type Position } from './testing/position.ts';
import { view } from './view.ts';

const burn = (hands: Position['hands'], more: Partial<Position> = {}): BlazeState =>
  position({ phase: 'burn', trump: 'r', hands, ...more });

/** Who went out in this round, in order. */
const outOf = (s: BlazeState, round = 1): readonly number[] => view(s, null).rounds[round - 1]!.out;

/** The feathers of a round by seat, 0 for none. */
const feathersOf = (s: BlazeState, round = 1): readonly number[] =>
  seatsOf(s).map((seat) => s.feathers[(round - 1) * 5 + seat]!);

describe('R11: going out', () => {
  it('is for whoever has no cards at the start, from the next Fire on, itself included', () => {
    const s = burn(['', 'y2', '', 'y3'], { fire: 2 });
    expect(outOf(s)).toEqual([2, 0]);
    expect(feathersOf(s)).toEqual([3, 0, 4, 0]);
    expect([s.fire, s.ash, s.ember]).toEqual([3, 1, NOBODY]);
  });

  it('is for whoever has no cards after a challenge, with the highest feather left', () => {
    const s = burn(['y2', 'y3 y4', 'b2 b3', 'b4']);
    playWords(s, '0 attack y2', '1 pass', '2 pass');
    expect(outOf(s)).toEqual([0]);
    expect(feathersOf(s)).toEqual([4, 0, 0, 0]);
    expect(view(s, null).featherStack).toEqual([3, 2, 1]);
  });

  it('nobody draws', () => {
    const s = burn(['y2 y9', 'y3 y4', 'b2 b3', 'b4'], { deck: 'b7 b8' });
    playWords(s, '0 attack y2', '0 pass', '1 beat y3 on 0', '0 pass', '2 pass');
    expect(s.count).toEqual(Int32Array.of(1, 1, 2, 1, 0));
  });

  it('several at once take feathers clockwise from the Fire of that challenge', () => {
    const s = burn(['b9 b8', 'y2', 'y3', 'b5'], { fire: 1 });
    playWords(s, '1 attack y2', '2 beat y3 on 0');
    expect(outOf(s)).toEqual([1, 2]);
    expect(feathersOf(s)).toEqual([0, 4, 3, 0]);
  });
});

describe('R9: the next Fire in burn', () => {
  it('is the next seat in where Ash, having beaten all, has gone out', () => {
    const s = burn(['y2 b9', 'y3', 'b5 b6', 'b7 b8']);
    playWords(s, '0 attack y2', '1 beat y3 on 0');
    expect(outOf(s)).toEqual([1]);
    expect([s.fire, s.ash, s.ember]).toEqual([2, 3, 0]);
  });

  it('is the next seat in where Ember has gone out', () => {
    const s = burn(['y2 b9', 'y3 y4', 'b2', 'b7 b8']);
    playWords(s, '0 attack y2', '1 pass', '0 pass', '2 attack b2');
    expect(outOf(s)).toEqual([2]);
    expect(s.fire).toBe(3);
  });

  it('is Fire again with two seats left, when Ash takes', () => {
    const s = burn(['y2 b9', 'y3 y4', '']);
    expect(s.ember).toBe(NOBODY);
    playWords(s, '0 attack y2', '1 pass', '0 pass');
    expect([s.fire, s.ash]).toEqual([0, 1]);
  });

  it('is Ash with two seats left, when all is beaten', () => {
    const s = burn(['y2 b9', 'y3 y4', '']);
    playWords(s, '0 attack y2', '0 pass', '1 beat y4 on 0', '0 pass');
    expect([s.fire, s.ash]).toEqual([1, 0]);
  });
});

describe('R11: the end of a round', () => {
  it('comes when one seat is left: the last player, who takes a feather if one is left', () => {
    const s = playWords(burn(['y2', 'y3 y4', '']), '0 attack y2', '1 pass');
    expect(outOf(s)).toEqual([2, 0, 1]);
    expect(feathersOf(s)).toEqual([2, 1, 3]);
    expect([s.phase, s.round]).toEqual([DEAL, 2]);
  });

  it('leaves the last player of classic without a feather', () => {
    const s = burn(['y2', 'y3 y4', ''], { options: { edition: 'classic', betting: false } });
    playWords(s, '0 attack y2', '1 pass');
    expect(outOf(s)).toEqual([2, 0, 1]);
    expect(feathersOf(s)).toEqual([1, 0, 2]);
  });

  it('leaves the last of five without a feather in 2021 too', () => {
    const s = burn(['y2', 'y3 y4', '', '', ''], { fire: 0 });
    playWords(s, '0 attack y2', '1 pass');
    expect(outOf(s)).toEqual([2, 3, 4, 0, 1]);
    expect(feathersOf(s)).toEqual([1, 0, 4, 3, 2]);
  });

  it('when all go out together, the one who comes last in order is the last player', () => {
    const s = playWords(burn(['y2', 'y3', '']), '0 attack y2', '1 beat y3 on 0');
    expect(outOf(s)).toEqual([2, 0, 1]);
    expect(feathersOf(s)).toEqual([2, 1, 3]);
  });

  it('comes at once where burn begins with one hand only', () => {
    const s = burn(['', 'y3', ''], { fire: 2 });
    expect([s.phase, s.round]).toEqual([DEAL, 2]);
    expect(outOf(s)).toEqual([2, 0, 1]);
  });

  it('of round 2 is the end of the game', () => {
    const s = burn(['y2', 'y3 y4', ''], { round: 2 });
    playWords(s, '0 attack y2', '1 pass');
    expect(s.phase).toBe(OVER);
    expect(feathersOf(s, 2)).toEqual([3, 2, 4]);
    expect(s.turn).toBe(NOBODY);
  });

  it('leaves the cards that are held where they are in the end', () => {
    const s = burn(['y2', 'y3 y4', ''], { round: 2 });
    playWords(s, '0 attack y2', '1 pass');
    expect(view(s, 1).own!.hand).toEqual(['y2', 'y3', 'y4']);
  });
});
