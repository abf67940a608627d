// Draws knitted hats.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix } from '#demo/drawings/base/color.ts';
import { closed, ellipse, open, type Point } from '#demo/drawings/base/curve.ts';
import { fold } from '#demo/drawings/base/folds.ts';
import { cord, label } from '#demo/drawings/base/hardware.ts';
import { translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { HeadContext } from '#demo/drawings/worn/head-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface BeanieCut {
  readonly cuff: number;
  readonly high: number;
  readonly top: 'round' | 'bobble' | 'slouch';
  readonly flaps: boolean;
  readonly bands: boolean;
}

const BEANIES: readonly [BeanieCut, ...BeanieCut[]] = [
  { cuff: 104, high: 330, top: 'round', flaps: false, bands: false },
  { cuff: 92, high: 320, top: 'bobble', flaps: false, bands: true },
  { cuff: 0, high: 350, top: 'slouch', flaps: false, bands: false },
  { cuff: 60, high: 300, top: 'round', flaps: true, bands: true },
  { cuff: 72, high: 300, top: 'round', flaps: false, bands: true },
  { cuff: 118, high: 340, top: 'bobble', flaps: false, bands: false },
  { cuff: 84, high: 372, top: 'slouch', flaps: false, bands: false },
  { cuff: 0, high: 310, top: 'round', flaps: false, bands: true },
];

export const BEANIE_TRAITS = BEANIES.map(({ cuff, top, flaps }) =>
  traitsThat({ 'folded-edge': cuff > 0, pompom: top === 'bobble', 'ear-flaps': flaps }),
);

export function beanie({ canvas, cloth, accent, trim }: HeadContext, index: number, isWorn: boolean): string {
  const cut = pick(BEANIES, index);
  const half = isWorn ? 182 : 200;
  const low = isWorn ? 384 : 706;
  const high = isWorn ? cut.high * 0.78 : cut.high * 1.18;
  const top = low - high;
  const lean = cut.top === 'slouch' ? 26 : 0;
  const dome = closed([
    [400 - half, low, 'corner'],
    [400 - half - 2, low - high * 0.3],
    [400 - half * 0.86, low - high * 0.66],
    [400 - half * 0.4 + lean, top + 16],
    [400 + half * 0.1 + lean, top],
    [400 + half * 0.6 + lean, top + 30],
    [400 + half * 0.94, low - high * 0.6],
    [400 + half + 2, low - high * 0.28],
    [400 + half, low, 'corner'],
    [400, low + 14],
  ]);
  const apex: Point = [400 + lean + 8, top + 6];
  let ribs = '';
  for (let u = -0.94; u <= 0.95; u += 0.085)
    ribs += open([
      [400 + u * half, low],
      [400 + u * half * 1.02, low - high * 0.34],
      [400 + u * half * 0.78 + lean * 0.5, low - high * 0.72],
      [apex[0] + u * 26, apex[1] + 12],
    ]);
  const knit =
    stroke(ribs, cloth.deep, 3.4, 0.32) +
    translated(4.4, 0, stroke(ribs, cloth.rim, 3, 0.22)) +
    stroke(ribs, cloth.deep, 7, 0.16, 'stroke-dasharray="1.6 6"');
  const bands = !cut.bands
    ? ''
    : [0.4, 0.52]
        .map((share) =>
          stroke(
            open([
              [400 - half - 6, low - high * share + 14],
              [400, low - high * share + 30],
              [400 + half + 6, low - high * share + 14],
            ]),
            accent.base,
            24,
            0.95,
          ),
        )
        .join('') +
      stroke(
        open([
          [400 - half - 6, low - high * 0.46 + 14],
          [400, low - high * 0.46 + 30],
          [400 + half + 6, low - high * 0.46 + 14],
        ]),
        trim.base,
        7,
        0.9,
        'stroke-dasharray="9 7"',
      );
  const folds =
    fold(cloth, [400 - half * 0.5, top + 60], [400 - half * 0.8, low - cut.cuff - 20], -8, 22, 0.6) +
    fold(cloth, [400 + half * 0.4, top + 70], [400 + half * 0.66, low - cut.cuff - 20], 8, 22, 0.6) +
    (cut.top === 'slouch'
      ? fold(
          cloth,
          [400 - half * 0.7, low - high * 0.62],
          [400 + half * 0.5, low - high * 0.74],
          16,
          22,
          0.9,
        ) +
        fold(cloth, [400 + half * 0.8, low - high * 0.5], [400 - half * 0.1, low - high * 0.56], 14, 18, 0.7)
      : '');
  const cuffShape = closed([
    [400 - half - 7, low - cut.cuff - 6],
    [400, low - cut.cuff + 10],
    [400 + half + 7, low - cut.cuff - 6],
    [400 + half + 9, low - cut.cuff * 0.5],
    [400 + half + 4, low + 4],
    [400, low + 22],
    [400 - half - 4, low + 4],
    [400 - half - 9, low - cut.cuff * 0.5],
  ]);
  let cuffRibs = '';
  for (let u = -0.98; u <= 0.98; u += 0.062)
    cuffRibs += open([
      [400 + u * (half + 6), low - cut.cuff - 6],
      [400 + u * (half + 8), low + 20],
    ]);
  const cuffCloth = cut.bands ? accent : cloth;
  const cuff =
    cut.cuff === 0
      ? stroke(
          open([
            [400 - half, low - 4],
            [400, low + 10],
            [400 + half, low - 4],
          ]),
          cloth.line,
          3,
          0.7,
        )
      : translated(
          0,
          -8,
          stroke(
            open([
              [400 - half - 6, low - cut.cuff - 2],
              [400, low - cut.cuff + 14],
              [400 + half + 6, low - cut.cuff - 2],
            ]),
            cloth.deep,
            12,
            0.3,
          ),
        ) +
        paintPiece(canvas, cuffShape, cuffCloth, {
          volume: 1,
          blur: 7,
          crisp:
            stroke(cuffRibs, cuffCloth.deep, 4, 0.3) +
            translated(4.6, 0, stroke(cuffRibs, cuffCloth.rim, 3.4, 0.22)),
        }) +
        label(
          [400 + half * 0.34, low - cut.cuff * 0.42 + 8],
          74,
          44,
          tonesOf(mix(trim.base, '#d8cdb8', 0.25)),
          '#35322e',
        );
  const bobble =
    cut.top !== 'bobble'
      ? ''
      : paintPiece(canvas, ellipse([apex[0], apex[1] - 26], 52, 50), accent, { volume: 1, fabric: 'pile' });
  const flaps = !cut.flaps
    ? ''
    : ([1, -1] as const)
        .map(
          (s) =>
            paintPiece(
              canvas,
              closed([
                [400 + s * (half - 84), low - 10, 'corner'],
                [400 + s * (half + 4), low - 10, 'corner'],
                [400 + s * (half + 2), low + 60],
                [400 + s * (half - 34), low + 122],
                [400 + s * (half - 74), low + 60],
              ]),
              cloth,
              { volume: 0.9, fabric: 'rib' },
            ) +
            cord(
              [
                [400 + s * (half - 34), low + 118],
                [400 + s * (half - 30), low + 170],
                [400 + s * (half - 40), low + 220],
              ],
              8,
              trim,
            ),
        )
        .join('');
  return (
    flaps +
    bobble +
    paintPiece(canvas, dome, cloth, { volume: 1, blur: 12, soft: folds, crisp: bands + knit }) +
    cuff
  );
}
