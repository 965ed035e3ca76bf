import type { BotLevel } from '../../../core/people.ts';
import { SeededRandom } from '../../../core/random.ts';
import type { MoveRequest, Thinker } from '../../contract/bot.ts';
import { meritsOf, type Advice, type BlazeTypes } from './merits.ts';
import { toCode, type BlazeMove } from '../rules/moves.ts';
import type { BlazeView } from '../rules/view.ts';
import { flame } from './flame.ts';
import { spark } from './spark.ts';
import { address, type Answer, type Question } from './worker.ts';

/** What a thinker needs of a worker. */
export type ThinkingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Longer than any player thinks, even on a slow device: milliseconds. */
export const ANSWER_WITHIN = 2000;
/** So many silent or broken workers one after the other, and no further one is tried. */
const MOST_FAILURES = 3;

/** Answers in the page, at once. */
const BY_RULE: Readonly<Record<BotLevel, (view: BlazeView, seed: number) => BlazeMove>> = {
  spark: (view, seed) => spark(view, new SeededRandom(seed)),
  flame: (view) => flame(view),
  bonfire: (view) => flame(view),
};

const startWorker = (): ThinkingWorker => new Worker(address, { type: 'module' });

interface Waiting {
  /** A move, or null where it is not wanted any more. */
  readonly answer: (move: BlazeMove | null) => void;
  /** No answer will come. */
  readonly fail: () => void;
}

/**
 * Has computer players think in a worker. Whatever becomes of it, every question is answered: by
 * rule of thumb where no answer came in time.
 */
export class BlazeThinker implements Thinker<BlazeTypes> {
  readonly #start: () => ThinkingWorker;
  #worker: ThinkingWorker | null = null;
  #failures = 0;
  #asked = 0;
  /** Those who wait for an answer, by the question's id. */
  readonly #waiting = new Map<number, Waiting>();

  constructor(start = startWorker) {
    this.#start = start;
  }

  async think(request: MoveRequest<BlazeView>): Promise<BlazeMove | null> {
    const { level, view, seed } = request;
    const chosen = await this.#inWorker(request).catch(() => BY_RULE[level](view, seed));
    return chosen === null || isLegal(view, chosen) ? chosen : BY_RULE[level](view, seed);
  }

  async advise(request: MoveRequest<BlazeView>): Promise<Advice | null> {
    const move = await this.think(request);
    return move && { move, merits: meritsOf(request.view, move) };
  }

  /** Ends the search behind the questions, too. */
  drop(): void {
    if (this.#waiting.size === 0) return;
    this.#endWorker();
    for (const { answer } of this.#waiting.values()) answer(null);
  }

  close(): void {
    this.drop();
    this.#endWorker();
  }

  /** Rejects where no answer comes. */
  #inWorker(request: MoveRequest<BlazeView>): Promise<BlazeMove | null> {
    if (this.#failures >= MOST_FAILURES) return Promise.reject(new Error('no worker answers'));
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const worker = this.#ready();
      const timer = setTimeout(() => this.#failAll(), ANSWER_WITHIN);
      const settle = () => {
        clearTimeout(timer);
        this.#waiting.delete(id);
      };
      this.#waiting.set(id, {
        answer: (move) => {
          settle();
          resolve(move);
        },
        fail: () => {
          settle();
          reject(new Error('no answer came'));
        },
      });
      worker.postMessage({ ...request, id } satisfies Question);
    });
  }

  #ready(): ThinkingWorker {
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#take(data);
    worker.onerror = (event) => {
      // It is dealt with here: the page has not broken.
      event.preventDefault();
      if (this.#worker === worker) this.#failAll();
    };
    this.#worker = worker;
    return worker;
  }

  /** The worker is broken, or silent: whoever waits for it does so in vain. */
  #failAll(): void {
    this.#failures++;
    this.#endWorker();
    for (const { fail } of this.#waiting.values()) fail();
  }

  #take({ id, move }: Answer): void {
    this.#failures = 0;
    this.#waiting.get(id)?.answer(move);
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** Whether a seat may make a move, as it sees the game. */
export const isLegal = ({ own }: BlazeView, move: BlazeMove): boolean =>
  own?.legal.some((legal) => toCode(legal) === toCode(move)) ?? false;
