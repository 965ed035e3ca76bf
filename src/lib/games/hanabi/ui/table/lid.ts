/** How far the sheet reaches beyond the chart on it; px. */
const RIM = 10;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What the chart of a card covers, down to the foot of the plate it stands on; or nothing. */
function lidOn(stack: HTMLElement): Box | null {
  const chart = stack.querySelector('.charted:not(.theirs) .emblem');
  const plate = chart?.closest('section')?.getBoundingClientRect();
  if (!chart || !plate) return null;
  const { left, right, bottom } = plate;
  return { left, right, bottom, top: chart.getBoundingClientRect().top - RIM };
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

const partsOf = (stack: HTMLElement) => stack.querySelectorAll<HTMLElement>('.row, .said');

function look(stack: HTMLElement): void {
  const lid = lidOn(stack);
  for (const part of partsOf(stack))
    part.inert = lid !== null && meet(lid, part.getBoundingClientRect());
}

/**
 * Takes what lies under the chart of a card out of play, however large the glass is: neither
 * fingers nor keys come to it.
 *
 * @returns stops that
 */
export function watchLid(stack: HTMLElement): () => void {
  look(stack);
  const watch = new ResizeObserver(() => look(stack));
  watch.observe(stack);
  return () => {
    watch.disconnect();
    for (const part of partsOf(stack)) part.inert = false;
  };
}
