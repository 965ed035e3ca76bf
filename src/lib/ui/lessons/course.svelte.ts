import type { Motions } from '../../games/contract/flights.ts';

/** What a course needs to know of a lesson; a game's lessons hold more. */
export interface LessonOutline {
  readonly steps: readonly { readonly wanted: object }[];
}

/** What has come of something done, and what moves meanwhile. */
export interface Done<Position, Thing> {
  readonly position: Position;
  readonly motions: Motions<Thing>;
  /** What is seen once that has arrived. */
  readonly then?: { readonly after: number; readonly motions: Motions<Thing> } | null;
}

/**
 * The lessons of a game while somebody takes them. A game says what can be done in them; whatever
 * is done gives what came of it, or null where it led nowhere and is answered.
 */
export abstract class Course<
  Name extends string,
  Lesson extends LessonOutline,
  Position,
  Answer,
  Thing,
> {
  readonly names: readonly Name[];
  name = $state() as Name;
  /** The step somebody is at. */
  at = $state(0);
  /** Why nothing came of a tap; `else`: it is not what this step is about. */
  answer = $state.raw<Answer | 'else' | null>(null);
  position = $state.raw() as Position;
  readonly #script: Readonly<Record<Name, Lesson>>;
  readonly #startOf: (lesson: Lesson) => Position;

  /**
   * @param script the lessons, in the order in which they are offered
   * @param startOf what a lesson begins with
   */
  constructor(script: Readonly<Record<Name, Lesson>>, startOf: (lesson: Lesson) => Position) {
    this.#script = script;
    this.#startOf = startOf;
    this.names = Object.keys(script) as Name[];
    this.name = this.names[0]!;
    this.position = startOf(this.lesson);
  }

  get lesson(): Lesson {
    return this.#script[this.name];
  }

  get step(): Lesson['steps'][number] {
    return this.lesson.steps[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** The lesson behind this one, or null. */
  get following(): Name | null {
    return this.names[this.names.indexOf(this.name) + 1] ?? null;
  }

  begin(name: Name): void {
    this.name = name;
    this.at = 0;
    this.answer = null;
    this.position = this.#startOf(this.lesson);
  }

  /** What was told has been read, or answered rightly, or nothing more comes. */
  abstract next(): Done<Position, Thing>;

  /** One of several answers is given; the first is right. */
  choose(at: number): Done<Position, Thing> | null {
    return at === 0 ? this.next() : this.refuse('else');
  }

  protected refuse(answer: Answer | 'else'): null {
    this.answer = answer;
    return null;
  }

  protected goOn(done: Done<Position, Thing>): Done<Position, Thing> {
    this.position = done.position;
    this.answer = null;
    if (!this.isLast) this.at++;
    return done;
  }
}
