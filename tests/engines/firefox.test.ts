import { describe } from 'vitest';
import { findFirefox } from '../../scripts/engines.mjs';
import { openFirefox } from './firefox.ts';
import { notHere } from './not-here.ts';
import { smokeWalk } from './walk.ts';

const place = findFirefox();

describe('Firefox', () => {
  if (place === null) notHere('Firefox');
  else smokeWalk(() => openFirefox(place));
});
