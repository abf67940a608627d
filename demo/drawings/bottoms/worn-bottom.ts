// Trousers and skirts on a figure: from the waist to the feet, one leg carrying the weight.
import { lightnessOf, mix, tone } from '#demo/drawings/base/color.ts';
import {
  between,
  closed,
  type Knot,
  mirrored,
  num,
  type Place,
  placed,
  type Point,
  sides,
} from '#demo/drawings/base/curve.ts';
import { castShadow, fold } from '#demo/drawings/base/folds.ts';
import { paintPiece, polygon } from '#demo/drawings/base/piece.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import { at, axis, type BottomContext, legWidth } from '#demo/drawings/bottoms/bottom-form.ts';
import { BUILDS, lookOf, shareAt } from '#demo/drawings/figure/build.ts';
import { hand } from '#demo/drawings/figure/hand.ts';
import { shoeOf } from '#demo/drawings/figure/walking-shoe.ts';
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

/** Forearms from above: a hand in the pocket, or hanging beside the hip. In front of the cloth. */
export function armsBeforeBottom(context: BottomContext, parameters: GearDrawing, kind: FigureKind): string {
  const { canvas, style, side, wrap } = context;
  const { skin } = lookOf(parameters.seed);
  const build = BUILDS[kind];
  const cloth = topTones(parameters);
  const hasPockets = style.pockets.includes('slant') || style.pockets.includes('zip-hand');
  return ([1, -1] as const)
    .map((s) => {
      const isIn = hasPockets && (s === side) === (Math.floor(parameters.seed / 2) % 2 === 0);
      const out = (x: number, y: number): Point => wrap([MIDDLE + s * x, y]);
      const elbow = isIn ? out(style.waist + 132, -70) : out(style.hip + 38, -80);
      const wrist = isIn ? out(style.hip - 12, 205) : out(style.hip + 48, 300);
      const turn = (Math.atan2(wrist[0] - elbow[0], wrist[1] - elbow[1]) * -180) / Math.PI;
      const { left, right } = sides(
        [elbow, between(elbow, wrist, 0.5), wrist],
        [build.wrist * 2.2, build.wrist * 2, build.wrist * 1.5],
      );
      const sleeve = closed([
        ...left.map(([x, y]): Knot => [x, y, 'corner']),
        ...right.toReversed().map(([x, y]): Knot => [x, y, 'corner']),
      ]);
      const soft = fold(cloth, between(elbow, wrist, 0.3), between(elbow, wrist, 0.8), s * 10, 9, 0.6);
      const tip = out(style.hip - 42, 238);
      const palm = isIn
        ? paintPiece(
            canvas,
            polygon([
              left.at(-1) ?? wrist,
              right.at(-1) ?? wrist,
              [tip[0] + s * 6, tip[1] + 8],
              [tip[0] - s * 4, tip[1] - 40],
            ]),
            skin,
            { volume: 0.5 },
          )
        : hand(canvas, wrist, turn, s, build.hand * 0.95, skin, 'hanging');
      return palm + paintPiece(canvas, sleeve, cloth, { volume: 0.7, soft, fabric: 'jersey' });
    })
    .join('');
}

const topTones = ({ tint, main }: GearDrawing): Tones =>
  tonesOf(lightnessOf(main) < 0.45 ? mix(tint, '#b3aa9a', 0.6) : mix(tint, '#565c62', 0.82));

function torso(context: BottomContext, parameters: GearDrawing, kind: FigureKind): string {
  const { canvas, style, wrap } = context;
  const cloth = topTones(parameters);
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

type Level = readonly [y: number, out: number, inner: number];

/** Half breadths of the leg between its levels. */
function outerAt(levels: readonly Level[], y: number): readonly [out: number, inner: number] {
  const after = levels.findIndex((level) => level[0] >= y);
  const [a, b] = [levels[Math.max(0, after - 1)], levels[after]];
  if (a === undefined || b === undefined || a === b) return [b?.[1] ?? 40, b?.[2] ?? 40];
  const t = (y - a[0]) / (b[0] - a[0]);
  return [a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

function bareLeg(context: BottomContext, s: 1 | -1, skin: Tones): string {
  const { canvas, style, wrap } = context;
  const middle = (y: number): number => s * axis({ ...style, drape: 0.5 }, y);
  const isSkirt = style.isSkirt === true;
  const top = Math.max(430, style.length - (isSkirt || style.length < 700 ? 120 : 50));
  const outer: readonly Level[] = [
    [430, 70, 66],
    [560, 58, 56],
    [640, 50, 47],
    [690, 46, 43],
    [750, 54, 47],
    [800, 50, 42],
    [860, 35, 31],
    [ANKLE_Y + 8, 28, 26],
  ];
  // Inside the cloth the leg is never wider than it.
  const room = (y: number): number =>
    isSkirt || y > style.length + 40 ? 999 : legWidth(style, Math.min(y, style.length)) / 2 - 5;
  const levels = [
    [top, outerAt(outer, top)[0], outerAt(outer, top)[1]] as const,
    ...outer.filter(([y]) => y > top + 12),
  ].map(([y, out, inner]) => [y, Math.min(out, room(y)), Math.min(inner, room(y))] as const);
  const knots: Knot[] = [
    ...levels.map(([y, wide], index) => at(middle(y) + s * wide, y, index === 0 ? 'corner' : undefined)),
    ...levels
      .toReversed()
      .map(([y, , wide], index) =>
        at(middle(y) - s * wide, y, index === levels.length - 1 ? 'corner' : undefined),
      ),
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
