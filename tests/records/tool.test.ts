import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = (name: string) => join(root, 'tests/records/blaze', name);
const content = (name: string) => readFileSync(file(name), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'records-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file that lasts as long as these tests. */
function written(name: string, bytes: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

interface Run {
  readonly out: string;
  readonly error: string;
  readonly exit: number | null;
}

/**
 * Runs the tool. `input` goes into it for as long as it reads; `most` bytes of output are read
 * before the pipe is closed.
 */
function tool(
  args: readonly string[],
  { input = '', endless = false, most = Infinity } = {},
): Promise<Run> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/record.ts', ...args], {
    cwd: root,
  });
  let [out, error] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (out.length >= most) child.stdout.destroy();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text));
  // The tool may well stop reading before everything is written.
  child.stdin.on('error', () => undefined);
  const pour = () => {
    while (child.stdin.write(input));
    child.stdin.once('drain', pour);
  };
  if (endless) pour();
  else child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (exit) => resolve({ out, error, exit })));
}

const jsonLines = (out: string): unknown[] =>
  out
    .split('\n')
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line));

describe('verify', () => {
  it('prints one line for each file, in their order, a dash being standard input', async () => {
    const files = [file('100.json'), '-', file('111.json')];
    const run = await tool(['verify', ...files], { input: content('early.json') });
    const ends = ['100', 'early', '111'].map((name): unknown =>
      JSON.parse(content(`${name}.end.json`)),
    );
    expect(jsonLines(run.out)).toEqual(ends);
    expect(run).toMatchObject({ exit: 0, error: '' });
    expect(run.out).toMatch(
      /^\{"ok":true,"moves":311,"over":true,"scores":\[6,5,9,0\],"winner":2\}\n/,
    );
  });

  it('goes on after a bad file, and exits with 1', async () => {
    const record = JSON.parse(content('early.json')) as { moves: unknown[] };
    const bytes = new Uint8Array(2 * 1024 * 1024).fill(32);
    const many = { ...record, moves: Array(20_000).fill(record.moves[1]) };
    const bad = { ...record, moves: [...record.moves.slice(0, 3), { seat: 2, do: 'pass' }] };
    const files = [
      file('early.json'),
      written('bad.json', JSON.stringify(bad)),
      written('cut.json', content('100.json').slice(0, 5000)),
      written('big.json', bytes),
      written('many.json', JSON.stringify(many)),
      written('latin.json', Uint8Array.of(0x22, 0xe9, 0x22)),
      written('empty.json', ''),
      folder,
      join(folder, 'missing.json'),
      `${file('early.json')}/inside`,
      written('marked.json', `\ufeff${content('early.json')}`),
    ];
    const { out, error, exit } = await tool(['verify', ...files]);
    const refused = (move: number | null, pattern: RegExp): unknown => ({
      ok: false,
      move,
      error: expect.stringMatching(pattern) as unknown,
    });
    expect(jsonLines(out)).toEqual([
      JSON.parse(content('early.end.json')),
      refused(3, /^moves\[3\]: "pass" by seat 2 is not legal: it is the turn of seat 1\.$/),
      refused(null, /^The text is not JSON/),
      refused(null, /^The record is larger than 1048576 bytes/),
      refused(null, /^moves: there are 20000, and no more than 10000 may be\.$/),
      refused(null, /UTF-8/),
      refused(null, /^The text is not JSON/),
      refused(null, /folder/),
      refused(null, /no such file/),
      refused(null, /cannot be read/),
      JSON.parse(content('early.end.json')),
    ]);
    expect({ error, exit }).toEqual({ error: '', exit: 1 });
  });

  it('stops reading what is too large: the input need never end', async () => {
    const run = await tool(['verify', '-'], { input: ' '.repeat(65_536), endless: true });
    expect(jsonLines(run.out)).toMatchObject([{ ok: false, move: null }]);
    expect(run).toMatchObject({ error: '', exit: 1 });
  });
});

describe('trace', () => {
  it('prints the lines of one file after those of the other', async () => {
    const run = await tool(['trace', file('108.json'), file('early.json')]);
    expect(run.out).toBe(content('108.trace.jsonl') + content('early.trace.jsonl'));
    expect(run).toMatchObject({ error: '', exit: 0 });
  });

  it('prints the lines before a bad move, says why on standard error, and goes on with the next file', async () => {
    const [line = ''] = content('illegal.jsonl').split('\n');
    const { record, move } = JSON.parse(line) as { record: unknown; move: number };
    const bad = written('illegal.json', JSON.stringify(record));
    const { out, error, exit } = await tool(['trace', bad, folder, file('early.json')]);
    const early = content('early.trace.jsonl');
    expect(out.endsWith(early)).toBe(true);
    expect(jsonLines(out.slice(0, -early.length))).toHaveLength(move + 1);
    expect(error).toBe(
      `${bad}: moves[${move}]: "pass" by seat 0 is not legal: it is the turn of seat 2.\n` +
        `${folder}: This is a folder, not a file.\n`,
    );
    expect(exit).toBe(1);
  });

  it('prints nothing of a record that is bad in itself', async () => {
    const run = await tool(['trace', '-'], { input: '{"format":"fireside-record","version":2}' });
    expect(run).toMatchObject({ out: '', exit: 1 });
    expect(run.error).toMatch(/^-: version: .*newer version.*\n$/);
  });

  it('ends quietly when nobody reads on', async () => {
    const files = Array.from({ length: 20 }, () => file('110.json'));
    const run = await tool(['trace', ...files], { most: 1 });
    expect(run.error).toBe('');
  });
});

describe('a wrong call', () => {
  it.each([[[]], [['verify']], [['--help']]])(
    'prints how it is used, on standard error: %j',
    async (args) => {
      const run = await tool(args);
      expect(run).toMatchObject({ out: '', exit: 1 });
      expect(run.error).toMatch(/^Usage: .*\n$/);
    },
  );
});
