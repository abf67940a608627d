// Draws pots, pans and kettles.
import { mix } from '#demo/drawings/base/color.ts';
import { closed, ellipse, open } from '#demo/drawings/base/curve.ts';
import { background } from '#demo/drawings/base/background.ts';
import { brandMark } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import {
  BLACK,
  type CampContext,
  floorShadow,
  paintHard,
  steam,
  STEEL,
  roundShape,
} from '#demo/drawings/camp/round.ts';
import type { CutTraits } from '#demo/drawings/traits.ts';

/** A pot with its lid, a set of pots, a kettle, a pan, a tall pot, two pots. */
export const COOKWARE_TRAITS: readonly CutTraits[] = [
  ['pot', 'pot-lid', 'handle'],
  ['pot'],
  ['handle'],
  ['handle'],
  ['pot', 'pot-lid', 'handle'],
  ['pot', 'pot-lid', 'handle'],
];

export function cookware(context: CampContext, index: number): string {
  const { canvas, cloth, accent, trim, tint, isUsed } = context;
  const low = 760;
  const anodised = tonesOf(mix(cloth.base, '#6b6e6f', 0.45));
  const vessel = (x: number, y: number, half: number, tall: number, material: Tones): string => {
    const body = roundShape(x, [
      [half, y - tall],
      [half + 1, y - 34],
      [half - 26, y, true],
      [0, y + 9],
    ]);
    const rim = ellipse([x, y - tall], half + 4, half * 0.15);
    const hollow = ellipse([x, y - tall + 3], half - 6, half * 0.15 - 6);
    return (
      paintHard(
        canvas,
        body,
        material,
        stroke(
          open([
            [x - half, y - tall + 40],
            [x, y - tall + 56],
            [x + half, y - tall + 40],
          ]),
          material.deep,
          2.4,
          0.4,
        ),
        0.8,
      ) +
      fill(rim.d, material.rim) +
      stroke(rim.d, material.line, 1.4, 0.6) +
      fill(
        hollow.d,
        canvas.linear(
          [x - half, 0],
          [x + half, 0],
          [
            [0, material.deep],
            [0.7, material.base],
            [1, material.light],
          ],
        ),
      )
    );
  };
  const lid = (x: number, y: number, half: number, material: Tones): string =>
    paintHard(
      canvas,
      roundShape(x, [
        [0, y - 40],
        [half * 0.2, y - 38],
        [half * 0.9, y - 16],
        [half + 4, y + 2, true],
        [0, y + half * 0.15],
      ]),
      material,
      '',
      0.8,
    ) +
    paintHard(
      canvas,
      closed([
        [x - 26, y - 44],
        [x - 20, y - 66],
        [x + 20, y - 66],
        [x + 26, y - 44],
      ]),
      accent,
      '',
      0.5,
    );
  const grip = (x: number, y: number, s: 1 | -1): string => {
    const d = open([
      [x, y],
      [x + s * 90, y - 12],
      [x + s * 176, y + 6],
    ]);
    return (
      translated(3, 6, stroke(d, accent.deep, 24, 0.4)) +
      stroke(d, accent.shade, 24) +
      stroke(d, accent.base, 19) +
      translated(-2, -4, stroke(d, accent.rim, 5, 0.6))
    );
  };
  const kinds: readonly [() => string, ...(() => string)[]] = [
    () =>
      grip(590, low - 200, 1) +
      vessel(410, low, 190, 250, anodised) +
      lid(410, low - 254, 188, STEEL) +
      brandMark([410, low - 120], 96, trim.base),
    () =>
      vessel(400, low, 200, 190, STEEL) +
      vessel(400, low - 176, 164, 150, anodised) +
      vessel(400, low - 312, 128, 110, tonesOf(mix(accent.base, '#8e9090', 0.4))) +
      brandMark([400, low - 88], 76, STEEL.deep, 0.8),
    () => {
      const kettle = roundShape(400, [
        [56, low - 300],
        [130, low - 270],
        [196, low - 170],
        [200, low - 50],
        [170, low, true],
        [0, low + 10],
      ]);
      const spout = closed([
        [548, low - 176],
        [610, low - 250],
        [652, low - 286],
        [664, low - 268],
        [640, low - 220],
        [584, low - 110],
      ]);
      const bail = open([
        [266, low - 250],
        [270, low - 400],
        [400, low - 460],
        [530, low - 400],
        [534, low - 250],
      ]);
      return (
        paintHard(canvas, spout, anodised) +
        stroke(bail, STEEL.deep, 14) +
        stroke(bail, STEEL.light, 7) +
        stroke(
          open([
            [330, low - 446],
            [400, low - 462],
            [470, low - 446],
          ]),
          accent.base,
          24,
        ) +
        paintHard(canvas, kettle, anodised, '', 0.9) +
        lid(400, low - 292, 70, anodised) +
        brandMark([400, low - 130], 100, trim.base)
      );
    },
    () => {
      const pan = closed([
        [180, low - 90, 'corner'],
        [400, low - 66],
        [620, low - 90, 'corner'],
        [576, low - 8],
        [400, low + 12],
        [224, low - 8],
      ]);
      const rim = ellipse([400, low - 92], 222, 40);
      const bed = ellipse([400, low - 84], 196, 30);
      return (
        grip(606, low - 84, 1) +
        paintHard(canvas, pan, anodised) +
        fill(rim.d, anodised.light) +
        fill(
          bed.d,
          canvas.linear(
            [200, low],
            [600, low],
            [
              [0, BLACK.deep],
              [1, BLACK.light],
            ],
          ),
        ) +
        (isUsed
          ? [
              [340, 78, '#f7f2e4'],
              [450, 88, '#f7f2e4'],
            ]
              .map(
                ([x, d, c]) =>
                  fill(ellipse([Number(x), low - Number(d)], 62, 15).d, String(c)) +
                  fill(ellipse([Number(x) + 4, low - Number(d) - 5], 22, 10).d, '#e8a33a'),
              )
              .join('')
          : '')
      );
    },
    () =>
      grip(548, low - 270, 1) +
      vessel(400, low, 150, 340, anodised) +
      lid(400, low - 344, 148, anodised) +
      brandMark([400, low - 150], 90, trim.base),
    () =>
      vessel(570, low - 24, 118, 150, STEEL) +
      grip(206, low - 170, -1) +
      vessel(376, low, 176, 210, anodised) +
      lid(376, low - 214, 174, anodised) +
      brandMark([376, low - 100], 84, trim.base),
  ];
  const set = floorShadow(context, 400, low, 200) + pick(kinds, index)();
  if (!isUsed) return background(canvas, tint, low - 110) + translated(-20, 10, set);
  // In use another vessel stands behind the first.
  const other = floorShadow(context, 400, low, 200) + pick(kinds, index + 1)();
  return (
    background(canvas, tint, low - 110) +
    `<g transform="translate(300 ${low * 0.36 - 30}) scale(.64)">${other}</g>` +
    `<g transform="translate(-30 ${low * 0.2 + 40}) scale(.8)">${set}${steam(canvas, 400, low - 300)}</g>`
  );
}
