// The parameters shared by the drawings of gloves, socks, gaiters and belts.
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';

export interface LimbContext {
  readonly canvas: SvgCanvas;
  readonly cloth: Tones;
  readonly accent: Tones;
  readonly trim: Tones;
  readonly tint: string;
  readonly isWorn: boolean;
  readonly side: 1 | -1;
}
