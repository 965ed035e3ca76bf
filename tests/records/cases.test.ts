import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesById } from '../../scripts/record-tool/games.ts';
import { GAMES } from '../../src/lib/games/registry.ts';
import { openRecord } from '../../src/lib/record/open.ts';
import { readRecord } from '../../src/lib/record/read.ts';
import { walk } from '../../src/lib/record/replay.ts';
import { writeRecord } from '../../src/lib/record/write.ts';

/**
 * Any game may have a folder here, called by its id: `NAME.json` is a record, `NAME.trace.jsonl`
 * its trace, `NAME.end.json` its verdict, and `illegal.jsonl` has records that are refused.
 */
const FOLDERS = GAMES.map(({ id }) => id).filter((id) =>
  existsSync(new URL(`./${id}/`, import.meta.url)),
);

describe.each(FOLDERS)('the recorded games of %s', (folder) => {
  const read = (file: string) =>
    readFileSync(new URL(`./${folder}/${file}`, import.meta.url), 'utf8');
  const names = readdirSync(new URL(`./${folder}`, import.meta.url))
    .filter((file) => file.endsWith('.trace.jsonl'))
    .map((file) => file.replace('.trace.jsonl', ''));
  const lines = (file: string) => read(file).trimEnd().split('\n');

  it('are there', () => {
    expect(names).not.toEqual([]);
  });

  it.each(names)('%s goes through the states of its trace', (name) => {
    const opened = openRecord(read(`${name}.json`), rulesById);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    const traced = Array.from(walk(opened.value), (step) =>
      step.ok
        ? JSON.stringify({ move: step.value.number, ...opened.value.game.trace(step.value.state) })
        : JSON.stringify(step.problem),
    );
    expect(traced).toEqual(lines(`${name}.trace.jsonl`));
  });

  it.each(names)('%s ends as it should', (name) => {
    const played = readRecord(read(`${name}.json`), rulesById);
    if (!played.ok) throw new Error(JSON.stringify(played.problem));
    const { game, record, last } = played.value;
    const end: unknown = JSON.parse(read(`${name}.end.json`));
    expect({ ok: true, moves: record.moves.length, ...game.outcome(last.state) }).toEqual(end);
  });

  it.each(names)('%s comes back from what is written of it', (name) => {
    const played = readRecord(read(`${name}.json`), rulesById);
    if (!played.ok) throw new Error(JSON.stringify(played.problem));
    expect(JSON.parse(writeRecord(played.value.record, played.value.game))).toEqual(
      JSON.parse(read(`${name}.json`)),
    );
  });

  const illegal = lines('illegal.jsonl').map((line, index) => {
    const { record, move } = JSON.parse(line) as { record: { moves: unknown[] }; move: number };
    return { index, record, move };
  });

  it.each(illegal)('illegal record $index is refused at move $move', ({ record, move }) => {
    expect(readRecord(JSON.stringify(record), rulesById)).toMatchObject({
      ok: false,
      problem: { move, problem: { code: expect.stringMatching(/^(?:illegal|unknownMove)$/) } },
    });
  });

  it.each(illegal)('illegal record $index is good up to move $move', ({ record, move }) => {
    const cut = { ...record, moves: record.moves.slice(0, move) };
    expect(readRecord(JSON.stringify(cut), rulesById).ok).toBe(true);
  });
});
