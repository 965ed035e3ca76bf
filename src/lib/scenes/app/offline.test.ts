import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../core/testing/eventually.ts';
import { OfflineCopy } from './offline.svelte.ts';

const ROOT = 'https://cards.example/';
const OURS = { scriptURL: `${ROOT}sw.js` };

/** A service worker as far as it is followed. */
class Worker extends EventTarget {
  readonly scriptURL = OURS.scriptURL;
  state = 'installing';
  readonly told: unknown[] = [];

  postMessage(message: unknown) {
    this.told.push(message);
  }

  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  updates = 0;
  gone = false;

  update = async () => void this.updates++;
  unregister = async () => void (this.gone = true);
}

class Container extends EventTarget {
  controller: { readonly scriptURL: string } | null = OURS;
  registration: Registration | null = new Registration();

  register = async () => {
    if (!this.registration) throw new TypeError('not fetched');
    return this.registration;
  };

  change(controller = OURS) {
    this.controller = controller;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let workers: Container;
let registration: Registration;
let page: EventTarget & { visibilityState: string };
/** What the store of the copy answers. */
let kept: () => Promise<object | undefined>;
let reloads: number;
let copy: OfflineCopy;

beforeEach(() => {
  workers = new Container();
  registration = workers.registration!;
  registration.active = new Worker();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  kept = async () => ({});
  reloads = 0;
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('document', page);
  vi.stubGlobal('caches', { match: () => kept() });
  vi.stubGlobal('location', { reload: () => void reloads++ });
  copy = new OfflineCopy();
});

const started = async () => {
  copy.start(ROOT);
  await eventually(() => expect(copy.state).not.toBe('preparing'));
};

describe('the copy that the app keeps of itself', () => {
  it('is ready once a worker has it', async () => {
    await started();
    expect(copy).toMatchObject({ state: 'ready', updateWaits: false });
  });

  it('is not ready before the first worker is at work', async () => {
    registration.active = null;
    const first = (registration.installing = new Worker());
    copy.start(ROOT);
    await new Promise((resolve) => setTimeout(resolve));
    expect(copy.state).toBe('preparing');
    registration.active = first;
    first.become('activated');
    await eventually(() => expect(copy.state).toBe('ready'));
  });

  it('cannot be had where its first worker fails, or none can be fetched', async () => {
    registration.active = null;
    const first = (registration.installing = new Worker());
    copy.start(ROOT);
    await new Promise((resolve) => setTimeout(resolve));
    first.become('redundant');
    await eventually(() => expect(copy.state).toBe('unavailable'));
    workers.registration = null;
    copy = new OfflineCopy();
    await started();
    expect(copy.state).toBe('unavailable');
  });

  it('that somebody has emptied is fetched anew with the next visit', async () => {
    kept = async () => undefined;
    await started();
    expect(copy.state).toBe('unavailable');
    expect(registration.gone).toBe(true);
  });

  it('is not called ready, and left alone, where the browser does not say whether it is there', async () => {
    kept = () => Promise.reject(new DOMException('', 'SecurityError'));
    await started();
    expect(copy.state).toBe('unavailable');
    expect(registration.gone).toBe(false);
  });

  it('takes in a page that was reloaded past it before it is called ready', async () => {
    workers.controller = null;
    copy.start(ROOT);
    await eventually(() => expect(registration.active?.told).toEqual([{ type: 'TAKE_IN' }]));
    expect(copy.state).toBe('preparing');
    workers.change();
    await eventually(() => expect(copy.state).toBe('ready'));
    expect(reloads).toBe(0);
  });

  it.each([
    [true, 'unavailable'],
    [false, 'insecure'],
  ])('is not there without service workers; safe: %s', (isSafe, state) => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('isSecureContext', isSafe);
    copy.start(ROOT);
    expect(copy.state).toBe(state);
  });
});

describe('a newer copy', () => {
  const newer = async () => {
    await started();
    const next = (registration.installing = new Worker());
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = next;
    next.become('installed');
    return next;
  };

  it('waits for the word of the player', async () => {
    const next = await newer();
    expect(copy.updateWaits).toBe(true);
    expect(next.told).toEqual([]);
    copy.accept();
    expect(next.told).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(reloads).toBe(0);
    workers.change();
    expect(reloads).toBe(1);
  });

  it('can be put off', async () => {
    await newer();
    copy.putOff();
    expect(copy.updateWaits).toBe(false);
  });

  it('that has taken over by itself is shown at once', async () => {
    await started();
    copy.accept();
    expect(reloads).toBe(1);
  });

  it('that another tab has accepted waits for the end of a game', async () => {
    await started();
    copy.playing = true;
    workers.change();
    expect(reloads).toBe(0);
    copy.playing = false;
    expect(reloads).toBe(1);
  });

  it('is looked for whenever the app comes back into sight', async () => {
    await started();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.updates).toBe(0);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.updates).toBe(1);
  });
});
