import type { GameTypes } from '../../games/contract/rules.ts';
import { legalMoves } from '../../games/contract/live.ts';
import type { Desk } from '../desk.ts';
import { undoTo } from '../undo.ts';
import { machineFor } from './evening.ts';
import { after, withDesk, withPrompt, type Broken } from './faults.ts';

/** Machines with one fault each, all of which a walk has to find. */
export function brokenMachines<G extends GameTypes>(): readonly Broken<G>[] {
  const real = machineFor<G>();
  return [
    {
      fault: 'opens a hand without a cover',
      machine: after((step, _, input) =>
        input.do === 'press' ? withDesk(step, { glass: { mode: 'hand', seat: input.seat } }) : step,
      ),
      flaw: /without its cover/,
    },
    {
      fault: 'hands the open device straight to the next seat',
      machine: after((step, before, input) => {
        if (input.do !== 'commit' || before.seating.bots.length > 0) return step;
        const seat = (before.past.length + 1) % before.seating.players;
        return withDesk(step, { glass: { mode: 'hand', seat } });
      }),
      flaw: /without its cover|a hand is open though/,
    },
    {
      fault: 'stays open when the app is left',
      machine: after((step, before, input) =>
        input.do === 'hide' ? withDesk(step, { glass: before.glass }) : step,
      ),
      flaw: /hiding did not cover/,
    },
    {
      fault: 'leaves a hand open while a computer plays',
      machine: after((step, before, input) =>
        input.do === 'commit' ? withDesk(step, { glass: before.glass }) : step,
      ),
      flaw: /a hand is open though/,
    },
    {
      fault: 'forgets who said they will play',
      machine: after((step, _, input) =>
        input.do === 'say' || input.do === 'sayNobody' ? withDesk(step, { wanting: [] }) : step,
      ),
      seed: 10,
      flaw: /a held ask is lost|another desk/,
    },
    {
      fault: 'writes on the old state',
      machine: {
        ...real,
        step(desk, input) {
          if (input.do === 'say') desk.game.play(desk.state, firstMove(desk));
          return real.step(desk, input);
        },
      },
      flaw: /the old state changed|broke/,
    },
    {
      fault: 'writes on the old desk',
      machine: after((step, before) => {
        (before.looked as number[])[0] = 7;
        return step;
      }),
      flaw: /it broke/,
    },
    {
      fault: 'forgets to write down who looked',
      machine: after(({ desk, entries }) => ({
        desk,
        entries: entries.filter((entry) => entry.do !== 'looked'),
      })),
      flaw: /another desk/,
    },
    {
      fault: 'writes one visit down twice',
      machine: after(({ desk, entries }, _, input) => ({
        desk,
        entries: input.do === 'commit' ? [...entries, ...entries] : entries,
      })),
      flaw: /two commits/,
    },
    {
      fault: 'undoes one act too many',
      machine: after(({ desk, entries }) => {
        const [undo] = entries;
        const last = desk.past.at(-1);
        if (undo?.do !== 'undo' || !last) return { desk, entries };
        const past = desk.past.slice(0, -1);
        return {
          desk: { ...desk, state: last.before, past },
          entries: [{ ...undo, to: undo.to - 1 }],
        };
      }),
      seed: 39,
      flaw: /an undo (of more|of two acts|across a deal)/,
    },
    {
      fault: 'undoes what others have answered without asking them',
      machine: {
        ...real,
        step(desk, input) {
          const asked = real.step(desk, input);
          const request = input.do === 'undo' && asked.ok ? asked.value.desk.undo : null;
          const [last] = request?.needs ?? [];
          if (!asked.ok || !request || last === undefined) return asked;
          const needs = [last];
          return real.step(
            { ...asked.value.desk, undo: { ...request, needs } },
            { do: 'agree', seat: last },
          );
        },
      },
      seed: 21,
      flaw: /without the consent/,
    },
    {
      fault: 'undoes an answer by word without asking anybody',
      machine: {
        ...real,
        step(desk, input) {
          const asked = real.step(desk, input);
          const request = input.do === 'undo' && asked.ok ? asked.value.desk.undo : null;
          if (!request || desk.past.at(-1)?.kind !== 'word') return asked;
          const { to, by } = request;
          return {
            ok: true,
            value: { desk: undoTo(desk, to), entries: [{ do: 'undo', to, by, agreed: [] }] },
          };
        },
      },
      seed: 21,
      flaw: /without the consent/,
    },
    {
      fault: 'asks only those who hold a fitting card',
      machine: withPrompt((prompt, { game, state }) => ({
        ...prompt,
        plates: prompt.plates.map((plate) =>
          plate.ask === 'may' && legalMoves(game, state, plate.seat).length < 2
            ? { ...plate, ask: 'none' }
            : plate,
        ),
      })),
      flaw: /silent about seat/,
    },
    {
      fault: 'tells whether something lies ready',
      machine: withPrompt((prompt, desk) => ({
        ...prompt,
        holder: desk.staged.some((plan) => plan.length > 0) ? null : prompt.holder,
      })),
      flaw: /tells what lies ready/,
    },
    {
      fault: 'never lets a plate be pressed',
      machine: {
        ...real,
        step: (desk, input) =>
          input.do === 'press'
            ? { ok: false, problem: { code: 'notOnTable' } }
            : real.step(desk, input),
      },
      flaw: /reach its hand/,
    },
    {
      fault: 'calls for a bot that has nothing to do',
      machine: withPrompt((prompt, { seating }) =>
        prompt.due.kind === 'words' && seating.bots[0] !== undefined
          ? { ...prompt, due: { kind: 'bot', seat: seating.bots[0] } }
          : prompt,
      ),
      seed: 28,
      flaw: /nothing to do|a hand is open though/,
    },
  ];
}

/** A move of the first seat that has one. */
function firstMove<G extends GameTypes>({ game, state, seating }: Desk<G>): number {
  const codes = new Int32Array(game.mostMoves);
  for (let seat = 0; seat < seating.players; seat++)
    if (game.legal(state, seat, codes) > 0) return codes[0] ?? 0;
  throw new Error('somebody has a move where something can be said');
}
