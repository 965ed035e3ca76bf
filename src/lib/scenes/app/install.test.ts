import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installOffer as offer } from './install.svelte.ts';

let page: EventTarget;
let unfollow: () => void;
let isStandalone: boolean;

beforeEach(() => {
  page = new EventTarget();
  isStandalone = false;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
  unfollow = offer.follow();
});
afterEach(async () => {
  unfollow();
  await offer.ask();
});

/** The browser's offer, and how often it has asked the player. */
function offered(answer: () => Promise<unknown> = async () => {}) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    asked: 0,
    prompt() {
      event.asked++;
      return answer();
    },
  });
  page.dispatchEvent(event);
  return event;
}

describe('the offer to install the app', () => {
  it('is kept from the page until the player asks for it, and then used once', async () => {
    expect(offer.available).toBe(false);
    const event = offered();
    expect(event.defaultPrevented).toBe(true);
    expect(offer.available).toBe(true);
    expect(event.asked).toBe(0);
    await offer.ask();
    await offer.ask();
    expect(event.asked).toBe(1);
    expect(offer.available).toBe(false);
  });

  it('that the browser takes back leaves the help to install by hand', async () => {
    offered(() => Promise.reject(new Error('too late')));
    await expect(offer.ask()).resolves.toBeUndefined();
    expect(offer).toMatchObject({ available: false, installed: false });
  });

  it('ends once it is installed, or runs in a window of its own', () => {
    offered();
    page.dispatchEvent(new Event('appinstalled'));
    expect(offer).toMatchObject({ available: false, installed: true });
    unfollow();
    unfollow = offer.follow();
    expect(offer.installed).toBe(false);
    unfollow();
    isStandalone = true;
    unfollow = offer.follow();
    expect(offer.installed).toBe(true);
  });

  it('is not heard of any more once nobody follows', () => {
    unfollow();
    expect(offered().defaultPrevented).toBe(false);
    expect(offer.available).toBe(false);
  });
});
