// What the front of a top is drawn from.
import type { Ink } from '#server/images/drawing/base/ink.ts';
import type { Cloth } from '#server/images/drawing/base/tones.ts';
import type { Pose } from '#server/images/drawing/tops/pose.ts';
import type { TopStyle } from '#server/images/drawing/tops/top-style.ts';

export interface FrontLook {
  readonly ink: Ink;
  readonly pose: Pose;
  readonly style: TopStyle;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
}
