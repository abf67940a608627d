// Pockets of trousers and skirts.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, type Knot, open, placed, type Point, type Shape } from '#demo/drawings/base/curve.ts';
import { seam, stitches } from '#demo/drawings/base/folds.ts';
import { snap, zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { translated, stroke } from '#demo/drawings/base/canvas.ts';
import { axis, type BottomContext, legWidth, WAIST_Y } from '#demo/drawings/bottoms/bottom-form.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

export function pockets({ canvas, style, wrap, cloth, trim, side, isWorn }: BottomContext): string {
  const line = (knots: readonly Knot[]): string => open(placed(knots, wrap));
  const zipAt = (from: Point, to: Point): string => {
    const [a, b] = [wrap(from), wrap(to)];
    return (
      zip(
        canvas,
        [
          [a[0], a[1]],
          [b[0], b[1]],
        ],
        { tape: cloth, teeth: trim, size: 4.4 },
      ) + zipPull([a[0], a[1] + 4], trim, 4.4, (Math.atan2(b[0] - a[0], b[1] - a[1]) * -180) / Math.PI)
    );
  };
  const both = (draw: (s: 1 | -1) => string): string => draw(1) + draw(-1);
  return style.pockets
    .map((kind) => {
      switch (kind) {
        case 'slant':
          return both((s) => {
            const mouth = line([
              [MIDDLE + s * (style.waist * 0.66), WAIST_Y + 40],
              [MIDDLE + s * style.waist * 0.84, 216],
              [MIDDLE + s * (style.hip - 8), 268],
            ]);
            return seam(cloth, mouth, 2) + translated(-s * 5, 3, stitches(cloth, mouth, canvas.isClose));
          });
        case 'zip-hand':
          return both((s) =>
            zipAt([MIDDLE + s * (style.waist * 0.76), 178], [MIDDLE + s * (style.hip - 20), 292]),
          );
        case 'thigh-zip':
          return zipAt([MIDDLE + side * (style.hip * 0.62), 430], [MIDDLE + side * (style.hip * 0.66), 530]);
        case 'phone':
          return both((s) => {
            const out = (y: number): number => axis(style, y) + legWidth(style, y) / 2;
            return (
              seam(
                cloth,
                line([
                  [MIDDLE + s * (out(440) - 62), 446],
                  [MIDDLE + s * (out(440) + 4), 430],
                ]),
                2,
              ) +
              stitches(
                cloth,
                line([
                  [MIDDLE + s * (out(440) - 62), 446],
                  [MIDDLE + s * (out(560) - 52), 570],
                  [MIDDLE + s * (out(570) + 4), 578],
                ]),
                canvas.isClose,
              )
            );
          });
        case 'cargo':
          return (isWorn ? ([side === 1 ? -1 : 1] as const) : ([1, -1] as const))
            .map((s) => {
              const a = axis(style, 520) + legWidth(style, 520) * 0.2;
              const box = (top: number, low: number, grow: number): Shape =>
                closed(
                  placed(
                    [
                      [MIDDLE + s * (a - 50 - grow), top, 'corner'],
                      [MIDDLE + s * (a + 46 + grow), top - 4, 'corner'],
                      [MIDDLE + s * (a + 48 + grow), low - 12, 'corner'],
                      [MIDDLE + s * (a + 38), low, 'corner'],
                      [MIDDLE + s * (a - 40), low + 2, 'corner'],
                      [MIDDLE + s * (a - 50 - grow), low - 10, 'corner'],
                    ],
                    wrap,
                  ),
                );
              const [bag, flap] = [box(470, 596, 0), box(458, 510, 3)];
              const center = wrap([MIDDLE + s * a, 492]);
              return (
                translated(3, 5, stroke(bag.d, cloth.deep, 4, 0.25)) +
                paintPiece(canvas, bag, cloth, {
                  volume: 0.3,
                  crisp: stitches(cloth, box(476, 590, -6).d, canvas.isClose),
                }) +
                translated(2, 5, stroke(flap.d, cloth.deep, 4, 0.28)) +
                paintPiece(canvas, flap, cloth, {
                  volume: 0.25,
                  crisp: stitches(cloth, box(463, 505, -2).d, canvas.isClose),
                }) +
                snap(center, 6, trim)
              );
            })
            .join('');
      }
    })
    .join('');
}
