import { describe, expect, it } from 'vitest';
import { angleOf, ScreenLie } from './screen-lie.svelte.ts';

/** A window that the system can turn; `tells`: whether its screen says by how much. */
function turnable({ tells }: { readonly tells: boolean }) {
  const orientation = Object.assign(new EventTarget(), { angle: 0 });
  const page = Object.assign(new EventTarget(), {
    innerWidth: 390,
    innerHeight: 844,
    screen: (tells ? { orientation } : {}) as Screen,
  });
  const turn = () => {
    orientation.angle = 90;
    Object.assign(page, { innerWidth: 844, innerHeight: 390 });
    if (tells) orientation.dispatchEvent(new Event('change'));
    else page.dispatchEvent(new Event('resize'));
  };
  const lie = new ScreenLie();
  return { page, turn, lie, leave: lie.follow(page as unknown as Window) };
}

describe('how the window lies on the glass', () => {
  it('is followed until nobody wants to know', () => {
    const { lie, turn, leave } = turnable({ tells: true });
    expect(lie).toMatchObject({ angle: 0, isUpright: true });
    turn();
    expect(lie).toMatchObject({ angle: 90, isUpright: false });
    leave();
    lie.angle = 0;
    turn();
    expect(lie.angle).toBe(0);
  });

  it('seems never turned where the browser does not say', () => {
    const { lie, turn, page } = turnable({ tells: false });
    expect(angleOf(page.screen)).toBe(0);
    turn();
    expect(lie).toMatchObject({ angle: 0, isUpright: false });
  });
});
