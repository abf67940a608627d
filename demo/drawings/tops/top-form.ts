// The outline of a top's body and the lines on it, laid flat or worn.
import { closed, type Knot, mirrored, placed, type Point, type Shape } from '#demo/drawings/base/curve.ts';
import { FLAT, MIDDLE, type Pose } from '#demo/drawings/tops/pose.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';

/** Where the collar meets the shoulder, half the neck's breadth away from the middle. */
export const NECK_HALF = 62;

export const NECK_Y = 204;

export const SHOULDER_Y = 252;

export const UNDERARM_Y = 410;

/** How far the slit in the middle of a fishtail reaches up. */
export const FISHTAIL_CUT = 54;

/** Half the body's width at a height, between underarm and hem. */
export function halfWidthAt(style: TopStyle, y: number): number {
  const waistY = UNDERARM_Y + (style.length - UNDERARM_Y) * 0.48;
  if (y <= UNDERARM_Y) return style.chest;
  const [from, to, share] =
    y < waistY
      ? [style.chest, style.waist, (y - UNDERARM_Y) / (waistY - UNDERARM_Y)]
      : [style.waist, style.hem, Math.min(1, (y - waistY) / (style.length - waistY))];
  const eased = share * share * (3 - 2 * share);
  return from + (to - from) * eased;
}

/** How low the neckline lies in the middle of the front. */
export function necklineY(style: TopStyle): number {
  if (style.neck === 'vee') return 322;
  if (style.neck === 'crew') return 254;
  return 246;
}

export function collarHeight(style: TopStyle): number {
  return style.neck === 'funnel' ? 78 : style.neck === 'mock' ? 52 : 62;
}

/** The front of the body, from the neckline to the hem; quilted sides bulge between the seams. */
export function bodyShape(style: TopStyle, pose: Pose): Shape {
  const neckY = necklineY(style);
  const neckline: Knot[] =
    style.neck === 'vee'
      ? [
          [MIDDLE, neckY, 'corner'],
          [MIDDLE + NECK_HALF * 0.62, 258],
          [MIDDLE + NECK_HALF + 6, NECK_Y, 'corner'],
        ]
      : [
          [MIDDLE, neckY],
          [MIDDLE + NECK_HALF * 0.74, NECK_Y + (neckY - NECK_Y) * 0.62],
          [MIDDLE + NECK_HALF + 4, NECK_Y, 'corner'],
        ];
  return bodyBetween(style, pose, neckline, hemKnots(style));
}

/** The back of the body, laid flat: it reaches up behind the neck, and a fishtail is cut open in its middle. */
export function backShape(style: TopStyle): Shape {
  const { hem, length, drop } = style;
  const neckline: Knot[] = [
    [MIDDLE, NECK_Y - 8],
    [MIDDLE + NECK_HALF * 0.74, NECK_Y - 7],
    [MIDDLE + NECK_HALF + 4, NECK_Y, 'corner'],
  ];
  const fishtail: Knot[] = [
    [MIDDLE + hem, length - 4, 'corner'],
    [MIDDLE + hem * 0.5, length + drop * 0.9],
    [MIDDLE + 15, length + drop, 'corner'],
    [MIDDLE, length + drop - FISHTAIL_CUT, 'corner'],
  ];
  return bodyBetween(style, FLAT, neckline, style.bottom === 'fishtail' ? fishtail : hemKnots(style));
}

function bodyBetween(style: TopStyle, pose: Pose, neckline: readonly Knot[], hem: readonly Knot[]): Shape {
  const side: Knot[] = [];
  const lowest = style.length;
  if (style.baffle !== undefined) {
    const step = style.baffle / 2;
    let swells = true;
    for (let y = UNDERARM_Y + step; y < lowest - step; y += step) {
      side.push([MIDDLE + halfWidthAt(style, y) + (swells ? 5 : -4), y]);
      swells = !swells;
    }
  } else {
    for (const share of [0.25, 0.5, 0.78]) {
      const y = UNDERARM_Y + (lowest - UNDERARM_Y) * share;
      side.push([MIDDLE + halfWidthAt(style, y), y]);
    }
  }
  const half: Knot[] = [
    ...neckline,
    [MIDDLE + style.shoulder * 0.72, SHOULDER_Y - 22],
    [MIDDLE + style.shoulder, SHOULDER_Y, 'corner'],
    ...armhole(style),
    [MIDDLE + style.chest, UNDERARM_Y, 'corner'],
    ...side,
    ...hem,
  ];
  return closed(placed(mirrored(half, MIDDLE), pose.wrap));
}

/** The knots of the right armhole between shoulder tip and underarm. */
export function armhole(style: TopStyle): Knot[] {
  if (style.sleeve === 'none') {
    return [
      [MIDDLE + style.shoulder - 15, 315],
      [MIDDLE + style.shoulder - 5, 372],
    ];
  }
  return [
    [MIDDLE + style.shoulder - 11, 316],
    [MIDDLE + style.shoulder - 3, 374],
  ];
}

function hemKnots(style: TopStyle): Knot[] {
  const { hem, length, drop } = style;
  if (style.bottom === 'curved') {
    return [
      [MIDDLE + hem, length - 42, 'corner'],
      [MIDDLE + hem * 0.8, length - 10],
      [MIDDLE + hem * 0.42, length + drop],
      [MIDDLE, length + drop],
    ];
  }
  return [
    [MIDDLE + hem, length - 4, 'corner'],
    [MIDDLE + hem * 0.55, length + drop * 0.8],
    [MIDDLE, length + drop],
  ];
}

/** A line across the body at a height, edge to edge, sagging by `sag` in the middle. */
export function acrossBody(style: TopStyle, pose: Pose, y: number, sag: number): Point[] {
  const half = halfWidthAt(style, y) + 10;
  const points: Point[] = [];
  for (let step = -6; step <= 6; step += 1) {
    const u = step / 6;
    points.push(pose.wrap([MIDDLE + u * half, y + sag * (1 - u * u)]));
  }
  return points;
}
