// What bags are drawn from.
import type { Ink } from '#demo/drawings/base/ink.ts';
import type { Cloth } from '#demo/drawings/base/tones.ts';

export interface BagLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly web: Cloth;
  readonly cut: number;
  readonly isWorn: boolean;
  readonly tint: string;
  readonly isDark: boolean;
}
