import type { Seat } from '../../core/seats.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import { Picture, type Showing } from '../picture.svelte.ts';

/** A picture as it stood, and whose it was: a new page begins a new one. */
interface Moment<G extends GameTypes> extends Showing<G> {
  readonly of: Picture<G>;
}

/** What must be known of a game to see whether a picture of it tells a secret. */
export interface Secrets<G extends GameTypes> {
  /** Whose view it is; null for the public table's. */
  viewerOf(view: G['view']): Seat | null;
  /** Whether a view holds what only some may see, whosever it is called. */
  isPrivate(view: G['view']): boolean;
  /** Events that not every seat hears, by their codes. */
  readonly events: ReadonlySet<string>;
}

interface Recording<G extends GameTypes> {
  readonly moments: readonly Moment<G>[];
  stop(): void;
}

/** Every picture there is from now on, in order, each as it stood. */
export function recordPictures<G extends GameTypes>(): Recording<G> {
  const moments: Moment<G>[] = [];
  const show = Picture.prototype.show;
  Picture.prototype.show = function (this: Picture<G>, change) {
    show.call(this, change);
    moments.push(snapshot(this));
  };
  return { moments, stop: () => void (Picture.prototype.show = show) };
}

const snapshot = <G extends GameTypes>(picture: Picture<G>): Moment<G> => ({
  of: picture,
  glass: picture.glass,
  prompt: picture.prompt,
  way: picture.way,
  lent: picture.lent,
  table: picture.table,
  hand: picture.hand,
  shown: picture.shown,
  telling: picture.telling,
  undoOffer: picture.undoOffer,
  stands: picture.stands,
  tellsAll: picture.tellsAll,
  trouble: picture.trouble,
  storing: picture.storing,
  thinkerless: picture.thinkerless,
  lost: picture.lost,
  written: picture.written,
});

/** The first thing that is wrong with pictures in a row, and where; or null. */
export function firstFlaw<G extends GameTypes>(
  moments: readonly Moment<G>[],
  secrets: Secrets<G>,
): readonly [number, string] | null {
  for (const [i, moment] of moments.entries()) {
    const before = moments[i - 1];
    const flaw = pictureFlaw(moment, secrets) ?? (before ? passageFlaw(before, moment) : null);
    if (flaw) return [i, flaw];
  }
  return null;
}

/** What is wrong with one picture by itself, or null. */
function pictureFlaw<G extends GameTypes>(
  { glass, prompt, hand, shown, table, telling, undoOffer }: Moment<G>,
  secrets: Secrets<G>,
): string | null {
  if (prompt.glass !== glass) return 'the prompt is for another glass';
  if ((glass.mode === 'hand') !== (hand !== null)) return 'a hand without its glass';
  if ((glass.mode === 'shown') !== (shown !== null)) return 'a hand is shown without its glass';
  if (hand && glass.mode === 'hand' && glass.seat !== hand.seat) return 'the hand of another seat';
  if (shown && glass.mode === 'shown' && glass.seat !== shown.seat) return 'another hand is shown';
  if (hand && secrets.viewerOf(hand.view) !== hand.seat) return 'the view of another seat';
  const views = [table, ...telling.map(({ before }) => before)];
  if (views.some((view) => secrets.viewerOf(view) !== null || secrets.isPrivate(view)))
    return 'a private view';
  const events = [...telling.flatMap((told) => told.events), ...(undoOffer?.events ?? [])];
  return events.some(({ code }) => secrets.events.has(code)) ? 'a private event' : null;
}

/** What is wrong with the way from one picture to the next, or null. */
function passageFlaw<G extends GameTypes>(before: Moment<G>, after: Moment<G>): string | null {
  if (before.of !== after.of) return null;
  const [left, seen] = [before.hand ?? before.shown, after.hand ?? after.shown];
  if (!left || (before.glass.mode === after.glass.mode && left.seat === seen?.seat)) return null;
  if (seen) return 'from hand to hand without a cover';
  if (after.glass.mode !== 'cover') return 'a hand is left without a cover';
  const changed = (['table', 'telling', 'undoOffer', 'way', 'written'] as const).find(
    (part) => before[part] !== after[part],
  );
  return changed ? `${changed} changes while the hand is covered` : null;
}
