// Midsole and outsole with its lugs.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, type Knot, open, placed } from '#demo/drawings/base/curve.ts';
import { castShadow } from '#demo/drawings/base/folds.ts';
import { translated, stroke } from '#demo/drawings/base/canvas.ts';
import { featherLineY, outsoleY, type SoleContext, type SoleStyle } from '#demo/drawings/feet/shoe-form.ts';

/** Midsole, a line of colour in it, and an outsole with lugs. */
export function soleOf({ canvas, place, sole, rubber, accent }: SoleContext, style: SoleStyle): string {
  const xs = [150, 210, 280, 350, 420, 490, 560, 620, 664];
  const topLine = xs.map((x): Knot => [x, featherLineY(style, x)]);
  const lowLine = xs.toReversed().map((x): Knot => [x, outsoleY(x, style.lug) - 3]);
  const mid = closed(
    placed(
      [
        [126, featherLineY(style, 130) + 6, 'corner'],
        ...topLine,
        [684, featherLineY(style, 684) + 4, 'corner'],
        [686, outsoleY(684, style.lug) - 10],
        ...lowLine,
        [136, outsoleY(136, style.lug) - 4],
        [122, outsoleY(126, style.lug) - style.heel * 0.4],
      ],
      place,
    ),
  );
  const groove = open(
    placed(
      [
        [126, featherLineY(style, 130) + style.heel * 0.52],
        ...xs.map(
          (x): Knot => [
            x,
            featherLineY(style, x) +
              (outsoleY(x, style.lug) - featherLineY(style, x)) * (0.46 + 0.1 * Math.sin(x / 60)),
          ],
        ),
        [684, featherLineY(style, 684) + 16],
      ],
      place,
    ),
  );
  const outTop = [126, ...xs, 686].map((x): Knot => [x, outsoleY(x, style.lug) - 8]);
  const outLow: Knot[] = [];
  for (let x = 680; x > 150; x -= 27) {
    const [a, b] = [outsoleY(x, style.lug), outsoleY(x - 21, style.lug)];
    outLow.push(
      [x, a, 'corner'],
      [x - 1, a + style.lug, 'corner'],
      [x - 19, b + style.lug, 'corner'],
      [x - 21, b, 'corner'],
    );
  }
  const out = closed(placed([...outTop, ...outLow, [128, outsoleY(130, style.lug), 'corner']], place));
  return (
    paintPiece(canvas, out, rubber, { volume: 0.3 }) +
    paintPiece(canvas, mid, sole, {
      volume: 0.7,
      crisp:
        stroke(groove, sole.deep, 2.4, 0.5) +
        translated(0, 2, stroke(groove, sole.rim, 1.4, 0.6)) +
        castShadow(sole, open(placed([[126, featherLineY(style, 130)], ...topLine], place)), 8, 0.35),
    }) +
    stroke(open(placed([...outTop], place)), accent.base, 2.6, 0.85)
  );
}
