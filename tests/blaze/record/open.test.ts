import { describe, expect, it } from 'vitest';
import { openRecord } from '../../../src/lib/record/open.ts';
import { MOVES, open, refused, seats, smallRecord, wrong, RULES } from './testing/small-record.ts';

const without = (key: string) =>
  openRecord(JSON.stringify(smallRecord({ [key]: undefined })), RULES);
const small = JSON.stringify(smallRecord());

describe('a text that is no record', () => {
  it.each([
    ['nothing', ''],
    ['words', 'hello'],
    ['half a record', small.slice(0, -20)],
    ['two records', small + small],
    ['a byte order mark', `\ufeff${small}`],
    ['a comma too many', small.replace(']}', '],}')],
    ['a comment', `// mine\n${small}`],
    ['single quotes', small.replaceAll('"', "'")],
    ['a number that is none', small.replace('"first":0', '"first":NaN')],
    ['a number without end', small.replace('"first":0', '"first":Infinity')],
    ['a number with a leading zero', small.replace('"first":0', '"first":00')],
  ])('is not JSON: %s', (_, text) => {
    expect(openRecord(text, RULES)).toMatchObject(refused({ code: 'notJson' }));
  });

  it.each([['null'], ['1'], ['"fireside-record"'], ['[]'], [`[${small}]`], ['true'], ['{}']])(
    'is JSON of something else: %s',
    (text) => {
      expect(openRecord(text, RULES)).toEqual(refused({ code: 'notARecord' }));
    },
  );

  it.each([['fireside'], ['Fireside-Record'], [null], [1], [['fireside-record']]])(
    'has another format: %j',
    (format) => {
      expect(open({ format })).toEqual(refused({ code: 'notARecord' }));
    },
  );

  it.each([['1'], [0], [-1], [1.5], [null], [true], [[1]], [2 ** 60]])(
    'has no version: %j',
    (version) => {
      expect(open({ version })).toEqual(refused({ code: 'badVersion', received: version }));
    },
  );

  it('is made by a newer version, whatever else it holds', () => {
    const newer = refused({ code: 'newerVersion', version: 2, known: 1 });
    expect(open({ version: 2 })).toEqual(newer);
    expect(open({ version: 2, game: 'unheard', chat: [] })).toEqual(newer);
  });
});

describe('the limits', () => {
  const tooLarge = refused({ code: 'tooLarge', limit: 1_048_576 });
  const padded = (bytes: number) => small + ' '.repeat(bytes - small.length);

  it('let a record of one mebibyte pass, and not a byte more', () => {
    expect(openRecord(padded(1_048_576), RULES).ok).toBe(true);
    expect(openRecord(padded(1_048_577), RULES)).toEqual(tooLarge);
  });

  it('count bytes, not characters', () => {
    const name = '火'.repeat(400_000);
    expect(open({ seats: seats(name, 'Bo', 'Cy') })).toEqual(tooLarge);
  });

  it('come before anything is parsed', () => {
    expect(openRecord('{'.repeat(2_097_152), RULES)).toEqual(tooLarge);
  });

  it('let ten thousand moves pass, and not one more', () => {
    const many = (length: number) => open({ moves: Array(length).fill(1) });
    expect(many(10_000).ok).toBe(true);
    expect(many(10_001)).toEqual(refused({ code: 'tooManyMoves', moves: 10_001, limit: 10_000 }));
  });

  it('come before the rest of the record is looked at', () => {
    expect(open({ moves: Array(20_000).fill(0), seats: 7, chat: 1 })).toEqual(
      refused({ code: 'tooManyMoves', moves: 20_000, limit: 10_000 }),
    );
  });

  it.each([
    ['lists', '['.repeat(200_000) + ']'.repeat(200_000)],
    ['objects', '{"a":'.repeat(150_000) + '1' + '}'.repeat(150_000)],
  ])('do not stop deep nesting, which is refused like anything else: %s', (_, nested) => {
    for (const key of ['format', 'version', 'game', 'options', 'seats', 'first', 'chat']) {
      const text = JSON.stringify(smallRecord({ [key]: '@' })).replace('"@"', nested);
      expect(openRecord(text, RULES).ok).toBe(false);
    }
  });
});

describe('the keys of a record', () => {
  it.each([['format'], ['version'], ['game'], ['seats'], ['first'], ['moves']])(
    'must be there: %s',
    (key) => {
      const problems: Record<string, object> = {
        format: { code: 'notARecord' },
        version: { code: 'badVersion', received: undefined },
      };
      const missing = { code: 'missingKey', path: [], key };
      expect(without(key)).toEqual(refused(problems[key] ?? missing));
    },
  );

  it('may lack the options and the bots', () => {
    expect(without('options')).toMatchObject({ ok: true, value: { head: { options: {} } } });
    expect(open({ seats: seats('Ana', 'Bo', 'Cy') }).ok).toBe(true);
  });

  it.each([
    ['__proto__'],
    ['constructor'],
    ['prototype'],
    ['toString'],
    ['hasOwnProperty'],
    ['Format'],
    [''],
  ])('are known ones only, everywhere: %j', (key) => {
    // As text, because an object literal would take some of these for something else.
    const extra = `${JSON.stringify(key)}:{"polluted":true}`;
    const unknown = (path: readonly (string | number)[]) =>
      refused({ code: 'unknownKey', path, key });
    expect(openRecord(small.replace('{"format"', `{${extra},"format"`), RULES)).toEqual(
      unknown([]),
    );
    expect(openRecord(small.replace('{"edition"', `{${extra},"edition"`), RULES)).toEqual(
      unknown(['options']),
    );
    expect(openRecord(small.replace('{"name":"Bo"', `{"name":"Bo",${extra}`), RULES)).toEqual(
      unknown(['seats', 1]),
    );
    expect('polluted' in {}).toBe(false);
  });

  it('count once: of two with one name the last one stands', () => {
    const twice = small.replace('"first":0', '"first":7,"first":2');
    expect(openRecord(twice, RULES)).toMatchObject({ ok: true, value: { head: { first: 2 } } });
  });

  it('are not taken from what every object inherits', () => {
    const inherits = small.replace('{"format"', '{"__proto__":{"game":"blaze"},"format"');
    const text = inherits.replace('"game":"blaze",', '');
    expect(openRecord(text, RULES)).toMatchObject(refused({ code: 'missingKey', key: 'game' }));
  });
});

describe('the game', () => {
  it.each([['hanabi'], ['poker'], ['Blaze'], [''], ['__proto__'], ['constructor']])(
    'is one that is known, unlike %j',
    (game) => {
      expect(open({ game })).toEqual(refused({ code: 'unknownGame', game }));
    },
  );

  it.each([[1], [null], [['blaze']], [{}]])('is a word, unlike %j', (game) => {
    expect(open({ game })).toEqual(wrong(['game'], { kind: 'text' }, game));
  });
});

describe('the options', () => {
  const object = { kind: 'object' };
  const editions = { kind: 'oneOf', values: ['"2021"', '"classic"'] };
  it.each([
    ['null', null, [], object],
    ['a list', [], [], object],
    ['a text', 'classic', [], object],
    ['an edition there is not', { edition: '2022' }, ['edition'], editions],
    ['an edition as a number', { edition: 2021 }, ['edition'], editions],
    ['betting as a word', { betting: 'true' }, ['betting'], { kind: 'yesNo' }],
    ['betting as a number', { betting: 1 }, ['betting'], { kind: 'yesNo' }],
    ['no answer', { drawTrump: null }, ['drawTrump'], { kind: 'yesNo' }],
  ])('are not %s', (_, options, inner, expected) => {
    const key = inner[0];
    const received = key === undefined ? options : (options as Record<string, unknown>)[key];
    expect(open({ options })).toEqual(wrong(['options', ...inner], expected, received));
  });
});

describe('the first seat', () => {
  it.each([-1, 3, 4, 1000])('is one of the seats, not %i', (first) => {
    expect(open({ first })).toEqual(refused({ code: 'firstOutOfRange', first, players: 3 }));
  });

  it.each([
    ['0', 'number'],
    [null, 'number'],
    [true, 'number'],
    [1.5, 'wholeNumber'],
    [1e300, 'wholeNumber'],
  ])('is a number, unlike %j', (first, kind) => {
    expect(open({ first })).toEqual(wrong(['first'], { kind }, first));
  });

  it('is a number however JSON writes it', () => {
    for (const [written, first] of [
      ['2.0', 2],
      ['1e0', 1],
      ['-0', 0],
    ] as const) {
      const opened = openRecord(small.replace('"first":0', `"first":${written}`), RULES);
      expect(opened).toMatchObject({ ok: true, value: { head: { first } } });
    }
    expect(openRecord(small.replace('"first":0', '"first":1e999'), RULES).ok).toBe(false);
  });
});

describe('the moves', () => {
  it.each([[{}], [null], ['pass'], [3]])('stand in a list, unlike %j', (moves) => {
    expect(open({ moves })).toEqual(wrong(['moves'], { kind: 'list' }, moves));
  });

  it('are not looked at yet', () => {
    expect(open({ moves: [...MOVES, 'rubbish'] })).toMatchObject({
      value: { moves: [...MOVES, 'rubbish'] },
    });
  });
});
