// The parameters shared by the parts on the front of a top.
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';
import type { Pose } from '#demo/drawings/tops/pose.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';

export interface FrontContext {
  readonly canvas: SvgCanvas;
  readonly pose: Pose;
  readonly style: TopStyle;
  readonly cloth: Tones;
  readonly accent: Tones;
  readonly trim: Tones;
}
