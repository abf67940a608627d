// The measures of the people who wear things: a woman, a man and a child, in units of the sheet.
import { mix } from '#demo/drawings/base/color.ts';
import type { FigureKind } from '#demo/drawings/parameters.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';

export interface Build {
  /** How much of a cut's breadth is worn at a height: y of the flat cut, share. */
  readonly breadth: readonly (readonly [y: number, share: number])[];
  /** How much of a cut's length below the neck. */
  readonly tall: number;
  /** Half the jaw's breadth, and how far the chin lies above the collar's seat (y 204). */
  readonly jaw: number;
  readonly chin: number;
  /** 0 round .. 1 angular. */
  readonly angular: number;
  readonly neck: number;
  /** Lengths from joint to joint, and the breadth of the bare arm at the shoulder and at the wrist. */
  readonly upperArm: number;
  readonly forearm: number;
  readonly arm: number;
  readonly wrist: number;
  /** The hand against that of a man. */
  readonly hand: number;
  /** Half the breadth of the hips, and the y of the crotch. */
  readonly hip: number;
  readonly crotch: number;
  /** How much of the sheet the figure fills. */
  readonly size: number;
}

export const BUILDS: Readonly<Record<FigureKind, Build>> = {
  man: {
    breadth: [
      [204, 1],
      [252, 1],
      [410, 0.97],
      [560, 0.92],
      [700, 0.93],
      [900, 0.95],
    ],
    tall: 1,
    jaw: 57,
    chin: 28,
    angular: 0.9,
    neck: 47,
    upperArm: 236,
    forearm: 204,
    arm: 86,
    wrist: 46,
    hand: 1,
    hip: 150,
    crotch: 735,
    size: 1,
  },
  woman: {
    breadth: [
      [204, 0.88],
      [252, 0.86],
      [410, 0.87],
      [560, 0.75],
      [700, 0.9],
      [900, 0.94],
    ],
    tall: 0.94,
    jaw: 51,
    chin: 36,
    angular: 0.35,
    neck: 36,
    upperArm: 218,
    forearm: 190,
    arm: 68,
    wrist: 38,
    hand: 0.86,
    hip: 150,
    crotch: 712,
    size: 0.98,
  },
  child: {
    breadth: [
      [204, 0.78],
      [252, 0.71],
      [410, 0.74],
      [560, 0.79],
      [700, 0.78],
      [900, 0.79],
    ],
    tall: 0.75,
    jaw: 68,
    chin: 22,
    angular: 0,
    neck: 31,
    upperArm: 160,
    forearm: 138,
    arm: 62,
    wrist: 38,
    hand: 0.74,
    hip: 112,
    crotch: 596,
    size: 0.9,
  },
};

export const SKINS = ['#e7bd9f', '#d9a583', '#b97f59', '#8c5a3c', '#efcdb4', '#a56c48', '#cf9a72'] as const;
const HAIRS = ['#3a2a22', '#6b4428', '#20201f', '#1f1a19', '#b98a4e', '#4a3527', '#5a3826'] as const;

export interface Look {
  readonly skin: Tones;
  readonly hair: Tones;
  /** Which of the haircuts. */
  readonly haircut: number;
}

/** Skin and hair of one person. */
export function lookOf(seed: number): Look {
  const number = Math.floor(seed / 2);
  const skin = pick(SKINS, number);
  return {
    skin: tonesOf(skin),
    hair: tonesOf(mix(pick(HAIRS, number), '#241c18', number % 3 === 0 ? 0.3 : 0)),
    haircut: Math.floor(number / 7),
  };
}

/** Straight lines between the given heights. */
export function shareAt(table: Build['breadth'], y: number): number {
  let before = table[0];
  for (const after of table) {
    if (before !== undefined && y < after[0]) {
      const span = after[0] - before[0];
      if (span <= 0) return after[1];
      const t = Math.max(0, (y - before[0]) / span);
      const eased = t * t * (3 - 2 * t);
      return before[1] + (after[1] - before[1]) * eased;
    }
    before = after;
  }
  return before?.[1] ?? 1;
}
