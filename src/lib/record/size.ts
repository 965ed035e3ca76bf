/**
 * Whether a text takes more than `limit` bytes as UTF-8. Counted by hand because the pure layers
 * know no `TextEncoder`; like that one, a surrogate without its partner counts as the three bytes
 * of U+FFFD. Looks at no more than `limit` characters.
 */
export function exceedsBytes(text: string, limit: number): boolean {
  // Every character takes at least a byte, and at most three: a pair of surrogates takes four.
  if (text.length > limit) return true;
  if (text.length * 3 <= limit) return false;
  let bytes = 0;
  for (const character of text) bytes += bytesOf(character.codePointAt(0)!);
  return bytes > limit;
}

function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_0000 ? 3 : 4;
}
