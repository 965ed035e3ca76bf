import { describe, expect, it, vi } from 'vitest';
import { FIRST_GAME, GAMES } from '../../games/registry.ts';
import { Lesson } from './lesson.svelte.ts';

describe('a game that is learnt', () => {
  it.each(GAMES)('is $title where the address names it, with its words', async (game) => {
    const lesson = new Lesson();
    await lesson.enter(game.id, 'es');
    expect(lesson).toMatchObject({ title: game.title, game: game.id, problem: null });
    const { Lessons, words } = await (await game.load()).loadLessons();
    expect(lesson.taught).toEqual({ Lessons, said: await words('es') });
    expect(lesson.taught?.said).not.toEqual(await words('en'));
  });

  it('is the first there is where the address names none', async () => {
    const lesson = new Lesson();
    expect(lesson.game).toBe(FIRST_GAME.id);
    await lesson.enter('nothing of the kind', 'en');
    expect(lesson).toMatchObject({ title: FIRST_GAME.title, game: FIRST_GAME.id });
    expect(lesson.taught).not.toBeNull();
  });

  it('that cannot be fetched is told of by its name, until it can', async () => {
    const last = GAMES.at(-1)!;
    const load = vi.spyOn(last, 'load').mockRejectedValue(new TypeError('not fetched'));
    const lesson = new Lesson();
    await lesson.enter(last.id, 'en');
    load.mockRestore();
    expect(lesson).toMatchObject({ title: last.title, taught: null });
    expect(lesson.problem).toEqual({ code: 'failed', detail: '' });
    await lesson.enter(last.id, 'en');
    expect(lesson.problem).toBeNull();
    expect(lesson.taught).not.toBeNull();
  });
});
