// Draws one boot or shoe from the side: sole, upper, overlays, laces. The toe points right until `place` turns it.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { tone } from '#demo/drawings/base/color.ts';
import {
  closed,
  ellipse,
  type Knot,
  open,
  placed,
  type Point,
  type Shape,
} from '#demo/drawings/base/curve.ts';
import { fold, seam } from '#demo/drawings/base/folds.ts';
import { label, brandMark } from '#demo/drawings/base/hardware.ts';
import { fill, stroke } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { featherLineY, shaftFrontX, type ShoeContext, throat } from '#demo/drawings/feet/shoe-form.ts';
import { gaiterZip, lacing } from '#demo/drawings/feet/shoe-lacing.ts';
import { overlays, randAndToe } from '#demo/drawings/feet/shoe-overlays.ts';
import { soleOf } from '#demo/drawings/feet/shoe-sole.ts';

export function drawShoe(context: ShoeContext): string {
  const { canvas, style, cloth } = context;
  const upper = upperShape(context);
  return (
    inside(context) +
    tongue(context) +
    paintPiece(canvas, upper, cloth, {
      volume: 1,
      blur: 8,
      fabric: style.fabric,
      soft: softness(context),
      crisp: overlays(context) + randAndToe(context),
    }) +
    collar(context) +
    (style.closing === 'zip-gaiter' ? gaiterZip(context) : lacing(context)) +
    pullLoop(context) +
    soleOf(context, style) +
    sideMark(context)
  );
}

function upperShape({ style, place }: ShoeContext): Shape {
  const isLow = style.collar > 470;
  const f = (x: number): number => featherLineY(style, x) + 6;
  const back: Knot[] = isLow
    ? [
        [144, f(144), 'corner'],
        [134, 628],
        [140, 582],
        [153, style.collar + 10],
        [150, style.collar - 4, 'corner'],
      ]
    : [
        [144, f(144), 'corner'],
        [133, 636],
        [146, 570],
        [168, 500],
        [170, style.collar + 60],
        [160, style.collar, 'corner'],
      ];
  const opening: Knot[] = isLow
    ? [
        [186, style.collar + 22],
        [240, style.collar + 42],
        [296, style.collar + 18],
        [shaftFrontX(style)[0] - 8, shaftFrontX(style)[1] + 14, 'corner'],
      ]
    : [
        [230, style.collar + 12],
        [300, style.collar + 12],
        [shaftFrontX(style)[0], shaftFrontX(style)[1] + 4, 'corner'],
      ];
  const vamp: Knot[] = [
    [566, f(566) - 72],
    [622, f(622) - 58],
    [662, f(662) - 36],
    [684, f(684) - 10],
    [686, f(686), 'corner'],
  ];
  const low: Knot[] = [
    [560, f(560)],
    [400, f(400)],
    [260, f(260)],
  ];
  return closed(
    placed(
      [
        ...back,
        ...opening,
        ...throat(style)
          .slice(1)
          .map((p): Knot => [p[0], p[1]]),
        ...vamp,
        ...low,
      ],
      place,
    ),
  );
}

function inside({ canvas, style, place, cloth }: ShoeContext): string {
  const [fx, fy] = shaftFrontX(style);
  const y = style.collar;
  const dark = tonesOf(tone(cloth.base, { l: -0.2, c: 0.5 }));
  const shape = closed(
    placed(
      [
        [152, y + 4],
        [190, y - 16],
        [270, y - 22],
        [fx + 2, fy - 8],
        [fx, fy + 20],
        [240, y + 60],
        [180, y + 40],
      ],
      place,
    ),
  );
  return paintPiece(canvas, shape, dark, { volume: 0.6 });
}

function tongue({ canvas, style, place, cloth, accent }: ShoeContext): string {
  if (style.closing === 'zip-gaiter') return '';
  const [fx, fy] = shaftFrontX(style);
  const isLow = style.collar > 470;
  const path = throat(style);
  const last = path.at(-1) ?? [500, 600];
  const shape = closed(
    placed(
      [
        [fx - 34, fy + 26],
        [fx - 16, fy - (isLow ? 26 : 34)],
        [fx + 10, fy - (isLow ? 34 : 44)],
        [fx + 22, fy - 18],
        ...path.slice(1, -1).map((p): Knot => [p[0] + 13, p[1] - 15]),
        [last[0] + 8, last[1] + 6],
        [last[0] - 30, last[1] + 20],
        [fx + 20, fy + 80],
      ],
      place,
    ),
  );
  const at = place([fx + 2, fy - 12]);
  return (
    paintPiece(canvas, shape, tonesOf(cloth.shade), { volume: 0.7, fabric: 'mesh' }) +
    label(at, 17, 13, accent, accent.rim)
  );
}

function softness({ style, place, cloth }: ShoeContext): string {
  const at = (x: number, y: number): Point => place([x, y]);
  const isLow = style.collar > 470;
  const flex =
    fold(cloth, at(498, 612), at(470, 664), 6, 8, 0.7) + fold(cloth, at(534, 622), at(512, 668), 5, 7, 0.6);
  const shaft = isLow
    ? ''
    : fold(cloth, at(196, 500), at(330, 470), -10, 13, 0.8) +
      fold(cloth, at(190, 540), at(360, 520), -14, 12, 0.7) +
      fold(cloth, at(180, style.collar + 60), at(320, style.collar + 76), -6, 10, 0.5);
  const bone = `<g>${fill(ellipse(at(236, isLow ? 600 : 540), 50, 34).d, cloth.light, 0.4)}</g>`;
  const toeLight = fill(ellipse(at(590, 634), 44, 11).d, cloth.rim, 0.4);
  return flex + shaft + bone + toeLight;
}

function collar({ canvas, style, place, cloth, accent }: ShoeContext): string {
  const [fx, fy] = shaftFrontX(style);
  const y = style.collar;
  const isLow = y > 470;
  if (style.cuff === 'plain') {
    return seam(
      cloth,
      open(
        placed(
          [
            [154, y + 4],
            [200, y + (isLow ? 28 : 16)],
            [250, y + (isLow ? 46 : 18)],
            [fx - 10, fy + 18],
          ],
          place,
        ),
      ),
      2.4,
    );
  }
  const depth = style.cuff === 'knit' ? 44 : isLow ? 30 : 40;
  const top: Knot[] = isLow
    ? [
        [150, y - 4, 'corner'],
        [186, y + 22],
        [240, y + 42],
        [296, y + 18],
        [fx - 8, fy + 14, 'corner'],
      ]
    : [
        [160, y, 'corner'],
        [230, y + 11],
        [300, y + 11],
        [fx, fy + 4, 'corner'],
      ];
  const low = top
    .toReversed()
    .map(
      (knot): Knot =>
        [
          knot[0] + (knot[0] < 200 ? 8 : 0),
          knot[1] + depth,
          ...(knot[2] === undefined ? ([] as const) : (['corner'] as const)),
        ] as Knot,
    );
  const shape = closed(placed([...top, ...low], place));
  const material = style.cuff === 'knit' ? accent : tonesOf(cloth.shade);
  return paintPiece(canvas, shape, material, {
    volume: 1,
    ...(style.cuff === 'knit' ? { fabric: 'rib' as const } : {}),
  });
}

function pullLoop({ canvas, style, place, accent }: ShoeContext): string {
  const y = style.collar;
  const x = y > 470 ? 150 : 160;
  const loop = open(
    placed(
      [
        [x + 6, y + 34],
        [x - 12, y + 12],
        [x - 6, y - 18],
        [x + 10, y - 20],
        [x + 12, y + 8],
      ],
      place,
    ),
  );
  return (
    stroke(loop, accent.deep, 9, 0.8) +
    stroke(loop, accent.base, 7) +
    (canvas.isClose ? stroke(loop, accent.rim, 1.4, 0.6, 'stroke-dasharray="4 3"') : '')
  );
}

function sideMark({ place, style, accent, cloth }: ShoeContext): string {
  const y = (featherLineY(style, 292) + Math.min(610, style.collar + 140)) / 2;
  return brandMark(place([292, y]), 24, accent.base === cloth.base ? cloth.rim : accent.rim, 0.85);
}
