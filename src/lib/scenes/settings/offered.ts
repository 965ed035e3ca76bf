import type { Settings } from '../../core/settings.ts';

/** What has a control of its own; how loud it is belongs to the sound. */
export type Offered = Exclude<keyof Settings, 'volume' | 'told'>;

/** What the settings' page offers under each of its headings. */
export const ON_PAGE = {
  look: ['theme', 'textSize', 'giantRanks', 'leftHanded'],
  hands: ['careful', 'peek', 'coversAfter', 'tapPlays'],
  table: ['pace', 'explains', 'sound', 'light', 'letterKeys'],
} as const satisfies Readonly<Record<string, readonly Offered[]>>;

/** What the menu of a game offers, at once and folded away. */
export const IN_GAME = {
  atOnce: ['light', 'sound'],
  folded: [
    'pace',
    'tapPlays',
    'explains',
    'careful',
    'peek',
    'textSize',
    'coversAfter',
    'letterKeys',
  ],
} as const satisfies Readonly<Record<string, readonly Offered[]>>;
