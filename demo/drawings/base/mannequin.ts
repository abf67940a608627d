// The tones of limbs that wear a thing, and of the clothes beside it.
import { mix } from '#demo/drawings/base/color.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import { SKINS } from '#demo/drawings/figure/build.ts';

/** The skin of whoever stands before a background. */
export function limbTones(tint: string): Tones {
  return tonesOf(pick(SKINS, Number.parseInt(tint.slice(1), 16)));
}

/** Clothes worn beside the piece that is shown: darker than the background, in its hue. */
export function companionTones(tint: string, isPieceDark: boolean): Tones {
  return tonesOf(isPieceDark ? mix(tint, '#8d8478', 0.62) : mix(tint, '#4a4d52', 0.86));
}
