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

/** The words for a time. */
function inWords(/** @type {number} */ ms) {
  return ms < 60_000 ? `${ms / 1000} seconds` : `${ms / 60_000} minutes`;
}

/**
 * Runs one tool of node_modules/.bin, or of the system, in the project's folder. A tool may take as
 * long as it needs: only one that has said nothing for so long is taken for hung and ended, with
 * everything it started.
 *
 * @param {readonly string[]} command the tool and its arguments
 * @param {number} longestSilence in milliseconds
 * @param {(text: string) => void} [hear] is given what the tool says, as it comes
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runTool([tool = '', ...args], longestSilence, hear = () => {}) {
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
    const giveUp = () => {
      output += `\n${tool} was ended: nothing came from it for ${inWords(longestSilence)}.\n`;
      end(child);
    };
    const timer = setTimeout(giveUp, longestSilence);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
        timer.refresh();
        hear(text);
      });
    }
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
