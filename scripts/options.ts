/**
 * Reads an option of a script that counts something.
 * @throws Error in words where `text` is no whole number of at most nine digits, or below `least`
 */
export function wholeNumber(option: string, text: string, least = 0): number {
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < least)
    throw new Error(`${option} needs a whole number from ${least}, not ${text}.`);
  return number;
}

/**
 * Reads an option that says how much of something, as 0.01.
 * @throws Error in words where `text` is no number above 0 and up to 1
 */
export function part(option: string, text: string): number {
  const number = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || number <= 0 || number > 1)
    throw new Error(`${option} needs a number above 0 and up to 1, not ${text}.`);
  return number;
}
