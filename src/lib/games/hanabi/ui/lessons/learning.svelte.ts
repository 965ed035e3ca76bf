import type { Color, Rank } from '../../rules/cards.ts';
import {
  after,
  LESSONS,
  still,
  type Act,
  type Done,
  type Lesson,
  type LessonName,
  type Scene,
  type Step,
  type Who,
} from './lesson.ts';
import { script } from './script.ts';

/** Why nothing came of a tap: it leads elsewhere, or it belongs into the other hand. */
export type Answer = 'else' | 'theirs' | 'yours' | 'otherWay';

/** A card somebody has tapped, before it is said what becomes of it. */
export interface Picked {
  readonly who: Who;
  readonly slot: number;
}

/** A lesson while it is played. */
export class Learning {
  name = $state<LessonName>('first');
  /** The step somebody is at. */
  at = $state(0);
  answer = $state.raw<Answer | null>(null);
  picked = $state.raw<Picked | null>(null);
  #scene = $state.raw<Scene>(script.first.start);
  readonly lesson: Lesson = $derived(script[this.name]);
  readonly step: Step = $derived(this.lesson.steps[this.at]!);
  readonly scene: Scene = $derived(this.#scene);
  readonly isLast: boolean = $derived(this.at === this.lesson.steps.length - 1);
  /** The lesson behind this one, or null. */
  readonly following: LessonName | null = $derived(LESSONS[LESSONS.indexOf(this.name) + 1] ?? null);

  /** Whose cards are to be tapped; null where none are. */
  get hand(): Who | null {
    const { wanted } = this.step;
    if ('clue' in wanted) return 'other';
    return 'own' in wanted ? 'you' : null;
  }

  begin(name: LessonName): void {
    this.name = name;
    this.at = 0;
    this.answer = null;
    this.picked = null;
    this.#scene = script[name].start;
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
    if (!wanted.clue.includes(hint)) return this.#refuse('else');
    return this.#goOn({ by: 'you', do: 'clue', hint });
  }

  /** The card of one's own that was tapped is played or discarded. */
  use(way: 'play' | 'discard'): Done | null {
    const { picked } = this;
    const { wanted } = this.step;
    if (!('own' in wanted) || picked === null) return null;
    const { slot } = picked;
    if (!wanted.slots.includes(slot)) return this.#refuse('else');
    if (way !== wanted.own) return this.#refuse('otherWay');
    return this.#goOn({ by: 'you', do: way, slot, draws: wanted.draws });
  }

  /** One of several answers is given. */
  choose(at: number): Done | null {
    return at === 0 ? this.#goOn(null) : this.#refuse('else');
  }

  /** What was told has been read. */
  next(): Done {
    return this.#goOn(this.step.then ?? null);
  }

  #refuse(answer: Answer): null {
    this.answer = answer;
    this.picked = null;
    return null;
  }

  #goOn(act: Act | null): Done {
    const done = act === null ? still(this.#scene) : after(this.#scene, act);
    this.#scene = done.scene;
    this.answer = null;
    this.picked = null;
    if (!this.isLast) this.at++;
    return done;
  }
}
