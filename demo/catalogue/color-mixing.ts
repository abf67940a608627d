// Arithmetic on #rrggbb colours: mix, lightness, hue.

type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` (0..1) of `other` in `hex`. */
export function mix(hex: string, other: string, share: number): string {
  const a = channelsOf(hex);
  const b = channelsOf(other);
  const blend = (at: 0 | 1 | 2) => Math.round(a[at] * (1 - share) + b[at] * share);
  return `#${[blend(0), blend(1), blend(2)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Perceived lightness, 0..1. */
export function lightnessOf(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Hue in degrees, and chroma 0..1 (the span between the strongest and the weakest channel). */
export function hueOf(hex: string): { hue: number; chroma: number } {
  const [red, green, blue] = channelsOf(hex);
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return { hue: 0, chroma: 0 };
  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: sixth * 60, chroma: span / 255 };
}
