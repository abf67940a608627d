// What things for hands, feet, legs and waist are drawn from.
import type { Ink } from '#demo/drawings/base/ink.ts';
import type { Cloth } from '#demo/drawings/base/tones.ts';

export interface LimbLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly tint: string;
  readonly isWorn: boolean;
  readonly side: 1 | -1;
}
