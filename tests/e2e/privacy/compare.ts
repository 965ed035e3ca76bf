import type { Portrait } from './portrait.ts';

/**
 * Goes through two worlds side by side and tells the first thing in which they differ, by the place
 * in the visit; null for nothing.
 */
export async function differenceOf(
  first: AsyncGenerator<Portrait, void>,
  second: AsyncGenerator<Portrait, void>,
): Promise<string | null> {
  for (let i = 0; ; i++) {
    const [a, b] = await Promise.all([first.next(), second.next()]);
    if (a.done || b.done)
      return a.done === b.done ? null : `look ${i}: one world has no more to see`;
    for (const key of Object.keys(a.value)) {
      const [one, other] = [JSON.stringify(a.value[key]), JSON.stringify(b.value[key])];
      if (one !== other) return `look ${i}, ${key}: ${firstDifference(one, other)}`;
    }
  }
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 120);
  return `${around(one)} <> ${around(other)}`;
}
