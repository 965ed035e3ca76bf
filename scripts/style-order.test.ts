import { expect, it } from 'vitest';
import { ordered } from './style-order.ts';

it('gives what does not touch each other one order', () => {
  expect(ordered('color:red;display:grid')).toBe('display:grid;color:red');
  expect(ordered('display:grid;color:red')).toBe('display:grid;color:red');
});

it('leaves what touches each other in the order it was written in', () => {
  for (const written of [
    'border:0;border-top:1px solid',
    'border-top:1px solid;border:0',
    'inset:0;top:auto',
    'top:auto;inset:0',
    'place-items:center;align-items:end',
    'align-items:end;place-items:center',
    'font:inherit;line-height:1',
    'line-height:1;font:inherit',
    'gap:1px;row-gap:2px',
    'display:-webkit-box;display:flex',
    '-webkit-mask:none;mask:none',
    '--b:1;--a:2',
  ])
    expect(ordered(written)).toBe(written);
});

it('leaves those it does not know behind, as they were written', () => {
  expect(ordered('zoom:1;ruby-align:start;zoom:2;color:red')).toBe(
    'color:red;zoom:1;ruby-align:start;zoom:2',
  );
});

it('finds no end in what is quoted or an address', () => {
  const tile = '--tile:url("data:image/svg+xml;utf8,%3Cpath style=\'a:b;c:d\'/%3E")';
  expect(ordered(`${tile};display:grid`)).toBe(`display:grid;${tile}`);
  const bare = 'background:url(data:image/png;base64,AAAA)';
  expect(ordered(`color:red;${bare};`)).toBe(`${bare};color:red`);
});

it('says all of it', () => {
  expect(ordered('')).toBe('');
  expect(ordered('content:"a;\\"b";color:red;content:none')).toBe(
    'content:"a;\\"b";content:none;color:red',
  );
});
