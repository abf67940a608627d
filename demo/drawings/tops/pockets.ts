// Pockets of tops, each kind with its closure.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, open, placed, type Point, type Shape } from '#demo/drawings/base/curve.ts';
import { castShadow, fold, stitches } from '#demo/drawings/base/folds.ts';
import { snap, zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { halfWidthAt } from '#demo/drawings/tops/top-form.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';

export function pockets(context: FrontContext): string {
  return context.style.pockets.map((kind) => pocket(context, kind)).join('');
}

function pocket(context: FrontContext, kind: TopStyle['pockets'][number]): string {
  const { canvas, pose, style, cloth, trim } = context;
  const zipAt = (from: Point, to: Point, size = 4.6): string => {
    const [a, b] = [pose.wrap(from), pose.wrap(to)];
    const turn = (Math.atan2(b[0] - a[0], b[1] - a[1]) * -180) / Math.PI;
    return (
      zip(
        canvas,
        [
          [a[0], a[1]],
          [b[0], b[1]],
        ],
        { tape: cloth, teeth: trim, size, isSealed: style.isSealed === true },
      ) + zipPull([a[0], a[1] + 3], trim, size, turn)
    );
  };
  const two = (draw: (s: 1 | -1) => string): string => draw(1) + draw(-1);
  const w = halfWidthAt(style, 640);
  switch (kind) {
    case 'hand': {
      const y = style.length - 190;
      return two((s) => zipAt([MIDDLE + s * w * 0.62, y], [MIDDLE + s * w * 0.8, y + 128]));
    }
    case 'hand-high':
      return two((s) => zipAt([MIDDLE + s * w * 0.46, 500], [MIDDLE + s * w * 0.72, 640]));
    case 'chest-zip':
      return zipAt([MIDDLE + pose.side * 78, 338], [MIDDLE + pose.side * 84, 428]);
    case 'chest-slant':
      return zipAt([MIDDLE + pose.side * 56, 372], [MIDDLE + pose.side * 118, 404]);
    case 'chest-patch':
      return patchPocket(context, [MIDDLE + pose.side * 88, 386], 84, 96, false);
    case 'chest-flaps':
      return two((s) => patchPocket(context, [MIDDLE + s * 92, 384], 88, 98, true));
    case 'patch-hands':
      return two((s) => handPatch(context, s));
    case 'low-flaps':
      return two((s) => patchPocket(context, [MIDDLE + s * w * 0.55, style.length - 150], 118, 124, true));
    case 'kangaroo': {
      const y = style.length - 214;
      const shape = closed(
        placed(
          [
            [MIDDLE - 78, y, 'corner'],
            [MIDDLE, y + 2],
            [MIDDLE + 78, y, 'corner'],
            [MIDDLE + 118, y + 74],
            [MIDDLE + 132, y + 158, 'corner'],
            [MIDDLE, y + 164],
            [MIDDLE - 132, y + 158, 'corner'],
            [MIDDLE - 118, y + 74],
          ],
          pose.wrap,
        ),
      );
      const side = (s: 1 | -1): string =>
        open(
          placed(
            [
              [MIDDLE + s * 84, y + 6],
              [MIDDLE + s * 112, y + 76],
              [MIDDLE + s * 125, y + 156],
            ],
            pose.wrap,
          ),
        );
      const gape = two((s) =>
        fold(
          cloth,
          pose.wrap([MIDDLE + s * 84, y + 10]),
          pose.wrap([MIDDLE + s * 128, y + 150]),
          s * 3,
          8,
          0.7,
        ),
      );
      return (
        `<g transform="translate(2 4)">${stroke(shape.d, cloth.deep, 4, 0.25)}</g>` +
        paintPiece(canvas, shape, cloth, {
          volume: 0.28,
          soft: gape,
          crisp: two((s) => stitches(cloth, side(s), canvas.isClose)),
        })
      );
    }
  }
}

function patchPocket(
  { canvas, pose, cloth, trim }: FrontContext,
  at: Point,
  width: number,
  height: number,
  hasFlap: boolean,
): string {
  const [x, y] = at;
  const corners = (top: number, low: number, wide: number, cut: number): Shape =>
    closed(
      placed(
        [
          [x - wide, top, 'corner'],
          [x + wide, top, 'corner'],
          [x + wide, low - cut, 'corner'],
          [x + wide - cut, low, 'corner'],
          [x - wide + cut, low, 'corner'],
          [x - wide, low - cut, 'corner'],
        ],
        pose.wrap,
      ),
    );
  const half = width / 2;
  const body = corners(y - height / 2, y + height / 2, half, 13);
  const inner = corners(y - height / 2 + 5, y + height / 2 - 5, half - 5, 11);
  const shadow = `<g transform="translate(3 5)">${stroke(body.d, cloth.deep, 3.5, 0.24)}</g>`;
  const bag =
    shadow +
    paintPiece(canvas, body, cloth, { volume: 0.3, crisp: stitches(cloth, inner.d, canvas.isClose) });
  if (!hasFlap)
    return (
      bag +
      `<g>${stroke(
        open(
          placed(
            [
              [x - half, y - height / 2 + 14],
              [x + half, y - height / 2 + 14],
            ],
            pose.wrap,
          ),
        ),
        cloth.line,
        1.3,
        0.7,
      )}</g>`
    );
  const flap = corners(y - height / 2 - 9, y - height / 2 + height * 0.36, half + 3, 12);
  const flapInner = corners(y - height / 2 - 4, y - height / 2 + height * 0.36 - 5, half - 2, 10);
  const center = pose.wrap([x, y - height / 2 + height * 0.22]);
  return (
    bag +
    `<g transform="translate(3 6)">${stroke(flap.d, cloth.deep, 4, 0.26)}</g>` +
    paintPiece(canvas, flap, cloth, { volume: 0.25, crisp: stitches(cloth, flapInner.d, canvas.isClose) }) +
    snap(center, 6.6, trim)
  );
}

function handPatch({ canvas, pose, style, cloth }: FrontContext, s: 1 | -1): string {
  const y = style.length - 208;
  const shape = closed(
    placed(
      [
        [MIDDLE + s * 16, y, 'corner'],
        [MIDDLE + s * 92, y + 4, 'corner'],
        [MIDDLE + s * 130, y + 66],
        [MIDDLE + s * 144, y + 150, 'corner'],
        [MIDDLE + s * 16, y + 158, 'corner'],
      ],
      pose.wrap,
    ),
  );
  const mouth = open(
    placed(
      [
        [MIDDLE + s * 86, y + 10],
        [MIDDLE + s * 123, y + 70],
        [MIDDLE + s * 136, y + 148],
      ],
      pose.wrap,
    ),
  );
  return (
    `<g transform="translate(2 4)">${stroke(shape.d, cloth.deep, 4, 0.22)}</g>` +
    paintPiece(canvas, shape, cloth, {
      volume: 0.25,
      soft: castShadow(cloth, mouth, 8, 0.3),
      crisp: stitches(cloth, mouth, canvas.isClose),
    })
  );
}
