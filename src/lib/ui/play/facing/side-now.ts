import { createSubscriber } from 'svelte/reactivity';

/** Tells whoever asked, as long as they are drawn, when somebody holds the glass otherwise. */
const follow = createSubscriber((update) => {
  const watched = new MutationObserver(update);
  watched.observe(document.documentElement, { attributeFilter: ['data-side'] });
  return () => watched.disconnect();
});

/** Whether things are laid for a left hand, as the settings say now. */
export function leftHandedNow(): boolean {
  follow();
  return document.documentElement.dataset['side'] === 'left';
}
