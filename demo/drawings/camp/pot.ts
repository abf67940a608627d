// A pot with its lid, as it stands on a stove.
import { mix } from '#demo/drawings/base/color.ts';
import { ellipse, open } from '#demo/drawings/base/curve.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { type CampContext, paintHard, roundShape } from '#demo/drawings/camp/round.ts';

/** A pot standing on `y`. */
export function pot(
  { canvas, accent, cloth }: CampContext,
  x: number,
  y: number,
  half: number,
  tall: number,
): string {
  const body = roundShape(x, [
    [half, y - tall, true],
    [half + 2, y - 26],
    [half - 22, y, true],
    [0, y + 8],
  ]);
  const lid = roundShape(x, [
    [0, y - tall - 34],
    [18, y - tall - 32],
    [20, y - tall - 20],
    [half + 6, y - tall - 8],
    [half + 8, y - tall + 4, true],
    [0, y - tall + 14],
  ]);
  const handle =
    stroke(
      open([
        [x + half - 4, y - tall + 40],
        [x + half + 84, y - tall + 56],
        [x + half + 88, y - tall + 96],
        [x + half - 4, y - tall + 110],
      ]),
      accent.shade,
      15,
    ) +
    stroke(
      open([
        [x + half - 4, y - tall + 38],
        [x + half + 83, y - tall + 54],
        [x + half + 87, y - tall + 95],
        [x + half - 4, y - tall + 108],
      ]),
      accent.base,
      10,
    );
  const metal = tonesOf(mix(cloth.base, '#9ea2a2', 0.82));
  return (
    handle +
    paintHard(
      canvas,
      body,
      metal,
      stroke(
        open([
          [x - half, y - tall + 24],
          [x, y - tall + 36],
          [x + half, y - tall + 24],
        ]),
        metal.deep,
        3,
        0.4,
      ),
    ) +
    paintHard(canvas, lid, metal) +
    paintHard(canvas, ellipse([x, y - tall - 34], 18, 10), accent, '', 0.5)
  );
}
