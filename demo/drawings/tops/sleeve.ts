// The shapes of sleeves and arms: limbs along a centre line, laid flat.
import {
  between,
  closed,
  type Knot,
  type Point,
  sample,
  type Shape,
  sides,
} from '#demo/drawings/base/curve.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { SHOULDER_Y } from '#demo/drawings/tops/top-form.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';

export interface Sleeve {
  readonly shape: Shape;
  /** From shoulder to wrist. */
  readonly spine: readonly Point[];
  readonly widths: readonly number[];
  /** Which side of the picture: 1 right, -1 left. */
  readonly side: 1 | -1;
}

/** From the shoulder to the wrist, x counted from the middle; for a shoulder 168 wide. */
const LAID_FLAT: readonly Point[] = [
  [140, 286],
  [196, 402],
  [232, 540],
  [250, 650],
  [261, 752],
];

const SHORT_SHARE = 0.3;

/** One sleeve of a cut, laid flat. */
export function sleeve(style: TopStyle, side: 1 | -1): Sleeve {
  const isShort = style.sleeve === 'short';
  const share = isShort ? SHORT_SHARE : 1;
  const all = arm(style, side);
  const spine = isShort
    ? all.slice(0, Math.round((all.length - 1) * share) + 1)
    : all.filter((_, at) => at % 2 === 0);
  const swells =
    style.baffle !== undefined && style.baffleShape !== 'body-only' && style.baffleShape !== 'diamond';
  const widths = spine.map((_, at) => {
    const along = (at / (spine.length - 1)) * share;
    const swell = swells && along > 0.08 ? (at % 2 === 0 ? -6 : 7) : 0;
    return style.sleeveWidth * (1 - 0.1 * along - 0.26 * along ** 2) + swell + (isShort ? along * 20 : 0);
  });
  const { outer, inner } = edges(spine, widths, side);
  const tip: Point = [MIDDLE + side * (style.shoulder - 8), SHOULDER_Y - 3];
  const over = outer[1] ?? tip;
  const cap = between(tip, over, 0.42);
  const knots: Knot[] = [
    [tip[0], tip[1]],
    [cap[0] + side * 6, cap[1] - 9],
    ...outer.slice(1, -1).map(loose),
    ...ends(outer, inner),
    ...inner.slice(1, -1).toReversed().map(loose),
    // Behind the body the sleeve's head only has to reach far enough under it.
    [MIDDLE + side * (style.shoulder - 60), SHOULDER_Y + 60],
  ];
  return { shape: closed(knots), spine, widths, side };
}

function arm(style: TopStyle, side: 1 | -1): Point[] {
  const out = style.shoulder - 168;
  return sample(
    LAID_FLAT.map(([x, y]): Point => [MIDDLE + side * (x + out), y]),
    6,
  );
}

function edges(
  spine: readonly Point[],
  widths: readonly number[],
  side: 1 | -1,
): { outer: Point[]; inner: Point[] } {
  const { left, right } = sides(spine, widths);
  return side === 1 ? { outer: left, inner: right } : { outer: right, inner: left };
}

function loose(point: Point): Knot {
  return [point[0], point[1]];
}

/** The two corners where a limb ends (or begins, at 0). */
function ends(first: readonly Point[], second: readonly Point[], at = -1): Knot[] {
  return [first.at(at), second.at(at)].flatMap((point) =>
    point === undefined ? [] : [[point[0], point[1], 'corner'] as const],
  );
}

/** A line around the sleeve at a share of its length (0 shoulder .. 1 wrist), curved like a ring around an arm. */
export function acrossSleeve(limb: Sleeve, share: number, bow: number, extra = 6): Point[] {
  const last = limb.spine.length - 1;
  const at = Math.min(last, Math.max(0, share * last));
  const [from, to] = [limb.spine[Math.floor(at)], limb.spine[Math.ceil(at)]];
  if (from === undefined || to === undefined) return [];
  const center = between(from, to, at - Math.floor(at));
  const before = limb.spine[Math.max(0, Math.floor(at) - 1)] ?? from;
  const after = limb.spine[Math.min(last, Math.ceil(at) + 1)] ?? to;
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  const along: Point = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
  const half = (limb.widths[Math.round(at)] ?? 60) / 2 + extra;
  return [-1, -0.55, 0, 0.55, 1].map((u): Point => {
    const lift = bow * (1 - u * u);
    return [
      center[0] - along[1] * half * u + along[0] * lift,
      center[1] + along[0] * half * u + along[1] * lift,
    ];
  });
}
