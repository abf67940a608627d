// Draws tarps on their poles.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix, tone } from '#demo/drawings/base/color.ts';
import { closed, ellipse, type Knot, line, open, type Point } from '#demo/drawings/base/curve.ts';
import { fold, seam } from '#demo/drawings/base/folds.ts';
import { brandMark } from '#demo/drawings/base/hardware.ts';
import { fill, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { guyLine, type TentContext } from '#demo/drawings/shelter/tent-parts.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

/** A mat and a sleeping bag under the tarp. */
export function matAndBag({ canvas, accent, trim, turn }: TentContext): string {
  const x = (value: number): number => 400 + value * turn;
  const mat = closed([
    [x(-40), 742, 'corner'],
    [x(264), 690, 'corner'],
    [x(330), 712, 'corner'],
    [x(30), 772, 'corner'],
  ]);
  const bag = closed([
    [x(262), 704],
    [x(252), 634],
    [x(284), 606],
    [x(326), 610],
    [x(346), 644],
    [x(342), 712],
    [x(300), 720],
  ]);
  return (
    paintPiece(canvas, mat, tonesOf(mix(trim.base, '#8f8f88', 0.5)), { volume: 0.2 }) +
    paintPiece(canvas, bag, accent, { volume: 1, fabric: 'cordura' })
  );
}

interface TarpCut {
  readonly shape: 'ridge' | 'wing' | 'lean';
}

const TARPS: readonly [TarpCut, ...TarpCut[]] = [{ shape: 'ridge' }, { shape: 'wing' }, { shape: 'lean' }];

export const TARP_TRAITS = TARPS.map(() => traitsThat({ roof: true }));

export function tarp(context: TentContext, index: number): string {
  const { canvas, cloth, accent, trim, turn } = context;
  const { shape } = pick(TARPS, index);
  const x = (value: number): number => 400 + value * turn;
  const stick = (at: Point, foot: Point): string =>
    stroke(line(at, foot), '#6d6e6f', 9) +
    stroke(line([at[0] - 2, at[1]], [foot[0] - 2, foot[1]]), '#c3c4c3', 2.4);
  const tie = (at: Point): string =>
    fill(ellipse(at, 9, 9).d, accent.base) + stroke(ellipse(at, 5, 5).d, accent.deep, 2);
  const sheetOf = (
    front: readonly Knot[],
    back: readonly Knot[],
    ridge: readonly Knot[],
    folds: string,
  ): string => {
    const far = tonesOf(tone(cloth.base, { l: -0.09 }));
    return (
      paintPiece(canvas, closed(back), far, { volume: 0.5, fabric: 'ripstop' }) +
      paintPiece(canvas, closed(front), cloth, { volume: 0.6, blur: 11, fabric: 'ripstop', soft: folds }) +
      seam(cloth, open(ridge), 3)
    );
  };
  switch (shape) {
    case 'ridge': {
      const [a, b]: readonly Point[] = [
        [x(-190), 380],
        [x(250), 350],
      ];
      if (a === undefined || b === undefined) return '';
      const folds = [0.1, 0.35, 0.6, 0.85]
        .map((t) =>
          fold(cloth, [x(-190 + t * 440), 384 - t * 30], [x(-310 + t * 560), 668 - t * 20], 14, 20, 0.65),
        )
        .join('');
      return (
        guyLine(b, [x(384), 640], trim) +
        stick(b, [x(254), 640]) +
        sheetOf(
          [
            [...a, 'corner'],
            [x(30), 374],
            [...b, 'corner'],
            [x(290), 500],
            [x(300), 640, 'corner'],
            [x(-20), 664],
            [x(-330), 690, 'corner'],
            [x(-262), 540],
          ],
          [
            [...a, 'corner'],
            [...b, 'corner'],
            [x(392), 560, 'corner'],
            [x(120), 570],
            [x(-80), 596, 'corner'],
          ],
          [[...a], [x(30), 374], [...b]],
          folds,
        ) +
        stick(a, [x(-186), 716]) +
        guyLine(a, [x(-350), 742], trim) +
        guyLine([x(-330), 690], [x(-386), 720], trim) +
        guyLine([x(300), 640], [x(340), 676], trim) +
        tie([x(-318), 682]) +
        tie([x(290), 634]) +
        brandMark([x(-20), 560], 52, trim.base, 0.9)
      );
    }
    case 'wing': {
      const folds =
        fold(cloth, [x(-30), 330], [x(-320), 560], -20, 22, 0.7) +
        fold(cloth, [x(-20), 340], [x(40), 640], 16, 22, 0.7) +
        fold(cloth, [x(0), 340], [x(280), 470], 18, 22, 0.7);
      return (
        guyLine([x(300), 420], [x(392), 640], trim) +
        stick([x(300), 420], [x(306), 650]) +
        stick([x(-340), 520], [x(-340), 716]) +
        sheetOf(
          [
            [x(-350), 520, 'corner'],
            [x(-200), 420],
            [x(0), 322, 'corner'],
            [x(160), 356],
            [x(310), 418, 'corner'],
            [x(220), 520],
            [x(110), 660, 'corner'],
            [x(-110), 600],
          ],
          [
            [x(0), 322, 'corner'],
            [x(310), 418, 'corner'],
            [x(200), 440],
            [x(80), 420],
          ],
          [
            [x(0), 322],
            [x(60), 500],
            [x(110), 660],
          ],
          folds,
        ) +
        guyLine([x(110), 660], [x(150), 738], trim) +
        guyLine([x(-350), 520], [x(-394), 730], trim) +
        stick([x(0), 322], [x(-4), 320]) +
        tie([x(104), 648]) +
        tie([x(-336), 522]) +
        tie([x(298), 424]) +
        brandMark([x(-90), 500], 52, trim.base, 0.9)
      );
    }
    case 'lean': {
      const folds = [0.05, 0.3, 0.55, 0.8]
        .map((t) => fold(cloth, [x(-250 + t * 500), 376], [x(-320 + t * 660), 676], 10, 20, 0.65))
        .join('');
      return (
        guyLine([x(-262), 372], [x(-386), 650], trim) +
        guyLine([x(262), 372], [x(390), 640], trim) +
        stick([x(-258), 372], [x(-262), 660]) +
        stick([x(258), 372], [x(262), 652]) +
        sheetOf(
          [
            [x(-262), 372, 'corner'],
            [x(0), 388],
            [x(262), 372, 'corner'],
            [x(316), 540],
            [x(356), 696, 'corner'],
            [x(0), 712],
            [x(-356), 700, 'corner'],
            [x(-312), 540],
          ],
          [
            [x(-262), 372, 'corner'],
            [x(262), 372, 'corner'],
            [x(240), 420],
            [x(-240), 420],
          ],
          [
            [x(-262), 372],
            [x(0), 388],
            [x(262), 372],
          ],
          folds,
        ) +
        tie([x(-250), 384]) +
        tie([x(250), 384]) +
        tie([x(-344), 690]) +
        tie([x(344), 686]) +
        brandMark([x(0), 560], 56, trim.base, 0.9)
      );
    }
  }
}
