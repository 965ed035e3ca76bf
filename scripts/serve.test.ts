import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appServer } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
const files = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'sw.js': 'worker',
  '_app/immutable/a.js': 'code '.repeat(1000),
};

let home = '';
let server: ReturnType<typeof appServer>;

beforeAll(async () => {
  mkdirSync(join(folder, '_app/immutable'), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  }
  server = appServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, encoding: string) =>
  fetch(`${home}${path}`, { headers: { 'accept-encoding': encoding } });

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('to whoever accepts %s files go as %s', async (accepted, sent) => {
  const answer = await ask('_app/immutable/a.js', accepted);
  expect(answer.headers.get('content-encoding')).toBe(sent);
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(await answer.text()).toBe(files['_app/immutable/a.js']);
});

test.each([
  ['_app/immutable/a.js', 'public, max-age=31536000, immutable'],
  ['', 'no-cache'],
  ['sw.js', 'no-cache'],
])('"%s" may be kept: %s', async (path, kept) => {
  expect((await ask(path, 'br')).headers.get('cache-control')).toBe(kept);
});

test('what is not there is answered by the page for that', async () => {
  const answer = await ask('deep/nowhere', 'br');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(files['404.html']);
});
