import { expect, it } from 'vitest';
import { ScreenLie } from './screen-lie.svelte.ts';

/** A window whose screen can be turned. */
class Page extends EventTarget {
  innerWidth = 820;
  innerHeight = 1180;
  readonly orientation = Object.assign(new EventTarget(), { angle: 0 });
  readonly screen = { orientation: this.orientation } as unknown as Screen;

  turn(angle: number, told: 'resize' | 'change'): void {
    [this.innerWidth, this.innerHeight] = [this.innerHeight, this.innerWidth];
    this.orientation.angle = angle;
    if (told === 'change') this.orientation.dispatchEvent(new Event('change'));
    else this.dispatchEvent(new Event('resize'));
  }
}

it('knows how the glass lies, whichever way the system tells of it, until nobody asks', () => {
  const page = new Page();
  const lie = new ScreenLie();
  const stop = lie.follow(page);
  const seen = [[lie.angle, lie.isUpright]];
  page.turn(90, 'change');
  seen.push([lie.angle, lie.isUpright]);
  page.turn(180, 'resize');
  seen.push([lie.angle, lie.isUpright]);
  stop();
  page.turn(270, 'change');
  seen.push([lie.angle, lie.isUpright]);
  expect(seen).toEqual([
    [0, true],
    [90, false],
    [180, true],
    [180, true],
  ]);
});
