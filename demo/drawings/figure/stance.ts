// How a figure stands: the turn of the body that clothes follow, and where its elbows and wrists are.
import { type Point, sample } from '#demo/drawings/base/curve.ts';
import { type Build, shareAt } from '#demo/drawings/figure/build.ts';
import { MIDDLE, type Pose } from '#demo/drawings/tops/pose.ts';

/** What an arm does. */
export type ArmPose = 'hanging' | 'pocket' | 'hip' | 'behind';

/** Shoulder, elbow and wrist, and a smooth line through them. */
export interface Arm {
  readonly pose: ArmPose;
  readonly joints: readonly [shoulder: Point, elbow: Point, wrist: Point];
  readonly spine: readonly Point[];
}

const HALF_BREADTH = 192;
/** How far the middle of the front moves sideways, in half breadths. */
const TURN = 0.15;
/** Eye height: lines above it curve upwards, below it downwards. */
const EYE_Y = 330;
const COLLAR_Y = 204;

/** The weight on one leg: shoulders and hips tilt against each other. `side` is where the figure looks. */
export function standing(build: Build, side: 1 | -1): Pose {
  return {
    isWorn: true,
    side,
    build,
    wrap: ([x, y]): Point => {
      const u = (x - MIDDLE) / HALF_BREADTH;
      const inside = Math.max(0, 1 - u * u);
      const narrowed = u * side > 0 ? u * 0.94 : u;
      const across = (narrowed * shareAt(build.breadth, y) + side * TURN * inside) * HALF_BREADTH;
      const down = y < COLLAR_Y ? y : COLLAR_Y + (y - COLLAR_Y) * build.tall;
      const low = Math.min(1, Math.max(0, (y - 260) / 440));
      const eased = low * low * (3 - 2 * low);
      const tilt = y < COLLAR_Y ? 0 : 0.035 - 0.075 * eased;
      const sway = -16 * eased;
      return [
        MIDDLE + across + side * sway,
        down + side * tilt * across + (y - EYE_Y) * 0.05 * inside * (y < EYE_Y ? 0.3 : 1),
      ];
    },
  };
}

const out = (from: Point, side: number, degrees: number, length: number): Point => [
  from[0] + side * Math.sin((degrees * Math.PI) / 180) * length,
  from[1] + Math.cos((degrees * Math.PI) / 180) * length,
];

/** The elbow between a shoulder and a wrist, bent outwards. */
function elbowOf(shoulder: Point, wrist: Point, upper: number, lower: number, side: number): Point {
  const [dx, dy] = [wrist[0] - shoulder[0], wrist[1] - shoulder[1]];
  const distance = Math.min(Math.hypot(dx, dy), upper + lower - 1);
  const along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const high = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const [ux, uy] = [dx / distance, dy / distance];
  // Of the two sides of the line the one away from the body.
  const normal: Point = uy * side > 0 ? [uy, -ux] : [-uy, ux];
  return [shoulder[0] + ux * along + normal[0] * high, shoulder[1] + uy * along + normal[1] * high];
}

/** `shoulder` is half the cut's breadth; `target` is where a hand in a pocket or on the hip goes. */
export function armOf(
  pose: Pose & { readonly build: Build },
  side: 1 | -1,
  does: ArmPose,
  shoulder: number,
  target: Point,
): Arm {
  const { build } = pose;
  const start = pose.wrap([MIDDLE + side * (shoulder - 34), 292]);
  const { upperArm, forearm } = build;
  const isNear = side !== pose.side;
  let elbow: Point;
  let wrist: Point;
  if (does === 'hanging') {
    elbow = out(start, side, isNear ? 17 : 14, upperArm * 0.98);
    wrist = out(elbow, side, isNear ? -3 : 2, forearm);
  } else if (does === 'behind') {
    elbow = out(start, side, 18, upperArm * 0.94);
    wrist = out(elbow, side, -46, forearm * 0.8);
  } else {
    // Elbows point backwards as well, which shortens what is seen of the arm.
    const seen = does === 'pocket' ? 0.9 : 0.97;
    wrist = target;
    elbow = elbowOf(start, wrist, upperArm * seen, forearm * seen, side);
  }
  const mid = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const spine = sample(
    [
      start,
      mid(start, elbow, 0.5),
      mid(mid(start, elbow, 0.94), mid(elbow, wrist, 0.06), 0.5),
      mid(elbow, wrist, 0.5),
      wrist,
    ],
    6,
  );
  return { pose: does, joints: [start, elbow, wrist], spine };
}
