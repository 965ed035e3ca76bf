import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { kit } from '../../../src/lib/games/blaze/kit.ts';
import { switchesFor } from '../../../src/lib/games/blaze/rules/rulebook.ts';
import { agreedOn } from '../../../src/lib/scenes/new/agreed.ts';
import { tableToLay } from '../../../src/lib/scenes/new/kept.ts';
import { emptyDevice } from '../../../src/lib/scenes/testing/device.ts';
import { importGame } from '../../../src/lib/shelf/import.ts';
import { newGame } from '../../../src/lib/shelf/setup.ts';
import { idOf, setup } from '../../../src/lib/shelf/testing/shelf.ts';

const RECORDS = join(import.meta.dirname, '../../records');
const USUAL = { edition: '2021', betting: true };

beforeEach(emptyDevice);

describe('what a table of Blaze begins with', () => {
  it('is the usual where it has agreed on nothing', () => {
    expect(agreedOn(kit, null)).toEqual(USUAL);
  });

  it('is the usual where it last agreed on another game', async () => {
    await newGame(setup({ game: 'hanabi', options: { stormScore: 'stacks' } }));
    expect(agreedOn(kit, (await tableToLay('')).earlier)).toEqual(USUAL);
  });

  it('is what a written game was played by that leaves its bets out', async () => {
    const written = readFileSync(join(RECORDS, 'blaze/early.json'), 'utf8');
    const { options } = JSON.parse(written) as { readonly options: object };
    expect(options).not.toHaveProperty('betting');
    const { earlier } = await tableToLay(await idOf(importGame(written)));
    expect(switchesFor(agreedOn(kit, earlier), 3)).toEqual(switchesFor(options, 3));
  });
});
