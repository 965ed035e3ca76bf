import { expect, it } from 'vitest';
import { tightened } from './squeeze.ts';

it('takes spaces out of values alone', () => {
  expect(tightened('a * b{width:calc(5 / 7 * var(--a, 2px) - 1px)}')).toBe(
    'a * b{width:calc(5/7*var(--a,2px) - 1px)}',
  );
});

it('leaves alone what is quoted or an address', () => {
  const styles = '@media (x){i{background:url(a, b);content:"1 / 2, \\" * "}}';
  expect(tightened(styles)).toBe(styles);
});

it('takes out what would serve light-dark(), and is refused where a style says that', () => {
  const root = ':root{--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark}';
  expect(tightened(root)).toBe(':root{color-scheme:dark}');
  expect(() => tightened('p{color:var(--lightningcss-light,#000)}')).toThrow('light-dark()');
});
