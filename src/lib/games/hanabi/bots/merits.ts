import type { BotLevel } from '../../../core/people.ts';
import { SeededRandom } from '../../../core/random.ts';
import type { Seat } from '../../../core/seats.ts';
import { actionOf, type MoveCode } from '../../contract/move-code.ts';
import { isPointedAt } from '../rules/hints.ts';
import type { Hanabi } from '../rules/index.ts';
import { DISCARD, toCode, type HanabiMove } from '../rules/moves.ts';
import { MAX_CLUES } from '../rules/rulebook.ts';
import { NO_LAP } from '../rules/state.ts';
import type { HanabiView } from '../rules/view.ts';
import { weighClues } from './clues.ts';
import { FLAME, SPARK, type Habits } from './habits.ts';
import { chanceToPlay, instinct, isCertain, lookAtOwn, openIn } from './instinct.ts';
import type { Remembered } from './memory.ts';
import { oldestUntouched } from './reading.ts';
import { recall } from './recall.ts';

/**
 * What speaks for a move, with what the words about it need. All of it is what computer players
 * weigh, and follows from the seat's view alone.
 */
export type Merit =
  /** A card to play: it fits by all its owner knows; the latest clue was about it. */
  | { readonly code: 'certain' | 'meant' }
  /** A card to play: how likely it fits, in percent, by what is not seen elsewhere. */
  | { readonly code: 'likely'; readonly percent: number }
  /** A card to play: nobody draws any more, and a storm token can be spared. */
  | { readonly code: 'lastChance' }
  /** A card to discard: it can never be played; no clue pointed at it; others are dearer. */
  | { readonly code: 'useless' | 'untouched' | 'leastLoss' }
  /** Discarding: no clue token is left; no clue is worth one. */
  | { readonly code: 'noClueLeft' | 'fewClues' }
  /**
   * A clue: a card gets played by it; without any doubt; somebody bold would play it; a play that
   * would fail does not come about; a card is kept that would be discarded; something is told.
   */
  | { readonly code: 'gets' | 'sure' | 'bold' | 'averts' | 'saves' | 'tells' }
  /** A clue: nothing may be discarded. */
  | { readonly code: 'passesTime' }
  /** None of these: other games from here on came out best so. */
  | { readonly code: 'tried' };

/** Hanabi's own types, with those of its computer players. */
export interface HanabiTypes extends Hanabi {
  readonly merit: Merit;
}

/** Merits are parts of one sentence. */
const MOST_MERITS = 2;
/** Of a move that others were tried against: below this, in percent, it would speak against it. */
const LIKELY = 50;

type Claim = readonly [holds: boolean, merit: Merit];

/**
 * What speaks for a legal move of the view's seat, which plays so well: at least one merit, at most
 * two, the most telling first. Where it is not what a rule of thumb says, others were tried and
 * came out worse.
 */
export function meritsOf(
  view: HanabiView,
  move: HanabiMove,
  level: BotLevel = 'bonfire',
): readonly Merit[] {
  const { viewer } = view;
  if (viewer === null) return [];
  const memory = recall(view, new SeededRandom(0));
  const code = toCode(move);
  const habits = level === 'spark' ? SPARK : FLAME;
  const isTried = instinct(memory, viewer, habits) !== code;
  lookAtOwn(memory, viewer);
  const claims =
    move.do === 'clue'
      ? forClue(memory, viewer, code, habits)
      : forCard(memory, viewer, code, isTried);
  const merits = claims.filter(([holds]) => holds).map(([, merit]) => merit);
  const tried: readonly Merit[] = isTried || merits.length === 0 ? [{ code: 'tried' }] : [];
  return [...merits.slice(0, MOST_MERITS - tried.length), ...tried];
}

function forCard(m: Remembered, seat: Seat, code: MoveCode, isTried: boolean): readonly Claim[] {
  const action = actionOf(code);
  return action < DISCARD ? forPlay(m, seat, action, isTried) : forDiscard(m, action - DISCARD);
}

function forPlay(m: Remembered, seat: Seat, slot: number, isTried: boolean): readonly Claim[] {
  const { storms, lap } = m.state;
  const { own } = m.mind;
  const isSure = isCertain(m.mind, slot);
  const about = m.about[own.base + slot]!;
  const latest = Math.max(...m.about.subarray(own.base, own.base + own.count));
  const percent = Math.round(chanceToPlay(m.mind, slot));
  return [
    [isSure, { code: 'certain' }],
    [!isSure && about === latest && about > m.declined[seat]!, { code: 'meant' }],
    [!isSure && percent >= (isTried ? LIKELY : 1), { code: 'likely', percent }],
    [!isSure && lap !== NO_LAP && storms > 1, { code: 'lastChance' }],
  ];
}

function forDiscard(m: Remembered, slot: number): readonly Claim[] {
  const { own, table } = m.mind;
  const isUseless = (openIn(m.mind, slot) & ~table.dead) === 0;
  const isUntouched = oldestUntouched(own) === slot;
  const isPointed = isPointedAt(own.marks[own.base + slot]!);
  const { clues } = m.state;
  return [
    [isUseless, { code: 'useless' }],
    [!isUseless && isUntouched, { code: 'untouched' }],
    [!isUseless && isPointed, { code: 'leastLoss' }],
    [clues === 0, { code: 'noClueLeft' }],
    [clues > 0 && clues < MAX_CLUES, { code: 'fewClues' }],
  ];
}

function forClue(m: Remembered, seat: Seat, code: MoveCode, habits: Habits): readonly Claim[] {
  weighClues(m, seat, habits, code);
  const { gets, isSure, averts, hints, saves, tells } = m.mind.last;
  return [
    [averts, { code: 'averts' }],
    [saves, { code: 'saves' }],
    [gets, { code: 'gets' }],
    [gets && isSure, { code: 'sure' }],
    [hints, { code: 'bold' }],
    [!gets && tells, { code: 'tells' }],
    [m.state.clues === MAX_CLUES, { code: 'passesTime' }],
  ];
}
