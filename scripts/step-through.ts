/**
 * `npx tsx scripts/step-through.ts`: the table's machine, one step after the other, with what the
 * glass shows and what the game waits for after each. Change the steps and run it again.
 */
import { ANA, attack, BEN, beat, CLEO, seated } from '../tests/blaze/table/testing/four-hands.ts';

// Four people hand one device round; their hands are dealt, and Ana is Fire.
const table = seated('passed');
const say = (what: string): void =>
  console.log(`${what.padEnd(30)} ${table.glass.padEnd(12)} ${JSON.stringify(table.due)}`);

say('the cards are dealt');

table.does({ do: 'open', seat: ANA });
say('Ana holds the cover');

table.does({ do: 'stage', move: attack(ANA, 'r2') });
say('she lays Flame 2 ready');

table.does({ do: 'commit', close: true });
say('and plays it');

table.visits(BEN, beat('r4', 0));
say('Ben opens his hand and beats');

table.does({ do: 'sayNobody' });
say('nobody adds');

console.log('Cleo will add:   ', table.refusal({ do: 'want', seat: CLEO, on: true }));
console.log('Ana deals again:  ', table.refusal({ do: 'deal', order: [] }));
