import { Course } from '../../../../ui/lessons/course.svelte.ts';
import type { Color, Rank } from '../../rules/cards.ts';
import type { Thing } from '../flights/thing.ts';
import {
  after,
  still,
  type Act,
  type Done,
  type Lesson,
  type LessonName,
  type Position,
  type Who,
} from './lesson.ts';
import { script } from './script.ts';

/** Why nothing came of a tap: it belongs into the other hand, or something else is done with it. */
export type Answer = 'theirs' | 'yours' | 'otherWay';

/** A card somebody has tapped, before it is said what becomes of it. */
export interface Picked {
  readonly who: Who;
  readonly slot: number;
}

/** A lesson while it is played. */
export class Learning extends Course<LessonName, Lesson, Position, Answer, Thing> {
  picked = $state.raw<Picked | null>(null);

  constructor() {
    super(script, ({ start }) => start);
  }

  /** Whose cards are to be tapped; null where none are. */
  get hand(): Who | null {
    const { wanted } = this.step;
    if ('clue' in wanted) return 'other';
    return 'own' in wanted ? 'you' : null;
  }

  override begin(name: LessonName): void {
    super.begin(name);
    this.picked = null;
  }

  /** A card is tapped; once more, and it is put back. */
  pick(who: Who, slot: number): void {
    const { hand, picked } = this;
    if (hand === null) return;
    const isSame = picked?.who === who && picked.slot === slot;
    this.picked = who === hand && !isSame ? { who, slot } : null;
    this.answer = who === hand ? null : hand === 'you' ? 'yours' : 'theirs';
  }

  /** A clue about the other's hand is given. */
  tell(hint: Color | Rank): Done | null {
    const { wanted } = this.step;
    if (!('clue' in wanted)) return null;
    if (!wanted.clue.includes(hint)) return this.refuse('else');
    return this.#do({ by: 'you', do: 'clue', hint });
  }

  /** The card of one's own that was tapped is played or discarded. */
  use(way: 'play' | 'discard'): Done | null {
    const { picked } = this;
    const { wanted } = this.step;
    if (!('own' in wanted) || picked === null) return null;
    const { slot } = picked;
    if (!wanted.slots.includes(slot)) return this.refuse('else');
    if (way !== wanted.own) return this.refuse('otherWay');
    return this.#do({ by: 'you', do: way, slot, draws: wanted.draws });
  }

  next(): Done {
    return this.#do(this.step.then ?? null);
  }

  protected override refuse(answer: Answer | 'else'): null {
    this.picked = null;
    return super.refuse(answer);
  }

  #do(act: Act | null): Done {
    this.picked = null;
    return this.goOn(act === null ? still(this.position) : after(this.position, act));
  }
}
