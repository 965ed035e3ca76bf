import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HEARTH, RECIPES } from './recipes.ts';
import { Player } from './player.ts';

const SAMPLE_RATE = 200;

class FakeParam {
  value = 0;
  readonly setValueAtTime = () => {};
  readonly linearRampToValueAtTime = () => {};
  readonly exponentialRampToValueAtTime = () => {};
  readonly setTargetAtTime = vi.fn();
}

/** Whatever sounds, or changes what does. */
class FakeNode {
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly Q = new FakeParam();
  loop = false;
  loopEnd = 0;
  readonly connect = (to: object) => to;
  readonly start = () => {};
  readonly stop = vi.fn();
  readonly addEventListener = () => {};
}

class FakeBuffer {
  readonly sampleRate = SAMPLE_RATE;
  readonly #samples: Float32Array;

  constructor(samples: number) {
    this.#samples = new Float32Array(samples);
  }

  getChannelData(): Float32Array {
    return this.#samples;
  }
}

class FakeContext extends EventTarget {
  readonly sampleRate = SAMPLE_RATE;
  readonly destination = {};
  state = 'running';
  currentTime = 0;
  readonly sources: FakeNode[] = [];
  readonly createGain = () => new FakeNode();
  readonly createBiquadFilter = () => new FakeNode();
  readonly createOscillator = () => new FakeNode();
  readonly createBuffer = (_: number, samples: number) => new FakeBuffer(samples);
  readonly resume = vi.fn(() => answer());
  readonly suspend = () => answer();
  readonly close = () => {
    this.state = 'closed';
    return answer();
  };

  createBufferSource(): FakeNode {
    const source = new FakeNode();
    this.sources.push(source);
    return source;
  }
}

/** Whether the browser refuses whatever it is asked for. */
let refuses: boolean;
const answer = () => (refuses ? Promise.reject(new DOMException('no')) : Promise.resolve());

/** Every context that was opened, in order. */
let opened: FakeContext[];
/** What the browser lets a context be that is opened now. */
let state: string;
/** How many sounds can be rendered. */
let renders: number;
/** What the player listens to in the window, by type. */
let listeners: Map<string, () => void>;
let page: EventTarget & { hidden: boolean };
/** What nobody has caught. */
let uncaught: unknown[];
const notice = (reason: unknown) => void uncaught.push(reason);
/** Ms. */
let clock: number;

beforeEach(() => {
  [refuses, opened, renders, uncaught, clock] = [false, [], Infinity, [], 5000];
  state = 'running';
  listeners = new Map();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', (type: string, heard: () => void) =>
    listeners.set(type, heard),
  );
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        super();
        if (refuses) throw new DOMException('no', 'NotSupportedError');
        this.state = state;
        opened.push(this);
      }
    },
  );
  vi.stubGlobal(
    'OfflineAudioContext',
    class extends FakeContext {
      readonly #samples: number;

      constructor(_: number, samples: number) {
        super();
        this.#samples = samples;
      }

      startRendering(): Promise<FakeBuffer> {
        return renders-- > 0
          ? Promise.resolve(new FakeBuffer(this.#samples))
          : Promise.reject(new DOMException('no'));
      }
    },
  );
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  process.on('unhandledRejection', notice);
});

afterEach(() => {
  process.off('unhandledRejection', notice);
  vi.restoreAllMocks();
});

/** Until all that can be rendered is, and what was refused has been noticed. */
async function settle(): Promise<void> {
  for (let i = 0; i < 3; i++) await new Promise((done) => setImmediate(done));
}

async function playing(): Promise<Player> {
  const player = new Player(0.5);
  await settle();
  return player;
}

/** Somebody touches the glass, so many ms later. */
function touch(later: number): void {
  clock += later;
  listeners.get('pointerup')?.();
}

/** What can be heard without an end: the hearth. */
const burning = (context: FakeContext) => context.sources.filter(({ loop }) => loop);

describe('what sounds', () => {
  it('goes on over a hearth that has no end', async () => {
    const player = await playing();
    expect(burning(opened[0]!)).toMatchObject([{ loopEnd: HEARTH.seconds }]);
    player.play([{ sound: 'slap', at: 0 }], 1);
    expect(opened[0]!.sources).toHaveLength(2);
  });

  it('is silent where nothing can be rendered, and nobody else is troubled', async () => {
    renders = 0;
    const player = await playing();
    player.play([{ sound: 'slap', at: 0 }], 1);
    player.hold(true);
    expect(opened[0]!.sources).toEqual([]);
    expect(uncaught).toEqual([]);
  });

  it('sounds without the hearth where that alone cannot be rendered', async () => {
    renders = Object.keys(RECIPES).length;
    const player = await playing();
    player.play([{ sound: 'slap', at: 0 }], 1);
    expect(opened[0]!.sources).toHaveLength(1);
    expect(uncaught).toEqual([]);
  });

  it('troubles nobody where the browser will not hold it back, wake it or let it go', async () => {
    const player = await playing();
    refuses = true;
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    opened[0]!.state = 'suspended';
    touch(20);
    player.close();
    await settle();
    expect(uncaught).toEqual([]);
  });
});

describe('sound that has fallen silent', () => {
  it.each(['suspended', 'interrupted'])('is woken by the next gesture when %s', async (state) => {
    await playing();
    touch(20);
    expect(opened[0]!.resume).not.toHaveBeenCalled();
    opened[0]!.state = state;
    touch(20);
    expect(opened[0]!.resume).toHaveBeenCalledOnce();
  });
});

it('burns the hearth once the browser lets it be heard, and starts nothing before', async () => {
  state = 'suspended';
  await playing();
  const [context] = opened;
  expect(context!.sources).toEqual([]);
  context!.state = 'running';
  for (let i = 0; i < 2; i++) context!.dispatchEvent(new Event('statechange'));
  expect(burning(context!)).toHaveLength(1);
});

describe('sound whose clock stands still', () => {
  it('is let go, and begins anew with its hearth', async () => {
    const player = await playing();
    opened[0]!.currentTime = 3;
    touch(500);
    player.hold(true);
    touch(1500);
    expect(opened.map(({ state }) => state)).toEqual(['closed', 'running']);
    expect(burning(opened[1]!)).toHaveLength(1);
    // What was held is gone with it.
    player.hold(false);
    player.hush();
    const [, held] = opened[0]!.sources;
    expect(held!.stop).not.toHaveBeenCalled();
  });

  it('is silent where it cannot begin anew, until it can', async () => {
    const player = await playing();
    opened[0]!.currentTime = 3;
    touch(500);
    refuses = true;
    expect(() => touch(1500)).not.toThrow();
    player.play([{ sound: 'slap', at: 0 }], 1);
    await settle();
    expect(opened).toHaveLength(1);
    expect(uncaught).toEqual([]);
    refuses = false;
    touch(20);
    expect(opened).toHaveLength(2);
    expect(burning(opened[1]!)).toHaveLength(1);
  });

  it('has not died while it is held back', async () => {
    await playing();
    opened[0]!.state = 'suspended';
    touch(60_000);
    opened[0]!.state = 'running';
    touch(1);
    expect(opened).toHaveLength(1);
  });
});
