import { spawnSync } from 'node:child_process';
import { root } from './set-up.mjs';

const windows = process.platform === 'win32';
/** Milliseconds left, once a tool has ended, for the last of its output to arrive. */
const grace = 500;

/** The tools that are running, by the ids of their processes. @type {Set<number>} */
const running = new Set();

/**
 * Ends a tool and everything that it started, though it may have ended before those: what only
 * follows parents to their children no longer finds them then.
 */
function end(/** @type {number} */ pid) {
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
export async function runTool([tool = '', ...args], longestSilence, hear = () => {}) {
  // Only now: it is a package, and this file is read before they are installed.
  const { execa } = await import('execa');
  if (process.listenerCount('SIGINT') === 0) listenForStop();
  const child = execa(tool, args, {
    cwd: root,
    localDir: root,
    preferLocal: true,
    stdin: 'ignore',
    detached: !windows,
    all: true,
    buffer: false,
    reject: false,
    forceKillAfterDelay: false,
    env: {
      // Colours would only be noise in what is shown after a failure.
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      // With as many threads as a small machine has processors, oxfmt often waits for itself.
      TOKIO_WORKER_THREADS: '8',
    },
  });
  const { pid = 0 } = child;
  if (pid > 0) running.add(pid);
  let output = '';
  const timer = setTimeout(() => {
    output += `\n${tool} was ended: nothing came from it for ${inWords(longestSilence)}.\n`;
    end(pid);
  }, longestSilence);
  child.all.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    output += text;
    timer.refresh();
    hear(text);
  });
  // Whatever it left behind must neither go on nor hold this run open.
  child.on('exit', () =>
    setTimeout(() => {
      end(pid);
      child.stdout.destroy();
      child.stderr.destroy();
    }, grace),
  );
  const { exitCode, originalMessage } = await child;
  clearTimeout(timer);
  running.delete(pid);
  return { ok: exitCode === 0, output: pid > 0 ? output : `${output}${originalMessage}\n` };
}
