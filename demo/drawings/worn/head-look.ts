// What things for head and neck are drawn from.
import type { Ink } from '#demo/drawings/base/ink.ts';
import type { Cloth } from '#demo/drawings/base/tones.ts';

export interface HeadLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly tint: string;
  readonly side: 1 | -1;
}
