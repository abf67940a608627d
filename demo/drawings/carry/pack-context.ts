// The parameters shared by the parts of a rucksack drawing.
import type { Place } from '#demo/drawings/base/curve.ts';
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';
import type { PackStyle } from '#demo/drawings/carry/pack-style.ts';

export interface PackContext {
  readonly canvas: SvgCanvas;
  readonly style: PackStyle;
  readonly place: Place;
  readonly cloth: Tones;
  readonly accent: Tones;
  readonly trim: Tones;
  readonly web: Tones;
}
