import { expect, it } from 'vitest';
import { behindCover } from '../../../src/lib/session/pending.ts';
import { ANA, attack, BEN, CLEO, DAN, seated } from '../table/testing/four-hands.ts';

it('who plays alone has seen what their open hand shows, though the glass was left meanwhile', () => {
  const alone = seated('passed', [BEN, CLEO, DAN]);
  const before = alone.desk;
  alone.does({ do: 'stage', move: attack(ANA, 'r2') }, { do: 'commit', close: true });
  expect(alone.desk.looked[ANA]).toBeGreaterThan(before.looked[ANA]!);
  expect(behindCover(alone.desk, before).looked).toEqual(alone.desk.looked);
});

it('nobody else has seen more than they had when it was left', () => {
  const table = seated();
  const before = table.desk;
  table.does({ do: 'open', seat: ANA });
  expect(behindCover(table.desk, before).looked).toEqual(before.looked);
});
