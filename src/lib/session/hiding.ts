import type { Blaze } from '../games/blaze/rules/index.ts';
import type { Desk } from '../table/desk.ts';
import type { Glass } from '../table/public.ts';
import { step } from '../table/step.ts';

/** What hides a hand before anything else changes. It names nobody: who is next is not decided in front of an open hand. */
export const CURTAIN: Glass = { mode: 'cover', seat: null, pressed: false };

/** The desk with its glass covered. */
export function hidden(desk: Desk<Blaze>): Desk<Blaze> {
  const hid = step(desk, { do: 'hide' });
  return hid.ok ? hid.value.desk : desk;
}

/** A desk that comes out behind a cover: nobody has seen more of their hand than before. */
export const unseen = (desk: Desk<Blaze>, before: Desk<Blaze>): Desk<Blaze> => ({
  ...hidden(desk),
  looked: desk.looked.map((count, seat) => Math.min(count, before.looked[seat] ?? 0)),
});

/** A desk in which the hand that was about to open stays shut: the glass is as it was `before`. */
export const keptShut = (desk: Desk<Blaze>, before: Desk<Blaze>): Desk<Blaze> => ({
  ...unseen(desk, before),
  glass: before.glass,
});
