// The legs of the people who wear things, against the cuts as laid flat.
import type { Build } from '#demo/drawings/figure/build.ts';
import type { FigureKind } from '#demo/drawings/parameters.ts';

export interface LegBuild {
  /** How much of a cut's breadth is worn at a height: y of the flat cut, share. */
  readonly breadth: Build['breadth'];
  /** How much of a cut's length below the waist. */
  readonly tall: number;
  /** The length of a shoe against that of a man. */
  readonly foot: number;
}

export const LEG_BUILDS: Readonly<Record<FigureKind, LegBuild>> = {
  man: {
    breadth: [
      [112, 0.96],
      [262, 0.92],
      [412, 0.9],
      [656, 0.86],
      [930, 0.86],
    ],
    tall: 1,
    foot: 1,
  },
  woman: {
    breadth: [
      [112, 0.8],
      [262, 0.93],
      [412, 0.9],
      [656, 0.8],
      [930, 0.78],
    ],
    tall: 0.99,
    foot: 0.86,
  },
  child: {
    breadth: [
      [112, 0.76],
      [262, 0.74],
      [412, 0.74],
      [656, 0.76],
      [930, 0.78],
    ],
    tall: 0.74,
    foot: 0.8,
  },
};
