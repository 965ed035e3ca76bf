/**
 * Runs in the page at /dev/ of the development server: lays a game out at the moment that the
 * address names, or lists the moments.
 */
import { openDB } from 'idb';
import { BOT_LEVELS } from '../../src/lib/core/people.ts';
import { importGame } from '../../src/lib/shelf/import.ts';
import { momentOf, MOMENTS, type MomentName } from '../shots/moments.ts';

/**
 * How a game is laid out: as the device goes round, or with computer players in all other seats.
 */
const TABLES = ['passed', 'middle', 'alone'] as const;
type Table = (typeof TABLES)[number];

const isMoment = (name: string): name is MomentName => MOMENTS.some((moment) => moment === name);

/** The text of a game's record at a moment; alone, whoever is in turn is the only person. */
function recordOf(moment: MomentName, table: Table): string {
  const { text, name } = momentOf(moment);
  if (table !== 'alone') return text;
  const record = JSON.parse(text) as { seats: readonly { name: string }[] };
  const seats = record.seats.map((seat, i) =>
    seat.name === name ? seat : { ...seat, bot: BOT_LEVELS[i % BOT_LEVELS.length] },
  );
  return JSON.stringify({ ...record, seats });
}

/** Puts the game on the shelf and goes to it. */
async function lay(moment: MomentName, table: Table): Promise<void> {
  const taken = await importGame(recordOf(moment, table));
  if (!taken.ok) throw new Error(`The game is refused: ${JSON.stringify(taken.problem)}`);
  const { id } = taken.value;
  const database = await openDB('fireside');
  const game = (await database.get('games', id)) as object;
  await database.put('games', { ...game, hints: true, way: table === 'middle' ? table : 'passed' });
  database.close();
  location.assign(`/play/#${id}`);
}

function list(): void {
  const items = MOMENTS.map((moment) => {
    const links = TABLES.map((table) => `<a href="#${moment}?${table}">${table}</a>`);
    return `<li>${moment}: ${links.join(', ')}</li>`;
  });
  document.body.insertAdjacentHTML('beforeend', `<ul>${items.join('')}</ul>`);
}

/** Does what the address says: `#asking?middle`. */
async function go(): Promise<void> {
  const [name = '', table = 'passed'] = location.hash.slice(1).split('?');
  const found = TABLES.find((each) => each === table);
  if (isMoment(name) && found) await lay(name, found);
}

list();
addEventListener('hashchange', () => void go());
await go();
