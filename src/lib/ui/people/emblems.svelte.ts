import type { Emblem } from '../../core/people.ts';
import address from './emblems.svg?no-inline';

/** They are asked for once a page. */
let asked = false;
let onPage = $state(false);

/**
 * Where the drawing of an emblem is, for a `use`. What stands in another file is drawn a moment
 * after all round it, wherever it comes: so the drawings are put into the page as soon as they are
 * wanted, and are in the file only until then.
 */
export function drawingOf(emblem: Emblem): string {
  void putOnPage();
  return `${onPage ? '' : address}#${emblem}`;
}

async function putOnPage(): Promise<void> {
  if (asked || import.meta.env.SSR) return;
  asked = true;
  // Where it cannot be had they are drawn from the file, as far as the browser has it.
  const file = await fetch(address).catch(() => null);
  if (!file?.ok) return;
  // Only a file has to say what an svg is, and there is a card called “w3”: see the canaries.
  const drawings = (await file.text()).replace(/ xmlns="[^"]+"/, '');
  document.body.insertAdjacentHTML('beforeend', `<div hidden>${drawings}</div>`);
  onPage = true;
}
