/**
 * What runs in a page from the start of each document, before anything of the app: it follows every
 * change and keeps what it saw in `window.seen`. Each function here is given to the page as text,
 * and so uses nothing from outside it.
 */
import type { BrowserContext, Page } from '@playwright/test';
import type { Card } from '../../../src/lib/games/blaze/rules/cards.ts';
import { CARDS } from '../../../src/lib/games/blaze/rules/cards.ts';
import { EXAMPLES, writingOf } from './faces.ts';
import { watchGlass } from './watch-glass.ts';
import { watchPresses } from './watch-presses.ts';
import { watchSinks } from './watch-sinks.ts';

/** What a page was seen doing. */
export interface Seen {
  /** Everything nobody may ever meet. */
  readonly wrong: string[];
  /**
   * What came and went, in order: `hand+ Ana`, `hand- Ana`, `cover+ Bo`, `cover+`, `frame Ana`,
   * `frame`.
   */
  readonly marks: string[];
  /** Faces in sight, by whose hand was open; `` outside of any hand. */
  readonly faces: Record<string, string[]>;
  /** What was given to the console, the clipboard, a printer and the like. */
  readonly told: string[];
  /** What was read aloud outside of hands. */
  readonly spoken: string[];
  readonly presses: Press[];
  /** What was pressed long enough or clicked, by name, and whose hand was open then. */
  readonly used: Used[];
}

/** A control that was used. */
export interface Used {
  readonly name: string;
  readonly owner: string;
}

/** A press on the page, as it was. */
export interface Press {
  /**
   * `key`: one that activates a control, or a click without a pointer. `away`: none, but the page
   * leaves the foreground.
   */
  readonly kind: 'finger' | 'key' | 'other key' | 'away';
  readonly at: number;
  /** When it ended or was broken off; null while it lasts. */
  until: number | null;
  /** Quiet before it, in ms. */
  readonly quiet: number;
  /** What the control that was pressed is called. */
  readonly on: string;
  /** A click has come of it that was heard. */
  heard: boolean;
}

declare global {
  interface Window {
    seen: Seen;
    realFrame: typeof requestAnimationFrame;
    __name: unknown;
  }
}

/** What a page is watched for. */
export interface WatchPlan {
  readonly names: readonly string[];
  /** By name: patterns of what only this person's open hand may show. */
  readonly secrets: Readonly<Record<string, readonly string[]>>;
  /** Patterns of all faces, but for those the rules show as examples. */
  readonly faces: readonly (readonly [card: string, pattern: string])[];
}

/** Watches every page of a context from its next document on. */
export async function watchAll(
  context: BrowserContext,
  names: readonly string[],
  secrets: Readonly<Record<string, readonly Card[]>> = {},
): Promise<void> {
  const plan: WatchPlan = {
    names,
    secrets: Object.fromEntries(
      Object.entries(secrets).map(([name, cards]) => [name, cards.map(writingOf)]),
    ),
    faces: CARDS.filter((card) => !EXAMPLES.includes(card)).map((card) => [card, writingOf(card)]),
  };
  // Tools give functions names with this; a page does not know it.
  await context.addInitScript(
    'window.__name = (f) => f; window.realFrame = requestAnimationFrame.bind(window);',
  );
  await context.addInitScript(watchSinks);
  await context.addInitScript(watchPresses);
  await context.addInitScript(watchGlass, plan);
}

export const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => window.seen);

/** What came and went since this was asked last. */
export const marksOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.seen.marks.splice(0));
