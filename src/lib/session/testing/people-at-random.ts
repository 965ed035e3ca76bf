import type { Random } from '../../core/random.ts';
import type { Seat } from '../../core/seats.ts';
import type { PlayedTypes } from '../../games/contract/bot.ts';
import { legalMoves } from '../../games/contract/live.ts';
import { oneOf } from '../../table/testing/evening.ts';
import type { LiveGame } from '../live-game.svelte.ts';
import type { Gathering } from './gathering.ts';

/** What could be undone is asked for. */
export function undoLast<G extends PlayedTypes>(live: LiveGame<G>): void {
  const offer = live.picture.undoOffer;
  if (offer) live.act({ do: 'undo', by: offer.by });
}

/**
 * One thing people do who follow what the glass shows; they play at random what is theirs to play.
 */
export function oblige<G extends PlayedTypes>(gathering: Gathering<G>, random: Random): void {
  const { live } = gathering;
  const { prompt, glass, trouble, hand } = live.picture;
  const { due } = prompt;
  if (due.kind === 'over') return;
  if (trouble) return live.steward.retry();
  if (prompt.undo)
    return random.below(3) === 0 ? live.act({ do: 'keepAsIs' }) : agreeAny(live, random);
  if (due.kind === 'deal') return live.steward.deal();
  if (due.kind === 'bot') return live.steward.playBot();
  if (glass.mode === 'cover' && glass.shows && glass.seat !== null)
    return live.act({ do: 'open', seat: glass.seat });
  const seats = due.kind === 'visit' ? [due.seat] : due.kind === 'words' ? due.seats : [];
  if (hand && seats.includes(hand.seat)) return playFromHand(gathering, random);
  if (due.kind === 'words') return answer(live, oneOf(seats, random), random);
  const seat = oneOf(seats, random);
  if (glass.mode === 'hand' || glass.mode === 'shown') live.act({ do: 'layDown' });
  else if (glass.mode === 'table') live.act({ do: 'press', seat });
  else if (glass.seat === seat) live.act({ do: 'open', seat });
  else live.act({ do: 'showTable' });
}

function playFromHand<G extends PlayedTypes>({ live, rules }: Gathering<G>, random: Random): void {
  const { plan, seat } = live.picture.hand!;
  // What a seat may do is the same in every world that looks to it like this one.
  const legal = plan.view ? legalMoves(rules, rules.imagine(plan.view, random), seat) : [];
  const full = plan.moves.length > 0 && (legal.length === 0 || random.below(2) === 0);
  if (full) live.act({ do: 'commit', close: random.below(4) > 0 });
  else if (legal.length > 0) live.act({ do: 'stage', move: oneOf(legal, random) });
  else live.act({ do: 'commit', close: true });
}

function answer<G extends PlayedTypes>(live: LiveGame<G>, seat: Seat, random: Random): void {
  const how = random.below(4);
  if (how === 0 && live.picture.prompt.nobody.length > 0) live.act({ do: 'sayNobody' });
  else if (how === 1 && !live.picture.prompt.plates[seat]!.wants)
    live.act({ do: 'want', seat, on: true });
  else live.act({ do: 'say', move: oneOf(live.picture.prompt.plates[seat]!.spoken, random).move });
}

const agreeAny = <G extends PlayedTypes>(live: LiveGame<G>, random: Random): void =>
  live.act({ do: 'agree', seat: oneOf(live.picture.prompt.undo!.needs, random) });

/** Anything else that may happen, wanted or not. */
export function meddle<G extends PlayedTypes>({ live }: Gathering<G>, random: Random): void {
  const seat = random.below(live.people.length + 1);
  const on = random.below(3) > 0;
  oneOf<() => void>(
    [
      () => live.steward.cover(),
      () => live.steward.cover(),
      () => live.act({ do: 'press', seat }),
      () => live.act({ do: 'release' }),
      () => live.act({ do: 'open', seat }),
      () => live.act({ do: 'show', seat }),
      () => live.act({ do: 'layDown' }),
      () => live.act({ do: 'showTable' }),
      () => live.act({ do: 'unstage' }),
      () => live.act({ do: 'commit', close: on }),
      () => live.act({ do: 'commit', close: on }),
      () => live.act({ do: 'say', move: { seat, do: 'pass' } }),
      () => live.act({ do: 'sayNobody' }),
      () => live.act({ do: 'want', seat, on }),
      () => live.act({ do: 'standOut', seat, on }),
      () => undoLast(live),
      () => live.act({ do: 'keepAsIs' }),
      () => live.act({ do: 'agree', seat }),
      () => live.act({ do: 'way', way: on ? 'middle' : 'passed' }),
      () => live.act({ do: 'seat', seat, bot: on ? 'spark' : null }),
      () => live.act({ do: 'tellAll' }),
      () => live.steward.keepShut(),
      () => void live.steward.advise(),
      () => live.steward.playBot(),
      () => live.steward.deal(),
      () => live.steward.retry(),
      () => live.steward.allTold(),
    ],
    random,
  )();
}
