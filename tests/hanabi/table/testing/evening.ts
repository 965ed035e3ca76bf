import { hanabi, type Hanabi } from '../../../../src/lib/games/hanabi/rules/index.ts';
import type { Evening } from '../../../../src/lib/table/testing/evening.ts';

/** Evenings of Hanabi in every shape that matters to a table. */
export const hanabiEvening: Evening<Hanabi> = {
  game: hanabi,
  options: [{}, { emptyClues: false }, { stormScore: 'stacks' }],
  oddMoves: [
    { seat: 0, do: 'play', slot: 7 },
    { seat: 1, do: 'discard', slot: 0 },
    { seat: 2, do: 'clue', to: 2, color: 'b' },
    { seat: 9, do: 'clue', to: 0, rank: 1 },
  ],
};
