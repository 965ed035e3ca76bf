import type { Stir } from '../../games/contract/flights.ts';
import { FADE, put, style } from './effect.ts';
import { elementAt } from './places.ts';
import type { Box } from './path.ts';
import { slidingFor, type Moved } from './slides.ts';

const STIRS: Readonly<Record<Stir['how'], PropertyIndexedKeyframes>> = {
  recoil: { transform: ['none', 'translateY(6px)', 'none'], offset: [0, 0.3, 1] },
  sink: { transform: ['none', 'translateY(6px) scale(.93)', 'none'], offset: [0, 0.5, 1] },
};
/** How long each takes, and how long the light stays low; ms. */
const STIRRING = 260;
const DUSK = 1100;
const FLARE = 1300;

/** What moves a little where it lies, and the light of the table. */
export class Stirs {
  readonly #host: Element;
  readonly #page: ParentNode;
  readonly #running = new Set<Animation>();

  constructor(host: Element, page: ParentNode) {
    this.#host = host;
    this.#page = page;
  }

  get size(): number {
    return this.#running.size;
  }

  /** What is really there moves, and stays. */
  stir({ at, how, delay }: Stir, stretch: number): void {
    const element = elementAt(this.#page, at);
    const timing = { duration: STIRRING * stretch, delay: delay * stretch };
    if (element)
      this.#run(element.animate(STIRS[how], { ...timing, easing: 'cubic-bezier(.2,.8,.2,1)' }));
  }

  /** What lay elsewhere until now slides to where it lies. */
  slide(moved: Moved, stretch: number): void {
    for (const [element, frames] of moved) this.#run(element.animate(frames, slidingFor(stretch)));
  }

  /** Where nothing may move, what goes is seen to go. */
  fade(picture: Element, box: Box): void {
    const going = put(this.#host, 'burning', box);
    style(going, { transform: `translate(${box.x}px, ${box.y}px)` });
    going.append(picture);
    this.#run(going.animate({ opacity: [1, 0] }, FADE), () => going.remove());
  }

  /** The light sinks, and catches again. */
  darken(stretch: number): void {
    const dusk = put(this.#host, 'dusk');
    const frames = { opacity: [0, 0.62, 0.62, 0], offset: [0, 0.28, 0.42, 1] };
    this.#run(dusk.animate(frames, { duration: DUSK * stretch, fill: 'both' }), () =>
      dusk.remove(),
    );
  }

  /** The light flares up in a colour, red, green and blue, and goes down again. */
  flare(rgb: string, stretch: number): void {
    const flare = put(this.#host, 'flare');
    style(flare, { color: `rgb(${rgb})` });
    const frames = { opacity: [0, 0.75, 0.3, 0.5, 0], offset: [0, 0.1, 0.28, 0.4, 1] };
    this.#run(flare.animate(frames, { duration: FLARE * stretch, fill: 'both' }), () =>
      flare.remove(),
    );
  }

  land(): void {
    for (const stirring of this.#running) stirring.cancel();
    this.#running.clear();
  }

  #run(stirring: Animation, over = () => {}): void {
    this.#running.add(stirring);
    stirring.addEventListener('finish', () => {
      this.#running.delete(stirring);
      over();
    });
  }
}
