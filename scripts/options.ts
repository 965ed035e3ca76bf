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
