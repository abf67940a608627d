// What things to sleep in and on are drawn from.
import type { Ink } from '#demo/drawings/base/ink.ts';
import type { Cloth } from '#demo/drawings/base/tones.ts';

export interface SleepLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly tint: string;
  readonly isUsed: boolean;
  readonly side: 1 | -1;
}
