// What things for hands, feet, legs and waist are drawn from.
import type { Ink } from '#server/images/drawing/base/ink.ts';
import type { Cloth } from '#server/images/drawing/base/tones.ts';

export interface LimbLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly tint: string;
  readonly isWorn: boolean;
  readonly side: 1 | -1;
}
