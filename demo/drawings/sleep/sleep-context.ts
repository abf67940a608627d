// The parameters shared by the drawings of sleeping bags and mats.
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';

export interface SleepContext {
  readonly canvas: SvgCanvas;
  readonly cloth: Tones;
  readonly accent: Tones;
  readonly trim: Tones;
  readonly tint: string;
  readonly isUsed: boolean;
  readonly side: 1 | -1;
}
