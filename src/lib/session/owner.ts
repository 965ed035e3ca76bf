/** The part of the browser's locks that is needed here. */
export type Locks = Pick<LockManager, 'request'>;

/** How a game is claimed. */
export interface Claim {
  readonly id: string;
  /** Takes it from whoever has it. */
  readonly takeOver: boolean;
  /** Somebody else has taken it over. */
  readonly onLost: () => void;
  /** Undefined where the browser has none: then only the journal keeps two tabs apart. */
  readonly locks: Locks | undefined;
  /**
   * How long another page may take to let go, in milliseconds: after a reload the old one is still
   * there for a moment.
   */
  readonly patience?: number;
}

const LET_GO_WITHIN = 2000;
/**
 * The wait is cut into so many timers. A page that the browser has stopped for a while would find
 * one long timer over at once; so it still waits for the other parts, in which an answer can come.
 */
const PARTS = 10;

/**
 * Makes this page the only one in which a game goes on. Returns how to let go of it, or null where
 * another page keeps it.
 */
export function claim(claim: Claim): Promise<(() => void) | null> {
  const { locks } = claim;
  return locks ? request({ ...claim, locks }) : Promise.resolve(() => {});
}

function request({
  id,
  takeOver,
  onLost,
  locks,
  patience = LET_GO_WITHIN,
}: Claim & { readonly locks: Locks }): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const wait = (parts: number) => {
      timer = setTimeout(() => (parts > 1 ? wait(parts - 1) : waiting.abort()), patience / PARTS);
    };
    wait(PARTS);
    let isOwner = false;
    const hold = () => {
      clearTimeout(timer);
      isOwner = true;
      return new Promise<void>((letGo) => resolve(letGo));
    };
    // A request that steals cannot be given up as well.
    const how = takeOver ? { steal: true } : { signal: waiting.signal };
    locks.request(`fireside-game-${id}`, how, hold).catch(() => {
      clearTimeout(timer);
      if (isOwner) onLost();
      else if (waiting.signal.aborted) resolve(null);
      // The browser refuses locks altogether, as some do in private windows.
      else resolve(() => {});
    });
  });
}
