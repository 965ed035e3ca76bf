import { nextSeat, type Seat } from '../../../../../core/seats.ts';
import type { BlazeView } from '../../../rules/view.ts';
import { roleOf, type Role } from '../../roles.ts';

/** The part somebody has in the next challenge, by how this one ends. */
export interface Coming {
  readonly ending: 'beaten' | 'taken';
  readonly role: Role | null;
}

type ComingFacts = Pick<
  BlazeView,
  'phase' | 'players' | 'inRound' | 'hands' | 'taking' | 'fire' | 'ash' | 'ember'
>;

/**
 * What comes for a seat, as far as everybody can tell now: whoever has no card left in the burn
 * goes out, and so may others until then. Empty where no challenge runs, or none follows for it.
 */
export function comingFor(view: ComingFacts, seat: Seat): readonly Coming[] {
  const { fire, ash, ember } = view;
  if (fire === null || ash === null) return [];
  const next = { beaten: ash, taken: ember ?? fire };
  const endings = view.taking ? (['taken'] as const) : (['beaten', 'taken'] as const);
  return endings.flatMap((ending) => {
    const stays = (one: Seat) =>
      view.phase !== 'burn' ||
      (view.inRound.includes(one) &&
        ((view.hands[one] ?? 0) > 0 || (ending === 'taken' && one === ash)));
    const all = view.inRound.filter(stays);
    if (!all.includes(seat) || all.length < 2) return [];
    const after = (one: Seat): Seat => {
      const following = nextSeat(one, view.players);
      return all.includes(following) ? following : after(following);
    };
    const leads = all.includes(next[ending]) ? next[ending] : after(next[ending]);
    const answers = after(leads);
    const helps = after(answers);
    const roles = { fire: leads, ash: answers, ember: helps === leads ? null : helps };
    return [{ ending, role: roleOf(roles, seat) }];
  });
}
