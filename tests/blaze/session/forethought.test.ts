import { describe, expect, it } from 'vitest';
import { undoLast } from '../../../src/lib/session/testing/people-at-random.ts';
import { Party } from './testing/party.ts';
import { ALL_BOTS, ALONE, botPlays, dealt, personActs } from './testing/rivals.ts';

describe('thinking', () => {
  it('goes on after a crash', async () => {
    const party = await dealt(ALL_BOTS);
    await botPlays(party);
    const { due } = party.live.picture.prompt;
    party.crash();
    await party.soon();
    expect(party.live.picture.prompt.due).toEqual(due);
    const { written } = party.live.picture;
    await botPlays(party);
    expect(party.live.picture.written).toBe(written + 1);
  });

  it('begins anew where nobody could be found to think', async () => {
    const party = await dealt(ALL_BOTS);
    await botPlays(party);
    const { written } = party.live.picture;
    const think = party.thinker.think.bind(party.thinker);
    party.thinker.think = () => Promise.reject(new Error('not fetched'));
    party.crash();
    await botPlays(party);
    // Once is no more than a worker that died.
    expect(party.live.picture).toMatchObject({ written, thinkerless: false });
    await botPlays(party);
    await botPlays(party);
    expect(party.live.picture).toMatchObject({ written, thinkerless: true });
    party.thinker.think = think;
    await botPlays(party);
    await botPlays(party);
    expect(party.live.picture.written).toBeGreaterThan(written);
    expect(party.live.picture.thinkerless).toBe(false);
  });

  it('is dropped where what it was about is undone', async () => {
    const party = await dealt(ALONE);
    const { live, thinker } = party;
    while (live.picture.prompt.due.kind === 'bot') await botPlays(party);
    let answer = () => {};
    thinker.think = ({ view }) =>
      new Promise((resolve) => (answer = () => resolve(view.own?.legal[0] ?? null)));
    await personActs(party);
    await party.soon();
    expect([live.picture.prompt.due.kind, thinker.dropped]).toEqual(['bot', 0]);
    undoLast(live);
    await live.steward.whenStable();
    await party.soon();
    expect([live.picture.prompt.due.kind, thinker.dropped]).toEqual(['visit', 1]);
    const { written } = live.picture;
    answer();
    await botPlays(party);
    expect(live.picture.written).toBe(written);
  });

  it('ends with the game', async () => {
    const party = await dealt(ALL_BOTS);
    await party.live.steward.close();
    await party.soon();
    expect(party.thinker.closed).toBe(1);
    const asked = party.thinker.asked.length;
    await botPlays(party);
    expect(party.thinker.asked).toHaveLength(asked);
  });
});

describe('advice', () => {
  it('is for the open hand, from its own view', async () => {
    const party = await dealt(ALONE);
    while (party.live.picture.prompt.due.kind === 'bot') await botPlays(party);
    const { hand } = party.live.picture;
    const advice = await party.live.steward.advise();
    expect(hand?.view.own?.legal).toContainEqual(advice?.move);
    expect(advice?.merits.length).toBeGreaterThan(0);
    expect(party.thinker.asked.at(-1)?.view).toEqual(hand?.view);
  });

  it('comes too late for a hand that was covered', async () => {
    const party = await Party.seated();
    await party.opens(0);
    const advice = party.live.steward.advise();
    party.live.act({ do: 'layDown' });
    expect(await advice).toBeNull();
    expect(await party.live.steward.advise()).toBeNull();
  });
});
