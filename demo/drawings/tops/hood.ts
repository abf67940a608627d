// Hoods: up, or lying on the shoulders.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, open, placed, type Shape } from '#demo/drawings/base/curve.ts';
import { castShadow, fold, seam, stitches } from '#demo/drawings/base/folds.ts';
import { cord, label } from '#demo/drawings/base/hardware.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { at, NECK, type NeckContext, shapeOf } from '#demo/drawings/tops/neck-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { NECK_Y, necklineY } from '#demo/drawings/tops/top-form.ts';

export function hoodUp({ canvas, pose, style, cloth, lining }: NeckContext): string {
  const isSoft = style.neck === 'hood-soft';
  const wide = isSoft ? 112 : 106;
  const top = isSoft ? 42 : 34;
  const outer = shapeOf(
    [
      at(0, top),
      at(58, top + 10),
      at(wide - 8, top + 74),
      at(wide, top + 140),
      at(wide - 4, NECK_Y + 10),
      at(NECK + 26, NECK_Y + 52, 'corner'),
      at(0, 290),
    ],
    pose,
  );
  const opening = shapeOf(
    [at(0, top + 40), at(44, top + 50), at(70, top + 102), at(70, top + 150), at(50, 238), at(0, 268)],
    pose,
  );
  const panel =
    open(placed([at(34, top + 6), at(46, top + 40)], pose.wrap)) +
    open(placed([at(-34, top + 6), at(-46, top + 40)], pose.wrap));
  const folds =
    fold(cloth, [MIDDLE + 74, 112], [MIDDLE + 92, 232], -6, 10, 0.8) +
    fold(cloth, [MIDDLE - 84, 120], [MIDDLE - 74, 236], 8, 9, 0.8) +
    castShadow(cloth, opening.d, 9, 0.3);
  const shell = paintPiece(canvas, outer, cloth, { volume: 0.95, soft: folds, crisp: seam(cloth, panel) });
  const depth = canvas.radial([MIDDLE + 6, top + 190], 170, [
    [0, lining.deep],
    [0.55, lining.shade],
    [1, lining.base],
  ]);
  const inner = paintPiece(canvas, opening, lining, {
    paint: depth,
    volume: 0.7,
    soft: castShadow(lining, opening.d, 30, 0.6),
    crisp: label([MIDDLE, top + 128], 36, 22, tonesOf('#efece4'), '#4a4d52'),
  });
  const brim = isSoft
    ? stroke(opening.d, cloth.line, 9, 0.35) +
      stroke(opening.d, cloth.base, 6.5) +
      stitches(cloth, opening.d, canvas.isClose)
    : stroke(opening.d, cloth.deep, 10.5, 0.6) +
      stroke(opening.d, cloth.base, 8.5) +
      stroke(opening.d, cloth.rim, 1.6, 0.6);
  return shell + inner + brim;
}

/** Lying on the shoulders: two soft rolls behind the neck, the opening between them. */
export function hoodDown({ canvas, pose, cloth, lining }: NeckContext): string {
  const outer = shapeOf(
    [at(0, 148), at(70, 154), at(122, 188), at(128, 226), at(96, 252, 'corner'), at(0, 262)],
    pose,
  );
  const hollow = shapeOf([at(0, 170), at(60, 176), at(92, 204), at(70, 240), at(0, 262)], pose);
  const folds =
    fold(cloth, pose.wrap([MIDDLE - 118, 212]), pose.wrap([MIDDLE - 30, 158]), 8, 9, 0.9) +
    fold(cloth, pose.wrap([MIDDLE + 40, 162]), pose.wrap([MIDDLE + 116, 220]), 6, 9, 0.9);
  return (
    paintPiece(canvas, outer, cloth, { volume: 1, soft: folds }) +
    paintPiece(canvas, hollow, tonesOf(lining.shade), {
      volume: 0.8,
      soft: castShadow(lining, hollow.d, 24, 0.6),
    })
  );
}

export function hoodFront(context: NeckContext): string {
  const { canvas, pose, style, cloth, trim } = context;
  const neckY = necklineY(style);
  const isSoft = style.neck === 'hood-soft';
  if (isSoft) {
    const flapOf = (s: 1 | -1): Shape =>
      closed(
        placed(
          [
            [MIDDLE + s * (NECK + 12), NECK_Y - 6, 'corner'],
            [MIDDLE + s * (NECK + 32), NECK_Y + 34],
            [MIDDLE + s * 40, neckY + 26],
            [MIDDLE - s * 6, neckY + 34, 'corner'],
            [MIDDLE + s * 22, neckY - 6],
            [MIDDLE + s * (NECK - 14), NECK_Y + 2],
          ],
          pose.wrap,
        ),
      );
    const cords = ([1, -1] as const)
      .map((s) =>
        cord(
          placed(
            [
              [MIDDLE + s * 25, neckY + 12],
              [MIDDLE + s * 31, neckY + 60],
              [MIDDLE + s * 27, neckY + 118 + (s === 1 ? 14 : 0)],
            ],
            pose.wrap,
          ),
          5,
          trim,
          trim,
        ),
      )
      .join('');
    return (
      ([1, -1] as const).map((s) => paintPiece(canvas, flapOf(s), cloth, { volume: 0.8 })).join('') +
      (style.isCordless === true ? '' : cords)
    );
  }
  const tall = pose.isWorn ? NECK_Y - 40 : NECK_Y - 34;
  const shape = shapeOf(
    [
      at(0, tall + 22),
      at(NECK * 0.55, tall + 14),
      at(NECK + (pose.isWorn ? 2 : 12), tall - 4, 'corner'),
      at(NECK + 18, NECK_Y - 2),
      at(NECK + 14, NECK_Y + 12, 'corner'),
      at(NECK * 0.78, NECK_Y + (neckY - NECK_Y) * 0.68),
      at(0, neckY + 4),
    ],
    pose,
  );
  const folds =
    fold(cloth, pose.wrap([MIDDLE - 56, tall + 14]), pose.wrap([MIDDLE - 20, neckY - 8]), 6, 7, 0.7) +
    fold(cloth, pose.wrap([MIDDLE + 58, tall + 12]), pose.wrap([MIDDLE + 26, neckY - 10]), -6, 7, 0.7);
  const toggles = ([1, -1] as const)
    .map((s) => {
      const [x, y] = pose.wrap([MIDDLE + s * (NECK - 4), tall + 24]);
      return cord(
        [
          [x, y],
          [x + s * 2, y + 14],
          [x + s * 1, y + 26],
        ],
        3,
        trim,
        trim,
      );
    })
    .join('');
  return paintPiece(canvas, shape, cloth, { volume: 0.7, soft: folds }) + toggles;
}
