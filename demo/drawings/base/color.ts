// Lighter, darker and mixed colours, computed in OKLCH, so that shades keep their hue.

interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** `l` is added (lightness 0..1), `c` multiplies the chroma; the result is a displayable #rrggbb. */
export function tone(hex: string, change: { l?: number; c?: number }): string {
  const from = toOklch(hex);
  return toHex({ l: clamp(from.l + (change.l ?? 0)), c: from.c * (change.c ?? 1), h: from.h });
}

/** Lightness 0..1, as seen. */
export function lightnessOf(hex: string): number {
  return toOklch(hex).l;
}

/** `share` 0 is the first colour, 1 the second; mixed in OKLab, so blue and yellow meet in a clean middle. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [toOklab(first), toOklab(second)];
  return fromOklab(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share)
    .hex;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function toOklab(hex: string): readonly [number, number, number] {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromOklab(l: number, a: number, b: number): { hex: string; fits: boolean } {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const hex = channels
    .map((value) => {
      const linear = clamp(value);
      const shown = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
      return Math.round(shown * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('');
  return { hex: `#${hex}`, fits: channels.every((value) => value > -0.002 && value < 1.002) };
}

function toOklch(hex: string): Oklch {
  const [l, a, b] = toOklab(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** Chroma is given up step by step until the screen can show the colour; lightness and hue stay. */
function toHex({ l, c, h }: Oklch): string {
  for (let share = 1; share > 0; share -= 0.1) {
    const tried = fromOklab(l, Math.cos(h) * c * share, Math.sin(h) * c * share);
    if (tried.fits) return tried.hex;
  }
  return fromOklab(l, 0, 0).hex;
}
