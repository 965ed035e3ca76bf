import { isNoRoom } from './faults.ts';

/** Where it is kept that the disk was full, for other pages and the next start. */
const KEY = 'fireside.full';
/**
 * How much is written to try for room: more than the browser needs to put its own log away; bytes.
 */
const ROOM = 1 << 20;

/** What `deed` gives; null where the browser has no such storage, or refuses it. */
function kept<T>(deed: (storage: Storage) => T): T | null {
  try {
    return deed(localStorage);
  } catch {
    return null;
  }
}

/** Whether what a full disk has left behind is still to be mended, as far as this device knows. */
export const wasFull = (): boolean => kept((storage) => storage.getItem(KEY)) !== null;

/** Keeps that for other pages and the next start, or that it is mended. */
export const rememberFull = (isFull: boolean): void =>
  void kept((storage) => (isFull ? storage.setItem(KEY, 'yes') : storage.removeItem(KEY)));

/**
 * Whether there is room again, tried in a file apart, where it harms nothing: Chromium leaves half
 * an entry at the end of its list of files, too, whenever it tries to open a database on a full
 * disk. Where no such file can be written for another reason there may be.
 */
export async function isThereRoom(): Promise<boolean> {
  try {
    const folder = await navigator.storage.getDirectory();
    const file = await folder.getFileHandle(KEY, { create: true });
    const written = await file.createWritable();
    await written.write(new Uint8Array(ROOM));
    await written.close();
    await folder.removeEntry(KEY);
  } catch (error) {
    return !isNoRoom(error);
  }
  return true;
}
