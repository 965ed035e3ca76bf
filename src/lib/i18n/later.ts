/**
 * Makes a format of `Intl` when it is first needed: to make one takes milliseconds that no start
 * should wait for.
 */
export function later<Format extends object>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}
