/** The smaller side of a screen that people can sit round: CSS pixels. */
const TABLE = 600;

/**
 * How the device goes round where nobody has said so yet: one that is large enough lies in the
 * middle.
 */
export const usualWay = () =>
  Math.min(innerWidth, innerHeight) >= TABLE ? ('middle' as const) : ('passed' as const);
