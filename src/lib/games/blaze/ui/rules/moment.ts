import { BY_THE_BOOK, IDLE_WARNING } from '../../rules/rulebook.ts';
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

/** What of a game decides what is asked about most: everybody knows it. */
type Moment = Pick<BlazeView, 'phase' | 'table' | 'taking' | 'takeBack' | 'idle' | 'inRound'>;

/** The part that is asked about most at a moment of the game. */
export function partFor(view: Moment, role: Role | null): PartId {
  const { phase, table, taking, takeBack, idle, inRound } = view;
  if (phase !== 'kindling' && phase !== 'burn') return BY_PHASE[phase];
  if (idle >= IDLE_WARNING) return 'stalemate';
  if (takeBack !== null) return 'priority';
  if (table.some(({ attack, beat }) => attack[1] === 'F' || beat?.[1] === 'F')) return 'firebird';
  if (taking) return 'ash';
  if (role !== null) return BY_ROLE[role];
  return phase === 'burn' && inRound.length === 2 ? 'two' : BY_PHASE[phase];
}

/** All parts, that one first. */
export function partsFor(view: Moment, role: Role | null): readonly PartId[] {
  const first = partFor(view, role);
  return [first, ...PARTS.filter((part) => part !== first)];
}

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
