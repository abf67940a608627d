// The measures of a shoe: where it stands, where upper and sole meet, the line the laces run down.
import type { Place, Point } from '#demo/drawings/base/curve.ts';
import type { Ink } from '#demo/drawings/base/ink.ts';
import type { Cloth } from '#demo/drawings/base/tones.ts';
import type { ShoeStyle } from '#demo/drawings/feet/footwear-style.ts';

export const FLOOR_Y = 728;

export interface SoleStyle {
  readonly heel: number;
  readonly ball: number;
  readonly lug: number;
}

export interface SoleLook {
  readonly ink: Ink;
  readonly place: Place;
  readonly accent: Cloth;
  readonly sole: Cloth;
  readonly rubber: Cloth;
}

export interface ShoeLook extends SoleLook {
  readonly style: ShoeStyle;
  readonly cloth: Cloth;
  readonly trim: Cloth;
}

/** y of the outsole's lower edge before its lugs: it rises at the heel and springs at the toe. */
export function groundLine(x: number, lug: number): number {
  const base = FLOOR_Y - lug;
  if (x > 540) return base - ((x - 540) / 140) ** 2 * 24;
  if (x < 200) return base - ((200 - x) / 80) ** 2 * 13;
  return base - Math.max(0, Math.sin(((x - 260) / 200) * Math.PI)) * (x > 260 && x < 460 ? 7 : 0);
}

/** y where the upper meets the sole. */
export function feather(style: SoleStyle, x: number): number {
  const share = Math.min(1, Math.max(0, (x - 190) / 360));
  return groundLine(x, style.lug) - (style.heel + (style.ball - style.heel) * share);
}

/** How far forward the shaft's front edge stands at its top. */
export function front(style: ShoeStyle): Point {
  return style.collar > 470 ? [338, style.collar - 18] : [356, style.collar - 2];
}

/** The ridge the laces run down, from the tongue to the vamp. */
export function throat(style: ShoeStyle): Point[] {
  const [x, y] = front(style);
  if (style.collar > 470)
    return [
      [x, y],
      [394, y + 30],
      [450, y + 58],
      [506, Math.min(y + 84, feather(style, 506) - 84)],
    ];
  return [
    [x, y],
    [362, y + (456 - y) * 0.55],
    [394, 488],
    [448, 542],
    [508, Math.min(584, feather(style, 508) - 84)],
  ];
}
