import { BY_THE_BOOK } from '../../rules/rulebook.ts';
import type { BlazeView } from '../../rules/view.ts';
import type { BlazeWords } from '../../words/index.ts';
import type { Role } from '../roles.ts';

type Phase = BlazeView['phase'];
type Switches = BlazeView['switches'];

/** A part of the rules. */
export type PartId = keyof BlazeWords['rules']['parts'];

/** The parts in the order they are read in. */
export const PARTS = [
  'challenge',
  'ash',
  'firebird',
  'priority',
  'drawing',
  'burn',
  'bets',
  'ties',
  'two',
  'stalemate',
] as const satisfies readonly PartId[];

const BY_ROLE: Readonly<Record<Role, PartId>> = {
  fire: 'challenge',
  ash: 'ash',
  ember: 'priority',
};

const BY_PHASE: Readonly<Record<Phase, PartId>> = {
  deal: 'challenge',
  kindling: 'challenge',
  betting: 'bets',
  burn: 'burn',
  over: 'ties',
};

/** The part that is asked about most at a moment of the game. */
export const partFor = (phase: Phase, role: Role | null): PartId =>
  role !== null && (phase === 'kindling' || phase === 'burn') ? BY_ROLE[role] : BY_PHASE[phase];

/** A rule that is neither of the two editions' own. */
export type HouseRule = 'byValue' | 'trumpDrawn' | 'trumpStays';

/** What a table has changed of its edition's rules. */
export function houseRulesOf({
  edition,
  firebirdMatch,
  drawTrump,
}: Switches): readonly HouseRule[] {
  const rules: HouseRule[] = [];
  const book = BY_THE_BOOK[edition];
  if (firebirdMatch !== book.firebirdMatch) rules.push('byValue');
  if (drawTrump !== book.drawTrump) rules.push(drawTrump ? 'trumpDrawn' : 'trumpStays');
  return rules;
}
