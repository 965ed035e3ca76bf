import type { Card } from '../../rules/cards.ts';
import type { Role } from '../roles.ts';
import {
  after,
  LESSONS,
  whyNot,
  type Lesson,
  type LessonName,
  type Play,
  type Scene,
  type Step,
} from './lesson.ts';
import { script } from './script.ts';

/** Why nothing came of a tap. */
export type Answer =
  | { readonly code: 'else' }
  | { readonly code: NonNullable<ReturnType<typeof whyNot>>; readonly play: Play };

/** A lesson while it is played. */
export class Learning {
  name = $state<LessonName>('challenge');
  /** The step somebody is at. */
  at = $state(0);
  answer = $state.raw<Answer | null>(null);
  #scene = $state.raw<Scene>(script.challenge);
  readonly lesson: Lesson = $derived(script[this.name]);
  readonly step: Step = $derived(this.lesson.steps[this.at]!);
  readonly scene: Scene = $derived(this.#scene);
  readonly isLast: boolean = $derived(this.at === this.lesson.steps.length - 1);
  /** The lesson behind this one, or null. */
  readonly following: LessonName | null = $derived(LESSONS[LESSONS.indexOf(this.name) + 1] ?? null);

  /** Whose hand plays now; null where none does. */
  get role(): Role | null {
    return 'card' in this.step.wanted ? this.step.wanted.by : null;
  }

  begin(name: LessonName): void {
    this.name = name;
    this.at = 0;
    this.answer = null;
    this.#scene = script[name];
  }

  /** A card of whoever plays now is tapped. */
  tap(card: Card): void {
    const { wanted } = this.step;
    if (!('card' in wanted)) return;
    const { by, on } = wanted;
    const play: Play = on === undefined ? { by, card } : { by, card, on };
    if (wanted.card.includes(card)) return this.#goOn(play);
    const code = whyNot(this.scene, play, this.lesson.trump);
    this.answer = code === null ? { code: 'else' } : { code, play };
  }

  /** One of several answers is given. */
  choose(at: number): void {
    if (at === 0) this.#goOn(null);
    else this.answer = { code: 'else' };
  }

  /** What was told has been read, or nothing more comes. */
  next(): void {
    this.#goOn(null);
  }

  #goOn(play: Play | null): void {
    this.#scene = after(this.#scene, this.step, play);
    this.answer = null;
    if (!this.isLast) this.at++;
  }
}
