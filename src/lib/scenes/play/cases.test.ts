import { describe, expect, it } from 'vitest';
import { PACES } from '../../core/settings.ts';
import { CASES, onGlass, type GlassFacts } from './cases.ts';

/** Several people, the table in sight, and nothing else going on. */
const QUIET: GlassFacts = {
  glass: 'table',
  calls: false,
  due: 'words',
  undo: false,
  alone: false,
  aside: false,
  untold: false,
  mustBeSeen: false,
  pace: 'normal',
  between: false,
  panel: false,
};
/** Somebody alone with computer players. */
const ALONE: GlassFacts = { ...QUIET, glass: 'hand', alone: true };
/** The cover that the glass rests on, for somebody it names. */
const CALLING: GlassFacts = { ...QUIET, glass: 'cover', calls: true };
/** Everybody must see something, and nobody has been told. */
const MUST_BE_SEEN = { untold: true, mustBeSeen: true } as const;

const namesOf = (facts: GlassFacts) =>
  CASES.filter(({ holds }) => holds(facts)).map(({ name }) => name);
const lies = (facts: GlassFacts) => onGlass(facts).name;

describe('what lies on the glass', () => {
  it('is the table, where nothing else is', () => {
    expect(onGlass(QUIET)).toEqual({
      name: 'table',
      ground: 'table',
      isTelling: false,
      wayBack: false,
    });
    for (const due of ['bot', 'visit', 'deal'] as const)
      expect(lies({ ...QUIET, due })).toBe('table');
  });

  it('is the cover, whatever the game has come to', () => {
    expect(onGlass(CALLING)).toMatchObject({ name: 'cover', ground: 'cover', isTelling: false });
    for (const due of ['over', 'deal'] as const)
      expect(lies({ ...CALLING, due, between: true, undo: true })).toBe('cover');
  });

  it('is the hand of somebody who visits, until it is covered', () => {
    const visit: GlassFacts = { ...QUIET, glass: 'hand' };
    expect(onGlass(visit)).toMatchObject({ name: 'visit', ground: 'hand' });
    expect(lies({ ...visit, due: 'over' })).toBe('visit');
    expect(lies({ ...visit, due: 'deal', between: true })).toBe('visit');
    expect(lies({ ...visit, ...MUST_BE_SEEN })).toBe('visit');
  });

  it('is a hand that others are shown, until it is covered', () => {
    const shown: GlassFacts = { ...QUIET, glass: 'shown' };
    expect(onGlass(shown)).toMatchObject({ name: 'shown', ground: 'shown', isTelling: false });
    expect(lies({ ...shown, ...MUST_BE_SEEN })).toBe('shown');
  });

  it('is the table again while an undo waits for consent, even after the end', () => {
    expect(onGlass({ ...QUIET, undo: true })).toMatchObject({ name: 'undo', ground: 'table' });
    for (const due of ['over', 'deal'] as const)
      expect(lies({ ...QUIET, due, between: true, undo: true })).toBe('undo');
  });

  it('is the scores once the game is over', () => {
    const over: GlassFacts = { ...QUIET, due: 'over' };
    expect(onGlass(over)).toMatchObject({ name: 'scores', ground: 'scores', wayBack: false });
    expect(lies({ ...ALONE, due: 'over' })).toBe('scores');
    expect(lies({ ...ALONE, due: 'over', aside: true })).toBe('scores');
  });

  it('is the intermission while a deal is due behind it, and at no other deal', () => {
    const deal: GlassFacts = { ...QUIET, due: 'deal', between: true };
    expect(onGlass(deal)).toMatchObject({ name: 'intermission', ground: 'intermission' });
    expect(lies({ ...ALONE, due: 'deal', between: true })).toBe('intermission');
    expect(lies({ ...deal, between: false })).toBe('table');
    expect(lies({ ...deal, due: 'words' })).toBe('table');
    expect(lies({ ...ALONE, between: true })).toBe('ownHand');
  });

  it('is the hand of whoever plays alone, also while the others play', () => {
    expect(onGlass(ALONE)).toMatchObject({ name: 'ownHand', ground: 'hand', wayBack: false });
    expect(lies({ ...ALONE, due: 'bot' })).toBe('ownHand');
  });

  it('is the table with a way back, where they turn aside', () => {
    expect(onGlass({ ...ALONE, aside: true })).toEqual({
      name: 'aside',
      ground: 'table',
      isTelling: false,
      wayBack: true,
    });
  });

  it('is what everybody must see, before anything else', () => {
    const told = { name: 'telling', ground: 'table', isTelling: true };
    expect(onGlass({ ...QUIET, ...MUST_BE_SEEN })).toMatchObject(told);
    expect(onGlass({ ...QUIET, ...MUST_BE_SEEN, due: 'over' })).toMatchObject(told);
    expect(onGlass({ ...QUIET, ...MUST_BE_SEEN, due: 'deal', between: true })).toMatchObject(told);
    expect(onGlass({ ...QUIET, ...MUST_BE_SEEN, undo: true })).toMatchObject(told);
    expect(onGlass({ ...ALONE, ...MUST_BE_SEEN })).toMatchObject({ ...told, wayBack: false });
    expect(onGlass({ ...ALONE, ...MUST_BE_SEEN, aside: true })).toMatchObject({
      ...told,
      wayBack: true,
    });
  });

  it('is a cover first where nobody is called: a curtain, or nobody’s', () => {
    expect(lies({ ...CALLING, ...MUST_BE_SEEN })).toBe('telling');
    expect(lies({ ...CALLING, ...MUST_BE_SEEN, calls: false })).toBe('cover');
  });

  it('is a hand at once for whoever plays alone and is told nothing there', () => {
    expect(lies({ ...ALONE, ...MUST_BE_SEEN, pace: 'off' })).toBe('ownHand');
    expect(lies({ ...QUIET, ...MUST_BE_SEEN, pace: 'off' })).toBe('telling');
    expect(lies({ ...CALLING, ...MUST_BE_SEEN, pace: 'off' })).toBe('telling');
  });

  it('has words over the table for what was merely played, and over nothing else', () => {
    const untold = true;
    expect(onGlass({ ...QUIET, untold })).toMatchObject({ name: 'table', isTelling: true });
    expect(onGlass({ ...QUIET, untold, panel: true }).isTelling).toBe(true);
    expect(onGlass({ ...QUIET, untold, undo: true })).toMatchObject({
      name: 'undo',
      isTelling: true,
    });
    expect(onGlass({ ...ALONE, untold, aside: true })).toMatchObject({
      name: 'aside',
      isTelling: true,
    });
    for (const facts of [ALONE, CALLING, { ...QUIET, due: 'over' as const }])
      expect(onGlass({ ...facts, untold }).isTelling).toBe(false);
  });

  it('tells what must be seen only once a panel is closed', () => {
    expect(onGlass({ ...QUIET, ...MUST_BE_SEEN, panel: true })).toMatchObject({
      name: 'telling',
      isTelling: false,
    });
  });
});

describe('the cases', () => {
  /** By fact: all it can be. */
  const EVERY: { readonly [Fact in keyof GlassFacts]: readonly GlassFacts[Fact][] } = {
    glass: ['table', 'cover', 'hand', 'shown'],
    calls: [false, true],
    due: ['over', 'deal', 'bot', 'visit', 'words'],
    undo: [false, true],
    alone: [false, true],
    aside: [false, true],
    untold: [false, true],
    mustBeSeen: [false, true],
    pace: PACES,
    between: [false, true],
    panel: [false, true],
  };

  /** All facts that could ever come together, and many that cannot. */
  const anyFacts = (): readonly GlassFacts[] =>
    Object.entries(EVERY).reduce<readonly GlassFacts[]>(
      (all, [fact, values]) => all.flatMap((one) => values.map((it) => ({ ...one, [fact]: it }))),
      [QUIET],
    );

  it('leave nothing open and never overlap, whatever the facts', () => {
    const open = anyFacts().filter((facts) => namesOf(facts).length !== 1);
    expect(open.slice(0, 3)).toEqual([]);
  });
});
