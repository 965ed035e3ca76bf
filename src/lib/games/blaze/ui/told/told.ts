import type { Seat } from '../../../../core/seats.ts';
import type { BlazeEvent } from '../../rules/events.ts';
import type { ToTell } from '../../../contract/screens.ts';
import type { BlazeShown } from '../shown.ts';
import type { Lane, Scene, Stack } from './scene.ts';

export type BlazeToTell = ToTell<BlazeShown>;

/** One step of a telling: a picture, and the events its sentences are about. */
export interface TellingStep {
  readonly scene: Scene;
  readonly events: readonly BlazeEvent[];
}

/** Everything that is told, step by step. A commit adds its steps behind those of earlier ones. */
export const stepsOf = (telling: readonly BlazeToTell[]): readonly TellingStep[] =>
  telling.flatMap(stepsOfOne);

/**
 * The place of the step that is shown once everything before `at` is told. Where something was
 * settled, pictures tell it without a gap: during a caption between them the table would seem to be
 * free. What was merely played lies on the table anyway.
 */
export function stepFrom(steps: readonly TellingStep[], at: number): number {
  if (!steps.some(isPicture)) return at;
  const next = steps.findIndex((step, i) => i >= at && isPicture(step));
  return next < 0 ? steps.length : next;
}

const isPicture = ({ scene }: TellingStep): boolean => scene.kind !== 'caption';

function stepsOfOne({ before, events }: BlazeToTell): readonly TellingStep[] {
  const steps: TellingStep[] = [];
  /** Plays and spoken answers that the next picture tells along with its own. */
  let plays: BlazeEvent[] = [];
  let lane: Lane = before.table;
  let stack: Stack = { round: before.round, left: before.featherStack };
  let last: Seat | null = null;

  for (const event of events) {
    lane = laneAfter(lane, event);
    if (isPlay(event)) {
      plays.push(event);
      continue;
    }
    const previous = steps.at(-1);
    const joined = previous && plays.length === 0 ? join(previous, event) : null;
    if (takesFeather(event)) stack = { ...stack, left: stack.left.slice(1) };
    if (event.code === 'lastPlayer') last = event.seat;
    if (joined) {
      steps[steps.length - 1] = withStack(joined, stack);
      continue;
    }
    const first = previous?.scene.kind === 'dealt';
    const scene = sceneOf(event, { lane, stack, last, first });
    if (scene === null) continue;
    steps.push({ scene, events: [...plays, event] });
    plays = [];
    if (scene.kind === 'cleared') lane = [];
  }
  if (plays.length > 0) steps.push({ scene: { kind: 'caption' }, events: plays });
  return steps;
}

/** What a step shows besides the event that makes it. */
interface Around {
  readonly lane: Lane;
  readonly stack: Stack;
  readonly last: Seat | null;
  readonly first: boolean;
}

/**
 * The picture an event opens; null where another shows it, as of the end of a round, or where only
 * its owner may know.
 */
function sceneOf(event: BlazeEvent, { lane, stack, last, first }: Around): Scene | null {
  switch (event.code) {
    case 'dealt':
      return { kind: 'dealt', trumpCard: event.trumpCard };
    case 'discarded':
    case 'took':
      return { kind: 'cleared', taken: event.code === 'took', seat: event.seat, lane };
    case 'drew':
      return { kind: 'onwards', draws: [event], roles: null, first };
    case 'challenge':
      return { kind: 'onwards', draws: [], roles: event, first };
    case 'wentOut':
      return { kind: 'out', leavers: [event], stack };
    case 'lastPlayer':
      return { kind: 'last', leaver: event, stack };
    case 'betsLaid':
      return { kind: 'betsLaid', on: event.on };
    case 'betsRevealed':
      return { ...event, kind: 'betsRevealed', last };
    case 'idle':
    case 'kindlingOver':
    case 'burnStarted':
    case 'burnStalemate':
      return { kind: 'news', about: event.code };
    case 'drewTrump':
    case 'roundOver':
    case 'gameOver':
    case 'attacked':
    case 'tookBack':
    case 'beat':
    case 'declined':
    case 'passed':
    case 'betLaid':
    case 'betOn':
    case 'dealtTo':
    case 'drewCards':
    case 'featherTaken':
      return null;
  }
}

/**
 * The step with one more event in its picture, or null where the event needs a picture of its own.
 */
function join(step: TellingStep, event: BlazeEvent): TellingStep | null {
  const { scene } = step;
  const events = [...step.events, event];
  if (scene.kind === 'onwards' && scene.roles === null) {
    if (event.code === 'drew')
      return { scene: { ...scene, draws: [...scene.draws, event] }, events };
    if (event.code === 'drewTrump') return { scene, events };
    if (event.code === 'challenge') return { scene: { ...scene, roles: event }, events };
  }
  if (scene.kind === 'out' && event.code === 'wentOut')
    return { scene: { ...scene, leavers: [...scene.leavers, event] }, events };
  return null;
}

const withStack = (step: TellingStep, stack: Stack): TellingStep =>
  step.scene.kind === 'out' ? { ...step, scene: { ...step.scene, stack } } : step;

const takesFeather = (event: BlazeEvent): boolean =>
  (event.code === 'wentOut' || event.code === 'lastPlayer') && event.feather;

const PLAYS = ['attacked', 'tookBack', 'beat', 'declined', 'passed', 'betLaid'] as const;

const isPlay = (event: BlazeEvent): boolean => PLAYS.some((code) => code === event.code);

/** The lane once a play has changed it. */
function laneAfter(lane: Lane, event: BlazeEvent): Lane {
  if (event.code === 'attacked')
    return [...lane, { attack: event.card, by: event.seat, beat: null }];
  if (event.code === 'tookBack')
    return lane.with(event.place, { attack: event.card, by: event.seat, beat: null });
  if (event.code !== 'beat') return lane;
  const answered = lane[event.place];
  return answered ? lane.with(event.place, { ...answered, beat: event.card }) : lane;
}
