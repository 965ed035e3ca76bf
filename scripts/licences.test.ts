import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build } from 'vite';
import { licences } from './licences.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licences-'));
  pack('.', 'app', 'Ours.');
  pack('node_modules/used', 'used', 'Of what is used.');
  pack('node_modules/@some/shaken', '@some/shaken', 'Of what is shaken off.');
  pack('node_modules/@some/font', '@some/font', 'Of the font.');
  // It writes helpers of its own into what it bundles.
  pack('node_modules/vite', 'vite', 'Of the bundler.\n\n# Licenses of bundled dependencies');
  pack('node_modules/elsewhere', 'elsewhere', 'Of what is elsewhere.');
  put('node_modules/used/index.js', 'export const used = () => document.title;');
  put('node_modules/@some/shaken/index.js', 'export const shaken = 1;');
  put('node_modules/@some/font/face.woff2', 'x'.repeat(10_000));
  put('index.html', '<script type="module" src="./main.js"></script>');
  put('main.css', "@font-face { font-family: a; src: url('@some/font/face.woff2'); }");
  put(
    'main.js',
    "import './main.css'; import { used } from 'used'; import '@some/shaken'; used();",
  );
});

afterEach(() => rmSync(root, { recursive: true }));

function put(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

function pack(folder: string, name: string, licence: string): void {
  const about = { name, version: '1.0.0', license: 'MIT', type: 'module', sideEffects: false };
  put(join(folder, 'package.json'), JSON.stringify(about));
  put(join(folder, 'LICENSE'), licence);
}

async function bundle(): Promise<string[]> {
  const plugins = [licences({ root, to: 'texts.json', also: ['elsewhere'] })];
  await build({ root, logLevel: 'silent', configFile: false, plugins });
  const texts: { parts: { name: string }[] }[] = JSON.parse(
    readFileSync(join(root, 'dist/texts.json'), 'utf8'),
  );
  return texts.flatMap(({ parts }) => parts.map(({ name }) => name));
}

test('lists the app first, then whatever is in the bundle, fonts too, and nothing that is not', async () => {
  const [first, ...others] = await bundle();
  expect(first).toBe('app');
  expect(others).toEqual(expect.arrayContaining(['@some/font', 'elsewhere', 'used', 'vite']));
  expect(others).not.toContain('@some/shaken');
});

test('stops where something bundled has no licence', async () => {
  rmSync(join(root, 'node_modules/used/LICENSE'));
  await expect(bundle()).rejects.toThrow('used is bundled and has no licence');
});
