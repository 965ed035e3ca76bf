import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { takesTime } from '../patience.ts';
import type { RobotPage } from './page.ts';

/** A control that can be used now, as people find it. */
export interface Control {
  readonly name: string;
  /** It is switched on, chosen or open. */
  readonly pressed: boolean;
  /** The big button of the screen. */
  readonly golden: boolean;
  /** What the group is called that it belongs to. */
  readonly group: string | null;
  /** It is part of what is marked as being in turn. */
  readonly current: boolean;
}

/** How the keyboard gets to a control from where it is. */
export interface KeyPath {
  /** What presses the control. */
  readonly key: 'Enter' | 'Space';
  /** Nobody knows where the focus is: another step with Tab tells. */
  readonly lost: boolean;
  /** Steps with Tab; then, with arrows, down and across. Backwards where less than 0. */
  readonly tabs: number;
  readonly down: number;
  readonly arrows: number;
}

/** The screen, from within the page: `in-page.js`. */
export interface InPage {
  /**
   * In sight, or to be scrolled to, and not switched off; where a dialog lies over the page, those
   * in it alone.
   */
  look(): Control[];
  /**
   * Where a control can be pressed once it has been scrolled into sight; null where it has gone, or
   * something lies over it.
   */
  locate(name: string): { readonly x: number; readonly y: number } | 'moving' | null;
  /** null where there is no such control. */
  lead(name: string): KeyPath | null;
  /** What the control with the focus is called. */
  focused(): string;
  /** Chooses something from a list that the browser itself unfolds; false where there is none. */
  choose(name: string, value: string): boolean;
  text(): string;
  /** From now on `robotSees` is told once what stands on the screen, when it has changed. */
  mark(): void;
  /** How often cards came onto the page of the game before anybody had pressed anything there. */
  earlyCards(): number;
  /** How many faces of cards are in the page. */
  cards(): number;
  isCovered(): boolean;
  /** The lines of the log that is open, those that were undone as they were before. */
  log(): string[];
}

declare global {
  var robot: InPage;
  var robotSees: ((what: string) => void) | undefined;
}

export const inPage = fileURLToPath(new URL('./in-page.js', import.meta.url));

/** Gives a page that is still empty the robot's eyes, and a clock that only the robot moves. */
export async function prepare(page: Page): Promise<void> {
  await takesTime(page.context());
  await page.clock.install();
  await page.addInitScript({ path: inPage });
}

/** What the robot sees at one moment. */
export class Sight {
  readonly controls: readonly Control[];

  constructor(controls: readonly Control[]) {
    this.controls = controls;
  }

  static of = async (page: RobotPage): Promise<Sight> =>
    new Sight(await page.evaluate(() => robot.look()));

  has = (name: string): boolean => this.controls.some((control) => control.name === name);

  /** All whose name fits one of these. */
  fitting = (patterns: readonly RegExp[]): readonly Control[] =>
    this.controls.filter(({ name }) => patterns.some((pattern) => pattern.test(name)));

  names = (): readonly string[] => this.controls.map(({ name }) => name);
}
