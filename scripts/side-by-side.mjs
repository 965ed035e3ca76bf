/**
 * @typedef {object} Job
 * @property {string} name
 * @property {number} [places] how many it fills, one unless said; more than there are is all of
 *   them
 * @property {readonly string[]} [after] those jobs in the list have to be over before
 */

/**
 * Runs jobs side by side, as many as there are places for. Whichever fits first in the list is
 * next.
 *
 * @template {Job} T
 * @param {readonly T[]} jobs
 * @param {number} places
 * @param {(job: T) => Promise<void>} run
 * @returns {Promise<void>} once all are over
 * @throws what a job throws, without waiting for the others
 */
export async function runSideBySide(jobs, places, run) {
  const waiting = new Set(jobs);
  /** @type {Map<T, Promise<void>>} */
  const running = new Map();
  let free = places;
  const isOver = (/** @type {string} */ name) =>
    ![...waiting, ...running.keys()].some((job) => job.name === name);
  while (waiting.size > 0) {
    for (const job of waiting) {
      const takes = Math.min(job.places ?? 1, places);
      if (takes > free || !(job.after ?? []).every(isOver)) continue;
      waiting.delete(job);
      free -= takes;
      const end = run(job).finally(() => {
        running.delete(job);
        free += takes;
      });
      running.set(job, end);
    }
    if (running.size === 0) throw new Error('These jobs wait for each other.');
    await Promise.race(running.values());
  }
  await Promise.all(running.values());
}
