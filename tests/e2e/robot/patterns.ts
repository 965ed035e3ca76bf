/** Stands where a message has something to fill in. */
const BLANK = '\u0001';

/** What a message can look like on the screen, whatever is filled in. */
export function like(message: (...blanks: string[]) => string, blanks = 1): RegExp {
  const text = message(...Array.from({ length: blanks }, () => BLANK));
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(BLANK, '(.+?)');
  return new RegExp(`^${escaped}$`, 'u');
}

export const exactly = (text: string): RegExp => like(() => text, 0);

export const beginning = (text: string): RegExp =>
  new RegExp(`${exactly(text).source.slice(0, -1)}`, 'u');
