import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './set-up.mjs';

const windows = process.platform === 'win32';
/** Milliseconds left, once a tool has ended, for the last of its output to arrive. */
const grace = 500;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** The tools that are running. @type {Set<ChildProcess>} */
const running = new Set();

/** Ends a tool and everything that it started. */
function end(/** @type {ChildProcess} */ { pid }) {
  if (pid === undefined) return;
  if (windows) {
    spawnSync('taskkill', ['/PID', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended by themselves.
  }
}

/** A tool has a process group of its own, so it does not hear by itself that the run is stopped. */
function listenForStop() {
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    process.once(signal, () => {
      running.forEach(end);
      process.exit(code);
    });
  }
}

/** The words for a time limit. */
function inWords(/** @type {number} */ limit) {
  return limit < 60_000 ? `${limit / 1000} seconds` : `${limit / 60_000} minutes`;
}

/**
 * Runs one tool of node_modules/.bin, or of the system, in the project's folder. What still runs at the
 * limit is taken for hung and ended, with everything it started.
 *
 * @param {readonly string[]} command the tool and its arguments
 * @param {number} limit in milliseconds
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runTool([tool = '', ...args], limit) {
  const bin = join(root, 'node_modules', '.bin');
  const env = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
    // Colours would only be noise in what is shown after a failure.
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
  if (process.listenerCount('SIGINT') === 0) listenForStop();
  return new Promise((resolve) => {
    const child = spawn(tool, args, { cwd: root, env, shell: windows, detached: !windows });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    }
    const timer = setTimeout(() => {
      output += `\n${tool} was ended: it still ran after ${inWords(limit)}.\n`;
      end(child);
    }, limit);
    const finish = (/** @type {boolean} */ ok) => {
      clearTimeout(timer);
      if (!running.delete(child)) return;
      // Whatever it left behind must neither go on nor hold this run open.
      end(child);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ ok, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
    child.on('exit', (code) => setTimeout(finish, grace, code === 0));
  });
}
