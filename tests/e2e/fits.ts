import type { Page } from '@playwright/test';

/** Runs in the page: what is cut off at its right edge, and controls too small to hit. */
export function misfits(): string[] {
  const width = document.documentElement.clientWidth;
  const name = (element: Element) => `${element.tagName} ${element.textContent.trim()}`;
  // A picture cuts off by itself what lies over its edge.
  const cut = [...document.querySelectorAll('body :not(svg *)')]
    .filter((element) => element.getBoundingClientRect().right > width + 0.5)
    .map((element) => `cut off: ${name(element)}`);
  const small = [...document.querySelectorAll('a, button')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
    .map(({ element }) => `too small: ${name(element)}`);
  return [...cut, ...small];
}

/** Doubles all text, as the browsers' own setting does. */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Which of the one lie on any of the other, by their class or by what they say. */
export const meeting = (page: Page, one: string, other: string): Promise<readonly string[]> =>
  page.evaluate(
    ([first, second]) => {
      const others = [...document.querySelectorAll(second)].map((part) =>
        part.getBoundingClientRect(),
      );
      return [...document.querySelectorAll(first)]
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return others.some(
            (box) =>
              Math.min(box.right, right) - Math.max(box.left, left) > 1 &&
              Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1,
          );
        })
        .map((part) => part.textContent.trim() || part.className);
    },
    [one, other] as const,
  );
