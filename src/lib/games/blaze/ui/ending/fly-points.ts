import type { Seat } from '../../../../core/seats.ts';
import { TIMES, turnOf } from '../flights/motions.ts';
import type { Payoff } from './payoffs.ts';

/**
 * The point of each bet flies to whom it belongs to, once the bet has been turned.
 *
 * @param list where the points lie, in the order of the bets, and whom they go to
 * @param arrived is told of each that has got there
 * @returns what calls all of them off
 */
export function flyPoints(
  list: HTMLElement,
  payoffs: readonly Payoff[],
  arrived: (to: Seat) => void,
): () => void {
  const stretch = Number(getComputedStyle(list).getPropertyValue('--stretch'));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const points = [...list.querySelectorAll('.point')];
  const flights = payoffs.map(({ to }, i) => {
    const [point, goal] = [points[i], list.querySelector(`[data-seat="${to}"] > .sum`)];
    if (!point || !goal || to === null) return null;
    const flight = point.animate(isStill ? { opacity: [0, 0] } : wayOf(point, goal), {
      delay: (turnOf(i) + TIMES.coinTurn) * stretch,
      duration: TIMES.point * stretch,
      easing: 'cubic-bezier(.45, .05, .2, 1)',
    });
    flight.addEventListener('finish', () => arrived(to));
    return flight;
  });
  return () => flights.forEach((flight) => flight?.cancel());
}

/** Up, large, and then down on the middle of where it goes. */
function wayOf(point: Element, goal: Element): PropertyIndexedKeyframes {
  const [a, b] = [point.getBoundingClientRect(), goal.getBoundingClientRect()];
  const across = b.x + b.width / 2 - a.x - a.width / 2;
  const down = b.y + b.height / 2 - a.y - a.height / 2;
  const by = (part: number, up: number, scale: number) =>
    `translate(${across * part}px, ${down * part - up}px) scale(${scale})`;
  return { transform: [by(0, 0, 0.4), by(0.3, 30, 1.7), by(1, 0, 1)], opacity: [1, 1, 1] };
}
