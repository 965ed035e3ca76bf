import { describe, expect, it } from 'vitest';
import { hanabi, type Hanabi } from '../../../src/lib/games/hanabi/rules/index.ts';
import { Sitting } from '../../../src/lib/table/testing/sitting.ts';
import { restore } from '../../../src/lib/table/restore.ts';
import { tellsAll, undoOffer, whyItStands } from '../../../src/lib/table/undo.ts';

const [ANA, BEN, MIRA] = [0, 1, 2] as const;
const START = { options: {}, players: 3, first: ANA };

const seated = (bots: readonly number[] = []): Sitting<Hanabi> =>
  Sitting.deal<Hanabi>(hanabi, START, { players: 3, bots, way: 'passed' }, ['r1', 'r2', 'r3']);

const play = (seat: number, slot = 0) => ({ do: 'say', move: { seat, do: 'play', slot } }) as const;
const tell = (seat: number, to: number) =>
  ({ do: 'say', move: { seat, do: 'clue', to, rank: 1 } }) as const;

describe('a card that was played', () => {
  it('is taken back with the consent of everybody, as long as nobody has looked', () => {
    const table = seated();
    const before = hanabi.notation(table.desk.state);
    table.does(play(ANA));
    expect(undoOffer(table.desk, ANA)?.needs).toEqual([BEN, MIRA]);
    table.does({ do: 'undo', by: ANA }, { do: 'agree', seat: BEN });
    expect(table.does({ do: 'agree', seat: MIRA })).toEqual([
      { do: 'undo', to: 1, by: ANA, agreed: [BEN, MIRA] },
    ]);
    expect(hanabi.notation(table.desk.state)).toBe(before);
  });

  it('stands once anybody has looked: they know what would be drawn again', () => {
    const table = seated();
    table.does(play(ANA));
    table.opens(BEN);
    table.does({ do: 'layDown' });
    expect(undoOffer(table.desk, ANA)).toBeNull();
    expect(whyItStands(table.desk)).toBe('hands');
    expect(table.refusal({ do: 'undo', by: ANA })).toBe('nothingToUndo');
  });

  it('stands for somebody alone, whose hand lies open all the while', () => {
    const table = seated([BEN, MIRA]);
    table.does(play(ANA));
    expect(table.refusal({ do: 'undo', by: ANA })).toBe('nothingToUndo');
  });

  it('can be taken back though somebody looked before it', () => {
    const table = seated();
    table.opens(ANA);
    table.does({ do: 'layDown' });
    table.does(play(ANA));
    expect(undoOffer(table.desk, ANA)?.needs).toEqual([BEN, MIRA]);
  });
});

describe('a clue', () => {
  it('always needs everybody, also once somebody has looked', () => {
    const table = seated();
    table.does(tell(ANA, BEN));
    expect(undoOffer(table.desk, ANA)?.needs).toEqual([BEN, MIRA]);
    table.opens(MIRA);
    expect(undoOffer(table.desk, BEN)?.needs).toEqual([ANA, MIRA]);
  });

  it('that was taken back leaves the next play to be taken back, too', () => {
    const table = seated();
    table.does(tell(ANA, BEN));
    table.opens(MIRA);
    table.does({ do: 'layDown' }, { do: 'undo', by: ANA });
    table.does({ do: 'agree', seat: BEN }, { do: 'agree', seat: MIRA }, play(ANA));
    expect(undoOffer(table.desk, ANA)?.needs).toEqual([BEN, MIRA]);
  });
});

/** Plays cards that fit nowhere until the third storm. */
function playToStorms(table: Sitting<Hanabi>): void {
  while (!hanabi.outcome(table.desk.state).over) {
    const seat = hanabi.turn(table.desk.state);
    const wrong = [0, 1, 2, 3, 4].find((slot) => {
      const after = hanabi.clone(table.desk.state);
      hanabi.play(after, hanabi.toCode({ seat, do: 'play', slot }));
      return after.storms < table.desk.state.storms;
    });
    table.does(play(seat, wrong));
  }
}

describe('after the end', () => {
  it('the last act can be taken back, and the log keeps the secrets for that', () => {
    const table = seated();
    playToStorms(table);
    expect([whyItStands(table.desk), tellsAll(table.desk)]).toEqual([null, false]);
    expect(undoOffer(table.desk, ANA)?.needs).toEqual([BEN, MIRA]);
  });

  it('nothing is taken back once somebody has read the log, also after a reload', () => {
    const table = seated();
    playToStorms(table);
    table.does({ do: 'undo', by: ANA });
    expect(table.does({ do: 'tellAll' })).toEqual([{ do: 'toldAll' }]);
    expect(table.desk.undo).toBeNull();
    expect([whyItStands(table.desk), tellsAll(table.desk)]).toEqual(['secrets', true]);
    expect(undoOffer(table.desk, ANA)).toBeNull();
    expect(table.refusal({ do: 'tellAll' })).toBe('nothingToTell');
    const again = restore(hanabi, START, table.desk.seating, table.journal);
    expect(again.ok && whyItStands(again.value)).toBe('secrets');
  });

  it('the log tells everything at once where the last act stands anyway', () => {
    const table = seated([BEN, MIRA]);
    // Whoever plays alone sees everything while it happens.
    while (!hanabi.outcome(table.desk.state).over) {
      const seat = hanabi.turn(table.desk.state);
      const move = { seat, do: 'play', slot: 0 } as const;
      table.does(seat === ANA ? { do: 'say', move } : { do: 'bot', move });
    }
    expect([whyItStands(table.desk), tellsAll(table.desk)]).toEqual(['hands', true]);
  });

  it('is told only once the game is over', () => {
    const table = seated();
    table.does(play(ANA));
    expect(tellsAll(table.desk)).toBe(false);
    expect(table.refusal({ do: 'tellAll' })).toBe('nothingToTell');
  });
});
