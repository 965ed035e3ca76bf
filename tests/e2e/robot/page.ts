/** What touches the page: it goes down and comes up. */
export interface Pointer {
  down(at: { readonly x: number; readonly y: number }): Promise<void>;
  up(): Promise<void>;
}

/**
 * What the robot needs of a page, in Playwright's words: its own page answers to them, and so do
 * those of the engines that Playwright cannot drive (`tests/engines`).
 */
export interface RobotPage {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs a function in the page; it can name nothing that is not there. */
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Result, Given>(
    work: (given: Given) => Result | Promise<Result>,
    given: Given,
  ): Promise<Result>;
  /** Real time, in ms, in which the page does something. */
  waitForTimeout(ms: number): Promise<void>;
  waitForURL(address: RegExp): Promise<void>;
  /** The next file that is saved from now on; `path` tells where it lies. */
  waitForEvent(event: 'download'): Promise<{ path(): Promise<string> }>;
  /** The page's own time, in ms: moved on where it is the robot's, waited for where it is not. */
  readonly clock: { runFor(ms: number): Promise<void> };
  readonly keyboard: { press(key: string): Promise<void> };
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  /** A finger, where the page brings one; Chromium is asked for one in its own language. */
  readonly finger?: Pointer;
}
