import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runTool } from './run-tool.mjs';
import { root } from './set-up.mjs';

let folder: string;
/** What a tool starts stays connected to it for as long as it lives. */
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'run-tool-'));
  server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
  rmSync(folder, { recursive: true });
});

function script(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** A tool that starts a process, which holds the tool's output open for ever; then it `ends`. */
function toolThat(ends: 'hangs' | 'leaves'): string[] {
  const { port } = server.address() as AddressInfo;
  const left = script(
    'left.mjs',
    `import { connect } from 'node:net';
     connect(${port}, '127.0.0.1', () => process.send('connected'));`,
  );
  const tool = script(
    'tool.mjs',
    `import { fork } from 'node:child_process';
     fork(${JSON.stringify(left)}, { stdio: 'inherit' }).on('message', () => {
       console.log('started');
       if (${ends === 'leaves'}) process.exit(0);
     });`,
  );
  return ['node', tool];
}

/** Waits until nothing is connected to the server any more. */
const nothingLeft = () => new Promise((resolve) => server.close(resolve));

test('the result of a tool is what it said and whether it succeeded', async () => {
  const good = script('good.mjs', 'console.log(1)');
  expect(await runTool(['node', good], 60_000)).toEqual({ ok: true, output: '1\n' });
  const bad = script('bad.mjs', 'process.exit(3)');
  expect(await runTool(['node', bad], 60_000)).toEqual({ ok: false, output: '' });
});

test('a tool that is not there fails and is named', async () => {
  const { ok, output } = await runTool(['no-such-tool'], 60_000);
  expect(ok).toBe(false);
  expect(output).toContain('no-such-tool');
});

test('a tool that falls silent is ended with what it started, and that is said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const run = runTool(toolThat('hangs'), 120_000);
  await new Promise((resolve) => server.once('connection', resolve));
  vi.advanceTimersByTime(120_000);
  const { ok, output } = await run;
  expect(ok).toBe(false);
  expect(output).toContain('node was ended: nothing came from it for 2 minutes.');
  await nothingLeft();
});

test('a tool that goes on saying something is left alone, however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port } = server.address() as AddressInfo;
  const talker = script(
    'talker.mjs',
    `import { connect } from 'node:net';
     connect(${port}, '127.0.0.1').on('data', () => console.log('still here'));`,
  );
  let heard = () => {};
  const run = runTool(['node', talker], 120_000, () => heard());
  const socket = await new Promise<Socket>((resolve) => server.once('connection', resolve));
  for (let said = 0; said < 5; said++) {
    vi.advanceTimersByTime(119_000);
    const next = new Promise<void>((resolve) => (heard = resolve));
    socket.write('?');
    await next;
  }
  socket.end();
  expect(await run).toEqual({ ok: true, output: 'still here\n'.repeat(5) });
});

test('what a tool leaves behind does not hold the run open', async () => {
  const { ok, output } = await runTool(toolThat('leaves'), 60_000);
  expect({ ok, output }).toEqual({ ok: true, output: 'started\n' });
  await nothingLeft();
});

// Windows ends a process without asking it, so there is nothing to hear there.
if (process.platform !== 'win32') {
  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the tool that runs', async (signal) => {
    const module = pathToFileURL(join(root, 'scripts', 'run-tool.mjs')).href;
    const runner = script(
      'runner.mjs',
      `import { runTool } from ${JSON.stringify(module)};
       await runTool(${JSON.stringify(toolThat('hangs'))}, 60_000);`,
    );
    const run = spawn(process.execPath, [runner], { stdio: 'ignore' });
    await new Promise((resolve) => server.once('connection', resolve));
    run.kill(signal);
    expect(await nothingLeft()).toBeUndefined();
  });
}
