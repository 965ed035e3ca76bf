import { readFileSync } from 'node:fs';

const sheet = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

/** The colours that a block of tokens sets, by name. */
const coloursIn = (block: string): [string, string][] =>
  [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]);

/** Every theme there is, with all its colours: what it does not say itself is as by night. */
export const themes: ReadonlyMap<string, ReadonlyMap<string, string>> = (() => {
  const [night = '', ...others] = sheet.split(/(?=:root\[data-theme=)/);
  const named = others.map((block) => {
    const name = /data-theme='(\w+)'/.exec(block)?.[1] ?? '';
    return [name, new Map([...coloursIn(night), ...coloursIn(block)])] as const;
  });
  return new Map([['night', new Map(coloursIn(night))], ...named]);
})();
