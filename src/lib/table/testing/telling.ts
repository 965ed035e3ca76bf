import type { GameTypes } from '../../games/contract/rules.ts';
import { legalMoves } from '../../games/contract/live.ts';
import type { Desk } from '../desk.ts';
import { machineFor } from './evening.ts';
import { after, withDesk, withPrompt, type Broken } from './faults.ts';

/** Machines that tell the table what a hand holds, all of which twin worlds have to find. */
export function tellingMachines<G extends GameTypes>(): readonly Broken<G>[] {
  const real = machineFor<G>();
  const canPlay = ({ game, state }: Desk<G>, seat: number) =>
    legalMoves(game, state, seat).length > 1;
  return [
    {
      fault: 'asks only those who hold a fitting card',
      machine: withPrompt((prompt, desk) => ({
        ...prompt,
        nobody: prompt.nobody.filter((seat) => canPlay(desk, seat)),
      })),
      flaw: /told different things/,
    },
    {
      fault: 'covers a hand sooner when it has nothing to play',
      machine: after((step, before) =>
        step.desk.glass.mode === 'hand' && !canPlay(before, step.desk.glass.seat)
          ? withDesk(step, { glass: { mode: 'table' } })
          : step,
      ),
      seed: 6,
      flaw: /told different things/,
    },
    {
      fault: 'holds no ask of somebody who cannot play',
      machine: {
        ...real,
        step: (desk, input) =>
          input.do === 'want' && input.on && !canPlay(desk, input.seat)
            ? { ok: false, problem: { code: 'nothingToWant' } }
            : real.step(desk, input),
      },
      seed: 29,
      flaw: /only one world refuses/,
    },
    {
      fault: 'writes down what lay ready',
      machine: after(({ desk, entries }, before, input) => ({
        desk,
        entries:
          input.do === 'unstage'
            ? [
                {
                  do: 'commit',
                  kind: 'visit',
                  by: null,
                  watched: null,
                  moves: before.staged.flat(),
                },
              ]
            : entries,
      })),
      seed: 2,
      flaw: /write down different things/,
    },
    {
      fault: 'writes down what somebody will lead with',
      machine: after(({ desk, entries }, { lead: before }) => ({
        desk,
        entries:
          desk.lead?.said === true && desk.lead !== before
            ? [{ do: 'commit', kind: 'visit', by: null, watched: null, moves: desk.lead.moves }]
            : entries,
      })),
      seed: 10,
      flaw: /write down different things/,
    },
  ];
}
