import { deleteDB, openDB } from 'idb';

/**
 * Chromium tidies up behind the answer; what is written meanwhile would keep it from it. Mostly it
 * takes some 60 ms, on a busy machine several times that. Milliseconds.
 */
const BEHIND_THE_ANSWER = 1000;

/**
 * Has the browser begin a new log of what is written, after a full disk has cut one off. Chromium
 * goes on behind the half entry at the end of the old one, and takes it all for damaged when it
 * reads it again, at its next start or the next full disk: then it deletes every game. Whenever a
 * database is deleted, be it empty, it puts down elsewhere what the log holds and begins another.
 * Other browsers lose a few milliseconds by it. Throws what keeps it from being done.
 */
export async function turnLeaf(database: string): Promise<void> {
  const name = `${database}-leaf`;
  const leaf = await openDB(name, 1, { upgrade: (made) => made.createObjectStore('leaf') });
  leaf.close();
  await deleteDB(name);
  await new Promise((resolve) => setTimeout(resolve, BEHIND_THE_ANSWER));
}
