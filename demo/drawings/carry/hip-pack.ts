// Draws hip packs, lying or worn.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { tone } from '#demo/drawings/base/color.ts';
import { closed, type Knot, mirrored, num } from '#demo/drawings/base/curve.ts';
import { fold } from '#demo/drawings/base/folds.ts';
import { companionTones, limbTones } from '#demo/drawings/base/mannequin.ts';
import { contactShadow, background } from '#demo/drawings/base/background.ts';
import { buckle, brandMark, slider, webbing, zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { BagContext } from '#demo/drawings/carry/bag-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface HipCut {
  readonly half: number;
  readonly high: number;
  readonly shape: 'bean' | 'slim' | 'boxy' | 'bottle';
}

const HIPS: readonly [HipCut, ...HipCut[]] = [
  { half: 190, high: 190, shape: 'bean' },
  { half: 214, high: 140, shape: 'slim' },
  { half: 168, high: 210, shape: 'boxy' },
  { half: 176, high: 176, shape: 'bottle' },
  { half: 206, high: 138, shape: 'bottle' },
  { half: 160, high: 214, shape: 'bottle' },
];

export const HIP_PACK_TRAITS = HIPS.map(({ shape }) =>
  traitsThat({ 'hip-belt': true, 'side-pockets': shape === 'bottle' }),
);

export function hipPack(context: BagContext): string {
  const { canvas, cloth, accent, trim, web, isWorn, tint } = context;
  const cut = pick(HIPS, context.cut);
  const { half, high } = cut;
  const y = 430;
  const body =
    cut.shape === 'boxy' || cut.shape === 'bottle'
      ? closed(
          mirrored(
            [
              [400, y - 4],
              [400 + half - 30, y],
              [400 + half, y + 26],
              [400 + half + 4, y + high - 34],
              [400 + half - 34, y + high],
              [400, y + high + 4],
            ],
            400,
          ),
        )
      : closed(
          mirrored(
            [
              [400, y - 6],
              [400 + half * 0.7, y - 2],
              [400 + half, y + 24],
              [400 + half - 4, y + high * 0.6],
              [400 + half * 0.62, y + high - 6],
              [400, y + high + 6],
            ],
            400,
          ),
        );
  const wing = (s: 1 | -1): string =>
    paintPiece(
      canvas,
      closed([
        [400 + s * (half - 30), y + 10],
        [400 + s * (half + 60), y + 24],
        [400 + s * (half + 96), y + 44],
        [400 + s * (half + 98), y + 70],
        [400 + s * (half + 50), y + 100],
        [400 + s * (half - 30), y + high * 0.66],
      ]),
      tonesOf(cloth.shade),
      { volume: 0.9, fabric: 'mesh' },
    );
  const folds =
    fold(cloth, [400 - half + 16, y + high * 0.5], [400 - half * 0.3, y + high - 26], 10, 13, 0.9) +
    fold(cloth, [400 + half - 16, y + high * 0.5], [400 + half * 0.3, y + high - 30], -10, 14, 0.9);
  const line: Knot[] = [
    [400 - half + 26, y + 46],
    [400 - half * 0.5, y + 28],
    [400 + half * 0.5, y + 28],
    [400 + half - 26, y + 46],
  ];
  const pocketTop = y + high * 0.44;
  const front = closed(
    mirrored(
      [
        [400, pocketTop],
        [400 + half * 0.72, pocketTop + 6],
        [400 + half * 0.78, pocketTop + 30],
        [400 + half * 0.6, y + high - 14],
        [400, y + high - 2],
      ],
      400,
    ),
  );
  const bag =
    paintPiece(canvas, body, cloth, { volume: 1, blur: 9, soft: folds, fabric: 'cordura' }) +
    translated(2, 5, stroke(front.d, cloth.deep, 4, 0.3)) +
    paintPiece(canvas, front, accent, { volume: 0.8, fabric: 'cordura' }) +
    zip(
      canvas,
      [
        [400 - half * 0.62, pocketTop + 18],
        [400, pocketTop + 12],
        [400 + half * 0.62, pocketTop + 18],
      ],
      { tape: accent, teeth: trim, size: 5.4 },
    ) +
    zip(canvas, line, { tape: cloth, teeth: trim, size: 7 }) +
    zipPull([400 + half * 0.5, y + 31], trim, 8, -78) +
    zipPull([400 - half * 0.56, pocketTop + 18], trim, 6, 70) +
    brandMark([400, y + high * 0.74], 34, trim.base);
  const bottles =
    cut.shape !== 'bottle'
      ? ''
      : ([1, -1] as const)
          .map(
            (s) =>
              paintPiece(
                canvas,
                closed([
                  [400 + s * (half + 6), y - 84, 'corner'],
                  [400 + s * (half + 58), y - 84, 'corner'],
                  [400 + s * (half + 64), y - 60],
                  [400 + s * (half + 60), y + 90, 'corner'],
                  [400 + s * (half + 4), y + 90, 'corner'],
                  [400 + s * half, y - 60],
                ]),
                tonesOf('#c9d0d2'),
                { volume: 1 },
              ) +
              paintPiece(
                canvas,
                closed([
                  [400 + s * (half - 6), y + 6, 'corner'],
                  [400 + s * (half + 70), y + 2, 'corner'],
                  [400 + s * (half + 66), y + 130],
                  [400 + s * (half + 10), y + 136],
                ]),
                tonesOf(cloth.shade),
                { volume: 1, fabric: 'mesh' },
              ),
          )
          .join('');
  if (isWorn) {
    const shirt = companionTones(tint, context.isDark);
    const legs = tonesOf(tone(shirt.base, { l: -0.1 }));
    const skin = limbTones(tint);
    const torso = closed(
      mirrored(
        [
          [400, -30],
          [560, -30, 'corner'],
          [572, 140],
          [556, 330],
          [574, 560],
          [580, 640, 'corner'],
          [400, 652],
        ],
        400,
      ),
    );
    const leg = (s: 1 | -1): string =>
      paintPiece(
        canvas,
        closed([
          [400 + s * 3, 600, 'corner'],
          [400 + s * 178, 600, 'corner'],
          [400 + s * 182, 800],
          [400 + s * 168, 1010, 'corner'],
          [400 + s * 14, 1010, 'corner'],
          [400 + s * 6, 760],
        ]),
        legs,
        { volume: 0.9, fabric: 'twill' },
      );
    const arm = (s: 1 | -1): string =>
      paintPiece(
        canvas,
        closed([
          [400 + s * 160, -30, 'corner'],
          [400 + s * 236, -30, 'corner'],
          [400 + s * 256, 200],
          [400 + s * 250, 420],
          [400 + s * 236, 540, 'corner'],
          [400 + s * 190, 540, 'corner'],
          [400 + s * 186, 300],
        ]),
        skin,
        { volume: 1 },
      );
    const hem =
      fold(shirt, [270, 500], [360, 600], 8, 14, 0.8) +
      fold(shirt, [530, 480], [440, 600], -8, 14, 0.8) +
      fold(shirt, [300, 120], [380, 400], 10, 18, 0.6);
    const belt = webbing(
      canvas,
      [
        [222, y + 46],
        [400, y + 84],
        [578, y + 46],
      ],
      34,
      web,
    );
    return (
      background(canvas, tint) +
      contactShadow(canvas, tint, { x: 440, y: 560, rx: 400, ry: 460 }, 0.15) +
      leg(1) +
      leg(-1) +
      arm(1) +
      arm(-1) +
      paintPiece(canvas, torso, shirt, { volume: 0.9, fabric: 'jersey', soft: hem }) +
      belt +
      `<g transform="translate(${num(400 * 0.24)} ${num((y + 30) * 0.24)}) scale(.76)">${bag}</g>`
    );
  }
  const loop =
    webbing(
      canvas,
      [
        [400 - half - 80, y + 56],
        [400 - half - 40, y - 120],
        [400, y - 190],
        [400 + half + 40, y - 120],
        [400 + half + 80, y + 56],
      ],
      26,
      web,
    ) +
    buckle([400, y - 189], 36, trim, 2) +
    slider([400 + half * 0.72, y - 158], 30, trim, 28);
  const shadow =
    contactShadow(canvas, tint, { x: 410, y: y + high + 2, rx: half + 80, ry: 26 }, 0.55) +
    contactShadow(canvas, tint, { x: 426, y: y + high + 8, rx: half + 150, ry: 56 }, 0.25);
  return (
    background(canvas, tint, y + high - 60) +
    translated(0, 40, shadow + loop + wing(1) + wing(-1) + bottles + bag)
  );
}
