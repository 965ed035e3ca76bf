import type { GameTypes } from '../games/contract/rules.ts';
import type { Desk } from '../table/desk.ts';
import { promptOf } from '../table/prompt.ts';
import { handAfter } from './open-hand.ts';
import type { Shown } from './picture.svelte.ts';
import { tellingAfter } from './telling.ts';
import { tableUndo } from './undoing.ts';

/** What is shown first of a game that nobody has looked at yet. It is covered, but for a person alone. */
export const firstPicture = <G extends GameTypes>(desk: Desk<G>, written: number): Shown<G> => ({
  glass: desk.glass,
  prompt: promptOf(desk),
  way: desk.seating.way,
  table: desk.game.view(desk.state, null),
  hand: handAfter({ before: desk, after: desk, hand: null }),
  telling: [],
  undoOffer: tableUndo(desk),
  trouble: null,
  storing: false,
  lost: false,
  written,
});

/** How a picture of the desk `before` becomes one of the desk `after`. */
export const pictureAfter = <G extends GameTypes>({
  before,
  after,
  picture,
}: {
  readonly before: Desk<G>;
  readonly after: Desk<G>;
  readonly picture: Shown<G>;
}) => ({
  glass: after.glass,
  prompt: promptOf(after),
  way: after.seating.way,
  table: after.state === before.state ? picture.table : after.game.view(after.state, null),
  hand: handAfter({ before, after, hand: picture.hand }),
  telling: tellingAfter(picture.telling, before, after),
  undoOffer: tableUndo(after),
});
