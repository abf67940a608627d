// A pot with its lid, as it stands on a stove.
import { mix } from '#demo/drawings/base/color.ts';
import { ellipse, open } from '#demo/drawings/base/curve.ts';
import { stroke } from '#demo/drawings/base/ink.ts';
import { clothOf } from '#demo/drawings/base/tones.ts';
import { type CampLook, hard, turned } from '#demo/drawings/camp/turned.ts';

/** A pot standing on `y`. */
export function pot(
  { ink, accent, cloth }: CampLook,
  x: number,
  y: number,
  half: number,
  tall: number,
): string {
  const body = turned(x, [
    [half, y - tall, true],
    [half + 2, y - 26],
    [half - 22, y, true],
    [0, y + 8],
  ]);
  const lid = turned(x, [
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
  const metal = clothOf(mix(cloth.base, '#9ea2a2', 0.82));
  return (
    handle +
    hard(
      ink,
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
    hard(ink, lid, metal) +
    hard(ink, ellipse([x, y - tall - 34], 18, 10), accent, '', 0.5)
  );
}
