import { describe, expect, test } from 'vitest';
import { SeededRandom, shuffle } from '../../../../core/random.ts';
import type { Card } from '../../rules/cards.ts';
import type { BlazeEvent } from '../../rules/events.ts';
import { blaze } from '../../rules/index.ts';
import type { BlazeView } from '../../rules/view.ts';
import { stepFrom, stepsOf, type BlazeToTell } from './told.ts';

const started = blaze.start({ options: { betting: true }, players: 4, first: 0 });
const empty = blaze.view(started, null);

const told = (events: readonly BlazeEvent[], before: Partial<BlazeView> = {}): BlazeToTell => ({
  commit: 0,
  before: { ...empty, featherStack: [4, 3, 2, 1], ...before },
  events,
});
const kinds = (telling: readonly BlazeToTell[]) => stepsOf(telling).map(({ scene }) => scene.kind);

describe('a commit that settles nothing', () => {
  test('is one caption, however many cards it laid', () => {
    const events: readonly BlazeEvent[] = [
      { code: 'attacked', seat: 0, card: 'r2', place: 0 },
      { code: 'attacked', seat: 0, card: 'y2', place: 1 },
      { code: 'declined', seat: 0 },
    ];
    expect(stepsOf([told(events)])).toEqual([{ scene: { kind: 'caption' }, events }]);
  });
});

describe('a challenge that ends', () => {
  test('shows every card of it, those of the last commit included, before they go', () => {
    const telling = told(
      [
        { code: 'attacked', seat: 0, card: 'b2', place: 1 },
        { code: 'tookBack', seat: 0, card: 'r2', place: 1, returned: 'b2', to: 2 },
        { code: 'beat', seat: 1, card: 'r9', attack: 'r2', place: 1 },
        { code: 'discarded', seat: 1, cards: ['y2', 'y3', 'r2', 'r9'] },
      ],
      { table: [{ attack: 'y2', by: 0, beat: 'y3' }] },
    );
    expect(stepsOf([telling])[0]?.scene).toEqual({
      kind: 'cleared',
      taken: false,
      seat: 1,
      lane: [
        { attack: 'y2', by: 0, beat: 'y3' },
        { attack: 'r2', by: 0, beat: 'r9' },
      ],
    });
  });

  test('shows the discards as the lane has them, whatever order they are told in', () => {
    const table = [{ attack: 'y2', by: 0, beat: 'y4' }] as const;
    const shown = (...cards: readonly Card[]) =>
      stepsOf([told([{ code: 'discarded', seat: 1, cards }], { table })])[0]?.scene;
    expect(shown('y2', 'y4')).toMatchObject({ kind: 'cleared', lane: table });
    expect(shown('y4', 'y2')).toEqual(shown('y2', 'y4'));
  });

  test('tells all draws and the new roles in one picture', () => {
    const [, onwards, ...more] = stepsOf([
      told([
        { code: 'declined', seat: 0 },
        { code: 'took', seat: 1, cards: ['y2'] },
        { code: 'drew', seat: 0, count: 2 },
        { code: 'drew', seat: 2, count: 1 },
        { code: 'challenge', fire: 2, ash: 3, ember: 0 },
      ]),
    ]);
    expect(onwards?.scene).toMatchObject({
      kind: 'onwards',
      draws: [
        { seat: 0, count: 2 },
        { seat: 2, count: 1 },
      ],
      roles: { fire: 2, ash: 3, ember: 0 },
    });
    expect(more).toEqual([]);
  });
});

describe('a challenge that begins', () => {
  const begins: BlazeEvent = { code: 'challenge', fire: 0, ash: 1, ember: 2 };

  test('is the first one where the cards have just been dealt', () => {
    const dealt: BlazeEvent = { code: 'dealt', round: 2, trumpCard: 'r5' };
    expect(stepsOf([told([dealt, begins])]).at(-1)?.scene).toMatchObject({ first: true });
  });

  test('is the next one where another has ended', () => {
    const ended: BlazeEvent = { code: 'took', seat: 1, cards: ['y2'] };
    const drawn: BlazeEvent = { code: 'drew', seat: 0, count: 1 };
    expect(stepsOf([told([ended, begins])]).at(-1)?.scene).toMatchObject({ first: false });
    expect(stepsOf([told([ended, drawn, begins])]).at(-1)?.scene).toMatchObject({ first: false });
  });
});

describe('burn', () => {
  test('tells seats that go out together in one picture, with what is left of the feathers', () => {
    const [out] = stepsOf([
      told([
        { code: 'wentOut', seat: 3, feather: true },
        { code: 'wentOut', seat: 0, feather: true },
        { code: 'challenge', fire: 1, ash: 2, ember: null },
      ]),
    ]);
    expect(out?.scene).toMatchObject({
      kind: 'out',
      leavers: [{ seat: 3 }, { seat: 0 }],
      stack: { left: [2, 1] },
    });
  });

  test('ends with the last player, the bets, and nothing after', () => {
    const telling = told([
      { code: 'wentOut', seat: 3, feather: true },
      { code: 'lastPlayer', seat: 1, feather: true },
      { code: 'betsRevealed', on: [1, 0, 1, 0], values: [1, 0, 0, 1], won: [2, 0, 0, 0] },
      { code: 'roundOver', round: 1 },
    ]);
    expect(kinds([telling])).toEqual(['out', 'last', 'betsRevealed']);
    expect(stepsOf([telling])[2]?.scene).toMatchObject({ last: 1 });
  });
});

describe('what is shown next', () => {
  const played = told([{ code: 'declined', seat: 0 }]);
  const settled = told([{ code: 'burnStarted', fire: 0 }]);
  const shown = (...telling: readonly BlazeToTell[]) => {
    const steps = stepsOf(telling);
    const places: number[] = [];
    for (let at = stepFrom(steps, 0); at < steps.length; at = stepFrom(steps, at + 1))
      places.push(at);
    return places;
  };

  test('is one play after the other, as long as nothing was settled', () => {
    expect(shown(played, played)).toEqual([0, 1]);
  });

  test('is what was settled alone, whatever was played before, between and after', () => {
    expect(shown(played, settled, played, settled, played)).toEqual([1, 3]);
  });
});

describe('tellings that queue', () => {
  test('keep the steps there were when another commit comes', () => {
    const first = told([{ code: 'declined', seat: 0 }]);
    const second = told([{ code: 'burnStarted', fire: 0 }]);
    expect(stepsOf([first, second]).slice(0, 1)).toEqual(stepsOf([first]));
    expect(kinds([first, second])).toEqual(['caption', 'news']);
  });
});

test('every public event of whole games is told in some step, round and game ends apart', () => {
  const random = new SeededRandom(5);
  for (let game = 0; game < 5; game++) {
    const state = blaze.start({ options: { betting: true }, players: 3 + (game % 3), first: 0 });
    const moves = new Int32Array(blaze.mostMoves);
    while (!blaze.outcome(state).over) {
      const before = blaze.clone(state);
      const due = blaze.dealDue(state);
      let move: Parameters<typeof blaze.narrate>[1];
      if (due) {
        move = { do: 'deal', order: shuffle([...due], random) };
        blaze.deal(state, move.order);
      } else {
        const code = moves[random.below(blaze.legal(state, blaze.turn(state), moves))]!;
        move = blaze.toMove(code);
        blaze.play(state, code);
      }
      const events = blaze.narrate(before, move, null);
      const steps = stepsOf([{ commit: 0, before: blaze.view(before, null), events }]);
      expect(steps.flatMap((step) => step.events)).toEqual(
        events.filter(({ code }) => code !== 'roundOver' && code !== 'gameOver'),
      );
    }
  }
});
