// The parameters shared by the parts of a bag drawing.
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';

export interface BagContext {
  readonly canvas: SvgCanvas;
  readonly cloth: Tones;
  readonly accent: Tones;
  readonly trim: Tones;
  readonly web: Tones;
  readonly cut: number;
  readonly isWorn: boolean;
  readonly tint: string;
  readonly isDark: boolean;
}
