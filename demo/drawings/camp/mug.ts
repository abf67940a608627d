// Draws mugs and cups.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix, tone } from '#demo/drawings/base/color.ts';
import { closed, ellipse, open } from '#demo/drawings/base/curve.ts';
import { background } from '#demo/drawings/base/background.ts';
import { cord, label, brandMark } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import {
  type CampContext,
  floorShadow,
  paintHard,
  steam,
  STEEL,
  roundShape,
} from '#demo/drawings/camp/round.ts';
import type { CutTraits } from '#demo/drawings/traits.ts';

/** A mug with a round handle, one of two walls, a carved cup, a cup that folds. */
export const MUG_TRAITS: readonly CutTraits[] = [
  ['metal', 'handle'],
  ['metal', 'handle'],
  ['handle'],
  ['soft'],
];

export function mug(context: CampContext, index: number): string {
  const { canvas, cloth, accent, trim, tint, isUsed, side } = context;
  const low = 720;
  const top = 400;
  const hx = (value: number): number => 400 + side * value;
  const handle = (out: number, from: number, to: number, width: number, material: Tones): string => {
    const d = open([
      [hx(140), from],
      [hx(140 + out), from + 14],
      [hx(150 + out), (from + to) / 2],
      [hx(132 + out), to - 12],
      [hx(136), to],
    ]);
    return (
      translated(4, 6, stroke(d, material.deep, width, 0.4)) +
      stroke(d, material.shade, width) +
      stroke(d, material.base, width * 0.78) +
      translated(-width * 0.1, -width * 0.12, stroke(d, material.rim, width * 0.24, 0.7))
    );
  };
  const mouth = (half: number, y: number, material: Tones, filled: boolean): string => {
    const outer = ellipse([400, y], half, half * 0.17);
    const inner = ellipse([400, y + 4], half - 10, half * 0.17 - 7);
    const drink = ellipse([400, y + 13], half - 18, half * 0.13);
    return (
      fill(outer.d, material.rim) +
      stroke(outer.d, material.line, 1.4, 0.6) +
      fill(
        inner.d,
        canvas.linear(
          [400 - half, 0],
          [400 + half, 0],
          [
            [0, material.deep],
            [0.6, material.shade],
            [1, material.light],
          ],
        ),
      ) +
      (filled
        ? canvas.clipped(
            inner.d,
            fill(drink.d, '#4b3222') +
              stroke(ellipse([394, y + 10], half - 40, half * 0.07).d, '#8a6546', 3, 0.6),
          )
        : '')
    );
  };
  const kinds: readonly [() => string, ...(() => string)[]] = [
    () => {
      // Enamel, with a coloured lip.
      const body = roundShape(400, [
        [152, top],
        [150, low - 30],
        [134, low, true],
        [0, low + 10],
      ]);
      return (
        handle(96, 470, 640, 30, cloth) +
        paintHard(canvas, body, cloth, brandMark([400, 570], 130, trim.base, 0.92), 0.75) +
        mouth(152, top, accent, isUsed) +
        stroke(ellipse([400, top], 152, 26).d, accent.base, 7)
      );
    },
    () => {
      // Steel, double walled, with a coated body.
      const body = roundShape(400, [
        [138, top + 34],
        [142, low - 60],
        [118, low, true],
        [0, low + 9],
      ]);
      const lip = roundShape(400, [
        [138, top - 20],
        [138, top + 44, true],
        [0, top + 60],
      ]);
      return (
        handle(86, 480, 630, 24, STEEL) +
        paintHard(canvas, body, cloth, label([400, 600], 116, 74, accent, trim.base), 0.5) +
        paintHard(canvas, lip, STEEL) +
        mouth(138, top - 20, STEEL, isUsed)
      );
    },
    () => {
      // Carved wood, like traditional Nordic cups.
      const wood = tonesOf(mix(cloth.base, '#a9794c', 0.72));
      const body = closed([
        [250, 470, 'corner'],
        [264, 590],
        [320, 676],
        [400, 694],
        [480, 676],
        [536, 590],
        [550, 470, 'corner'],
        [400, 500],
      ]);
      const grain = [0, 1, 2, 3, 4, 5]
        .map((at) =>
          open([
            [240, 500 + at * 34],
            [340, 530 + at * 32],
            [470, 522 + at * 34],
            [560, 500 + at * 30],
          ]),
        )
        .map((d) => stroke(d, wood.deep, 2.4, 0.35))
        .join('');
      const ear = closed([
        [hx(138), 468],
        [hx(240), 452],
        [hx(292), 476],
        [hx(286), 520],
        [hx(230), 540],
        [hx(130), 552],
      ]);
      const hole = ellipse([hx(226), 496], 26, 17);
      return translated(
        0,
        24,
        paintPiece(canvas, ear, wood, {
          volume: 0.6,
          crisp: fill(hole.d, tone(tint, { l: -0.12 })) + stroke(hole.d, wood.deep, 4, 0.7),
        }) +
          cord(
            [
              [hx(262), 500],
              [hx(300), 560],
              [hx(284), 630],
            ],
            7,
            trim,
          ) +
          paintPiece(canvas, body, wood, { volume: 1, crisp: grain }) +
          mouth(150, 470, wood, isUsed),
      );
    },
    () => {
      // Folding cup of rings.
      const rings = [0, 1, 2, 3].map((at) => {
        const y = low - 70 - at * 74;
        const half = 104 + at * 17;
        return paintHard(
          canvas,
          roundShape(400, [
            [half + 12, y - 10],
            [half + 14, y + 2],
            [half, y + 62],
            [half - 4, y + 74, true],
            [0, y + 84],
          ]),
          at % 2 === 0 ? cloth : tonesOf(mix(cloth.base, accent.base, 0.4)),
          '',
          0.5,
        );
      });
      return (
        rings.join('') +
        mouth(168, low - 302, accent, isUsed) +
        stroke(ellipse([400, low - 302], 168, 28).d, accent.base, 11) +
        brandMark([400, low - 150], 60, trim.base, 0.9)
      );
    },
  ];
  const one = floorShadow(context, 400, low, 140) + pick(kinds, index)();
  if (!isUsed) return background(canvas, tint, low - 110) + translated(-side * 36, 0, one);
  // In use a second cup stands behind the first.
  return (
    background(canvas, tint, low - 110) +
    `<g transform="translate(${100 - side * 150} ${low * 0.25 - 46}) scale(.75)">${one}${steam(canvas, 400, top - 20)}</g>` +
    `<g transform="translate(${20 + side * 76} ${low * 0.05 + 20}) scale(.95)">${one}${steam(canvas, 400, top - 20)}</g>`
  );
}
