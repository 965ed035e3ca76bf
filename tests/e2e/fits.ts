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
