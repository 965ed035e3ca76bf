import type { GameWords } from '../../../src/lib/i18n/game-words.ts';

/** Stands where a message has something to fill in. */
const BLANK = '\u0001';

/** What a message can look like on the screen, whatever is filled in. */
export function like(message: (...blanks: string[]) => string, blanks = 1): RegExp {
  const text = message(...Array.from({ length: blanks }, () => BLANK));
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(BLANK, '(.+?)');
  return new RegExp(`^${escaped}$`, 'u');
}

/** What the controls of a game are called, for whoever looks for them. */
export interface Said {
  /** Opens the hand the game waits for. */
  readonly openers: readonly RegExp[];
  /** Opens a hand to add to the attack. */
  readonly adders: readonly RegExp[];
  /** Declines for one person, and for everybody who is asked. */
  readonly decliners: readonly RegExp[];
  readonly nobody: RegExp;
  readonly takers: readonly RegExp[];
  readonly agree: RegExp;
  readonly playable: string;
  readonly not: string;
  readonly words: GameWords;
}

/** The names of controls in the words of a language. */
export function saidIn(words: GameWords): Said {
  const { table, hand } = words;
  const { plate, passed, cover } = table;
  const of = (control: string) => like((name) => plate.of(name ?? '', control));
  const counted = (message: (count: number) => string) =>
    Array.from({ length: 12 }, (_, i) => like(() => message(i + 1), 0));
  return {
    openers: [like(cover.open), like(passed.opens), of(plate.open), of(plate.bet)],
    adders: [like(passed.adds), of(plate.add)],
    decliners: [of(plate.done), new RegExp(`^${hand.act.done}$`, 'u')],
    nobody: new RegExp(`^${passed.nobody}`, 'u'),
    takers: counted(hand.act.takeName),
    agree: like(table.undo.agrees),
    playable: hand.card.playable,
    not: hand.card.not(''),
    words,
  };
}
