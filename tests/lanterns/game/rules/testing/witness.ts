import { shuffle } from '../../../../../src/lib/core/random.ts';
import { NOBODY } from '../../../../../src/lib/core/seats.ts';
import type { Witness } from '../../../../../src/lib/games/conformance/witness.ts';
import { lanterns, type Lanterns } from '../index.ts';
import type { LanternMove } from '../moves.ts';
import type { LanternState } from '../state.ts';

const MOVES: readonly LanternMove[] = [0, 1, 2, 3].flatMap((seat) => [
  { seat, do: 'light' } as const,
  { seat, do: 'snuff' } as const,
]);

const FULL = '112233445566';

/** Everything that lies somewhere, as digits in order. */
const everything = ({ row, dark, aside, deck, front }: LanternState): string =>
  [...row, ...dark, ...aside, ...deck, ...front.filter((height) => height > 0)].sort().join('');

/** What the conformance suite has to know about Lanterns. */
export const witness: Witness<Lanterns> = {
  options: [{}, { mild: true }, { mild: false }],
  mostPlies: 12,
  stages: ['undealt', 'played', 'ended'],
  stage: ({ stage }) => ['undealt', 'played', 'ended'][stage]!,
  flaw: (s) => {
    if (s.stage === 0) return everything(s) === '' ? null : 'lanterns before the deal';
    if (everything(s) !== FULL) return `there lie ${everything(s)}`;
    if (s.row.some((height, i) => i > 0 && height <= s.row[i - 1]!)) return 'a row that falls';
    return (s.turn === NOBODY) === (s.stage === 2) ? null : 'nobody in turn';
  },
  hand: (s, seat) => [String(s.front[seat])],
  moves: MOVES,
  // What is drawn by this very move stays the same for those who see it.
  twin: ({ state, move }, after, viewer, random) => {
    const twin = lanterns.clone(state);
    if (move?.do === 'deal') {
      const seen = after && viewer !== null ? after.front : null;
      return {
        state: twin,
        move: { do: 'deal', order: redealt(state, move.order, seen, viewer, random) },
      };
    }
    const mover = move?.seat ?? NOBODY;
    const hidden = state.front.flatMap((height, seat) =>
      height > 0 && (viewer === null || seat === viewer) && seat !== mover ? [seat] : [],
    );
    // The next one to be drawn is seen by all but who draws it.
    const isDrawnInSight = move !== null && viewer !== null && viewer !== mover;
    const kept = isDrawnInSight ? state.deck.slice(-1) : [];
    const unseen = [
      ...state.deck.slice(0, state.deck.length - kept.length),
      ...hidden.map((seat) => state.front[seat]!),
    ];
    shuffle(unseen, random);
    twin.front = hidden.reduce((front, seat) => front.with(seat, unseen.pop()!), state.front);
    twin.deck = [...unseen, ...kept];
    return { state: twin, move };
  },
};

/** A deal in which the viewer sees the same: what stands in front of the others. */
function redealt(
  { first, players }: LanternState,
  order: readonly string[],
  seen: readonly number[] | null,
  viewer: number | null,
  random: Parameters<typeof shuffle>[1],
): readonly string[] {
  const isSeen = (at: number) => at < players && seen !== null && (first + at) % players !== viewer;
  const unseen = shuffle(
    order.filter((_, at) => !isSeen(at)),
    random,
  );
  return order.map((card, at) => (isSeen(at) ? card : unseen.pop()!));
}
