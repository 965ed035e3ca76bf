import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../../build', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * The built app, or another folder, on a port of its own, as a plain static host would serve it.
 */
export class StaticHost {
  /** What was asked for since the start, by path. */
  readonly asked: string[] = [];
  /** The first one is home. */
  readonly #prefixes: readonly [string, ...string[]];
  readonly #folder: string;
  /** Browsers keep what never changes at its address, as hosts that know of it let them. */
  lasting = false;
  /** By path. */
  readonly #changed = new Map<string, string>();
  #head = '';
  readonly #server: Server;

  /**
   * @param prefix the folder the app lies in on the host, "/" or with a slash at both ends; several
   *   for as many copies of it
   * @param folder the folder that is served
   */
  constructor(prefix: string | readonly [string, ...string[]] = '/', folder = build) {
    this.#prefixes = typeof prefix === 'string' ? [prefix] : prefix;
    this.#folder = folder;
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      this.asked.push(pathname);
      void this.#answer(decodeURIComponent(pathname)).then(({ status, type, body }) => {
        const lasts = this.lasting && status === 200 && pathname.includes('/immutable/');
        const control = lasts ? 'max-age=31536000, immutable' : 'no-cache';
        response.writeHead(status, { 'content-type': type, 'cache-control': control });
        response.end(body);
      });
    });
  }

  /** The address of the app's home page. */
  get home(): string {
    const address = this.#server.address();
    if (!address || typeof address === 'string') throw new Error('The host is not started');
    return `http://127.0.0.1:${address.port}${this.#prefixes[0]}`;
  }

  start(port = 0): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  /** Ends every connection: from now on nobody answers at this address. */
  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /**
   * Serves every page with something at the very beginning of its head, where its own policy does
   * not count yet.
   */
  inHead(html: string): void {
    this.#head = html;
  }

  /**
   * Serves a file of the home copy with something added to its end, as if a new version had been
   * put there.
   */
  async append(name: string, text: string): Promise<void> {
    const file = await readFile(join(this.#folder, name), 'utf8');
    this.#changed.set(this.#prefixes[0] + name, file + text);
  }

  async #answer(pathname: string) {
    const around = this.#prefixes.filter((prefix) => pathname.startsWith(prefix));
    const [prefix] = around.sort((a, b) => b.length - a.length);
    const name = prefix === undefined ? null : pathname.slice(prefix.length);
    const file = name === null ? null : fileNamed(this.#folder, name);
    if (!file) return { status: 404, type: types['.html'] ?? '', body: await this.#notFound() };
    const type = types[extname(file)] ?? 'application/octet-stream';
    const body = this.#changed.get(pathname) ?? (await readFile(file));
    if (extname(file) !== '.html' || this.#head === '') return { status: 200, type, body };
    const page = String(body).replace('<head>', () => `<head>${this.#head}`);
    return { status: 200, type, body: page };
  }

  async #notFound() {
    const file = fileNamed(this.#folder, '404.html');
    return file ? await readFile(file) : 'There is no such page.';
  }
}

/** Where the code of the built app that contains a text lies, as patterns of addresses. */
export function builtCodeWith(text: string): string[] {
  const folder = join(build, '_app/immutable/chunks');
  return readdirSync(folder)
    .filter(
      (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(text),
    )
    .map((name) => `**/immutable/chunks/${name}`);
}

/** The file of a folder that a static host gives for a name, `null` when there is none. */
function fileNamed(folder: string, name: string): string | null {
  const path = join(folder, normalize(`/${name}`));
  const file = path.endsWith('/') ? join(path, 'index.html') : path;
  return existsSync(file) && statSync(file).isFile() ? file : null;
}
