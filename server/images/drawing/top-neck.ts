// Collars, hoods and necklines: what lies behind the neck, and what closes in front of it.
import { castOnto, clothOf, fold, piece, seam, stitches, type Cloth } from './cloth.ts';
import { closed, mirrored, open, placed, type Knot, type Shape } from './curve.ts';
import { cord, label } from './hardware.ts';
import { stroke, type Ink } from './ink.ts';
import { MIDDLE, type Pose } from './pose.ts';
import { NECK_HALF, NECK_Y, collarHeight, necklineY } from './top-form.ts';
import type { TopStyle } from './top-style.ts';

export interface NeckLook {
  readonly ink: Ink;
  readonly pose: Pose;
  readonly style: TopStyle;
  readonly cloth: Cloth;
  readonly lining: Cloth;
  readonly trim: Cloth;
}

const N = NECK_HALF;
const shapeOf = (half: readonly Knot[], pose: Pose): Shape =>
  closed(placed(mirrored(half, MIDDLE), pose.wrap));
const at = (x: number, y: number, kind?: 'corner'): Knot =>
  kind === undefined ? [MIDDLE + x, y] : [MIDDLE + x, y, kind];

/** Everything that is seen behind the neck: the inside of the back, a raised hood or one that has been put down. */
export function behindNeck(look: NeckLook): string {
  const { ink, pose, style, lining, cloth } = look;
  const inside = shapeOf(
    [
      at(0, NECK_Y - 34),
      at(N * 0.75, NECK_Y - 30),
      at(N + 6, NECK_Y + 4, 'corner'),
      at(N * 0.6, 285),
      at(0, 300),
    ],
    pose,
  );
  const back = piece(ink, inside, clothOf(lining.shade), { volume: 0.4 });
  const tag = pose.isWorn ? '' : label([MIDDLE, NECK_Y - 4], 38, 24, clothOf('#efece4'), '#4a4d52');
  if (style.neck === 'hood' || style.neck === 'hood-soft') {
    return pose.isWorn ? hoodDown(look) : hoodUp(look) + back.replace(/^/, '');
  }
  if (style.neck === 'stand' || style.neck === 'funnel' || style.neck === 'mock') {
    const height = collarHeight(style);
    const rise = shapeOf(
      [
        at(0, NECK_Y - height - 6),
        at(N * 0.7, NECK_Y - height - 2),
        at(N - 4, NECK_Y - height + 6, 'corner'),
        at(N + 6, NECK_Y + 6, 'corner'),
        at(0, 250),
      ],
      pose,
    );
    return (
      piece(ink, rise, lining, { volume: 0.6, soft: '' }) +
      (pose.isWorn ? '' : label([MIDDLE, NECK_Y - height + 26], 36, 20, clothOf('#efece4'), '#4a4d52'))
    );
  }
  if (style.neck === 'shirt') {
    const rise = shapeOf(
      [at(0, NECK_Y - 44), at(N * 0.8, NECK_Y - 38), at(N + 4, NECK_Y - 4, 'corner'), at(0, 262)],
      pose,
    );
    return piece(ink, rise, clothOf(cloth.shade), { volume: 0.5 }) + tag;
  }
  return back + tag;
}

function hoodUp({ ink, pose, style, cloth, lining }: NeckLook): string {
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
      at(N + 26, NECK_Y + 52, 'corner'),
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
    castOnto(cloth, opening.d, 9, 0.3);
  const shell = piece(ink, outer, cloth, { volume: 0.95, soft: folds, crisp: seam(cloth, panel) });
  const depth = ink.radial([MIDDLE + 6, top + 190], 170, [
    [0, lining.deep],
    [0.55, lining.shade],
    [1, lining.base],
  ]);
  const inner = piece(ink, opening, lining, {
    paint: depth,
    volume: 0.7,
    soft: castOnto(lining, opening.d, 30, 0.6),
    crisp: label([MIDDLE, top + 128], 36, 22, clothOf('#efece4'), '#4a4d52'),
  });
  const brim = isSoft
    ? stroke(opening.d, cloth.line, 9, 0.35) +
      stroke(opening.d, cloth.base, 6.5) +
      stitches(cloth, opening.d, ink.isClose)
    : stroke(opening.d, cloth.deep, 10.5, 0.6) +
      stroke(opening.d, cloth.base, 8.5) +
      stroke(opening.d, cloth.rim, 1.6, 0.6);
  return shell + inner + brim;
}

/** Lying on the shoulders: two soft rolls behind the neck, the opening between them. */
function hoodDown({ ink, pose, cloth, lining }: NeckLook): string {
  const outer = shapeOf(
    [at(0, 148), at(70, 154), at(122, 188), at(128, 226), at(96, 252, 'corner'), at(0, 262)],
    pose,
  );
  const hollow = shapeOf([at(0, 170), at(60, 176), at(92, 204), at(70, 240), at(0, 262)], pose);
  const folds =
    fold(cloth, pose.wrap([MIDDLE - 118, 212]), pose.wrap([MIDDLE - 30, 158]), 8, 9, 0.9) +
    fold(cloth, pose.wrap([MIDDLE + 40, 162]), pose.wrap([MIDDLE + 116, 220]), 6, 9, 0.9);
  return (
    piece(ink, outer, cloth, { volume: 1, soft: folds }) +
    piece(ink, hollow, clothOf(lining.shade), { volume: 0.8, soft: castOnto(lining, hollow.d, 24, 0.6) })
  );
}

/** The closed front of a collar, drawn over the body; necklines of knitted tops get their rib here. */
export function frontOfNeck(look: NeckLook): string {
  const { style } = look;
  switch (style.neck) {
    case 'hood':
    case 'hood-soft':
      return hoodFront(look);
    case 'stand':
    case 'funnel':
    case 'mock':
      return standCollar(look);
    case 'shirt':
      return shirtCollar(look);
    case 'crew':
    case 'vee':
      return neckRib(look);
  }
}

function standCollar(look: NeckLook): string {
  const { ink, pose, style, cloth } = look;
  const height = collarHeight(style);
  const neckY = necklineY(style);
  const dip = style.neck === 'funnel' ? 12 : 17;
  const shape = shapeOf(
    [
      at(0, NECK_Y - height + dip + 12),
      at(N * 0.6, NECK_Y - height + dip + 3),
      at(N - 3, NECK_Y - height + 4, 'corner'),
      at(N + 2, NECK_Y - height * 0.5),
      at(N + 9, NECK_Y + 4, 'corner'),
      at(N * 0.78, NECK_Y + (neckY - NECK_Y) * 0.66),
      at(0, neckY + 3),
    ],
    pose,
  );
  const bindingLine = open(
    placed(
      [
        at(-N + 3, NECK_Y - height + 5),
        at(-N * 0.6, NECK_Y - height + dip + 4),
        at(0, NECK_Y - height + dip + 13),
        at(N * 0.6, NECK_Y - height + dip + 4),
        at(N - 3, NECK_Y - height + 5),
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
          open(placed([at(-N - 4, NECK_Y - 22), at(0, NECK_Y + 14), at(N + 4, NECK_Y - 22)], pose.wrap)),
        );
  return piece(ink, shape, cloth, {
    volume: style.baffle === undefined ? 0.7 : 1,
    fabric: style.fabric,
    soft: folds,
    crisp: rows + stroke(bindingLine, cloth.line, 4.5, 0.5) + stroke(bindingLine, cloth.light, 2.4, 0.8),
  });
}

function hoodFront(look: NeckLook): string {
  const { ink, pose, style, cloth, trim } = look;
  const neckY = necklineY(style);
  const isSoft = style.neck === 'hood-soft';
  if (isSoft) {
    const flapOf = (s: 1 | -1): Shape =>
      closed(
        placed(
          [
            [MIDDLE + s * (N + 12), NECK_Y - 6, 'corner'],
            [MIDDLE + s * (N + 32), NECK_Y + 34],
            [MIDDLE + s * 40, neckY + 26],
            [MIDDLE - s * 6, neckY + 34, 'corner'],
            [MIDDLE + s * 22, neckY - 6],
            [MIDDLE + s * (N - 14), NECK_Y + 2],
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
    return ([1, -1] as const).map((s) => piece(ink, flapOf(s), cloth, { volume: 0.8 })).join('') + cords;
  }
  const tall = pose.isWorn ? NECK_Y - 40 : NECK_Y - 34;
  const shape = shapeOf(
    [
      at(0, tall + 22),
      at(N * 0.55, tall + 14),
      at(N + (pose.isWorn ? 2 : 12), tall - 4, 'corner'),
      at(N + 18, NECK_Y - 2),
      at(N + 14, NECK_Y + 12, 'corner'),
      at(N * 0.78, NECK_Y + (neckY - NECK_Y) * 0.68),
      at(0, neckY + 4),
    ],
    pose,
  );
  const folds =
    fold(cloth, pose.wrap([MIDDLE - 56, tall + 14]), pose.wrap([MIDDLE - 20, neckY - 8]), 6, 7, 0.7) +
    fold(cloth, pose.wrap([MIDDLE + 58, tall + 12]), pose.wrap([MIDDLE + 26, neckY - 10]), -6, 7, 0.7);
  const toggles = ([1, -1] as const)
    .map((s) => {
      const [x, y] = pose.wrap([MIDDLE + s * (N - 4), tall + 24]);
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
  return piece(ink, shape, cloth, { volume: 0.7, soft: folds }) + toggles;
}

function shirtCollar({ ink, pose, cloth }: NeckLook): string {
  const leaf = (s: 1 | -1): Shape =>
    closed(
      placed(
        [
          [MIDDLE + s * 5, 252, 'corner'],
          [MIDDLE + s * 36, 222],
          [MIDDLE + s * (N - 8), NECK_Y - 30],
          [MIDDLE + s * (N + 2), NECK_Y - 26, 'corner'],
          [MIDDLE + s * (N + 18), NECK_Y + 14],
          [MIDDLE + s * (N + 18), 262, 'corner'],
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
          [MIDDLE + s * (N + 11), 258],
        ],
        pose.wrap,
      ),
    );
  return ([1, -1] as const)
    .map((s) => piece(ink, leaf(s), cloth, { volume: 0.35, crisp: stitches(cloth, edge(s), ink.isClose) }))
    .join('');
}

function neckRib({ ink, pose, style, cloth }: NeckLook): string {
  const neckY = necklineY(style);
  const upper: Knot[] =
    style.neck === 'vee'
      ? [at(0, neckY - 1, 'corner'), at(N * 0.62, 258), at(N + 3, NECK_Y - 2, 'corner')]
      : [at(0, neckY - 2), at(N * 0.74, NECK_Y + (neckY - NECK_Y) * 0.6), at(N + 2, NECK_Y - 3, 'corner')];
  const lower: Knot[] =
    style.neck === 'vee'
      ? [at(N + 20, NECK_Y + 4, 'corner'), at(N * 0.62 + 18, 266), at(0, neckY + 22, 'corner')]
      : [
          at(N + 21, NECK_Y + 5, 'corner'),
          at(N * 0.74 + 14, NECK_Y + (neckY - NECK_Y) * 0.64 + 13),
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
    piece(ink, shape, cloth, { volume: 0.3, fabric: 'rib' }) +
    `<g transform="translate(0 4)">${stitches(cloth, open(seamLine), ink.isClose)}</g>`
  );
}
