/**
 * Where two values part, as a path (`own.hand.2`), or null where they are the same in structure and
 * as JSON. Fields that are missing and fields that are undefined differ here: a reader can tell
 * them apart.
 */
export function difference(a: unknown, b: unknown): string | null {
  const path = partingPath(a, b);
  if (path !== null) return path.join('.') || 'all of it';
  return JSON.stringify(a) === JSON.stringify(b) ? null : 'the order of fields';
}

function partingPath(a: unknown, b: unknown): string[] | null {
  if (Object.is(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return [];
  for (const key of Object.keys(a)) {
    if (!Object.hasOwn(b, key)) return [key];
    const path = partingPath(a[key], b[key]);
    if (path !== null) return [key, ...path];
  }
  const further = Object.keys(b).find((key) => !Object.hasOwn(a, key));
  return further === undefined ? null : [further];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
