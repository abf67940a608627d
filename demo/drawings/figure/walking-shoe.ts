// The shoes of whoever stands in trousers or a skirt.
import { contactShadow } from '#demo/drawings/base/background.ts';
import { stroke, type SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { lightnessOf, tone } from '#demo/drawings/base/color.ts';
import { closed, type Knot, open, type Point } from '#demo/drawings/base/curve.ts';
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';

/** A low hiking shoe seen three-quarters, its toe to `side`. */
export function shoeOf(
  canvas: SvgCanvas,
  tint: string,
  [x, y]: Point,
  side: 1 | -1,
  isFree: boolean,
  cloth: Tones,
  size: number,
): string {
  const long = size * (isFree ? 1 : 0.86);
  const put = (knots: readonly Knot[]): Knot[] =>
    knots.map((knot) => {
      const to: Point = [x + side * knot[0] * long, y + knot[1] * size];
      return knot[2] === undefined ? to : [to[0], to[1], knot[2]];
    });
  const upper = closed(
    put([
      [-38, -26, 'corner'],
      [-4, -20],
      [32, -28, 'corner'],
      [46, -2],
      [78, 12],
      [100, 26],
      [106, 44],
      [60, 50],
      [-40, 50],
      [-46, 30],
      [-42, 0],
    ]),
  );
  const sole = closed(
    put([
      [-48, 40, 'corner'],
      [0, 44],
      [60, 44],
      [108, 36, 'corner'],
      [112, 50],
      [100, 60],
      [0, 62],
      [-44, 60],
      [-50, 52],
    ]),
  );
  const laces = [0, 1, 2]
    .map((at) =>
      stroke(
        open(
          put([
            [22 + at * 15, -10 + at * 8],
            [36 + at * 15, -14 + at * 9],
            [48 + at * 15, -2 + at * 8],
          ]),
        ),
        cloth.rim,
        4 * size,
        0.9,
      ),
    )
    .join('');
  const cap = stroke(
    open(
      put([
        [74, 14],
        [70, 30],
        [74, 46],
      ]),
    ),
    cloth.line,
    2.4,
    0.8,
  );
  const rubber = tonesOf(tone(cloth.base, { l: lightnessOf(cloth.base) > 0.5 ? -0.3 : 0.42, c: 0.25 }));
  return (
    contactShadow(
      canvas,
      tint,
      { x: x + side * 26 * long, y: y + 60 * size, rx: 124 * long, ry: 18 * size },
      0.55,
    ) +
    paintPiece(canvas, upper, cloth, { volume: 0.8, crisp: cap + laces }) +
    paintPiece(canvas, sole, rubber, { volume: 0.4 })
  );
}
