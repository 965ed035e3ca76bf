/** What of the build is loaded with what, as its manifest tells. */

/**
 * @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk with what is
 *   loaded along with it
 *
 * @typedef {Record<string, Chunk>} Chunks by the name the manifest has for them
 */

/**
 * A chunk with all that is loaded along with it.
 *
 * @param {Chunks} chunks
 * @param {string} key
 * @param {Set<string>} [found]
 * @returns {string[]}
 */
export function closureOf(chunks, key, found = new Set()) {
  if (found.has(key)) return [];
  found.add(key);
  for (const one of chunks[key]?.imports ?? []) closureOf(chunks, one, found);
  return [...found];
}

/**
 * The ids of the games in the list of them, in its order.
 *
 * @param {string} registry its source: to load it would take a tool
 * @returns {string[]}
 */
export function gamesIn(registry) {
  const ids = [...registry.matchAll(/^ +id: '([^']+)',$/gm)].flatMap(([, id]) => id ?? []);
  if (ids.length === 0) throw new Error('The list of games reads otherwise');
  return ids;
}

/**
 * Chunks of games that are loaded along with something that is not of the same game: `GAME with
 * CHUNK` each. A game's own chunks are named after it.
 *
 * @param {Chunks} chunks
 * @param {readonly string[]} games
 * @returns {string[]}
 */
export function strangers(chunks, games) {
  const gameOf = (/** @type {string} */ key) =>
    games.find((game) => chunks[key]?.name?.replace(/-.*/, '') === game);
  return Object.keys(chunks).flatMap((key) =>
    (chunks[key]?.imports ?? [])
      .filter((one) => gameOf(one) !== undefined && gameOf(one) !== gameOf(key))
      .map((one) => `${chunks[one]?.name} with ${chunks[key]?.name ?? key}`),
  );
}
