/** A color in OKLCH: lightness 0 to 1, chroma from 0 (about 0.3 at most in sRGB), hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const multiply = (rows: readonly Triple[], [a, b, c]: Triple) =>
  rows.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

// Björn Ottosson's matrices between linear sRGB, cone responses, and Oklab (https://bottosson.github.io/posts/oklab/).
const rgbToCones: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const conesToOklab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const oklabToCones: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const conesToRgb: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const gammaDecoded = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const gammaEncoded = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
const mapTriple = (values: Triple, change: (value: number) => number) =>
  values.map(change) as unknown as Triple;

/** @param hex An opaque `#rrggbb` color. */
export function oklchOf(hex: string): Oklch {
  const channel = (at: number) => gammaDecoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const cones = multiply(rgbToCones, [channel(1), channel(3), channel(5)]);
  const [lightness, a, b] = multiply(conesToOklab, mapTriple(cones, Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function channelsOf({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const roots = multiply(oklabToCones, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  return mapTriple(
    multiply(
      conesToRgb,
      mapTriple(roots, (root) => root ** 3),
    ),
    gammaEncoded,
  );
}

/** Half of the smallest step in a channel of `#rrggbb`: a smaller overshoot disappears when it is rounded. */
const tolerance = 0.5 / 255;
const isInGamut = (channels: Triple) =>
  channels.every((channel) => channel >= -tolerance && channel <= 1 + tolerance);

/** Steps of the binary search after which the remaining range of chroma is invisible. */
const searchSteps = 16;

/** The color as `#rrggbb`. A color outside of sRGB keeps its lightness and hue and loses chroma. */
export function hexOf(color: Oklch): string {
  const wanted = { ...color, lightness: Math.min(1, Math.max(0, color.lightness)) };
  let [inside, outside] = [0, wanted.chroma];
  if (isInGamut(channelsOf(wanted))) inside = outside;
  for (let step = 0; step < searchSteps && inside !== outside; step += 1) {
    const chroma = (inside + outside) / 2;
    if (isInGamut(channelsOf({ ...wanted, chroma }))) inside = chroma;
    else outside = chroma;
  }
  const digits = channelsOf({ ...wanted, chroma: inside }).map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
