/** What WebDriver calls the keys that type nothing (W3C WebDriver, "Keyboard actions"). */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/**
 * Milliseconds a page may take for an answer: on a busy machine two frames can take half a minute.
 */
const PATIENCE = 150_000;

type Answer = { readonly value: unknown } | { readonly problem: string };

/**
 * Runs as a script of WebDriver, with the function's text put in; its last argument tells the
 * answer.
 */
const runner = (work: string) => `
  const [given, tell] = arguments;
  new Promise((resolve) => resolve((${work})(given))).then(
    (value) => tell({ value }),
    (error) => tell({ problem: String(error) }),
  );`;

/**
 * The few commands of W3C WebDriver that the walks need, over plain HTTP: the libraries for it
 * bring browsers' drivers along that nobody here wants, or a newer Node.
 */
export class WebDriver {
  readonly #session: string;
  /** What the browser says of itself. */
  readonly version: string;

  private constructor(session: string, version: string) {
    this.#session = session;
    this.version = version;
  }

  /** Opens a browser. `server`: where the driver listens. */
  static async open(server: string, capabilities: object): Promise<WebDriver> {
    const timeouts = { script: PATIENCE };
    const asked = { capabilities: { alwaysMatch: { timeouts, ...capabilities } } };
    const { sessionId, capabilities: got } = (await send(`${server}/session`, asked)) as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    return new WebDriver(`${server}/session/${sessionId}`, got.browserVersion);
  }

  async close(): Promise<void> {
    await fetch(this.#session, { method: 'DELETE' });
  }

  goto = (url: string): Promise<unknown> => this.#send('url', { url });

  reload = (): Promise<unknown> => this.#send('refresh', {});

  resize = (rect: { readonly width: number; readonly height: number }): Promise<unknown> =>
    this.#send('window/rect', { x: 0, y: 0, ...rect });

  async evaluate(work: unknown, given: unknown = null): Promise<unknown> {
    const script = { script: runner(String(work)), args: [given] };
    const answer = (await this.#send('execute/async', script)) as Answer;
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.value;
  }

  /** A key by its name, with others held as in "Shift+Tab". */
  async press(combination: string): Promise<void> {
    const keys = combination.split('+').map((name) => KEYS[name] ?? name);
    const down = keys.map((value) => ({ type: 'keyDown', value }));
    const up = keys.reverse().map((value) => ({ type: 'keyUp', value }));
    await this.#act({ type: 'key', id: 'keys', actions: [...down, ...up] });
  }

  readonly mouse = {
    move: (x: number, y: number) =>
      this.#point({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }),
    down: () => this.#point({ type: 'pointerDown', button: 0 }),
    up: () => this.#point({ type: 'pointerUp', button: 0 }),
  };

  #point = (action: object): Promise<void> =>
    this.#act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [action],
    });

  async #act(source: object): Promise<void> {
    await this.#send('actions', { actions: [source] });
  }

  #send = (command: string, body: object): Promise<unknown> =>
    send(`${this.#session}/${command}`, body);
}

async function send(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver refuses ${new URL(address).pathname}: ${error}, ${message}`);
}
