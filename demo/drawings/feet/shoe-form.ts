// The measures of a shoe: floor, outsole, feather line and throat.
import type { Place, Point } from '#demo/drawings/base/curve.ts';
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';
import type { ShoeStyle } from '#demo/drawings/feet/footwear-style.ts';

export const FLOOR_Y = 728;

export interface SoleStyle {
  readonly heel: number;
  readonly ball: number;
  readonly lug: number;
}

export interface SoleContext {
  readonly canvas: SvgCanvas;
  readonly place: Place;
  readonly accent: Tones;
  readonly sole: Tones;
  readonly rubber: Tones;
}

export interface ShoeContext extends SoleContext {
  readonly style: ShoeStyle;
  readonly cloth: Tones;
  readonly trim: Tones;
}

/** y of the outsole's lower edge before its lugs: it rises at heel and toe. */
export function outsoleY(x: number, lug: number): number {
  const base = FLOOR_Y - lug;
  if (x > 540) return base - ((x - 540) / 140) ** 2 * 24;
  if (x < 200) return base - ((200 - x) / 80) ** 2 * 13;
  return base - Math.max(0, Math.sin(((x - 260) / 200) * Math.PI)) * (x > 260 && x < 460 ? 7 : 0);
}

/** y of the feather line, where the upper meets the sole. */
export function featherLineY(style: SoleStyle, x: number): number {
  const share = Math.min(1, Math.max(0, (x - 190) / 360));
  return outsoleY(x, style.lug) - (style.heel + (style.ball - style.heel) * share);
}

/** The top of the shaft's front edge. */
export function shaftFrontX(style: ShoeStyle): Point {
  return style.collar > 470 ? [338, style.collar - 18] : [356, style.collar - 2];
}

/** The line the laces follow, from the tongue to the vamp. */
export function throat(style: ShoeStyle): Point[] {
  const [x, y] = shaftFrontX(style);
  if (style.collar > 470)
    return [
      [x, y],
      [394, y + 30],
      [450, y + 58],
      [506, Math.min(y + 84, featherLineY(style, 506) - 84)],
    ];
  return [
    [x, y],
    [362, y + (456 - y) * 0.55],
    [394, 488],
    [448, 542],
    [508, Math.min(584, featherLineY(style, 508) - 84)],
  ];
}
