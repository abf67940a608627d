// The parameters shared by the drawings of headwear and neckwear.
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';

export interface HeadContext {
  readonly canvas: SvgCanvas;
  readonly cloth: Tones;
  readonly accent: Tones;
  readonly trim: Tones;
  readonly tint: string;
  readonly side: 1 | -1;
}
