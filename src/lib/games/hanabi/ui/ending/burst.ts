/** How a rocket looks that has burst in the night sky, by how high it had climbed. */

/** A burst is drawn round 0, 0 and reaches 100 to every side. */
const FULL = 96;
/** How far the burst of a rocket reaches that climbed so high. */
const REACH = [0, 0.34, 0.5, 0.66, 0.82, 1] as const;
/** Spokes of the outermost ring, by height. */
const SPOKES = [0, 12, 18, 24, 30, 38] as const;
/** How far what flies out hangs down in the end, as a part of its way. */
const DROOP = 0.1;

const rounded = (length: number): string => String(Math.round(length * 10) / 10);

interface Arm {
  readonly angle: number;
  readonly from: number;
  readonly to: number;
}

/** The way of a spark: outwards, and a little down where it ends. */
function armOf({ angle, from, to }: Arm): string {
  const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
  const at = (far: number) => {
    const sunk = DROOP * far * (far / FULL);
    return `${rounded(far * sin)} ${rounded(far * cos + sunk)}`;
  };
  return `M${at(from)}Q${at((from + to) / 2)} ${at(to)}`;
}

const tipOf = ({ angle, to }: Arm): string => {
  const sunk = DROOP * to * (to / FULL);
  return `M${rounded(to * Math.sin(angle))} ${rounded(sunk - to * Math.cos(angle))}h.01`;
};

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
  const reach = FULL * (REACH[height] ?? 1);
  return Array.from({ length: height }, (_, ring) => {
    const to = (reach * (ring + 1)) / height;
    const spokes = Math.max(8, Math.round(((SPOKES[height] ?? 8) * (ring + 1)) / height));
    const arms = Array.from({ length: spokes }, (_, i): Arm => {
      // Every second ring stands in the gaps of the one before.
      const angle = (2 * Math.PI * (i + (ring % 2) / 2)) / spokes;
      // Uneven, as sparks are, and the same every time.
      const far = to * (1 - 0.07 * ((i * 7 + ring * 3) % 4) * 0.5);
      return { angle, from: to * 0.5, to: far };
    });
    return { arms: arms.map(armOf).join(''), tips: arms.map(tipOf).join('') };
  });
}
