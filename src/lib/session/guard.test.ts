import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardGlass } from './guard.ts';

/** A page as far as it can be left. */
class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';

  tell(name: string): void {
    this.dispatchEvent(new Event(name));
  }
}

/** A guarded glass in a page of its own. */
function guarded(spares: (event: Event) => boolean = () => false) {
  const [page, view] = [new Page(), new Page()];
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  const cover = vi.fn();
  return { page, view, cover, stop: guardGlass({ cover }, spares) };
}

afterEach(() => vi.unstubAllGlobals());

describe('the glass is covered in the same task', () => {
  it.each(['blur', 'pagehide', 'pageshow', 'popstate', 'beforeprint'])('on %s', (name) => {
    const { view, cover } = guarded();
    view.tell(name);
    expect(cover).toHaveBeenCalledOnce();
  });

  it('when the page is frozen', () => {
    const { page, cover } = guarded();
    page.tell('freeze');
    expect(cover).toHaveBeenCalledOnce();
  });

  it('when the page is hidden, and not when it comes back', () => {
    const { page, cover } = guarded();
    page.tell('visibilitychange');
    expect(cover).not.toHaveBeenCalled();
    page.visibilityState = 'hidden';
    page.tell('visibilitychange');
    expect(cover).toHaveBeenCalledOnce();
  });
});

it('what leaves the page as it was covers nothing', () => {
  const { view, cover } = guarded(({ type }) => type === 'popstate');
  view.tell('popstate');
  expect(cover).not.toHaveBeenCalled();
  view.tell('pageshow');
  expect(cover).toHaveBeenCalledOnce();
});

it('once stopped nothing covers any more', () => {
  const { page, view, cover, stop } = guarded();
  stop();
  page.visibilityState = 'hidden';
  for (const name of ['freeze', 'visibilitychange']) page.tell(name);
  for (const name of ['blur', 'pagehide', 'pageshow', 'popstate', 'beforeprint']) view.tell(name);
  expect(cover).not.toHaveBeenCalled();
});

it('a page that is made before anybody looks needs no guard', () => {
  expect(guardGlass({ cover: () => {} }, () => false)()).toBeUndefined();
});
