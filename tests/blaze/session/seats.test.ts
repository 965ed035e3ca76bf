import { expect, it } from 'vitest';
import { fileOf } from '../../../src/lib/shelf/export.ts';
import { ANA, attack, BEN } from '../table/testing/four-hands.ts';
import { Party } from './testing/party.ts';

const seatsIn = async (party: Party): Promise<readonly unknown[]> => {
  const file = await fileOf(party.live.steward.soFar());
  if (!file.ok) throw new Error('no file');
  return (JSON.parse(file.value.text) as { seats: readonly unknown[] }).seats;
};

it('a seat that is lent is a computer player’s for everybody, after a crash and in the record', async () => {
  const party = await Party.seated('middle');
  party.live.lend(ANA, true);
  await party.live.steward.whenStable();
  party.crash();
  expect(party.live.people[ANA]).toMatchObject({ name: 'Person 0', bot: 'flame' });
  expect(party.live.lent).toEqual([ANA]);
  expect(await seatsIn(party)).toEqual([
    { name: 'Person 0', bot: 'flame' },
    { name: 'Person 1' },
    { name: 'Person 2' },
    { name: 'Person 3' },
  ]);
  expect(party.live.log().at(-1)).toEqual({ kind: 'seat', seat: ANA, away: true });
});

it('its computer player plays, and its owner sees the hand again once they are back', async () => {
  const party = await Party.seated('middle');
  party.live.lend(ANA, true);
  await party.live.steward.whenStable();
  for (let beat = 0; beat < 5 && party.live.picture.prompt.due.kind === 'bot'; beat++) {
    await party.soon();
    party.live.steward.playBot();
    await party.live.steward.whenStable();
  }
  expect(party.live.picture.table.table.length).toBeGreaterThan(0);
  expect(party.live.picture.hand).toBeNull();
  party.live.lend(ANA, false);
  await party.live.steward.whenStable();
  expect(party.live.people[ANA]).not.toHaveProperty('bot');
  expect(await seatsIn(party)).toContainEqual({ name: 'Person 0' });
  await party.opens(ANA);
  expect(party.live.picture.hand?.seat).toBe(ANA);
});

it('a journal of before seats changed hands is played on as it is', async () => {
  const party = await Party.seated('middle');
  await party.opens(ANA);
  party.live.act({ do: 'stage', move: attack(ANA, 'r2') });
  party.live.act({ do: 'commit', close: true });
  await party.live.steward.whenStable();
  party.crash();
  expect(party.live.lent).toEqual([]);
  expect(party.live.picture.prompt.due).toEqual({ kind: 'visit', seat: BEN });
});
