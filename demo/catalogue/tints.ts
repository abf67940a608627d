// The eight very light background tints of product pictures, and which one goes with a colour.
import { lightnessOf, hueOf } from '#demo/catalogue/color-mixing.ts';

export const TINTS = {
  snow: '#f3f1ec',
  fog: '#e9ebec',
  sand: '#f1eadd',
  blush: '#f4e7e2',
  straw: '#f3ecd6',
  moss: '#e9eee2',
  ice: '#e4ecf0',
  heather: '#ece8f0',
} as const;
type TintName = keyof typeof TINTS;

/** Below this chroma (0..1) a colour reads as a grey. */
const GREY_BELOW = 0.09;
/** Upper hue bound in degrees of each tint, in order around the colour wheel. */
const SECTORS: readonly (readonly [upTo: number, tint: TintName])[] = [
  [18, 'blush'],
  [40, 'sand'],
  [70, 'straw'],
  [165, 'moss'],
  [250, 'ice'],
  [310, 'heather'],
  [360, 'blush'],
];

/** The tint for a colour: its own hue, much paler; greys get one that contrasts with their edge. */
export function tintOf(hex: string): string {
  const { hue, chroma } = hueOf(hex);
  if (chroma < GREY_BELOW) return lightnessOf(hex) > 0.8 ? TINTS.fog : TINTS.snow;
  const sector = SECTORS.find(([upTo]) => hue < upTo);
  return TINTS[sector?.[1] ?? 'blush'];
}
