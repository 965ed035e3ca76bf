import { fingersOn, type Fingers, type Input } from '../e2e/robot/fingers.ts';
import { Sight, type Control } from '../e2e/robot/sight.ts';
import { lookFor, waitFor, type EnginePage } from './engine.ts';

/**
 * Milliseconds for which what has come takes no press, and as many again for a busy machine to
 * paint it.
 */
export const DEAF = 800;

/** What a control is called, or how what it is called looks. */
export type Name = string | RegExp;

/** With what an engine lets itself be pointed at. */
export const inputOf = (page: EnginePage): Input => (page.finger ? 'touch' : 'mouse');

/** What a control is called that shares its name with others. */
const inGroup = ({ group, name }: Control): string => `${group}: ${name}`;

const fits = (control: Control, name: Name): boolean =>
  typeof name === 'string'
    ? control.name === name || inGroup(control) === name
    : name.test(control.name);

/** Where a link lies, brought into sight; null until the page is awake: it would lead elsewhere. */
function middleOfLink(name: string): readonly [x: number, y: number] | null {
  const link = [...document.links].find(({ innerText }) => innerText.trim() === name);
  if (!link || !document.querySelector('#svelte-announcer')) return null;
  link.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { left, top, width, height } = link.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Somebody who uses the app as it comes: they find controls by their names and press them. */
export class Walker {
  readonly page: EnginePage;
  readonly #fingers: Fingers;

  private constructor(page: EnginePage, fingers: Fingers) {
    this.page = page;
    this.#fingers = fingers;
  }

  static async on(page: EnginePage): Promise<Walker> {
    return new Walker(page, await fingersOn(page, inputOf(page)));
  }

  /** Waits until there is such a control, and tells what it is called in full. */
  find = (name: Name): Promise<string> =>
    lookFor(`"${String(name)}"`, async () => {
      const { controls } = await Sight.of(this.page);
      const found = controls.find((each) => fits(each, name));
      return found && (typeof name === 'string' ? name : found.name);
    });

  /** Waits until there is no such control any more. */
  lose = (name: string): Promise<unknown> =>
    lookFor(`the end of "${name}"`, async () => !(await Sight.of(this.page)).has(name));

  tap = (name: Name): Promise<unknown> =>
    lookFor(`a way to tap "${String(name)}"`, async () => this.#fingers.tap(await this.find(name)));

  /** Taps a link, by what is written on it: it is none of the controls of a game. */
  follow = async (name: string): Promise<void> => {
    await waitFor(DEAF);
    const [x, y] = await lookFor(`a link "${name}"`, () => this.page.evaluate(middleOfLink, name));
    await this.tapAt(x, y);
  };

  /** Goes past something that may end by itself meanwhile, until it is gone and `then` is there. */
  pass = (name: string, then: Name): Promise<unknown> =>
    lookFor(`"${String(then)}" behind "${name}"`, async () => {
      const { controls } = await Sight.of(this.page);
      if (controls.some((each) => each.name === name)) {
        await this.#fingers.tap(name);
        return false;
      }
      return controls.some((each) => fits(each, then));
    });

  hold = (name: Name): Promise<unknown> =>
    lookFor(`a way to hold "${String(name)}"`, async () =>
      this.#fingers.hold(await this.find(name)),
    );

  /** Points at a place, whatever lies there. */
  tapAt = async (x: number, y: number): Promise<void> => {
    const { finger, mouse } = this.page;
    if (finger) {
      await finger.down({ x, y });
      return finger.up();
    }
    await mouse.move(x, y);
    await mouse.down();
    await mouse.up();
  };
}

/** What fits any of these. */
export const anyOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'u');
