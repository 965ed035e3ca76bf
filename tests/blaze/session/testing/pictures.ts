import type { BlazeTypes } from '../../../../src/lib/games/blaze/bots/merits.ts';
import { Picture, type Showing } from '../../../../src/lib/session/picture.svelte.ts';

/** A picture as it stood, and whose it was: a new page begins a new one. */
interface Moment extends Showing<BlazeTypes> {
  readonly of: Picture<BlazeTypes>;
}

/** Every picture there is from now on, in order, each as it stood. */
export function recordPictures(): { readonly moments: readonly Moment[]; stop(): void } {
  const moments: Moment[] = [];
  const show = Picture.prototype.show;
  Picture.prototype.show = function (this: Picture<BlazeTypes>, change) {
    show.call(this, change);
    moments.push(snapshot(this));
  };
  return { moments, stop: () => void (Picture.prototype.show = show) };
}

const snapshot = (picture: Picture<BlazeTypes>): Moment => ({
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
  lost: picture.lost,
  written: picture.written,
});

/** The first thing that is wrong with pictures in a row, and where; or null. */
export function firstFlaw(moments: readonly Moment[]): readonly [number, string] | null {
  for (const [i, moment] of moments.entries()) {
    const before = moments[i - 1];
    const flaw = pictureFlaw(moment) ?? (before ? passageFlaw(before, moment) : null);
    if (flaw) return [i, flaw];
  }
  return null;
}

/** What is wrong with one picture by itself, or null. */
function pictureFlaw({
  glass,
  prompt,
  hand,
  shown,
  table,
  telling,
  undoOffer,
}: Moment): string | null {
  if (prompt.glass !== glass) return 'the prompt is for another glass';
  if ((glass.mode === 'hand') !== (hand !== null)) return 'a hand without its glass';
  if (shown !== null) return 'a hand is shown to others';
  if (hand && glass.mode === 'hand' && glass.seat !== hand.seat) return 'the hand of another seat';
  if (hand && hand.view.viewer !== hand.seat) return 'the view of another seat';
  const views = [table, ...telling.map(({ before }) => before)];
  if (views.some(({ own, viewer }) => own !== null || viewer !== null)) return 'a private view';
  const events = [...telling.flatMap((told) => told.events), ...(undoOffer?.events ?? [])];
  return events.some(({ code }) => PRIVATE.has(code)) ? 'a private event' : null;
}

/** Events that only one seat hears. */
export const PRIVATE: ReadonlySet<string> = new Set([
  'dealtTo',
  'drewCards',
  'betOn',
  'featherTaken',
]);

/** What is wrong with the way from one picture to the next, or null. */
function passageFlaw(before: Moment, after: Moment): string | null {
  if (before.of !== after.of) return null;
  if (!before.hand || before.hand.seat === after.hand?.seat) return null;
  if (after.hand) return 'from hand to hand without a cover';
  if (after.glass.mode !== 'cover') return 'a hand is left without a cover';
  const changed = (['table', 'telling', 'undoOffer', 'way', 'written'] as const).find(
    (part) => before[part] !== after[part],
  );
  return changed ? `${changed} changes while the hand is covered` : null;
}
