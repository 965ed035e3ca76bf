import type { Seat } from '../../../../../core/seats.ts';
import type { Plate } from '../../../../../table/public.ts';
import type { Clue, HanabiMove } from '../../../rules/moves.ts';
import type { TableScene } from '../scene.ts';

/** What a plate offers its owner by word. It follows from public facts alone. */
export interface Offers {
  /** The table waits for this seat, and a person sits there. */
  readonly due: boolean;
  /** Whether its owner can look at the others' cards now. */
  readonly look: boolean;
  /** Whether its hand can be shown: there has to be somebody else to look. */
  readonly show: boolean;
  /** By slot; undefined where it cannot be done. */
  readonly play: readonly (HanabiMove | undefined)[];
  readonly discard: readonly (HanabiMove | undefined)[];
  /** Clues that can be given by word. */
  readonly clues: readonly Clue[];
}

/** What can be done at the plate of a seat now. */
export function offersOf({ prompt, alone }: TableAsks, seat: Seat): Offers {
  const plate = prompt.plates[seat];
  const { due } = prompt;
  // Whoever plays alone does so from their hand, which lies open all the time. The last one left of
  // several does not: theirs is covered, as it was before the others had to go.
  // While something may be taken back, nobody is led on: it would drop the question.
  if (!plate || plate.bot || alone || prompt.undo || due.kind !== 'visit') return NOTHING;
  const show = prompt.plates.some((other) => other !== plate && !other.bot);
  return { ...spokenIn(plate), due: due.seat === seat, look: true, show };
}

/** What of the table says what is offered there. */
export type TableAsks = Pick<TableScene, 'prompt' | 'alone'>;

const NOTHING: Offers = {
  due: false,
  look: false,
  show: false,
  play: [],
  discard: [],
  clues: [],
};

function spokenIn({ spoken }: Plate): Pick<Offers, 'play' | 'discard' | 'clues'> {
  const play: HanabiMove[] = [];
  const discard: HanabiMove[] = [];
  const clues: Clue[] = [];
  for (const one of spoken) {
    const move = one.move as HanabiMove;
    if (move.do === 'play') play[move.slot] = move;
    else if (move.do === 'discard') discard[move.slot] = move;
    else clues.push(move);
  }
  return { play, discard, clues };
}
