import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MoveRequest, PlayedTypes } from '../contract/bot.ts';
import type { Question } from './question.ts';
import { ANSWER_WITHIN, WorkerThinker, type Mind, type ThinkingWorker } from './thinker.ts';

interface Move {
  readonly seat: number;
  readonly do: string;
}
interface Toy extends PlayedTypes {
  readonly move: Move;
  readonly view: { readonly legal: readonly string[] };
}

const moveNamed = (name: string): Move => ({ seat: 0, do: name });
const view = { legal: ['first', 'second', 'third'] };
const [byRule, legal, other] = view.legal.map(moveNamed) as [Move, Move, Move];
const request: MoveRequest<Toy['view']> = {
  level: 'bonfire',
  view,
  levels: ['bonfire'],
  seed: 1,
  milliseconds: 50,
};

const thinkerWith = (start: Mind<Toy>['start']) =>
  new WorkerThinker<Toy>({
    start,
    byRule: (asked) => moveNamed(asked.view.legal[0]!),
    isLegal: (seen, move) => seen.legal.includes(move.do),
    meritsOf: (_, move) => [{ code: `why ${move.do}` }],
  });

/** Workers that do as the test says. */
class Workers {
  readonly started: StagedWorker[] = [];
  readonly start = (): ThinkingWorker => {
    const worker = new StagedWorker();
    this.started.push(worker);
    return worker;
  };
  get last(): StagedWorker {
    return this.started.at(-1)!;
  }
}

class StagedWorker implements ThinkingWorker {
  readonly asked: Question<Toy['view']>[] = [];
  ended = false;
  onmessage: ThinkingWorker['onmessage'] = null;
  onerror: ThinkingWorker['onerror'] = null;
  postMessage = (question: unknown) => void this.asked.push(question as Question<Toy['view']>);
  terminate = () => void (this.ended = true);

  answers(move: Move, id = this.asked.at(-1)!.id) {
    this.onmessage?.call(this as never, { data: { id, move } } as MessageEvent);
  }

  breaks() {
    this.onerror?.call(this as never, new Event('error', { cancelable: true }) as ErrorEvent);
  }
}

let workers: Workers;
let thinker: WorkerThinker<Toy>;

beforeEach(() => {
  vi.useFakeTimers();
  workers = new Workers();
  thinker = thinkerWith(workers.start);
});

afterEach(() => vi.useRealTimers());

describe('a thinker', () => {
  it('starts its worker when it is first asked, and keeps it', async () => {
    expect(workers.started).toEqual([]);
    for (let question = 0; question < 3; question++) {
      const thought = thinker.think(request);
      workers.last.answers(legal);
      expect(await thought).toEqual(legal);
    }
    expect(workers.started).toHaveLength(1);
  });

  it('tells its worker what is asked and nothing else', () => {
    void thinker.think(request);
    expect(workers.last.asked).toEqual([{ ...request, id: 1 }]);
    expect(structuredClone(workers.last.asked[0])).toEqual({ ...request, id: 1 });
  });

  it('answers by rule of thumb where no answer comes, and starts anew', async () => {
    const thought = thinker.think(request);
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN);
    expect(await thought).toEqual(byRule);
    expect(workers.last.ended).toBe(true);
    const next = thinker.think(request);
    workers.last.answers(legal);
    expect(await next).toEqual(legal);
    expect(workers.started).toHaveLength(2);
  });

  it('answers at once where the worker breaks', async () => {
    const thought = thinker.think(request);
    workers.last.breaks();
    expect(await thought).toEqual(byRule);
    expect(workers.last.ended).toBe(true);
  });

  it('answers everybody who waits at once where the worker breaks', async () => {
    const thoughts = [thinker.think(request), thinker.think(request)];
    workers.last.breaks();
    expect(await Promise.all(thoughts)).toEqual([byRule, byRule]);
    expect(workers.started).toHaveLength(1);
  });

  it('answers where no worker can be started', async () => {
    const without = thinkerWith(() => {
      throw new Error('no workers here');
    });
    expect(await without.think(request)).toEqual(byRule);
  });

  it('gives up on workers that break one after the other', async () => {
    for (let question = 0; question < 5; question++) {
      const thought = thinker.think(request);
      if (!workers.last.ended) workers.last.breaks();
      expect(await thought).toEqual(byRule);
    }
    expect(workers.started).toHaveLength(3);
  });

  it('takes no move that is not legal', async () => {
    const thought = thinker.think(request);
    workers.last.answers(moveNamed('fourth'));
    expect(await thought).toEqual(byRule);
  });

  it('says what speaks for a move, and nothing where none is wanted any more', async () => {
    const advice = thinker.advise(request);
    workers.last.answers(other);
    expect(await advice).toEqual({ move: other, merits: [{ code: 'why third' }] });
    const dropped = thinker.advise(request);
    thinker.drop();
    expect(await dropped).toBeNull();
  });

  it('drops what is not wanted any more, and ends the search', async () => {
    const thought = thinker.think(request);
    const searching = workers.last;
    thinker.drop();
    expect(await thought).toBeNull();
    expect(searching.ended).toBe(true);
    searching.answers(legal);
    const next = thinker.think(request);
    workers.last.answers(legal);
    expect(await next).toEqual(legal);
  });

  it('leaves a worker that has nothing to do alone', async () => {
    const thought = thinker.think(request);
    workers.last.answers(legal);
    await thought;
    thinker.drop();
    expect(workers.last.ended).toBe(false);
    thinker.close();
    expect(workers.last.ended).toBe(true);
  });

  it('is not fooled by an answer that comes too late', async () => {
    const thought = thinker.think(request);
    const slow = workers.last;
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN);
    await thought;
    const next = thinker.think(request);
    slow.answers(other, 1);
    workers.last.answers(legal);
    expect(await next).toEqual(legal);
  });
});
