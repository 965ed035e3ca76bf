/**
 * Marks what slides to its new place where others make room for it, or leave some; `along`: with
 * all that lies in it, each of which takes its new size by itself.
 */
const SLIDES = '[data-slides]';
/** How long that takes; ms. */
const SLIDING = 220;
/** CSS pixels within which something has not moved. */
const NEAR = 1.5;

/** Where something lies in what it is laid out in: however that is turned on the glass. */
interface Spot {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  readonly along?: boolean;
}

/** Where all that slides lay. */
export type Spots = ReadonlyMap<HTMLElement, Spot>;

const spotOf = (element: HTMLElement): Spot => ({
  left: element.offsetLeft,
  top: element.offsetTop,
  wide: element.offsetWidth,
  high: element.offsetHeight,
  along: element.dataset['slides'] === 'along',
});

/** Where these lie now, in one look that changes nothing; all that slides on a page. */
export const spotsOn = (page: ParentNode, which = SLIDES): Spots =>
  new Map(
    [...page.querySelectorAll<HTMLElement>(which)].map((element) => [element, spotOf(element)]),
  );

/** How something begins that lay there until now and lies here; null where that is the same. */
export function slideFrom(there: Spot, here: Spot): PropertyIndexedKeyframes | null {
  if (here.wide === 0 || there.wide === 0) return null;
  const [wide, high] = [there.wide / here.wide, there.high / here.high];
  // What keeps its shape grows on the way; anything else would be squeezed, and keeps its middle.
  const scale = !here.along && Math.abs(wide - high) < 0.02 ? wide : 1;
  const aside = here.along ? 0 : (there.wide - here.wide * scale) / 2;
  const [x, y] = [there.left - here.left + aside, there.top - here.top];
  if (Math.abs(x) + Math.abs(y) + Math.abs(1 - scale) * here.wide < NEAR) return null;
  return {
    transformOrigin: ['0 0', '0 0'],
    transform: [`translate(${x}px, ${y}px) scale(${scale.toFixed(3)})`, 'none'],
  };
}

/** What has come to lie elsewhere, each with how it gets there. */
export type Moved = readonly (readonly [HTMLElement, PropertyIndexedKeyframes])[];

/** What has come to lie elsewhere since; all is measured, and nothing changed. */
export const movedSince = (spots: Spots): Moved =>
  [...spots].flatMap(([element, there]) => {
    const frames = element.isConnected ? slideFrom(there, spotOf(element)) : null;
    return frames ? [[element, frames] as const] : [];
  });

/** How it is done, so much slower than usual. */
export const slidingFor = (stretch: number): KeyframeAnimationOptions => ({
  duration: SLIDING * stretch,
  easing: 'cubic-bezier(.2,.8,.2,1)',
});
