import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../../src/lib/core/random.ts';
import { Party, type PartyGame } from './testing/party.ts';
import { oblige } from '../../../src/lib/session/testing/people-at-random.ts';
import { PRIVATE } from './testing/secrets.ts';

const eventsIn = (live: PartyGame) =>
  live.log().flatMap((entry) => (entry.kind === 'commit' ? entry.events : []));

/** Plays until something is true of the game. */
async function playUntil(party: Party, reached: () => boolean): Promise<void> {
  const random = new SeededRandom(3);
  while (!reached()) {
    oblige(party, random);
    await party.live.steward.whenStable();
  }
}

describe('the log', () => {
  it('tells nothing private while the game runs, and everything once it is over', async () => {
    const party = new Party({ options: { betting: true }, random: new SeededRandom(2) });
    await playUntil(party, () => party.live.picture.table.round === 2);
    const running = eventsIn(party.live);
    expect(running.length).toBeGreaterThan(50);
    expect(running.filter(({ code }) => PRIVATE.has(code))).toEqual([]);
    await playUntil(party, () => party.live.picture.prompt.due.kind === 'over');
    const whole = eventsIn(party.live);
    const codes = new Set(whole.map(({ code }) => code));
    for (const code of PRIVATE) expect(codes).toContain(code);
    // What was public stands there as before, in the same order.
    const known = whole.filter(({ code }) => !PRIVATE.has(code));
    expect(known.slice(0, running.length)).toEqual(running);
  });

  it('puts what was private once, behind what everybody saw of it', async () => {
    const party = new Party({ random: new SeededRandom(2) });
    await playUntil(party, () => party.live.picture.prompt.due.kind === 'over');
    const events = eventsIn(party.live);
    const draws = events.filter(({ code }) => code === 'drew').length;
    expect(draws).toBeGreaterThan(10);
    expect(events.filter(({ code }) => code === 'drewCards')).toHaveLength(draws);
    for (const [i, event] of events.entries()) {
      if (event.code !== 'drewCards') continue;
      const { seat, cards } = event;
      expect(events[i - 1]).toEqual({ code: 'drew', seat, count: cards.length });
    }
  });

  it('is read as far as the game has gone, time and again', async () => {
    const party = await Party.seated();
    expect(party.live.log()).toHaveLength(1);
    expect(party.live.log()).toHaveLength(1);
    await playUntil(party, () => party.live.picture.table.discards.length > 0);
    const log = party.live.log();
    party.crash();
    expect(party.live.log()).toEqual(log);
  });
});
