/** How a rocket looks that has burst in the night sky, by how high it had climbed. */

/** A burst is drawn round 0, 0 and reaches 100 to every side. */
const FULL = 96;
/** How far what flies out hangs down in the end, as a part of its way. */
const DROOP = 0.1;

const rounded = (length: number): string => String(Math.round(length * 10) / 10);

interface Arm {
  readonly angle: number;
  readonly from: number;
  readonly to: number;
}

/** The way of a spark, outwards and a little down where it ends; and its light there. */
function sparkOf({ angle, from, to }: Arm): { readonly arm: string; readonly tip: string } {
  const at = (far: number) => {
    const sunk = DROOP * far * (far / FULL);
    return `${rounded(far * Math.sin(angle))} ${rounded(sunk - far * Math.cos(angle))}`;
  };
  return { arm: `M${at(from)}Q${at((from + to) / 2)} ${at(to)}`, tip: `M${at(to)}h.01` };
}

/** What one ring of a burst is drawn from, as path data. */
export interface Ring {
  readonly arms: string;
  readonly tips: string;
}

/**
 * The rings of a burst, one for each card of the stack, the innermost first; none for a rocket that
 * never left the ground.
 */
export function ringsOf(height: number): readonly Ring[] {
  const reach = FULL * (0.18 + 0.164 * height);
  return Array.from({ length: height }, (_, ring) => {
    const to = (reach * (ring + 1)) / height;
    const spokes = Math.max(8, Math.round((6 + 6 / height) * (ring + 1)));
    const sparks = Array.from({ length: spokes }, (_, i) => {
      // Every second ring stands in the gaps of the one before.
      const angle = (2 * Math.PI * (i + (ring % 2) / 2)) / spokes;
      // Uneven, as sparks are, and the same every time.
      const far = to * (1 - 0.07 * ((i * 7 + ring * 3) % 4) * 0.5);
      return sparkOf({ angle, from: to * 0.5, to: far });
    });
    return {
      arms: sparks.map(({ arm }) => arm).join(''),
      tips: sparks.map(({ tip }) => tip).join(''),
    };
  });
}
