/**
 * What a clue is worth, by what whoever gets it would do then. The weights were found by trying:
 * hundreds of thousands of games among players of the same kind.
 */
import { isPointedAt, marked, matches, type Hint } from '../rules/hints.ts';
import { BOLD, type Habits } from './habits.ts';
import type { Remembered } from './memory.ts';
import type { Mind } from './mind.ts';
import { cardToPlay, NO_SLOT } from './reading.ts';
import { couldBe, type Faces } from './sight.ts';
import { canPlay, faceBit } from './target.ts';

const WORTH = {
  /** A card is played that would not have been. */
  play: 9,
  /** Also by what was told alone. */
  sure: 1.5,
  /** Another one than before, as good. */
  otherPlay: 2,
  /** It could be played by somebody bolder. */
  hinted: 3,
  /** A card more is certain. */
  certain: 5,
  misplay: -60,
  /** A good play is given up; a bad one is. */
  playLost: -6.5,
  misplayAverted: 12,
  /** Each card pointed at for the first time: of use; the last copy; of none. */
  useful: 1,
  critical: 1.5,
  junk: -1.5,
  /** Something new about a card that was pointed at before. */
  told: 0.3,
  /** It matches nothing. */
  empty: -3,
} as const;

/** Others may save what is not the next one's to discard. */
const SAVED_FROM_AFAR = 0.35;
/** From here on a card must not be discarded. */
const GRAVE = 7;

/** What the clue in question points at: as a set of slots, and the newest at first time. */
export const newPointing = () => ({ slots: 0, newest: NO_SLOT });

/** What speaks for a clue. */
export const newReasons = () => ({
  /** It keeps the next seat from a grave loss. */
  isUrgent: false,
  /** A card is played that would not have been. */
  gets: false,
  /** That one is certain to whoever plays it. */
  isSure: false,
  /** A play that would fail does not come about. */
  averts: false,
  /** Somebody bold would play a card that fits. */
  hints: false,
  /** Points at the card that would be discarded next, and would be missed. */
  saves: false,
  /** It tells more that is of use than is not. */
  tells: false,
});

/** What a clue with this hint is worth to the target. */
export function worthOf(m: Remembered, hint: Hint, habits: Habits): number {
  const { ahead, last, pointing, target, then } = m.mind;
  const { storms } = m.state;
  last.isUrgent = last.gets = last.isSure = last.averts = false;
  last.hints = last.saves = last.tells = false;
  point(m, hint);
  if (pointing.slots === 0) return WORTH.empty;
  hear(m, hint);
  const play = cardToPlay(then, target.unseen, ahead.playable, storms, target.reading);
  const kindness = habits.giving === 'kindly' ? worthToTheBold(m, play) : 0;
  const telling = worthOfTelling(m, play);
  last.hints = kindness > 0;
  last.tells = telling > 0;
  return worthOfPlay(m, play) + kindness + telling + worthOfSaving(m.mind);
}

function point({ state: s, mind }: Remembered, hint: Hint): void {
  const { now, pointing } = mind;
  pointing.slots = 0;
  pointing.newest = NO_SLOT;
  for (let slot = 0; slot < now.count; slot++)
    if (matches(s.hands[now.base + slot]!, hint)) {
      pointing.slots |= 1 << slot;
      if (!isPointedAt(s.marks[now.base + slot]!)) pointing.newest = slot;
    }
}

const isPointed = ({ pointing }: Mind, slot: number): boolean =>
  ((pointing.slots >> slot) & 1) === 1;

/** What the target knows then. */
function hear({ state: s, about, mind }: Remembered, hint: Hint): void {
  const { now, pointing, then } = mind;
  const { base, count } = now;
  then.count = count;
  then.declined = now.declined;
  for (let slot = 0; slot < count; slot++) {
    then.marks[slot] = marked(s.marks[base + slot]!, hint, isPointed(mind, slot));
    then.about[slot] = about[base + slot]!;
  }
  if (pointing.newest !== NO_SLOT) then.about[pointing.newest] = s.actCount + 1;
}

function worthOfPlay(m: Remembered, play: number): number {
  const { ahead, last, target, then } = m.mind;
  const { plan, planIsGood } = target;
  if (play === NO_SLOT) {
    if (plan === NO_SLOT) return 0;
    last.averts = !planIsGood;
    return planIsGood ? WORTH.playLost : WORTH.misplayAverted;
  }
  last.averts = plan !== NO_SLOT && !planIsGood && play !== plan;
  const averted = last.averts ? WORTH.misplayAverted : 0;
  if (!canPlay(m, play)) return averted + WORTH.misplay;
  if ((ahead.promised & faceBit(m, play)) !== 0) return averted;
  const isSure = (couldBe(then.marks[play]!, target.unseen) & ~ahead.playable) === 0;
  if (!planIsGood) {
    last.gets = true;
    last.isSure = isSure;
    return averted + WORTH.play + (isSure ? WORTH.sure : 0);
  }
  return play === plan ? 0 : WORTH.otherPlay;
}

/** Kindness: whoever plays the card a clue was about must not be wrong. */
function worthToTheBold(m: Remembered, play: number): number {
  const { ahead, pointing, target, then } = m.mind;
  if (pointing.newest === NO_SLOT || play === pointing.newest) return 0;
  const bold = cardToPlay(then, target.unseen, ahead.playable, m.state.storms, BOLD);
  if (bold === NO_SLOT || bold === target.plan) return 0;
  return canPlay(m, bold) ? WORTH.hinted : WORTH.misplay;
}

/** What is learnt beside the card that is played. */
function worthOfTelling(m: Remembered, play: number): number {
  const { mind } = m;
  const { ahead, now, target, then } = mind;
  let [worth, met] = [0, 0];
  for (let slot = 0; slot < now.count; slot++) {
    const bit = faceBit(m, slot);
    const after = couldBe(then.marks[slot]!, target.unseen);
    const isNews = after !== target.before[slot];
    const isCertain = isNews && (after & ~ahead.playable) === 0;
    if (isCertain && slot !== play && (met & bit) === 0) worth += WORTH.certain;
    const isFirst = isPointed(mind, slot) && !isPointedAt(m.state.marks[now.base + slot]!);
    if (isFirst) worth += worthOfCard(mind, bit, met);
    else if (isNews) worth += WORTH.told;
    met |= bit;
  }
  return worth;
}

/** What it is worth to hold a card fast; `met` are cards of the same hand. */
function worthOfCard({ ahead, table }: Mind, bit: Faces, met: Faces): number {
  if (((table.dead | met | ahead.held) & bit) !== 0) return WORTH.junk;
  return (table.critical & bit) !== 0 ? WORTH.critical : WORTH.useful;
}

function worthOfSaving(mind: Mind): number {
  const { last, target } = mind;
  if (target.danger === 0 || !isPointed(mind, target.chop)) return 0;
  last.saves = true;
  last.isUrgent = target.isNext && target.danger >= GRAVE;
  return target.isNext ? target.danger : target.danger * SAVED_FROM_AFAR;
}
