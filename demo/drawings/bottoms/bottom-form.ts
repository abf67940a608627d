// The outlines of trousers and skirts, laid flat or standing.
import { closed, type Knot, mirrored, type Place, placed, type Shape } from '#demo/drawings/base/curve.ts';
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';
import type { BottomStyle } from '#demo/drawings/bottoms/bottom-style.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

export const WAIST_Y = 112;

export const KNEE_Y = 656;

export interface BottomContext {
  readonly canvas: SvgCanvas;
  readonly style: BottomStyle;
  readonly isWorn: boolean;
  /** Seen from behind. */
  readonly isBehind: boolean;
  /** 1: the mannequin faces right. */
  readonly side: 1 | -1;
  readonly wrap: Place;
  readonly cloth: Tones;
  readonly accent: Tones;
  readonly trim: Tones;
}

export const at = (x: number, y: number, kind?: 'corner'): Knot =>
  kind === undefined ? [MIDDLE + x, y] : [MIDDLE + x, y, kind];

/** Distance of a leg's axis from the middle, at a height. */
export function axis(style: BottomStyle, y: number): number {
  const share = Math.min(1, Math.max(0, (y - style.rise) / (930 - style.rise)));
  return style.hip * 0.52 + share * (style.drape === 0 ? 2 : 14);
}

export function legWidth(style: BottomStyle, y: number): number {
  const thigh = style.hip * 0.98;
  const kneeY = Math.min(KNEE_Y, style.length);
  if (y <= kneeY)
    return thigh + (style.knee - thigh) * Math.max(0, (y - style.rise) / (kneeY - style.rise)) ** 0.9;
  return style.knee + (style.hem - style.knee) * Math.min(1, (y - kneeY) / Math.max(1, style.length - kneeY));
}

/** The upper edge from the middle to the side seam: cut lower in front, and higher where the seat is. */
const waistKnots = ({ waist }: BottomStyle, isBehind: boolean): Knot[] => [
  at(0, WAIST_Y + (isBehind ? -14 : 9)),
  at(waist * 0.6, WAIST_Y + (isBehind ? -12 : 5)),
  at(waist, WAIST_Y - 2, 'corner'),
];

export function legsShape({ style, wrap, isBehind }: BottomContext): Shape {
  const { waist, hip, rise, length } = style;
  const levels = [0.3, 0.55, 0.8].map((share) => rise + (length - rise) * share);
  const outer = levels.map((y) => at(axis(style, y) + legWidth(style, y) / 2, y));
  const inner = levels.toReversed().map((y) => at(axis(style, y) - legWidth(style, y) / 2, y));
  const [endAxis, endHalf] = [axis(style, length), style.hem / 2];
  return closed(
    placed(
      mirrored(
        [
          ...waistKnots(style, isBehind),
          at(waist + 9, 170),
          at(hip - 3, 262),
          at(hip, rise - 60),
          ...outer,
          at(endAxis + endHalf, length, 'corner'),
          at(endAxis, length + 6),
          at(endAxis - endHalf, length + 1, 'corner'),
          ...inner,
          at(7, rise + 18),
          at(0, rise - 2, 'corner'),
        ],
        MIDDLE,
      ),
      wrap,
    ),
  );
}

export function skirtShape({ style, wrap, isBehind }: BottomContext): Shape {
  const { waist, hip, hem, length } = style;
  return closed(
    placed(
      mirrored(
        [
          ...waistKnots(style, isBehind),
          at(waist + 14, 180),
          at(hip, 290),
          at(hem * 0.47, length - 130),
          at(hem / 2, length - 8, 'corner'),
          at(hem * 0.3, length + 8),
          at(0, length + 12),
        ],
        MIDDLE,
      ),
      wrap,
    ),
  );
}
