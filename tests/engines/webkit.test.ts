import { describe } from 'vitest';
import { findWebKit } from '../../scripts/engines.mjs';
import { notHere } from './not-here.ts';
import { smokeWalk } from './walk.ts';
import { openWebKit } from './webkit.ts';

const places = findWebKit();

describe('WebKit', () => {
  if (places === null) notHere('WebKit');
  else smokeWalk(() => openWebKit(places));
});
