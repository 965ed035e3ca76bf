/** A colour as red, green and blue, 0 to 1, by the light they give. */
export type Light = readonly [number, number, number];

type Matrix = readonly [Light, Light, Light];

/** The light of a colour written as #rrggbb. */
export function lightOf(hex: string): Light {
  const channel = (start: number) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** WCAG 2.2: relative luminance, 0 for black and 1 for white. */
const luminanceOf = ([red, green, blue]: Light): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG 2.2: contrast ratio of two colours, 1 to 21. */
export function contrastOf(one: Light, other: Light): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const through = (matrix: Matrix, [r, g, b]: Light): Light => {
  const row = ([x, y, z]: Light) => x * r + y * g + z * b;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** Machado, Oliveira, Fernandes 2009, severity 1: what people without one kind of cones see. */
const MACHADO: Readonly<Record<'protan' | 'deutan' | 'tritan', Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const clamped = (share: number): number => Math.min(1, Math.max(0, share));

/** How people see a colour: all of it, with one kind of cones missing, or its lightness alone. */
export const SIGHTS = {
  usual: (light: Light): Light => light,
  protan: (light: Light): Light => clampedLight(through(MACHADO.protan, light)),
  deutan: (light: Light): Light => clampedLight(through(MACHADO.deutan, light)),
  tritan: (light: Light): Light => clampedLight(through(MACHADO.tritan, light)),
  grey: (light: Light): Light => {
    const grey = luminanceOf(light);
    return [grey, grey, grey];
  },
} as const;

const clampedLight = ([r, g, b]: Light): Light => [clamped(r), clamped(g), clamped(b)];

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
/** Daylight, D65. */
const WHITE: Light = [0.95047, 1, 1.08883];

function labOf(light: Light): Light {
  const [x, y, z] = through(TO_XYZ, light).map((part, i) => {
    const share = part / WHITE[i as 0 | 1 | 2];
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  }) as unknown as Light;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIAN = Math.PI / 180;
const angle = (b: number, a: number): number => (Math.atan2(b, a) / RADIAN + 360) % 360;

/** CIEDE2000 (Sharma, Wu, Dalal 2005): how different two colours look; 1 can just be told. */
export function differenceOf(one: Light, other: Light): number {
  const [l1, a1, b1] = labOf(one);
  const [l2, a2, b2] = labOf(other);
  const seventh = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(seventh / (seventh + 25 ** 7)));
  const [a1p, a2p] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(a1p, b1), Math.hypot(a2p, b2)];
  const [h1, h2] = [c1 === 0 ? 0 : angle(b1, a1p), c2 === 0 ? 0 : angle(b2, a2p)];
  const coloured = c1 * c2 !== 0;
  const turn = !coloured ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hue = !coloured ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIAN);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * Math.cos((hue - 30) * RADIAN) +
    0.24 * Math.cos(2 * hue * RADIAN) +
    0.32 * Math.cos((3 * hue + 6) * RADIAN) -
    0.2 * Math.cos((4 * hue - 63) * RADIAN);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const rt = -Math.sin(60 * Math.exp(-(((hue - 275) / 25) ** 2)) * RADIAN) * rc;
  const [dl, dc] = [(l2 - l1) / sl, (c2 - c1) / sc];
  return Math.sqrt(dl ** 2 + dc ** 2 + (dh / sh) ** 2 + rt * dc * (dh / sh));
}
