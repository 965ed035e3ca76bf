import { describe, expect, it } from 'vitest';
import { ANA, attack, beat, BEN, CLEO } from '../table/testing/four-hands.ts';
import { undoLast } from '../../../src/lib/session/testing/people-at-random.ts';
import { Party, type PartyGame } from './testing/party.ts';
import { PRIVATE } from './testing/secrets.ts';

const codes = (events: readonly { readonly code: string }[] = []) => events.map(({ code }) => code);

/** A seat opens its hand and plays. */
async function visits(
  party: Party,
  ...moves: Parameters<PartyGame['refusalInHand']>[0][]
): Promise<void> {
  await party.opens(moves[0]!.seat);
  for (const move of moves) party.live.act({ do: 'stage', move });
  party.live.act({ do: 'commit', close: true });
  await party.live.steward.whenStable();
}

/** Ana has played a 2, and Ben has beaten it. */
async function beaten(): Promise<Party> {
  const party = await Party.seated();
  await visits(party, attack(ANA, 'r2'));
  await visits(party, beat('r4', 0));
  return party;
}

/** The last thing is undone, with everybody's consent; returns who gave it. */
async function undone(party: Party): Promise<readonly number[]> {
  undoLast(party.live);
  await party.live.steward.whenStable();
  const needs = party.live.picture.prompt.undo?.needs ?? [];
  for (const seat of needs) party.live.act({ do: 'agree', seat });
  await party.live.steward.whenStable();
  return needs;
}

describe('telling the table', () => {
  it('tells every commit once, from the table as it was', async () => {
    const party = await beaten();
    expect(party.live.picture.telling.map(({ commit, events }) => [commit, codes(events)])).toEqual(
      [
        [0, ['dealt', 'challenge']],
        [1, ['attacked', 'declined']],
        [2, ['beat']],
      ],
    );
    expect(party.live.picture.telling[2]?.before.table).toEqual([
      { attack: 'r2', by: ANA, beat: null },
    ]);
    party.live.steward.allTold();
    expect(party.live.picture.telling).toEqual([]);
    party.live.act({ do: 'say', move: { seat: CLEO, do: 'pass' } });
    await party.live.steward.whenStable();
    expect(party.live.picture.telling.map(({ commit }) => commit)).toEqual([3]);
  });

  it('tells nothing that was undone before it was told', async () => {
    const party = await beaten();
    await undone(party);
    expect(party.live.picture.telling.map(({ commit }) => commit)).toEqual([0, 1]);
    expect(party.live.picture.table.table).toEqual([{ attack: 'r2', by: ANA, beat: null }]);
  });

  it('tells nothing that came out behind a cover', async () => {
    const party = await Party.seated('middle');
    await party.opens(ANA);
    party.live.act({ do: 'stage', move: attack(ANA, 'r2') });
    party.keeper.manner = 'waits';
    party.live.act({ do: 'commit', close: true });
    party.live.steward.cover();
    party.keeper.go();
    await party.live.steward.whenStable();
    expect(party.live.picture.table.table).toHaveLength(1);
    expect([party.live.picture.glass.mode, party.live.picture.telling]).toEqual(['cover', []]);
  });

  it('has nothing to tell after a pause', async () => {
    const party = await beaten();
    party.crash();
    expect(party.live.picture.telling).toEqual([]);
  });
});

describe('what is settled in a hand that stays open', () => {
  /** Nobody adds whatever comes, and Ben has beaten it: he leads. */
  async function leading(): Promise<Party> {
    const party = await Party.seated();
    await visits(party, attack(ANA, 'r2'));
    for (const seat of [ANA, CLEO]) {
      party.live.act({ do: 'standOut', seat, on: true });
      await party.live.steward.whenStable();
    }
    party.live.steward.allTold();
    await visits(party, beat('r4', 0));
    return party;
  }

  it('is told to its owner in place of what they had missed, with what they drew', async () => {
    const party = await leading();
    expect(party.live.picture.glass).toEqual({ mode: 'hand', seat: BEN });
    expect(codes(party.live.picture.hand?.recap)).toEqual([
      'beat',
      'declined',
      'declined',
      'discarded',
      'drew',
      'drew',
      'drewCards',
      'challenge',
    ]);
  });

  it('waits for the table, and is told there before what its owner leads with', async () => {
    const party = await leading();
    party.live.act({ do: 'stage', move: attack(BEN, 'r7') });
    party.live.act({ do: 'commit', close: true });
    await party.live.steward.whenStable();
    expect(party.live.picture.glass.mode).toBe('cover');
    expect(party.live.picture.telling.map(({ events }) => codes(events))).toMatchObject([
      ['beat', 'declined', 'declined', 'discarded', 'drew', 'drew', 'challenge'],
      ['attacked', 'declined'],
    ]);
  });
});

describe('what a seat missed', () => {
  it('is told to it when it opens its hand, with what is its own', async () => {
    const party = await Party.seated();
    await party.opens(BEN);
    expect(codes(party.live.picture.hand?.recap)).toEqual(['dealt', 'dealtTo', 'challenge']);
    await visits(party, attack(ANA, 'r2'));
    await party.opens(BEN);
    expect(codes(party.live.picture.hand?.recap)).toEqual(['attacked', 'declined']);
  });

  it('stays the same for the visit, whatever is laid ready or said meanwhile', async () => {
    const party = await Party.seated();
    await visits(party, attack(ANA, 'r2'));
    await party.opens(BEN);
    const recap = party.live.picture.hand?.recap;
    party.live.act({ do: 'stage', move: beat('r4', 0) });
    party.live.act({ do: 'want', seat: CLEO, on: true });
    await party.live.steward.whenStable();
    expect(party.live.picture.prompt.plates[CLEO]?.wants).toBe(true);
    expect(party.live.picture.hand?.recap).toBe(recap);
    expect(party.live.picture.hand?.plan.moves).toHaveLength(1);
  });

  it('is nothing on a second look', async () => {
    const party = await Party.seated();
    await party.opens(ANA);
    party.live.act({ do: 'layDown' });
    await party.opens(ANA);
    expect(party.live.picture.hand?.recap).toEqual([]);
  });

  it('is known again after a pause', async () => {
    const party = await beaten();
    party.crash();
    await party.opens(ANA);
    expect(codes(party.live.picture.hand?.recap)).toContain('beat');
    expect(codes(party.live.picture.hand?.recap)).not.toContain('dealt');
  });
});

describe('an open hand', () => {
  it('shows what the cards laid ready would lead to', async () => {
    const party = await Party.seated();
    await party.opens(ANA);
    party.live.act({ do: 'stage', move: attack(ANA, 'r2') });
    expect(party.live.picture.hand?.plan.view?.table).toHaveLength(1);
    expect(party.live.picture.hand?.view.table).toEqual([]);
    expect(party.live.picture.table.table).toEqual([]);
  });

  it('says why a card cannot be played, and speaks for its own seat alone', async () => {
    const party = await Party.seated();
    expect(party.live.refusalInHand(attack(ANA, 'b8'))).toBeNull();
    await party.opens(ANA);
    expect(party.live.refusalInHand(attack(ANA, 'r2'))).toBeNull();
    expect(party.live.refusalInHand(attack(ANA, 'b8'))?.code).toBeTypeOf('string');
    expect(party.live.refusalInHand(attack(BEN, 'b8'))).toBeNull();
    party.live.act({ do: 'stage', move: attack(ANA, 'r2') });
    expect(party.live.refusalInHand(attack(ANA, 'r2'))?.code).toBeTypeOf('string');
  });
});

describe('undoing', () => {
  it('offers what was done last to whoever did it, and says who has to agree', async () => {
    const party = await beaten();
    expect(party.live.picture.undoOffer?.by).toBe(BEN);
    expect(codes(party.live.picture.undoOffer?.events)).toEqual(['beat']);
    undoLast(party.live);
    await party.live.steward.whenStable();
    expect(party.live.picture.prompt.undo).toMatchObject({
      by: BEN,
      needs: party.live.picture.undoOffer?.needs,
    });
    expect(party.live.picture.glass.mode).toBe('table');
  });

  it('offers nothing before anybody has done anything', async () => {
    const party = await Party.seated();
    expect(party.live.picture.undoOffer).toBeNull();
    undoLast(party.live);
    await party.live.steward.whenStable();
    expect(party.live.picture.prompt.undo).toBeNull();
  });

  it('leaves what was undone in the log, with a mark and who agreed', async () => {
    const party = await beaten();
    const needs = await undone(party);
    await visits(party, beat('r7', 0));
    const log = party.live.log();
    const gist = log.map((entry) => {
      if (entry.kind === 'seat') return entry.seat;
      return entry.kind === 'commit' ? entry.undone : entry.by;
    });
    expect(gist).toEqual([...[false, false, true, BEN, false]]);
    expect(log[3]).toEqual({ kind: 'undo', by: BEN, agreed: needs });
    const events = log.flatMap((entry) => (entry.kind === 'commit' ? entry.events : []));
    expect(events.some(({ code }) => PRIVATE.has(code))).toBe(false);
  });
});
