import { describe, expect, it } from 'vitest';
import { Confirmation } from './confirm.ts';

const down = (at: number) => ({ at, repeat: false });

describe('the way in by keyboard', () => {
  it('asks first and goes on the second activation', () => {
    const confirmation = new Confirmation();
    expect(confirmation.keyDown(down(0))).toBe('ask');
    expect(confirmation.asking).toBe(true);
    confirmation.keyUp();
    expect(confirmation.keyDown(down(250))).toBe('go');
    expect(confirmation.asking).toBe(false);
  });

  it('never counts a key that is held', () => {
    const confirmation = new Confirmation();
    confirmation.keyDown(down(0));
    expect(confirmation.keyDown({ at: 500, repeat: true })).toBe('nothing');
    expect(confirmation.keyDown(down(1000))).toBe('nothing');
  });

  it('does not take an impatient second activation for a confirmation', () => {
    const confirmation = new Confirmation();
    confirmation.activate(0);
    expect(confirmation.activate(249)).toBe('nothing');
    expect(confirmation.activate(498)).toBe('nothing');
    expect(confirmation.asking).toBe(true);
    expect(confirmation.activate(748)).toBe('go');
  });

  it('asks anew once it was left', () => {
    const confirmation = new Confirmation();
    confirmation.activate(0);
    confirmation.forget();
    expect(confirmation.activate(1000)).toBe('ask');
  });
});
