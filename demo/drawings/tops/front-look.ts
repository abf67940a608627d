// What the front of a top is drawn from.
import type { Ink } from '#demo/drawings/base/ink.ts';
import type { Cloth } from '#demo/drawings/base/tones.ts';
import type { Pose } from '#demo/drawings/tops/pose.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';

export interface FrontLook {
  readonly ink: Ink;
  readonly pose: Pose;
  readonly style: TopStyle;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
}
