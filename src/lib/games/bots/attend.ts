import type { Answer, Question } from './question.ts';

/**
 * Answers one question after the other, where this runs in a worker; a page that loads the same
 * code to learn its address is left alone. What goes wrong is the page's to know.
 */
export function attend<View, Move>(
  answer: (question: Question<View>) => Promise<Answer<Move>>,
): void {
  // No page has this function, and every worker does.
  if (!('importScripts' in globalThis)) return;
  let answered = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<Question<View>>) => {
    answered = answered.then(() => answer(data)).then(postMessage, reportError);
  });
}
