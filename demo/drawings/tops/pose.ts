// The pose of clothing: laid flat, or worn by a mannequin turned a little to one side.
import type { Place, Point } from '#demo/drawings/base/curve.ts';

/** x of the sheet's middle, the axis of all clothing. */
export const MIDDLE = 400;

export interface Pose {
  readonly isWorn: boolean;
  /** 1: the mannequin faces right, -1: left. */
  readonly side: 1 | -1;
  /** Maps a point of the flat front onto the turned mannequin. */
  readonly wrap: Place;
}

export const FLAT: Pose = { isWorn: false, side: 1, wrap: (point) => point };

/** Half the mannequin's breadth; points inside it turn, points outside stay. */
const HALF_BREADTH = 192;

/** How far the middle of the front moves sideways, in half breadths. */
const TURN = 0.2;

/** Eye height: lines above it curve upwards, below it downwards. */
const EYE_Y = 360;

export function wornPose(side: 1 | -1): Pose {
  return {
    isWorn: true,
    side,
    wrap: ([x, y]): Point => {
      const u = (x - MIDDLE) / HALF_BREADTH;
      const inside = Math.max(0, 1 - u * u);
      // The far half is foreshortened, and the whole leans slightly onto the near leg.
      const narrowed = u * side > 0 ? u * 0.93 : u;
      const moved = narrowed + side * TURN * inside;
      const lean = side * (y - 300) * 0.018;
      return [MIDDLE + moved * HALF_BREADTH - lean, y + (y - EYE_Y) * 0.035 * inside];
    },
  };
}
