// Collars, hoods and necklines: the parts behind the neck and those in front of it.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, type Knot, open, placed, type Shape } from '#demo/drawings/base/curve.ts';
import { fold, seam, stitches } from '#demo/drawings/base/folds.ts';
import { label } from '#demo/drawings/base/hardware.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { hoodDown, hoodFront, hoodUp } from '#demo/drawings/tops/hood.ts';
import { at, NECK, type NeckContext, shapeOf } from '#demo/drawings/tops/neck-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { collarHeight, NECK_Y, necklineY } from '#demo/drawings/tops/top-form.ts';

/** Everything visible behind the neck: the inside of the back, and a hood that is up or down. */
export function behindNeck(context: NeckContext): string {
  const { canvas, pose, style, lining, cloth } = context;
  const inside = shapeOf(
    [
      at(0, NECK_Y - 34),
      at(NECK * 0.75, NECK_Y - 30),
      at(NECK + 6, NECK_Y + 4, 'corner'),
      at(NECK * 0.6, 285),
      at(0, 300),
    ],
    pose,
  );
  const back = paintPiece(canvas, inside, tonesOf(lining.shade), { volume: 0.4 });
  const tag = pose.isWorn ? '' : label([MIDDLE, NECK_Y - 4], 38, 24, tonesOf('#efece4'), '#4a4d52');
  if (style.neck === 'hood' || style.neck === 'hood-soft') {
    return pose.isWorn ? hoodDown(context) : hoodUp(context) + back.replace(/^/, '');
  }
  if (style.neck === 'stand' || style.neck === 'funnel' || style.neck === 'mock') {
    const height = collarHeight(style);
    const rise = shapeOf(
      [
        at(0, NECK_Y - height - 6),
        at(NECK * 0.7, NECK_Y - height - 2),
        at(NECK - 4, NECK_Y - height + 6, 'corner'),
        at(NECK + 6, NECK_Y + 6, 'corner'),
        at(0, 250),
      ],
      pose,
    );
    return (
      paintPiece(canvas, rise, lining, { volume: 0.6, soft: '' }) +
      (pose.isWorn ? '' : label([MIDDLE, NECK_Y - height + 26], 36, 20, tonesOf('#efece4'), '#4a4d52'))
    );
  }
  if (style.neck === 'shirt') {
    const rise = shapeOf(
      [at(0, NECK_Y - 44), at(NECK * 0.8, NECK_Y - 38), at(NECK + 4, NECK_Y - 4, 'corner'), at(0, 262)],
      pose,
    );
    return paintPiece(canvas, rise, tonesOf(cloth.shade), { volume: 0.5 }) + tag;
  }
  return back + tag;
}

/** The closed front of a collar, drawn over the body; necklines of knitted tops get their rib here. */
export function frontOfNeck(context: NeckContext): string {
  const { style } = context;
  switch (style.neck) {
    case 'hood':
    case 'hood-soft':
      return hoodFront(context);
    case 'stand':
    case 'funnel':
    case 'mock':
      return standCollar(context);
    case 'shirt':
      return shirtCollar(context);
    case 'crew':
    case 'vee':
      return neckRib(context);
  }
}

function standCollar(context: NeckContext): string {
  const { canvas, pose, style, cloth } = context;
  const height = collarHeight(style);
  const neckY = necklineY(style);
  const dip = style.neck === 'funnel' ? 12 : 17;
  const shape = shapeOf(
    [
      at(0, NECK_Y - height + dip + 12),
      at(NECK * 0.6, NECK_Y - height + dip + 3),
      at(NECK - 3, NECK_Y - height + 4, 'corner'),
      at(NECK + 2, NECK_Y - height * 0.5),
      at(NECK + 9, NECK_Y + 4, 'corner'),
      at(NECK * 0.78, NECK_Y + (neckY - NECK_Y) * 0.66),
      at(0, neckY + 3),
    ],
    pose,
  );
  const bindingLine = open(
    placed(
      [
        at(-NECK + 3, NECK_Y - height + 5),
        at(-NECK * 0.6, NECK_Y - height + dip + 4),
        at(0, NECK_Y - height + dip + 13),
        at(NECK * 0.6, NECK_Y - height + dip + 4),
        at(NECK - 3, NECK_Y - height + 5),
      ],
      pose.wrap,
    ),
  );
  const folds =
    fold(
      cloth,
      pose.wrap([MIDDLE - 40, NECK_Y - height + 20]),
      pose.wrap([MIDDLE - 22, neckY - 12]),
      5,
      6,
      0.6,
    ) +
    fold(
      cloth,
      pose.wrap([MIDDLE + 48, NECK_Y - height + 16]),
      pose.wrap([MIDDLE + 30, neckY - 16]),
      -5,
      6,
      0.6,
    );
  const rows =
    style.baffle === undefined
      ? ''
      : seam(
          cloth,
          open(
            placed([at(-NECK - 4, NECK_Y - 22), at(0, NECK_Y + 14), at(NECK + 4, NECK_Y - 22)], pose.wrap),
          ),
        );
  return paintPiece(canvas, shape, cloth, {
    volume: style.baffle === undefined ? 0.7 : 1,
    fabric: style.fabric,
    soft: folds,
    crisp: rows + stroke(bindingLine, cloth.line, 4.5, 0.5) + stroke(bindingLine, cloth.light, 2.4, 0.8),
  });
}

function shirtCollar({ canvas, pose, cloth }: NeckContext): string {
  const leaf = (s: 1 | -1): Shape =>
    closed(
      placed(
        [
          [MIDDLE + s * 5, 252, 'corner'],
          [MIDDLE + s * 36, 222],
          [MIDDLE + s * (NECK - 8), NECK_Y - 30],
          [MIDDLE + s * (NECK + 2), NECK_Y - 26, 'corner'],
          [MIDDLE + s * (NECK + 18), NECK_Y + 14],
          [MIDDLE + s * (NECK + 18), 262, 'corner'],
          [MIDDLE + s * 54, 282, 'corner'],
          [MIDDLE + s * 30, 262],
        ],
        pose.wrap,
      ),
    );
  const edge = (s: 1 | -1): string =>
    open(
      placed(
        [
          [MIDDLE + s * 12, 252],
          [MIDDLE + s * 30, 257],
          [MIDDLE + s * 54, 275, 'corner'],
          [MIDDLE + s * (NECK + 11), 258],
        ],
        pose.wrap,
      ),
    );
  return ([1, -1] as const)
    .map((s) =>
      paintPiece(canvas, leaf(s), cloth, { volume: 0.35, crisp: stitches(cloth, edge(s), canvas.isClose) }),
    )
    .join('');
}

function neckRib({ canvas, pose, style, cloth }: NeckContext): string {
  const neckY = necklineY(style);
  const upper: Knot[] =
    style.neck === 'vee'
      ? [at(0, neckY - 1, 'corner'), at(NECK * 0.62, 258), at(NECK + 3, NECK_Y - 2, 'corner')]
      : [
          at(0, neckY - 2),
          at(NECK * 0.74, NECK_Y + (neckY - NECK_Y) * 0.6),
          at(NECK + 2, NECK_Y - 3, 'corner'),
        ];
  const lower: Knot[] =
    style.neck === 'vee'
      ? [at(NECK + 20, NECK_Y + 4, 'corner'), at(NECK * 0.62 + 18, 266), at(0, neckY + 22, 'corner')]
      : [
          at(NECK + 21, NECK_Y + 5, 'corner'),
          at(NECK * 0.74 + 14, NECK_Y + (neckY - NECK_Y) * 0.64 + 13),
          at(0, neckY + 17),
        ];
  const shape = shapeOf([...upper, ...lower], pose);
  const seamLine = placed(
    [
      ...lower
        .toReversed()
        .map((knot): Knot => [2 * MIDDLE - knot[0], knot[1]])
        .toReversed(),
      ...lower.toReversed().slice(1),
    ],
    pose.wrap,
  );
  return (
    paintPiece(canvas, shape, cloth, { volume: 0.3, fabric: 'rib' }) +
    `<g transform="translate(0 4)">${stitches(cloth, open(seamLine), canvas.isClose)}</g>`
  );
}
