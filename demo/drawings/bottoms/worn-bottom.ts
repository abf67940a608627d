// Trousers and skirts on a figure: from the waist to the feet, one leg carrying the weight.
import { contactShadow } from '#demo/drawings/base/background.ts';
import { stroke, type SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { lightnessOf, mix, tone } from '#demo/drawings/base/color.ts';
import {
  closed,
  type Knot,
  mirrored,
  num,
  open,
  type Place,
  placed,
  type Point,
} from '#demo/drawings/base/curve.ts';
import { castShadow, fold } from '#demo/drawings/base/folds.ts';
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import { at, axis, type BottomContext } from '#demo/drawings/bottoms/bottom-form.ts';
import { lookOf, shareAt } from '#demo/drawings/figure/build.ts';
import { LEG_BUILDS } from '#demo/drawings/figure/leg-build.ts';
import type { FigureKind, GearDrawing } from '#demo/drawings/parameters.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

const WAIST = 112;
/** y of the ankle bone and of the ground, on the flat cut's scale. */
export const ANKLE_Y = 906;

/** Weight on one leg; the other, on the side the figure looks to, steps forward with a bent knee. */
export function stepping(kind: FigureKind, side: 1 | -1): Place {
  const build = LEG_BUILDS[kind];
  return ([x, y]) => {
    const u = (x - MIDDLE) / 170;
    const leg = Math.sign(x - MIDDLE) || 1;
    const down = Math.min(1, Math.max(0, (y - 400) / 520));
    const knee = Math.exp(-(((y - 640) / 130) ** 2)) * (y > 412 ? 1 : 0);
    const isFree = leg === side;
    const inside = Math.max(0, 1 - u * u);
    const across = (x - MIDDLE) * shareAt(build.breadth, y) * (isFree ? 0.96 : 1);
    const turn = side * (16 * inside * (1 - down) + 6 * down);
    const step = isFree ? side * (26 * down + 15 * knee) : side * (16 * down - 4 * knee);
    const high = Math.max(0, 1 - (y - WAIST) / 330);
    const tilt = side * 0.05 * across * Math.min(1, Math.max(0, high));
    return [
      MIDDLE + across + turn + step,
      WAIST + (y - WAIST) * build.tall + tilt + (isFree ? 12 : -6) * down + (y < 300 ? inside * 8 : 0),
    ];
  };
}

/** The part of the sheet that the picture shows: from above the waistband to the ground. */
export function legFrame({ wrap }: Pick<BottomContext, 'wrap'>): { scale: number; top: number } {
  const low = wrap([MIDDLE, ANKLE_Y])[1] + 100;
  const top = WAIST - 66;
  return { scale: Math.min(1.24, 1000 / (low - top)), top };
}

/** What is behind and below the cloth: a top tucked in, an arm, legs and shoes. */
export function behindBottom(context: BottomContext, parameters: GearDrawing, kind: FigureKind): string {
  const { canvas, style, side } = context;
  const { tint, seed, main } = parameters;
  const { skin } = lookOf(seed);
  const free = side;
  const carrying = side === 1 ? -1 : 1;
  const isShort = style.isSkirt === true || style.length < 860;
  const shoe = tonesOf(lightnessOf(main) < 0.42 ? mix(tint, '#9a7f62', 0.75) : mix(tint, '#4b4640', 0.85));
  const one = (s: 1 | -1): string => {
    const ankle = context.wrap([MIDDLE + s * axis({ ...style, drape: 0.5 }, ANKLE_Y), ANKLE_Y]);
    return (
      shoeOf(canvas, tint, ankle, side, s === free, shoe, LEG_BUILDS[kind].foot) +
      (isShort ? bareLeg(context, s, skin) : '')
    );
  };
  return one(carrying) + one(free) + torso(context, parameters, kind);
}

function torso(context: BottomContext, { tint, main }: GearDrawing, kind: FigureKind): string {
  const { canvas, style, wrap } = context;
  const cloth = tonesOf(lightnessOf(main) < 0.45 ? mix(tint, '#b3aa9a', 0.6) : mix(tint, '#565c62', 0.82));
  const w = style.waist;
  const wide = kind === 'woman' ? 20 : kind === 'man' ? 30 : 12;
  const shape = closed(
    placed(
      mirrored(
        [
          at(0, -90),
          at(w + wide + 8, -90, 'corner'),
          at(w + wide * 0.5, 20),
          at(w + 2, 86),
          at(w - 3, 150, 'corner'),
          at(0, 160),
        ],
        MIDDLE,
      ),
      wrap,
    ),
  );
  const soft =
    fold(cloth, wrap([MIDDLE - w * 0.8, 112]), wrap([MIDDLE - w * 0.3, 20]), 8, 12, 0.8) +
    fold(cloth, wrap([MIDDLE + w * 0.7, 114]), wrap([MIDDLE + w * 0.4, 10]), -8, 12, 0.8) +
    fold(cloth, wrap([MIDDLE + w * 0.1, 120]), wrap([MIDDLE - w * 0.1, 50]), 4, 9, 0.6);
  return paintPiece(canvas, shape, cloth, { volume: 0.8, soft, fabric: 'jersey' });
}

function bareLeg(context: BottomContext, s: 1 | -1, skin: Tones): string {
  const { canvas, style, wrap } = context;
  const middle = (y: number): number => s * axis({ ...style, drape: 0.5 }, y);
  const top = Math.max(430, style.length - 120);
  const outer: readonly (readonly [y: number, out: number, inner: number])[] = [
    [430, 70, 66],
    [560, 58, 56],
    [640, 50, 47],
    [690, 46, 43],
    [750, 54, 47],
    [800, 50, 42],
    [860, 35, 31],
    [ANKLE_Y + 8, 28, 26],
  ];
  const levels = outer.filter(([y]) => y >= top);
  const knots: Knot[] = [
    ...levels.map(([y, wide]) => at(middle(y) + s * wide, y)),
    ...levels.toReversed().map(([y, , wide]) => at(middle(y) - s * wide, y)),
  ];
  const leg = closed(placed(knots, wrap));
  const put = (x: number, y: number): Point => wrap([MIDDLE + middle(y) + s * x, y]);
  const soft =
    top < 660
      ? fold(skin, put(-26, 664), put(28, 662), -10, 9, 0.55) +
        fold(skin, put(-20, 700), put(22, 698), 8, 7, 0.4)
      : '';
  const hem = `M${num(put(-90, style.length)[0])} ${num(put(0, style.length - 8)[1])}L${num(put(90, style.length)[0])} ${num(put(0, style.length - 8)[1])}`;
  const sock = tonesOf(tone(skin.base, { l: -0.28, c: 0.3 }));
  const cuff = closed(
    placed(
      [
        at(middle(838) + s * 41, 838, 'corner'),
        at(middle(870) + s * 35, 870),
        at(middle(ANKLE_Y) + s * 32, ANKLE_Y + 12, 'corner'),
        at(middle(ANKLE_Y) - s * 30, ANKLE_Y + 12, 'corner'),
        at(middle(870) - s * 33, 870),
        at(middle(838) - s * 37, 838, 'corner'),
        at(middle(838), 844),
      ],
      wrap,
    ),
  );
  return (
    paintPiece(canvas, leg, skin, {
      volume: 0.9,
      isSoft: true,
      soft: soft + castShadow(skin, hem, 40, 0.5),
    }) + paintPiece(canvas, cuff, sock, { volume: 0.8, fabric: 'rib' })
  );
}

/** A low hiking shoe seen three-quarters, its toe to `side`. */
function shoeOf(
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
