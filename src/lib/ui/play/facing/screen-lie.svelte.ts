/** What a window tells of how the glass lies. */
type Page = Pick<Window, 'innerWidth' | 'innerHeight' | 'addEventListener' | 'screen'>;

/** What tells it. Some builds of WebKit have no such thing: there the window never seems turned. */
const orientationOf = (screen: Screen) => screen.orientation as ScreenOrientation | undefined;

/** By how many degrees the system has turned the window: `screen.orientation.angle`. */
export const angleOf = (screen: Screen): number => orientationOf(screen)?.angle ?? 0;

/** How the system shows the window on the glass, followed as long as somebody wants to know. */
export class ScreenLie {
  /** `screen.orientation.angle`. */
  angle = $state(0);
  /** Whether the window is higher than it is wide; null while nobody has looked. */
  isUpright = $state<boolean | null>(null);

  /** Follows the window until what it returns is called. */
  follow(page: Page): () => void {
    const { screen } = page;
    const listening = new AbortController();
    const read = () => {
      this.angle = angleOf(screen);
      this.isUpright = page.innerHeight >= page.innerWidth;
    };
    read();
    // Either may come first, and each shows the window as it is by then.
    orientationOf(screen)?.addEventListener('change', read, { signal: listening.signal });
    page.addEventListener('resize', read, { signal: listening.signal });
    return () => listening.abort();
  }
}
