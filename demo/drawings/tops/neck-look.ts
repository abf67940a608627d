// What the parts around a neck are drawn from.
import { closed, type Knot, mirrored, placed, type Shape } from '#demo/drawings/base/curve.ts';
import type { Ink } from '#demo/drawings/base/ink.ts';
import type { Cloth } from '#demo/drawings/base/tones.ts';
import { MIDDLE, type Pose } from '#demo/drawings/tops/pose.ts';
import { NECK_HALF } from '#demo/drawings/tops/top-form.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';

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
