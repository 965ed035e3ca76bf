import type { BotLevel } from '../../core/people.ts';
import type { Advice, MoveRequest, PlayedTypes, Thinker } from '../contract/bot.ts';
import type { Answer, Question } from './question.ts';

/** What a thinker needs of a worker. */
export type ThinkingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Longer than any player thinks, even on a slow device: milliseconds. */
export const ANSWER_WITHIN = 2000;
/** So many silent or broken workers one after the other, and no further one is tried. */
const MOST_FAILURES = 3;

/** What a game brings so that its computer players can think. */
export interface Mind<G extends PlayedTypes> {
  /** Starts what answers its questions; `attend` runs in it. */
  start(): ThinkingWorker;
  /** A legal move at once, in the page. */
  byRule(request: MoveRequest<G['view']>): G['move'];
  /** Whether a seat may make a move, as it sees the game. */
  isLegal(view: G['view'], move: G['move']): boolean;
  /** What speaks for a move of somebody who plays so well. */
  meritsOf(view: G['view'], move: G['move'], level: BotLevel): readonly G['merit'][];
}

interface Asker<Move> {
  /** A move, or null where it is not wanted any more. */
  readonly answer: (move: Move | null) => void;
  /** No answer will come. */
  readonly fail: () => void;
}

/**
 * Has computer players think in a worker. Whatever becomes of it, every question is answered: by
 * rule of thumb where no answer came in time.
 */
export class WorkerThinker<G extends PlayedTypes> implements Thinker<G> {
  readonly #mind: Mind<G>;
  #worker: ThinkingWorker | null = null;
  #failures = 0;
  #asked = 0;
  /** Those who wait for an answer, by the question's id. */
  readonly #waiting = new Map<number, Asker<G['move']>>();

  constructor(mind: Mind<G>) {
    this.#mind = mind;
  }

  async think(request: MoveRequest<G['view']>): Promise<G['move'] | null> {
    const { byRule, isLegal } = this.#mind;
    const chosen = await this.#inWorker(request).catch(() => byRule(request));
    return chosen === null || isLegal(request.view, chosen) ? chosen : byRule(request);
  }

  async advise(request: MoveRequest<G['view']>): Promise<Advice<G> | null> {
    const move = await this.think(request);
    return move && { move, merits: this.meritsOf(request.view, move, request.level) };
  }

  meritsOf(view: G['view'], move: G['move'], level: BotLevel): readonly G['merit'][] {
    return this.#mind.meritsOf(view, move, level);
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
  #inWorker(request: MoveRequest<G['view']>): Promise<G['move'] | null> {
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
      worker.postMessage({ ...request, id } satisfies Question<G['view']>);
    });
  }

  #ready(): ThinkingWorker {
    if (this.#worker) return this.#worker;
    const worker = this.#mind.start();
    worker.onmessage = ({ data }: MessageEvent<Answer<G['move']>>) => this.#take(data);
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

  #take({ id, move }: Answer<G['move']>): void {
    this.#failures = 0;
    this.#waiting.get(id)?.answer(move);
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
