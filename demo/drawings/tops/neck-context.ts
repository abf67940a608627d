// The parameters and helpers shared by the parts around the neck of a top.
import { closed, type Knot, mirrored, placed, type Shape } from '#demo/drawings/base/curve.ts';
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';
import { MIDDLE, type Pose } from '#demo/drawings/tops/pose.ts';
import { NECK_HALF } from '#demo/drawings/tops/top-form.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';

export interface NeckContext {
  readonly canvas: SvgCanvas;
  readonly pose: Pose;
  readonly style: TopStyle;
  readonly cloth: Tones;
  readonly lining: Tones;
  readonly trim: Tones;
}

/** Half the neck's width. */
export const NECK = NECK_HALF;

export const shapeOf = (half: readonly Knot[], pose: Pose): Shape =>
  closed(placed(mirrored(half, MIDDLE), pose.wrap));

export const at = (x: number, y: number, kind?: 'corner'): Knot =>
  kind === undefined ? [MIDDLE + x, y] : [MIDDLE + x, y, kind];
