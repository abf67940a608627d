// Draws towels.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { tone } from '#demo/drawings/base/color.ts';
import { closed, ellipse, open } from '#demo/drawings/base/curve.ts';
import { castShadow, fold, seam, stitches } from '#demo/drawings/base/folds.ts';
import { dropShadow, background } from '#demo/drawings/base/background.ts';
import { cord, label, brandMark, webbing } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import { type CampContext, floorShadow } from '#demo/drawings/camp/round.ts';
import type { CutTraits } from '#demo/drawings/traits.ts';

/** Hanging, folded, rolled up. */
export const TOWEL_TRAITS: readonly CutTraits[] = [['towel', 'hangs-by-loop'], ['towel'], ['towel']];

export function towel(context: CampContext, index: number): string {
  const { canvas, cloth, accent, trim, tint, isUsed } = context;
  const kinds = ['hang', 'fold', 'roll'] as const;
  const kind = pick(kinds, index + (isUsed ? 1 : 0));
  if (kind === 'hang') {
    const sheet = closed([
      [236, 196],
      [400, 170],
      [566, 196, 'corner'],
      [578, 420],
      [566, 640],
      [584, 830, 'corner'],
      [480, 842],
      [400, 828],
      [310, 846],
      [222, 830, 'corner'],
      [238, 620],
      [226, 420],
    ]);
    const folds = [0.08, 0.28, 0.5, 0.7, 0.9]
      .map((u, at) =>
        fold(cloth, [290 + u * 220, 200], [230 + u * 340, 830], at % 2 === 0 ? 12 : -12, 22, 0.8),
      )
      .join('');
    const bands = [700, 742]
      .map((y, at) =>
        stroke(
          open([
            [200, y],
            [400, y + 6],
            [600, y],
          ]),
          at === 0 ? accent.base : trim.base,
          at === 0 ? 30 : 9,
        ),
      )
      .join('');
    const loop = cord(
      [
        [388, 180],
        [378, 130],
        [400, 104],
        [422, 130],
        [412, 180],
      ],
      9,
      trim,
    );
    const hook =
      fill(ellipse([400, 108], 15, 15).d, tone(tint, { l: -0.3 })) +
      fill(ellipse([396, 104], 9, 9).d, tone(tint, { l: -0.12 }));
    return (
      background(canvas, tint) +
      dropShadow(canvas, tint, sheet.d) +
      loop +
      hook +
      paintPiece(canvas, sheet, cloth, {
        volume: 0.9,
        blur: 12,
        fabric: 'waffle',
        soft: folds,
        crisp:
          bands +
          stitches(
            cloth,
            open([
              [220, 816],
              [400, 816],
              [590, 816],
            ]),
            canvas.isClose,
          ),
      }) +
      label([520, 790], 60, 36, tonesOf('#efece4'), '#4a4d52')
    );
  }
  const low = 740;
  const shade = floorShadow(context, 400, low, 220);
  if (kind === 'fold') {
    const layer = (y: number, inset: number, material: Tones): string =>
      paintPiece(
        canvas,
        closed([
          [190 + inset, y - 34],
          [210 + inset, y - 62],
          [400, y - 68],
          [590 - inset, y - 62],
          [612 - inset, y - 34],
          [604 - inset, y - 4],
          [400, y + 4],
          [196 + inset, y - 4],
        ]),
        material,
        { volume: 1, fabric: 'waffle' },
      );
    const top = closed([
      [222, low - 300],
      [560, low - 310],
      [604, low - 246],
      [400, low - 232],
      [196, low - 242],
    ]);
    const band = webbing(
      canvas,
      [
        [400, low - 304],
        [404, low - 236],
        [402, low - 120],
        [402, low],
      ],
      56,
      accent,
    );
    return (
      background(canvas, tint, low - 130) +
      shade +
      layer(low, 0, cloth) +
      layer(low - 62, 6, cloth) +
      layer(low - 122, 2, tonesOf(tone(cloth.base, { l: 0.02 }))) +
      layer(low - 182, 8, cloth) +
      paintPiece(canvas, top, cloth, {
        volume: 0.5,
        fabric: 'waffle',
        soft: castShadow(
          cloth,
          open([
            [222, low - 296],
            [560, low - 306],
          ]),
          10,
          0.2,
        ),
      }) +
      band +
      brandMark([402, low - 110], 48, trim.base)
    );
  }
  const tube = closed([
    [180, low - 170, 'corner'],
    [600, low - 170, 'corner'],
    [622, low - 85],
    [600, low, 'corner'],
    [180, low, 'corner'],
    [160, low - 85],
  ]);
  const paint = canvas.linear(
    [0, low - 172],
    [0, low],
    [
      [0, cloth.light],
      [0.34, cloth.base],
      [0.78, cloth.shade],
      [1, cloth.deep],
    ],
  );
  const end = ellipse([600, low - 85], 26, 85);
  const spiral = [1, 0.76, 0.54, 0.3]
    .map((share) => stroke(ellipse([600, low - 85], 26 * share, 85 * share).d, cloth.line, 3, 0.8))
    .join('');
  const edge = open([
    [170, low - 60],
    [400, low - 54],
    [602, low - 60],
  ]);
  return (
    background(canvas, tint, low - 130) +
    shade +
    paintPiece(canvas, tube, cloth, {
      paint,
      volume: 0.2,
      fabric: 'waffle',
      crisp: seam(cloth, edge, 3) + translated(0, 8, stitches(cloth, edge, canvas.isClose)),
    }) +
    fill(end.d, cloth.shade) +
    spiral +
    [300, 480]
      .map((x) =>
        webbing(
          canvas,
          [
            [x, low - 172],
            [x + 10, low - 85],
            [x, low + 2],
          ],
          32,
          accent,
        ),
      )
      .join('') +
    brandMark([390, low - 100], 60, trim.base)
  );
}
