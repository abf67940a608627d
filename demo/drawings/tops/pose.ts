// How clothing lies before us: flat to the front, or around a form that is turned a little to one side.
import type { Place, Point } from '#demo/drawings/base/curve.ts';

/** The sheet's middle; all clothing is laid out about it. */
export const MIDDLE = 400;

export interface Pose {
  readonly isWorn: boolean;
  /** 1: the form looks to our right, -1 to our left. */
  readonly side: 1 | -1;
  /** Wraps a point of the flat front around the form. */
  readonly wrap: Place;
}

export const FLAT: Pose = { isWorn: false, side: 1, wrap: (point) => point };

/** Half the form's breadth, what is inside it turns, what is outside stays. */
const HALF_BREADTH = 192;

/** How far the middle of the front has moved to the side, in half breadths. */
const TURN = 0.2;

/** Eye height: lines above it bow upwards, below it downwards. */
const EYE_Y = 360;

export function wornPose(side: 1 | -1): Pose {
  return {
    isWorn: true,
    side,
    wrap: ([x, y]): Point => {
      const u = (x - MIDDLE) / HALF_BREADTH;
      const inside = Math.max(0, 1 - u * u);
      // The far half is foreshortened, the whole leans a hair onto the near leg.
      const narrowed = u * side > 0 ? u * 0.93 : u;
      const moved = narrowed + side * TURN * inside;
      const lean = side * (y - 300) * 0.018;
      return [MIDDLE + moved * HALF_BREADTH - lean, y + (y - EYE_Y) * 0.035 * inside];
    },
  };
}
