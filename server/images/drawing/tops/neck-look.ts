// What the parts around a neck are drawn from.
import { closed, type Knot, mirrored, placed, type Shape } from '#server/images/drawing/base/curve.ts';
import type { Ink } from '#server/images/drawing/base/ink.ts';
import type { Cloth } from '#server/images/drawing/base/tones.ts';
import { MIDDLE, type Pose } from '#server/images/drawing/tops/pose.ts';
import { NECK_HALF } from '#server/images/drawing/tops/top-form.ts';
import type { TopStyle } from '#server/images/drawing/tops/top-style.ts';

export interface NeckLook {
  readonly ink: Ink;
  readonly pose: Pose;
  readonly style: TopStyle;
  readonly cloth: Cloth;
  readonly lining: Cloth;
  readonly trim: Cloth;
}

export const N = NECK_HALF;

export const shapeOf = (half: readonly Knot[], pose: Pose): Shape =>
  closed(placed(mirrored(half, MIDDLE), pose.wrap));

export const at = (x: number, y: number, kind?: 'corner'): Knot =>
  kind === undefined ? [MIDDLE + x, y] : [MIDDLE + x, y, kind];
