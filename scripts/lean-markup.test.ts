import { expect, it } from 'vitest';
import { leanMarkup } from './lean-markup.ts';

it.each([
  ['leaves out what closes at the end', '<p>a <b>b</b></p>', '<p>a <b>b'],
  ['keeps what closes before it', '<p><b>b</b> a</p><!>', '<p><b>b</b> a</p><!>'],
  [
    'lets drawings close themselves',
    '<svg><path d="M0 0"></path><!></svg>',
    '<svg><path d="M0 0"/><!>',
  ],
  ['keeps the ends of what is no drawing', '<i></i><b></b> a', '<i></i><b></b> a'],
])('%s', (_, markup, lean) => {
  for (const kind of ['html', 'svg'])
    expect(leanMarkup(`var root = $.from_${kind}(\`${markup}\`, 1);`)).toBe(
      `var root = $.from_${kind}(\`${lean}\`, 1);`,
    );
});

it('touches nothing but markup', () => {
  const code = 'const said = `<p>a</p>`;';
  expect(leanMarkup(code)).toBe(code);
});
