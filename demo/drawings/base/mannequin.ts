// The mannequin that wears things: neck, hands, hips and legs in one pale tone.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { lightnessOf, mix, tone } from '#demo/drawings/base/color.ts';
import { closed, type Knot, open, type Point } from '#demo/drawings/base/curve.ts';
import { type SvgCanvas, stroke } from '#demo/drawings/base/canvas.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import { MIDDLE, type Pose } from '#demo/drawings/tops/pose.ts';

/** A warm grey that contrasts with the background. */
export function mannequinTones(tint: string): Tones {
  return tonesOf(tone(mix(tint, '#c9b8a4', 0.62), { l: lightnessOf(tint) > 0.9 ? -0.03 : 0 }));
}

/** Clothes worn beside the piece that is shown: darker than the background, in its hue. */
export function companionTones(tint: string, isPieceDark: boolean): Tones {
  return tonesOf(isPieceDark ? mix(tint, '#8d8478', 0.62) : mix(tint, '#4a4d52', 0.86));
}

export function neck(canvas: SvgCanvas, pose: Pose, cloth: Tones): string {
  const s = pose.side;
  const x = MIDDLE + s * 30;
  const knots: Knot[] = [
    [x - 47, 84, 'corner'],
    [x, 74],
    [x + 47, 84, 'corner'],
    [x + 48, 140],
    [x + 56, 190],
    [x + 96, 232, 'corner'],
    [x, 300],
    [x - 96, 232, 'corner'],
    [x - 56, 190],
    [x - 48, 140],
  ];
  const top = closed([
    [x - 47, 84],
    [x, 74],
    [x + 47, 84],
    [x, 95],
  ]);
  return (
    paintPiece(canvas, closed(knots), cloth, { volume: 0.9 }) +
    paintPiece(canvas, top, tonesOf(cloth.light), { volume: 0 })
  );
}

/** A relaxed hand below a wrist; `turn` degrees from hanging straight down. */
export function hand(canvas: SvgCanvas, wrist: Point, side: 1 | -1, turn: number, cloth: Tones): string {
  const mitt: Knot[] = [
    [-19, -34, 'corner'],
    [19, -34, 'corner'],
    [22, 4],
    [27, 34],
    [24, 72],
    [15, 98],
    [4, 108],
    [-8, 103],
    [-16, 78],
    [-22, 40],
    [-21, 8],
  ];
  const thumb: Knot[] = [
    [-18, 2, 'corner'],
    [-29, 22],
    [-33, 50],
    [-27, 66],
    [-19, 58],
    [-13, 26, 'corner'],
  ];
  const put = (knots: readonly Knot[]): Knot[] =>
    knots.map((knot) => {
      const angle = (turn * Math.PI) / 180;
      const [x, y] = [knot[0] * side, knot[1]];
      const at: Point = [
        wrist[0] + x * Math.cos(angle) - y * Math.sin(angle),
        wrist[1] + x * Math.sin(angle) + y * Math.cos(angle),
      ];
      return knot[2] === undefined ? [at[0], at[1]] : [at[0], at[1], knot[2]];
    });
  const gap = (knots: readonly Knot[]): string => stroke(open(put(knots)), cloth.deep, 2, 0.5);
  const fingers =
    gap([
      [-6, 62],
      [-5, 84],
      [-8, 101],
    ]) +
    gap([
      [7, 60],
      [9, 84],
      [6, 103],
    ]) +
    gap([
      [19, 58],
      [21, 76],
      [18, 92],
    ]);
  return (
    paintPiece(canvas, closed(put(mitt)), cloth, { volume: 0.7, crisp: fingers }) +
    paintPiece(canvas, closed(put(thumb)), cloth, { volume: 0.5 })
  );
}

/** Hips and the upper part of two legs in plain trousers, leaving the sheet at its foot. */
export function hips(canvas: SvgCanvas, pose: Pose, cloth: Tones, top: number): string {
  const s = pose.side;
  const leg = (near: boolean): Knot[] => {
    const m = MIDDLE - s * 4;
    const o = near ? -s : s;
    const wide = near ? 164 : 150;
    return [
      [m - o * 6, top, 'corner'],
      [m + o * wide, top, 'corner'],
      [m + o * (wide + 3), 860],
      [m + o * (wide - 10), 1010, 'corner'],
      [m + o * 9, 1010, 'corner'],
      [m + o * 2, 900],
    ];
  };
  return (
    paintPiece(canvas, closed(leg(false)), cloth, { volume: 0.8 }) +
    paintPiece(canvas, closed(leg(true)), cloth, { volume: 0.8 })
  );
}
