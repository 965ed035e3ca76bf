/**
 * In which order the declarations of a rule are published. It means nothing to a browser: what
 * touches each other, a shorthand and what it is short for, has the same first word and stays in
 * the order it was written in. But what packs well is what is said as before.
 */

/** What a name of another first word sets a part of. */
const PART_OF: Readonly<Record<string, string>> = {
  ...{ top: 'inset', right: 'inset', bottom: 'inset', left: 'inset' },
  ...{ align: 'place', justify: 'place', row: 'gap', column: 'gap', line: 'font' },
};

/**
 * First words of properties, in an order of which the app's styles weigh 0.9 kB of 64 less than as
 * they are written. It was found by moving one or two of them at random some thousand times, and
 * keeping what weighed less; any order would do, and one that is not named here comes last.
 */
const ORDER =
  'content filter syntax scale backface grid flex display place gap scroll columns background ' +
  'rotate border box padding clip min white z visibility isolation position inset inherits ' +
  'initial stop translate fill text overflow tap color paint src word accent forced stroke ' +
  'transform appearance height font float letter animation transition outline margin cursor ' +
  'resize vertical width order max aspect pointer contain object touch user -- container break ' +
  'quotes opacity overscroll mask counter size list';
const PLACES = new Map(ORDER.split(' ').map((word, place) => [word, place]));

/** Declarations, and what in them may hold a semicolon that ends none. */
const DECLARATION = /(?:"(?:[^"\\]|\\.)*"|url\([^")]*\)|[^;"])+/g;

/** What this and all it could touch goes by: all names of one's own are the same. */
function familyOf(declaration: string): string {
  if (declaration.startsWith('--')) return '--';
  const [, word = ''] = /^(?:-\w+-)?(\w+)/.exec(declaration) ?? [];
  return PART_OF[word] ?? word;
}

/** The declarations of a rule, without its braces, in the order that packs well. */
export function ordered(declarations: string): string {
  const placeOf = (one: string) => PLACES.get(familyOf(one)) ?? PLACES.size;
  // Those of one family keep their order, and so do all that are not named.
  const sorted = [...(declarations.match(DECLARATION) ?? [])].sort(
    (a, b) => placeOf(a) - placeOf(b),
  );
  return sorted.join(';');
}
