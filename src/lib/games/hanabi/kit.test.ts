import { describe, expect, it } from 'vitest';
import { brief } from './words/brief.ts';
import { kit } from './kit.ts';
import { picture } from './ui/home/picture.ts';

describe('what a table has agreed on earlier', () => {
  it.each([
    [{}, {}],
    [{ emptyClues: true, stormScore: 'zero' }, {}],
    [{ emptyClues: false }, { emptyClues: false }],
    [{ stormScore: 'stacks', edition: '2021' }, { stormScore: 'stacks' }],
    [{ stormScore: 'rain', emptyClues: 'no' }, {}],
  ])('%j is played by %j', (kept, options) => {
    expect(kit.optionsOf(kept)).toEqual(options);
  });
});

it('stands as its public table does, with one score for all', () => {
  const { rules } = kit;
  const state = rules.start({ options: {}, players: 3, first: 1 });
  const standingNow = () => kit.standing(rules.view(state, null));
  expect(standingNow()).toMatchObject({ chapter: { code: 'deal' }, over: false });
  rules.deal(state, rules.dealDue(state)!);
  expect(standingNow()).toEqual({
    chapter: { code: 'playing' },
    scores: 0,
    winners: [],
    over: false,
  });
  expect(brief.en.chapter(standingNow().chapter)).toBe('');
  expect(brief.es.chapter({ code: 'lastLap' })).toBe('Última vuelta');
});

it('brings its screens, its lessons and its picture, with words in both languages', async () => {
  const [screens, lessons] = await Promise.all([kit.loadScreens(), kit.loadLessons()]);
  for (const language of ['en', 'es'] as const) {
    expect(await screens.words(language)).toHaveProperty('aim.text', brief[language].aim.text);
    expect(await picture.words(language)).toHaveProperty('aim.text', brief[language].aim.text);
    expect(await lessons.words(language)).toHaveProperty('lessons.intro');
  }
});
