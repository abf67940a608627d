// The outlines of sleeves and bare arms along an arm of a figure.
import { closed, type Knot, type Point, type Shape, sides } from '#demo/drawings/base/curve.ts';
import type { Build } from '#demo/drawings/figure/build.ts';
import { shareAt } from '#demo/drawings/figure/build.ts';
import type { Arm } from '#demo/drawings/figure/stance.ts';
import { MIDDLE, type Pose } from '#demo/drawings/tops/pose.ts';
import type { Sleeve } from '#demo/drawings/tops/sleeve.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';

type Worn = Pose & { readonly build: Build };

/** How much further in than a sleeve's head an armhole without a sleeve lies. */
export const ARMHOLE_INSET = 18;

/** How far a short sleeve reaches, as a share of the arm. */
export const SHORT_SLEEVE = 0.36;

/** One sleeve of a cut on one arm. */
export function wornSleeve(style: TopStyle, pose: Worn, arm: Arm, side: 1 | -1): Sleeve {
  const isShort = style.sleeve === 'short';
  const reach = isShort ? SHORT_SLEEVE : 1;
  const all = arm.spine.slice(0, Math.round((arm.spine.length - 1) * reach) + 1);
  const spine = isShort ? all : all.filter((_, at) => at % 2 === 0);
  const swells =
    style.baffle !== undefined && style.baffleShape !== 'body-only' && style.baffleShape !== 'diamond';
  const share = shareAt(pose.build.breadth, 330);
  const widths = spine.map((_, at) => {
    const along = (at / (spine.length - 1)) * reach;
    const swell = swells && along > 0.08 ? (at % 2 === 0 ? -5 : 5) : 0;
    const full = style.sleeveWidth * (0.1 + 0.9 * share);
    const wide = isShort ? 0.98 + 0.1 * along : 1 - 0.16 * along - 0.22 * along ** 3;
    return full * wide + swell;
  });
  const head = headOf(style, pose, side);
  return { shape: limb(spine, widths, side, head), spine, widths, side };
}

/** A bare arm from inside a sleeve to the wrist. */
export function wornBareArm(pose: Worn, arm: Arm, side: 1 | -1, from: number): Sleeve {
  const { build } = pose;
  const last = arm.spine.length - 1;
  const spine = arm.spine.slice(Math.round(last * from));
  const widths = spine.map((_, at) => armWidth(build, from + ((1 - from) * at) / (spine.length - 1)));
  return { shape: limb(spine, widths, side), spine, widths, side };
}

/** The thin sleeve of what is worn under a vest, from the shoulder on. */
export function thinSleeve(style: TopStyle, pose: Worn, arm: Arm, side: 1 | -1): Sleeve {
  const spine = arm.spine.filter((_, at) => at % 2 === 0);
  const widths = spine.map((_, at) => armWidth(pose.build, at / (spine.length - 1)) + 14);
  const shoulder = style.shoulder + ARMHOLE_INSET - 8;
  const head = headOf({ ...style, shoulder }, pose, side);
  return { shape: limb(spine, widths, side, head), spine, widths, side };
}

/** Narrower above the elbow, a little fuller below it. */
function armWidth({ arm, wrist }: Build, along: number): number {
  const muscle = 0.06 * Math.sin(Math.PI * Math.min(1, Math.max(0, (along - 0.48) / 0.4)));
  return arm * (1 - along + muscle) + wrist * along;
}

interface Head {
  /** From the shoulder's line over its tip, walking outwards. */
  readonly over: readonly Knot[];
  /** From the underarm up along the armhole. */
  readonly under: readonly Knot[];
}

function headOf(style: TopStyle, pose: Worn, side: 1 | -1): Head {
  const at = (x: number, y: number): Point => pose.wrap([MIDDLE + side * x, y]);
  const { shoulder, chest } = style;
  const lifted = (x: number, y: number, out: number, up: number): Knot => {
    const [px, py] = at(x, y);
    return [px + side * out, py - up];
  };
  const start: Knot =
    style.isRaglan === true ? [...at(66, 206), 'corner'] : [...at(shoulder * 0.8, 237), 'corner'];
  const over: Knot[] =
    style.isRaglan === true
      ? [start, lifted(shoulder * 0.66, 229, 0, 2), lifted(shoulder * 0.96, 250, 2, 2)]
      : [start, lifted(shoulder * 0.97, 249, 3, 1)];
  const under: Knot[] =
    style.isRaglan === true
      ? [[...at(chest - 14, 404), 'corner'], [...at(128, 350)], [...at(98, 290)]]
      : [[...at(chest - 14, 404), 'corner'], [...at(shoulder - 27, 356)], [...at(shoulder - 34, 300)]];
  return { over, under };
}

/** The outline around a spine; where it bends, the inner side creases instead of crossing itself. */
function limb(spine: readonly Point[], widths: readonly number[], side: 1 | -1, head?: Head): Shape {
  const { left, right } = sides(spine, widths);
  const [outer, inner] = side === 1 ? [left, right] : [right, left];
  const isOutside = (point: Point): boolean =>
    spine.every(
      (center, at) => Math.hypot(point[0] - center[0], point[1] - center[1]) > (widths[at] ?? 0) / 2 - 2.5,
    );
  const loose = (points: readonly Point[]): Knot[] => points.map(([x, y]) => [x, y]);
  const corner = (point: Point | undefined): Knot[] =>
    point === undefined ? [] : [[point[0], point[1], 'corner']];
  const skip = head === undefined ? 1 : Math.max(1, Math.round(spine.length * 0.13));
  const outside = outer.slice(skip, -1).filter(isOutside);
  const pit = head?.under[0];
  const inside = inner.slice(1, -1).filter((point) => isOutside(point) && point[1] > (pit?.[1] ?? -1e3) + 16);
  // An arm that hangs before the body's side begins at its own inner line, not at the underarm.
  const first = inside[0] ?? inner.at(-1);
  const under: Knot[] =
    pit === undefined || first === undefined || head === undefined
      ? corner(inner[0])
      : [
          [(pit[0] - first[0]) * side > 0 ? first[0] + side * 4 : pit[0], pit[1], 'corner'],
          ...head.under.slice(1),
        ];
  return closed([
    ...(head?.over ?? corner(outer[0])),
    ...loose(outside),
    ...corner(outer.at(-1)),
    ...corner(inner.at(-1)),
    ...loose(inside.toReversed()),
    ...under,
  ]);
}
