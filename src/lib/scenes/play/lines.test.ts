import { beforeAll, describe, expect, it } from 'vitest';
import { FIRST_GAME } from '../../games/registry.ts';
import type { Story, WordsOfGame } from '../../games/contract/story.ts';
import type { GameTypes } from '../../games/contract/rules.ts';
import type { AnyScreens } from '../../games/contract/screens.ts';
import type { LiveGame } from '../../session/live-game.svelte.ts';
import { people } from '../../shelf/testing/shelf.ts';
import { loadGame } from '../loaded-game.ts';
import { logLines, undoLines } from './lines.ts';

type Offer = LiveGame['picture']['undoOffer'];

const three = people('Ana', 'Bo', 'Cy');

/** Says of every event what it is. */
const story: Story<GameTypes> = {
  caption: () => '',
  lines: (events) => events.map(({ code }) => code),
  log: (events) => events.map(({ code }) => ({ text: code, opens: code === 'dealt' })),
  refusal: () => '',
  because: (merits) => `because ${merits.map(({ code }) => code).join(' and ')}`,
};

let words: WordsOfGame;
let told: Parameters<typeof logLines>[1];
beforeAll(async () => {
  ({ words } = await loadGame(FIRST_GAME, 'en'));
  told = { story, people: three, words };
});

describe('the log', () => {
  it('tells everything in order, with what was undone and what opens a chapter', () => {
    const entries = [
      { kind: 'commit', events: [{ code: 'dealt' }, { code: 'played' }], undone: false },
      { kind: 'commit', events: [{ code: 'beaten' }], undone: true },
    ] as const;
    expect(logLines(entries, told)).toEqual([
      { text: 'dealt', opens: true, undone: false },
      { text: 'played', opens: false, undone: false },
      { text: 'beaten', opens: false, undone: true },
    ]);
  });

  it('says why, behind what a computer player did, and not behind what came of it', () => {
    const done = {
      kind: 'commit',
      events: [{ code: 'played' }, { code: 'won' }],
      undone: false,
    } as const;
    const [first, second, third] = logLines([done, done], told, [
      [{ code: 'certain' }, { code: 'meant' }],
      [],
    ]);
    expect(first).toMatchObject({ text: 'played', why: 'because certain and meant' });
    expect([second?.why, third?.why]).toEqual([undefined, undefined]);
  });

  it('says who undid something, and who agreed', () => {
    const { done } = words.play.undo;
    const by = (seat: number | null, agreed: readonly number[]) =>
      logLines([{ kind: 'undo', by: seat, agreed }], told);
    expect(by(1, [0, 2])).toEqual([{ text: done('Bo', 'Ana and Cy'), undone: false }]);
    expect(by(null, [])).toEqual([{ text: done(null, ''), undone: false }]);
  });
});

describe('what could be taken back', () => {
  /** @param offer what it is, at a table whose log tells of `hushed` nothing */
  const undone = (offer: Offer, told = story) => {
    const live = { picture: { undoOffer: offer }, settings: { hushed: 'whispered' } };
    const screens: Pick<AnyScreens, 'logged'> = {
      logged: (commits, settings) =>
        commits.map(({ events }) =>
          events.filter(({ code }) => code !== (settings as typeof live.settings).hushed),
        ),
    };
    const game = { live, screens, story: told, people: three };
    return undoLines(game as unknown as Parameters<typeof undoLines>[0]);
  };

  it('is nothing where there is none', () => {
    expect(undone(null)).toBeNull();
  });

  it('is told as far as the log tells it', () => {
    const events = ['whispered', 'played'].map((code) => ({ code }));
    expect(undone({ by: 0, events, needs: [] })?.lines).toEqual(['played']);
  });

  it('is told with those who have to agree, if anybody', () => {
    const offer = { by: 0, events: [{ code: 'played' }], needs: [1, 2] };
    const drawn: typeof story = {
      ...story,
      log: () => [
        { text: '', opens: false, things: ['card'], by: 0 },
        { text: '', opens: false },
        // Somebody else has played since: that does not go back to whoever asks.
        { text: '', opens: false, things: ['of Bo'], by: 1 },
        {
          text: '',
          opens: false,
          things: ['lay there', 'was put on it'],
          moved: ['was put on it'],
        },
      ],
    };
    expect(undone(offer, drawn)).toEqual({
      lines: ['played'],
      things: ['card', 'was put on it'],
      by: three[0],
      needs: [three[1], three[2]],
    });
    expect(undone({ ...offer, needs: [] })?.needs).toEqual([]);
  });
});
