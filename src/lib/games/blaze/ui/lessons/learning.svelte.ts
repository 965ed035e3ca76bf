import { Course, type Done } from '../../../../ui/lessons/course.svelte.ts';
import type { Card } from '../../rules/cards.ts';
import type { Thing } from '../flights/thing.ts';
import type { Role } from '../roles.ts';
import {
  after,
  motionsOf,
  missOf,
  type Lesson,
  type LessonName,
  type Play,
  type Position,
} from './lesson.ts';
import { script } from './script.ts';

type Shown = Done<Position, Thing>;

/** Which ruling a tap fails by. */
export interface Answer {
  readonly code: NonNullable<ReturnType<typeof missOf>>;
  readonly play: Play;
}

/** A lesson while it is played. */
export class Learning extends Course<LessonName, Lesson, Position, Answer, Thing> {
  constructor() {
    super(script, (lesson) => lesson);
  }

  /** Whose hand plays now; null where none does. */
  get role(): Role | null {
    return 'card' in this.step.wanted ? this.step.wanted.by : null;
  }

  /** A card of whoever plays now is tapped. */
  tap(card: Card): Shown | null {
    const { wanted } = this.step;
    if (!('card' in wanted)) return null;
    const { by, on } = wanted;
    const play: Play = on === undefined ? { by, card } : { by, card, on };
    if (wanted.card.includes(card)) return this.#play(play);
    const code = missOf(this.position, play, this.lesson.trump);
    return this.refuse(code === null ? 'else' : { code, play });
  }

  next(): Shown {
    return this.#play(null);
  }

  #play(play: Play | null): Shown {
    const position = after(this.position, this.step, play);
    return this.goOn({ position, motions: motionsOf(this.position, position, this.lesson.trump) });
  }
}
