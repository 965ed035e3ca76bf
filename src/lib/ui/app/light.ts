import type { Settings } from '../../core/settings.ts';
import { keepForNextVisit } from './before-paint.ts';
import { enlarge } from './text-size.ts';

/**
 * Turns the light of the whole screen to so many per cent, dialogs included: the layout draws its
 * shade by this property. Set at run time, because a page that is the same for everybody cannot
 * know it.
 */
export function shine(percent: number): void {
  const { style, classList } = document.documentElement;
  classList.toggle('dimmed', percent < 100);
  style.setProperty('--brightness', String(percent / 100));
}

/** Draws everything as these settings have it. */
export function drawAs(settings: Settings): void {
  shine(settings.light);
  enlarge(settings.textSize);
  dress(settings);
}

/** As somebody likes or needs it: themes.css and what is painted go by this. */
function dress(how: Pick<Settings, 'theme' | 'giantRanks' | 'leftHanded'>): void {
  const { dataset } = document.documentElement;
  // `find-home.js` reads it, too: the page for unknown addresses has no database.
  keepForNextVisit('theme', how.theme);
  dataset['theme'] = how.theme;
  dataset['ranks'] = how.giantRanks ? 'giant' : 'usual';
  dataset['side'] = how.leftHanded ? 'left' : 'right';
}
