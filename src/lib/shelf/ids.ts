/**
 * A new id for a game or a person: 128 random bits as 32 hexadecimal digits. Not by
 * `crypto.randomUUID`, which browsers keep back wherever a page did not come by https.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
