/** What a window tells of how the glass lies. */
type Page = Pick<Window, 'innerWidth' | 'innerHeight' | 'addEventListener' | 'screen'>;

/** How the system shows the window on the glass, followed as long as somebody wants to know. */
export class ScreenLie {
  /** `screen.orientation.angle`. */
  angle = $state(0);
  /** Whether the window is higher than it is wide; null while nobody has looked. */
  isUpright = $state<boolean | null>(null);

  /** Follows the window until what it returns is called. */
  follow(page: Page): () => void {
    const { orientation } = page.screen;
    const listening = new AbortController();
    const read = () => {
      this.angle = orientation.angle;
      this.isUpright = page.innerHeight >= page.innerWidth;
    };
    read();
    // Either may come first, and each shows the window as it is by then.
    orientation.addEventListener('change', read, { signal: listening.signal });
    page.addEventListener('resize', read, { signal: listening.signal });
    return () => listening.abort();
  }
}
