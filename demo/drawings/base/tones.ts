// The tones that a material of one colour is painted with.
import { lightnessOf, tone } from '#demo/drawings/base/color.ts';

/** The tones one colour is painted with, from the brightest edge to the deepest fold. */
export interface Tones {
  readonly base: string;
  readonly rim: string;
  readonly light: string;
  readonly shade: string;
  readonly deep: string;
  /** Seams and creases as thin lines. */
  readonly line: string;
  /** Threads that are meant to be seen. */
  readonly stitch: string;
  /** 0..1: how strongly shadow and light are laid on; dark cloth needs more light, pale cloth less. */
  readonly lightStrength: number;
  readonly shadeStrength: number;
}

export function tonesOf(hex: string): Tones {
  const own = lightnessOf(hex);
  // Black fabric photographs as a dark grey; in true black no fold would show.
  const base =
    own < 0.29 ? tone(hex, { l: (0.29 - own) * 0.8 }) : own > 0.95 ? tone(hex, { l: 0.945 - own }) : hex;
  const l = lightnessOf(base);
  const isDark = l < 0.42;
  const isPale = l > 0.82;
  return {
    base,
    rim: tone(base, { l: isDark ? 0.2 : 0.12, c: 0.85 }),
    light: tone(base, { l: isDark ? 0.13 : 0.085, c: 0.95 }),
    shade: tone(base, { l: isPale ? -0.12 : -0.1, c: isPale ? 1.25 : 1.02 }),
    deep: tone(base, { l: -0.19 - (isPale ? 0.09 : 0), c: isPale ? 1.3 : 0.95 }),
    line: tone(base, { l: isDark ? -0.11 : isPale ? -0.2 : -0.16, c: isPale ? 1.2 : 1 }),
    stitch: tone(base, { l: isDark ? 0.16 : isPale ? -0.14 : 0.1, c: 0.9 }),
    lightStrength: isDark ? 0.85 : isPale ? 0.95 : 0.8,
    shadeStrength: isPale ? 0.62 : isDark ? 0.8 : 0.72,
  };
}
