import type { LogLine } from '../../../../../ui/play/sheets/log-line.ts';
import { colorIn, type Color } from '../../../rules/card.ts';
import type { HanabiEvent } from '../../../rules/events.ts';
import { MAX_STORMS } from '../../../rules/rulebook.ts';
import type { HanabiView } from '../../../rules/view.ts';
import { storyOf } from '../../story.ts';
import type { TableScene } from '../scene.ts';

type Act = HanabiView['acts'][number];
type Told = Pick<TableScene, 'words' | 'people' | 'view'>;

const isStorm = (act: Act): boolean => 'built' in act && act.move.do === 'play' && !act.built;

/** The last thing that was done, with the name of whoever did it; empty before the first. */
export function lastOf({ words, people, view }: Told) {
  const act = view.acts.at(-1);
  return act ? storyOf(words, people).caption([eventOf(act, view)]) : '';
}

/** Who played the cards of a stack, as the log tells it. */
export function playedOn(color: Color, { words, people, view }: Told): readonly LogLine[] {
  const acts = view.acts.filter(
    (act) => 'built' in act && act.built && colorIn(act.card) === color,
  );
  return storyOf(words, people)
    .log(acts.map((act) => eventOf(act, view)))
    .map(({ by, ...line }) => ({ ...line, by: people[by!], undone: false }));
}

/** What an act was, as a story tells it. */
function eventOf(act: Act, { acts }: Pick<HanabiView, 'acts'>): HanabiEvent {
  if ('slots' in act) {
    const { move, slots } = act;
    const [color, rank] = 'color' in move ? [move.color, null] : [null, move.rank];
    return { code: 'clued', seat: move.seat, to: move.to, color, rank, slots };
  }
  const { move, card, built } = act;
  const gone = built ? 'built' : 'discarded';
  const code = isStorm(act) ? 'storm' : gone;
  // While the card is on its way, the token that it costs still lies on the table.
  const left = MAX_STORMS - acts.filter(isStorm).length;
  return { code, seat: move.seat, slot: move.slot, card, left };
}
