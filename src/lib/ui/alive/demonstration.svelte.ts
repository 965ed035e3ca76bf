/** Something shown in steps: in sight it plays, until somebody steps through it. */
export class Demonstration {
  at = $state(0);
  /** Where little is to move, each step is a press. */
  plays = $state(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  #isSeen = $state(false);

  /**
   * @param next the step behind the one that is shown
   * @param ms how long each is looked at
   */
  constructor(next: () => number, ms: () => number) {
    $effect(() => {
      const { at } = this;
      const behind = next();
      if (!this.plays || !this.#isSeen || behind === at) return;
      const timer = setTimeout(() => (this.at = behind), ms());
      return () => clearTimeout(timer);
    });
  }

  /** Of what is looked at. */
  readonly seen = (element: Element): (() => void) => {
    const watching = new IntersectionObserver(
      (looks) => (this.#isSeen = looks.at(-1)!.isIntersecting),
      { threshold: 0.5 },
    );
    watching.observe(element);
    return () => watching.disconnect();
  };

  readonly stop = (): void => void (this.plays = false);

  /** Somebody wants to see that step. */
  go(at: number): void {
    this.stop();
    this.at = at;
  }
}
