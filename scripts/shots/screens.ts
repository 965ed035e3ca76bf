import type { Locator } from '@playwright/test';
import { appScreens, windowScreens } from './app-screens.ts';
import { botScreens } from './bot-screens.ts';
import { handScreens } from './hand-screens.ts';
import { hanabiScreens } from './hanabi-screens.ts';
import type { Stage } from './stage.ts';
import { tableScreens } from './table-screens.ts';

/** A screen, and how to come to it. Each begins wherever the one before has ended. */
export interface Screen {
  readonly name: string;
  readonly set: (stage: Stage) => Promise<void>;
  /** What of a page longer than the glass it is about: scrolled to at each size. */
  readonly of?: ((stage: Stage) => Locator) | undefined;
  /** Taken while the page is longer than the glass: then a picture of all of it belongs to it. */
  readonly long?: boolean;
  /** Puts back what the next screen must not find. */
  readonly clear?: (stage: Stage) => Promise<void>;
}

/** Every screen there is, in an order in which they can be set one after another. */
export const screens: readonly Screen[] = [
  ...appScreens,
  ...windowScreens,
  ...tableScreens,
  ...handScreens,
  ...botScreens,
  ...hanabiScreens,
];
