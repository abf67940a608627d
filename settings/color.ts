// Colours of a theme: hex and oklch() to sRGB, and the contrast of one on another (WCAG 2).

/** Linear-light sRGB, each 0..1. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/;

/** Colours that sRGB does not have are clipped; undefined for a text that is neither form. */
export function parseColor(text: string): LinearRgb | undefined {
  const hex = HEX.exec(text);
  if (hex !== null) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((byte) => toLinear(parseInt(byte, 16) / 255));
    return [red, green, blue];
  }
  const oklch = OKLCH.exec(text);
  if (oklch === null) return undefined;
  const lightness = Number(oklch[1]) / (oklch[2] === '%' ? 100 : 1);
  const [chroma, hue] = [Number(oklch[3]), Number(oklch[4])];
  if (![lightness, chroma, hue].every(Number.isFinite)) return undefined;
  return linearFromOklch(lightness, chroma, hue);
}

function linearFromOklch(lightness: number, chroma: number, hue: number): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** From 1 (the same) to 21 (black on white). */
export function contrastOf(one: LinearRgb, other: LinearRgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `#rrggbb`. */
export function hexOf(color: LinearRgb): string {
  const bytes = color.map((value) => Math.round(255 * toGamma(value)));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
