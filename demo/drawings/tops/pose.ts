// The pose of clothing: laid flat, or worn by a figure that is turned a little to one side.
import type { Place } from '#demo/drawings/base/curve.ts';
import type { Build } from '#demo/drawings/figure/build.ts';

/** x of the sheet's middle, the axis of all clothing. */
export const MIDDLE = 400;

export interface Pose {
  readonly isWorn: boolean;
  /** 1: the figure faces right, -1: left. */
  readonly side: 1 | -1;
  /** Maps a point of the flat front onto the turned figure. */
  readonly wrap: Place;
  /** Whose body it is; absent when laid flat. */
  readonly build?: Build;
}

export const FLAT: Pose = { isWorn: false, side: 1, wrap: (point) => point };
