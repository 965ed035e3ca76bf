import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Room for a browser's profile and what it needs besides. */
const SIZE = '90m';
/** What is written at once, smaller and smaller, until not a byte more fits. */
const PIECES = [1 << 20, 1 << 14, 1 << 8, 1];

/** A file system of its own, small enough to be filled. */
export class SmallDisk {
  readonly profile: string;
  readonly #folder: string;
  readonly #ballast: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.profile = join(folder, 'profile');
    this.#ballast = join(folder, 'ballast');
  }

  /**
   * A new one, or why there can be none here: mounting takes Linux, and root or a `sudo` that does
   * not ask.
   */
  static mount(): SmallDisk | string {
    const folder = mkdtempSync(join(tmpdir(), 'fireside-disk-'));
    try {
      asRoot('mount', '-t', 'tmpfs', '-o', `size=${SIZE},mode=0777`, 'tmpfs', folder);
      return new SmallDisk(folder);
    } catch (error) {
      rmSync(folder, { recursive: true });
      return String(error).split('\n')[0] ?? '';
    }
  }

  /** Leaves no room, not for a byte. What the browser has let go of meanwhile is taken, too. */
  fill(): void {
    const file = openSync(this.#ballast, 'a');
    for (const size of PIECES) while (fits(file, size));
    closeSync(file);
  }

  /** Makes room again. */
  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  /** Takes it away, whoever may still be writing. */
  remove(): void {
    asRoot('umount', '--lazy', this.#folder);
    rmSync(this.#folder, { recursive: true });
  }
}

function fits(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) > 0;
  } catch {
    return false;
  }
}

function asRoot(...command: readonly string[]): void {
  const whole = process.getuid?.() === 0 ? command : ['sudo', '--non-interactive', ...command];
  execFileSync(whole[0] ?? '', whole.slice(1), { stdio: ['ignore', 'ignore', 'pipe'] });
}
