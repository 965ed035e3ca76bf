/**
 * What runs in a page from the start of each document, before anything of the app: it follows every
 * change and keeps what it saw in `window.seen`. Each function here is given to the page as text,
 * and so uses nothing from outside it.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { BLAZE_FACES, writingOf, type Faces } from './faces.ts';
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

/** Whose eyes an open hand is for: it shows its owner's cards, or those of everybody else. */
export type Sees = 'own' | 'others';

/** What a page is watched for. */
export interface WatchPlan {
  readonly names: readonly string[];
  /** By whose cards they are: patterns of what not everybody's open hand may show. */
  readonly secrets: Readonly<Record<string, readonly string[]>>;
  readonly sees: Sees;
  /** Patterns of all faces, but for those the rules show as examples. */
  readonly faces: readonly (readonly [card: string, pattern: string])[];
  /** Names of signs, and what stands before one in the class of a card that is drawn. */
  readonly signs: readonly string[];
  readonly before: string;
}

/** What is to be kept from whom, as the game that is played has it. */
export interface Kept {
  readonly names: readonly string[];
  readonly secrets?: Readonly<Record<string, readonly string[]>>;
  readonly sees?: Sees;
  readonly faces?: Faces;
}

/** Watches every page of a context from its next document on. */
export async function watchAll(
  context: BrowserContext,
  { names, secrets = {}, sees = 'own', faces = BLAZE_FACES }: Kept,
): Promise<void> {
  const { cards, examples, signs, before } = faces;
  const patternOf = (card: string) => writingOf(card, faces);
  const plan: WatchPlan = {
    names,
    sees,
    before,
    signs: Object.values(signs),
    secrets: Object.fromEntries(
      Object.entries(secrets).map(([name, held]) => [name, held.map(patternOf)]),
    ),
    faces: cards.filter((card) => !examples.includes(card)).map((card) => [card, patternOf(card)]),
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
