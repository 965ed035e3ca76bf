import { FIREBIRD_STRENGTH } from '../../rules/cards.ts';
import type { Role } from '../roles.ts';

/** What a Firebird counts on either side, as it stands on the card. */
export const firebirdWorth = {
  attack: String(FIREBIRD_STRENGTH.attack),
  beat: String(FIREBIRD_STRENGTH.beat),
} as const;

/** What a Firebird counts for whoever has a role; null for those who have none. */
export const worthFor = (role: Role | null): string | null =>
  role === null ? null : firebirdWorth[role === 'ash' ? 'beat' : 'attack'];
