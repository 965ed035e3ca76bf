import { failure, type Result } from '../core/result.ts';
import { browsersWords } from '../core/own-words.ts';

/** Something broke where nobody expected it. */
type Broken = { readonly code: 'failed'; readonly detail: string };

/**
 * Does something that people wait for, so that it always comes to an end: where it throws, as when
 * its code cannot be fetched or the browser refuses what no browser should, that is a problem like
 * any other. Only the browser's own words are passed on; others could tell of cards.
 */
export async function attempt<Value, Problem>(
  work: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | Broken>> {
  try {
    return await work();
  } catch (error) {
    return failure({ code: 'failed', detail: browsersWords(error) });
  }
}
