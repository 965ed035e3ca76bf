import type { Random } from '../../core/random.ts';
import type { Seat } from '../../core/seats.ts';
import { oneOf } from '../../table/testing/evening.ts';
import type { LiveGame } from '../live-game.svelte.ts';

/** One thing people do who follow what the glass shows; they play at random what is theirs to play. */
export function oblige(live: LiveGame, random: Random): void {
  const { prompt, glass } = live;
  const { due } = prompt;
  if (due.kind === 'over') return;
  if (live.trouble) return live.retry();
  if (prompt.undo) return random.below(3) === 0 ? live.keepAsIs() : agreeAny(live, random);
  if (due.kind === 'deal') return live.deal();
  const seats = due.kind === 'visit' ? [due.seat] : due.kind === 'words' ? due.seats : [];
  if (live.hand && seats.includes(live.hand.seat)) return playFromHand(live, random);
  if (due.kind === 'words') return answer(live, oneOf(seats, random), random);
  const seat = oneOf(seats, random);
  if (glass.mode === 'hand') live.layDown();
  else if (glass.mode === 'table') live.press(seat);
  else if (glass.seat === seat) live.open(seat);
  else live.showTable();
}

function playFromHand(live: LiveGame, random: Random): void {
  const { plan } = live.hand!;
  const legal = plan.view?.own?.legal ?? [];
  const full = plan.moves.length > 0 && (legal.length === 0 || random.below(2) === 0);
  if (full) live.commit({ close: random.below(4) > 0 });
  else if (legal.length > 0) live.stage(oneOf(legal, random));
  else live.commit({ close: true });
}

function answer(live: LiveGame, seat: Seat, random: Random): void {
  const how = random.below(4);
  if (how === 0 && live.prompt.nobody.length > 0) live.nobody();
  else if (how === 1 && !live.prompt.plates[seat]!.wants) live.want(seat, true);
  else live.say(live.prompt.plates[seat]!.spoken[0]!.move);
}

const agreeAny = (live: LiveGame, random: Random): void =>
  live.agree(oneOf(live.prompt.undo!.needs, random));

/** Anything else that may happen, wanted or not. */
export function meddle(live: LiveGame, random: Random): void {
  const seat = random.below(live.people.length + 1);
  const on = random.below(3) > 0;
  oneOf<() => void>(
    [
      () => live.cover(),
      () => live.cover(),
      () => live.press(seat),
      () => live.release(),
      () => live.open(seat),
      () => live.layDown(),
      () => live.showTable(),
      () => live.unstage(),
      () => live.commit({ close: on }),
      () => live.commit({ close: on }),
      () => live.say({ seat, do: 'pass' }),
      () => live.nobody(),
      () => live.want(seat, on),
      () => live.standOut(seat, on),
      () => live.undo(),
      () => live.keepAsIs(),
      () => live.agree(seat),
      () => live.changeWay(on ? 'middle' : 'passed'),
      () => live.deal(),
      () => live.retry(),
      () => live.told(),
    ],
    random,
  )();
}
