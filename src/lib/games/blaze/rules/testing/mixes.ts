import type { ReferenceOptions } from './reference-setup.ts';

/** Every mix of edition and house rules. */
export const MIXES: readonly ReferenceOptions[] = (['2021', 'classic'] as const).flatMap(
  (edition) =>
    [false, true].flatMap((betting) =>
      (['face', 'value'] as const).flatMap((firebirdMatch) =>
        [false, true].map((drawTrump) => ({ edition, betting, firebirdMatch, drawTrump })),
      ),
    ),
);
