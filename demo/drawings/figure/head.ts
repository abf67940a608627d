// Neck, jaw and hair of a figure, up to below the nose, where its pictures end.
import { stroke, fill, type SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { closed, type Knot, open, type Point } from '#demo/drawings/base/curve.ts';
import { castShadow, fold } from '#demo/drawings/base/folds.ts';
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix } from '#demo/drawings/base/color.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { Build, Look } from '#demo/drawings/figure/build.ts';
import type { Pose } from '#demo/drawings/tops/pose.ts';
import type { FigureKind } from '#demo/drawings/parameters.ts';

export interface HeadPlan {
  readonly canvas: SvgCanvas;
  readonly pose: Pose & { readonly build: Build };
  readonly look: Look;
  readonly kind: FigureKind;
  /** The hair disappears in a high collar. */
  readonly isTucked: boolean;
}

/** The lowest point of the chin. */
export function chinOf({ pose }: HeadPlan): Point {
  const [x] = pose.wrap([400, 196]);
  return [x + pose.side * pose.build.jaw * 0.14, 204 - pose.build.chin];
}

/** The top of what a picture shows. */
export const cropY = (plan: HeadPlan): number => chinOf(plan)[1] - plan.pose.build.jaw * 1.06;

/** Hair that falls behind the neck; empty for short hair. */
export function hairBehind(plan: HeadPlan): string {
  const { canvas, pose, look, kind } = plan;
  const { jaw } = pose.build;
  const [x, y] = chinOf(plan);
  const s = pose.side;
  const cut = kind === 'man' ? look.haircut % 3 : look.haircut % 4;
  const isLong = kind === 'woman' ? cut !== 3 : kind === 'child' ? cut < 2 : cut === 2;
  if (!isLong) return '';
  const low = kind === 'man' ? y + 18 : cut === 0 || plan.isTucked ? y + 20 : y + 100;
  const wide = jaw * (cut === 1 ? 1.42 : 1.28);
  const m = x - s * jaw * 0.3;
  const shape = closed([
    [m - wide * 0.9, y - jaw * 2, 'corner'],
    [m + wide * 0.9, y - jaw * 2, 'corner'],
    [m + wide, y - jaw * 0.6],
    [m + wide * 0.98, low - 30],
    [m + wide * 0.72, low],
    [m, low + 8],
    [m - wide * 0.76, low + 2],
    [m - wide, low - 34],
    [m - wide * 1.02, y - jaw * 0.6],
  ]);
  const strands = [-0.86, -0.7, 0.74, 0.9]
    .map((u) =>
      stroke(
        open([
          [m + u * wide * 0.9, y - jaw * 1.4],
          [m + u * wide * 1.04, y - jaw * 0.2],
          [m + u * wide * 0.86, low],
        ]),
        u < 0 ? look.hair.light : look.hair.deep,
        3,
        0.6,
      ),
    )
    .join('');
  return paintPiece(canvas, shape, look.hair, { volume: 0.6, crisp: strands });
}

/** Neck and the lower half of the face. */
export function neckAndJaw(plan: HeadPlan): string {
  const { canvas, pose, look, kind } = plan;
  const { build, side: s } = pose;
  const { skin, hair } = look;
  const { jaw, neck, angular } = build;
  const [x, y] = chinOf(plan);
  const m = x - s * jaw * 0.22;
  const top = y - jaw * 2;
  const foot = (px: number, py: number): Knot => {
    const p = pose.wrap([px, py]);
    return [p[0], p[1]];
  };
  const throat = closed([
    [m - neck, top + 40, 'corner'],
    [m + neck, top + 40, 'corner'],
    [m + neck, y - 6],
    [m + neck * 1.06, 188],
    foot(400 + 74, 222),
    foot(400 + 118, 262),
    foot(400, 330),
    foot(400 - 118, 262),
    foot(400 - 74, 222),
    [m - neck * 1.06, 188],
    [m - neck, y - 6],
  ]);
  // The far cheek falls away sooner than the near one, whose jaw bone shows.
  const [far, near] = [s * jaw * 0.92, -s * jaw * 1.1];
  const face = closed([
    [m + far, top, 'corner'],
    [m + far, y - jaw * 1.05],
    [m + far * 0.93, y - jaw * 0.72],
    [m + far * (0.72 + angular * 0.06), y - jaw * 0.3],
    [x + s * jaw * 0.26, y - jaw * 0.035],
    [x, y],
    [x - s * jaw * 0.3, y - jaw * 0.05],
    [m + near * (0.7 + angular * 0.1), y - jaw * (0.36 - angular * 0.02)],
    [m + near * 0.94, y - jaw * 0.74],
    [m + near, y - jaw * 1.1],
    [m + near, top, 'corner'],
  ]);
  const mouthY = y - jaw * 0.56;
  const mx = x + s * jaw * 0.08;
  const half = jaw * (kind === 'child' ? 0.22 : 0.3);
  const lip = tonesOf(mix(skin.base, '#b0433c', kind === 'woman' ? 0.42 : 0.24));
  const upper = `M${mx - half} ${mouthY - 1}Q${mx - half * 0.4} ${mouthY - jaw * 0.1} ${mx} ${mouthY - jaw * 0.055}Q${mx + half * 0.4} ${mouthY - jaw * 0.1} ${mx + half} ${mouthY - 1}Q${mx} ${mouthY + jaw * 0.05} ${mx - half} ${mouthY - 1}Z`;
  const lower = `M${mx - half * 0.86} ${mouthY + 1}Q${mx} ${mouthY + jaw * 0.06} ${mx + half * 0.86} ${mouthY + 1}Q${mx + half * 0.3} ${mouthY + jaw * 0.19} ${mx} ${mouthY + jaw * 0.18}Q${mx - half * 0.3} ${mouthY + jaw * 0.19} ${mx - half * 0.86} ${mouthY + 1}Z`;
  const smile = open([
    [mx - half * 1.1, mouthY - jaw * 0.05],
    [mx - half * 0.6, mouthY + 1],
    [mx, mouthY + 2.4],
    [mx + half * 0.6, mouthY + 1],
    [mx + half * 1.1, mouthY - jaw * 0.05],
  ]);
  const isBearded = kind === 'man' && look.haircut % 2 === 1;
  const beard = isBearded
    ? fill(
        closed([
          [m + far * 1.1, top],
          [m + far * 1.1, y],
          [x, y + 12],
          [m + near * 1.2, y],
          [m + near * 1.2, top],
          [m + near * 0.86, y - jaw * 1.2],
          [m + near * 0.6, y - jaw * 0.66],
          [mx - half * 1.3, mouthY - jaw * 0.3],
          [mx, mouthY - jaw * 0.24],
          [mx + half * 1.3, mouthY - jaw * 0.3],
          [m + far * 0.84, y - jaw * 0.8],
          [m + far * 0.94, y - jaw * 1.2],
        ]).d,
        hair.base,
        0.82,
      )
    : '';
  const tendon = fold(skin, [m - s * neck * 0.7, y + 4], [m - s * 6, 250], -s * 6, 8, 0.5);
  const collarBones = ([1, -1] as const)
    .map((side) =>
      fold(skin, pose.wrap([400 + side * 18, 262]), pose.wrap([400 + side * 96, 240]), side * 6, 6, 0.5),
    )
    .join('');
  const shadow = castShadow(skin, face.d, 30, 0.55);
  return (
    paintPiece(canvas, throat, skin, { volume: 0.7, blur: 5, soft: shadow + tendon + collarBones }) +
    paintPiece(canvas, face, skin, {
      volume: 0.5,
      crisp:
        beard +
        fill(upper, lip.shade, 0.85) +
        fill(lower, lip.base, 0.9) +
        stroke(smile, skin.deep, 2, 0.8) +
        stroke(
          open([
            [mx - half * 0.5, mouthY + jaw * 0.28],
            [mx, mouthY + jaw * 0.25],
            [mx + half * 0.5, mouthY + jaw * 0.28],
          ]),
          skin.shade,
          3,
          isBearded ? 0 : 0.6,
        ),
    })
  );
}

/** Hair beside the face. */
export function hairBefore(plan: HeadPlan): string {
  const { canvas, pose, look, kind } = plan;
  const { jaw } = pose.build;
  const [x, y] = chinOf(plan);
  const s = pose.side;
  const m = x - s * jaw * 0.22;
  if (kind === 'man') {
    // Short hair and an ear lobe at the near side.
    const lobe = closed([
      [m - s * jaw * 1.02, y - jaw * 1.5],
      [m - s * jaw * 1.26, y - jaw * 1.4],
      [m - s * jaw * 1.24, y - jaw * 1.08],
      [m - s * jaw * 1.1, y - jaw * 0.9],
      [m - s * jaw * 1.0, y - jaw * 0.98],
    ]);
    return paintPiece(canvas, lobe, look.skin, { volume: 0.5 });
  }
  const cut = look.haircut % 4;
  if (kind === 'child' ? cut >= 2 : cut === 3) {
    const lobe = closed([
      [m - s * jaw * 1.02, y - jaw * 1.5],
      [m - s * jaw * 1.22, y - jaw * 1.4],
      [m - s * jaw * 1.2, y - jaw * 1.1],
      [m - s * jaw * 1.08, y - jaw * 0.94],
      [m - s * jaw * 0.98, y - jaw * 1.02],
    ]);
    return paintPiece(canvas, lobe, look.skin, { volume: 0.5 });
  }
  const low = plan.isTucked ? y + 14 : cut === 0 ? y + 12 : y + 64;
  const lock = (side: number, inner: number, wide: number): string =>
    paintPiece(
      canvas,
      closed([
        [m + side * inner, y - jaw * 2, 'corner'],
        [m + side * (inner - 2), y - jaw * 1.1],
        [m + side * inner * 0.97, y - jaw * 0.5],
        [m + side * inner * 1.0, low - 26],
        [m + side * (inner + wide * 0.2), low],
        [m + side * (inner + wide * 0.78), low - 26],
        [m + side * (inner + wide * 1.06), y - jaw * 0.4],
        [m + side * (inner + wide), y - jaw * 1.0],
        [m + side * (inner + wide * 0.8), y - jaw * 2, 'corner'],
      ]),
      look.hair,
      {
        volume: 0.5,
        crisp: stroke(
          open([
            [m + side * (inner + wide * 0.5), y - jaw * 1.6],
            [m + side * (inner + wide * 0.5), y - jaw * 0.4],
            [m + side * (inner + wide * 0.4), low],
          ]),
          look.hair.light,
          2.6,
          0.6,
        ),
      },
    );
  return lock(-s, jaw * 0.94, jaw * 0.42) + lock(s, jaw * 0.84, jaw * 0.26);
}
