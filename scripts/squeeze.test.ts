import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { lighter, tightened } from './squeeze.ts';

it('takes spaces out of values alone', () => {
  expect(tightened('a * b{width:calc(5 / 7 * var(--a, 2px) - 1px)}')).toBe(
    'a * b{width:calc(5/7*var(--a,2px) - 1px)}',
  );
});

it('takes from widths of lines the unit they need not have', () => {
  expect(tightened('path{border-width:2px;stroke-width:1.8px}')).toBe(
    'path{border-width:2px;stroke-width:1.8}',
  );
});

it('leaves alone what is quoted or an address', () => {
  const styles = '@media (x){i{content:"1 / 2, \\" * ";background:url(a, b)}}';
  expect(tightened(styles)).toBe(styles);
});

it('takes out what would serve light-dark(), and is refused where a style says that', () => {
  const root = ':root{--lightningcss-light: ;--lightningcss-dark:initial;color-scheme:dark}';
  expect(tightened(root)).toBe(':root{color-scheme:dark}');
  expect(() => tightened('p{color:var(--lightningcss-light,#000)}')).toThrow('light-dark()');
});

it('keeps the script of which less travels, be it the longer one', () => {
  const long = 'f(1);'.repeat(40);
  const short = 'aZ3kq0PvX9mLrT5wYb7NcJ2hQdG8sE1u';
  expect(gzipSync(long).length).toBeLessThan(gzipSync(short).length);
  expect(lighter(short, long)).toBe(long);
  expect(lighter(long, short)).toBe(long);
});
