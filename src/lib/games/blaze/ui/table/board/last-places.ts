import type { BlazeView } from '../../../rules/view.ts';

/** Where in the challenge these cards lie; of several alike, those that came last. */
export function lastPlacesOf(
  cards: readonly string[],
  table: BlazeView['table'],
): readonly number[] {
  const places: number[] = [];
  for (const card of cards)
    places.push(
      table.findLastIndex(
        ({ attack, beat }, place) => (attack === card || beat === card) && !places.includes(place),
      ),
    );
  return places;
}
