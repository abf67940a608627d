// Hands: hanging, or laid on the hip.
import { closed, type Knot, open, type Point } from '#demo/drawings/base/curve.ts';
import { type SvgCanvas, stroke } from '#demo/drawings/base/canvas.ts';
import { paintPiece } from '#demo/drawings/base/piece.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';

/** Knots drawn for the right side of the picture, wrist at 0 0 and fingers downwards. */
type Outline = readonly Knot[];

// Seen from the thumb's side: the fingers curl a little.
const HANGING: { palm: Outline; thumb: Outline; gaps: readonly Outline[] } = {
  palm: [
    [-20, -46, 'corner'],
    [21, -46, 'corner'],
    [21, -6],
    [29, 24],
    [32, 54],
    [28, 86],
    [18, 116],
    [5, 128],
    [-8, 122],
    [-13, 104],
    [-12, 84],
    [-20, 50],
    [-23, 16],
  ],
  thumb: [
    [-17, 2, 'corner'],
    [-29, 26],
    [-33, 54],
    [-29, 82],
    [-20, 90],
    [-13, 80],
    [-10, 44],
    [-4, 22, 'corner'],
  ],
  gaps: [
    [
      [20, 70],
      [17, 94],
      [11, 114],
    ],
    [
      [8, 74],
      [6, 98],
      [2, 120],
    ],
  ],
};

// The back of the hand, four fingers forwards over the hip bone.
const ON_HIP: typeof HANGING = {
  palm: [
    [-21, -36, 'corner'],
    [21, -36, 'corner'],
    [25, 4],
    [29, 34],
    [25, 62],
    [16, 92],
    [4, 100],
    [-6, 94],
    [-20, 84],
    [-28, 62],
    [-27, 26],
    [-23, 4],
  ],
  thumb: [
    [16, -4, 'corner'],
    [34, 10],
    [47, 28],
    [49, 42],
    [40, 46],
    [28, 34],
    [18, 24, 'corner'],
  ],
  gaps: [
    [
      [-13, 44],
      [-13, 66],
      [-16, 84],
    ],
    [
      [1, 44],
      [1, 70],
      [-2, 94],
    ],
    [
      [14, 42],
      [14, 66],
      [12, 90],
    ],
  ],
};

export function hand(
  canvas: SvgCanvas,
  wrist: Point,
  turn: number,
  side: 1 | -1,
  size: number,
  skin: Tones,
  kind: 'hanging' | 'hip',
): string {
  const shape = kind === 'hanging' ? HANGING : ON_HIP;
  const angle = (turn * Math.PI) / 180;
  const put = (knots: Outline): Knot[] =>
    knots.map((knot) => {
      const [x, y] = [knot[0] * side * size, knot[1] * size];
      const at: Point = [
        wrist[0] + x * Math.cos(angle) - y * Math.sin(angle),
        wrist[1] + x * Math.sin(angle) + y * Math.cos(angle),
      ];
      return knot[2] === undefined ? at : [at[0], at[1], knot[2]];
    });
  const gaps = shape.gaps.map((gap) => stroke(open(put(gap)), skin.line, 2.2 * size, 0.7)).join('');
  return (
    paintPiece(canvas, closed(put(shape.palm)), skin, { volume: 0.55, crisp: gaps }) +
    paintPiece(canvas, closed(put(shape.thumb)), skin, { volume: 0.4 })
  );
}
