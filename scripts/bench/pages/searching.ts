import type { Question } from '../../../src/lib/games/bots/question.ts';

declare global {
  interface Window {
    benchSearcher?: Worker;
    /** How many questions have been answered. */
    benchSearches?: number;
  }
}

/**
 * Runs in a page: a worker of this code thinks about the question again and again, until it is
 * ended. Two questions are always with it, so that it need not wait for the page between them. No
 * function in here has a name; see first-frame.ts.
 */
export function searchOn(asked: {
  readonly code: string;
  readonly question: Question<object>;
}): void {
  const worker = (window.benchSearcher = new Worker(asked.code, { type: 'module' }));
  window.benchSearches = 0;
  worker.onmessage = () => {
    window.benchSearches!++;
    worker.postMessage(asked.question);
  };
  worker.postMessage(asked.question);
  worker.postMessage(asked.question);
}
