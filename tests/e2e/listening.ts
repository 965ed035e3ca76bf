import type { Page } from '@playwright/test';

/** What a screen reader is told without asking, in a game. */
export interface Heard {
  /** What came into a region that was there before, outside of any hand. */
  readonly open: readonly string[];
  /** What came into a region of an open hand. */
  readonly inHand: readonly string[];
  /** Regions that came with words in them: nobody hears these. */
  readonly unheard: readonly string[];
}

declare global {
  interface Window {
    heard: { open: string[]; inHand: string[]; unheard: string[] };
  }
}

/** From now on everything is heard that is read out in a game; `heardOn` tells it. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(listenInPage);
}

/** What was heard since the page was loaded. */
export const heardOn = (page: Page): Promise<Heard> => page.evaluate(() => window.heard);

/** What has the focus: its name, or null where nothing has. */
export const focusOn = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: now, body } = document;
    return now === body || !now ? null : (now.getAttribute('aria-label') ?? now.textContent);
  });

function listenInPage(): void {
  // Alerts are read out as they come.
  const REGION = '[aria-live]:not([aria-live=off]), [role=status], [role=log]';
  const heard: Window['heard'] = { open: [], inHand: [], unheard: [] };
  window.heard = heard;
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  const hear = (node: Node) => {
    const text = plain(node.textContent);
    const region = elementOf(node)?.closest(REGION);
    // What lies under a dialog, or is hidden otherwise, is not read out.
    if (!region || text === '' || region.closest('[inert], dialog:not([open])')) return;
    (region.closest('section.hand') ? heard.inHand : heard.open).push(text);
  };
  const come = (node: Node, at: Node) => {
    if (elementOf(at)?.closest(REGION)) return hear(node);
    if (!(node instanceof Element)) return;
    // A dialog is read out as it opens, and what a hand shows on its owner's demand.
    const isNews = (region: Element) =>
      plain(region.textContent) !== '' && !region.closest('dialog, section.hand');
    for (const region of [node, ...node.querySelectorAll(REGION)])
      if (region.matches(REGION) && isNews(region)) heard.unheard.push(region.outerHTML);
  };
  new MutationObserver((records) => {
    if (!location.pathname.endsWith('/play/')) return;
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') hear(target);
      for (const node of addedNodes) come(node, target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
