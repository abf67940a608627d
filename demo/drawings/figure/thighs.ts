// Hips and thighs in plain trousers, below a top.
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import { closed, type Knot, open } from '#demo/drawings/base/curve.ts';
import { fold, seam } from '#demo/drawings/base/folds.ts';
import { paintPiece } from '#demo/drawings/base/piece.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';
import type { Build } from '#demo/drawings/figure/build.ts';
import type { Pose } from '#demo/drawings/tops/pose.ts';

/** From inside the hem at `top` down to `low`, which lies outside the picture. */
export function thighs(
  canvas: SvgCanvas,
  pose: Pose & { readonly build: Build },
  cloth: Tones,
  top: number,
  low: number,
  hemHalf: number,
): string {
  const { build, side: s } = pose;
  const { crotch } = build;
  // Trousers never stand out beside the hem they come out of.
  const hip = Math.min(build.hip, hemHalf - 14);
  const m = 400 - s * 12;
  const from = Math.min(top, crotch + 60);
  const end = Math.max(low, crotch + 200) + 20;
  const leg = (o: 1 | -1): string => {
    const isNear = o !== s;
    // The free leg steps out a little, the other one carries the weight.
    const step = isNear ? 12 : -2;
    const knots: Knot[] = [
      [m - o * 14, from, 'corner'],
      [m + o * (hip - 3), from, 'corner'],
      ...(from < crotch - 50 ? ([[m + o * hip, crotch - 30]] as Knot[]) : []),
      [m + o * (hip - 7 + step * 0.3), crotch + 70],
      [m + o * (hip - 22 + step), crotch + 190],
      [m + o * (hip - 34 + step), end, 'corner'],
      [m + o * (hip * 0.09 + step * 0.5), end, 'corner'],
      [m + o * (hip * 0.045 + step * 0.3), crotch + 120],
      [m + o * 3, crotch + 12],
      [m - o * 4, crotch - 6],
    ];
    const shape = closed(knots);
    const soft =
      fold(cloth, [m + o * 6, crotch + 4], [m + o * hip * 0.7, crotch - 34], -o * 6, 10, 0.8) +
      fold(cloth, [m + o * 10, crotch + 20], [m + o * hip * 0.62, crotch + 34], -o * 8, 9, 0.6) +
      fold(cloth, [m + o * hip * 0.5, crotch + 40], [m + o * (hip * 0.55 + step), end], 0, 14, 0.4);
    const side = open([
      [m + o * hip * 0.86, crotch - 60],
      [m + o * (hip * 0.9 + step * 0.4), crotch + 60],
      [m + o * (hip * 0.72 + step), end],
    ]);
    return paintPiece(canvas, shape, cloth, {
      volume: 0.8,
      blur: 7,
      soft,
      fabric: 'twill',
      crisp: seam(cloth, side, 1.4),
    });
  };
  const fly = stroke(
    open([
      [m, from],
      [m, crotch - 4],
    ]),
    cloth.line,
    1.8,
    0.7,
  );
  return leg(s) + leg(s === 1 ? -1 : 1) + fly;
}
