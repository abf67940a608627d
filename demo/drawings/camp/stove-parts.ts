// Parts of stoves: flame, gas canister, burner.
import { fill, stroke } from '#demo/drawings/base/canvas.ts';
import { closed, line, open } from '#demo/drawings/base/curve.ts';
import { brandMark } from '#demo/drawings/base/hardware.ts';
import { BLACK, type CampContext, paintHard, roundShape, STEEL } from '#demo/drawings/camp/round.ts';

/** Blue flames, `wide` to each side of x, rising from y. */
export function flame(x: number, y: number, wide: number): string {
  const tongues = [-0.8, -0.4, 0, 0.4, 0.8]
    .map(
      (u) =>
        closed([
          [x + u * wide - 12, y],
          [x + u * wide - 5, y - 30],
          [x + u * wide, y - 52],
          [x + u * wide + 5, y - 30],
          [x + u * wide + 12, y],
        ]).d,
    )
    .join('');
  return (
    fill(tongues, '#5c94d8', 0.75) +
    `<g transform="translate(0 ${y * 0.4}) scale(1 .6)">${fill(tongues, '#dff0ff', 0.8)}</g>`
  );
}

/** A gas canister standing on y, half as wide as given. */
export function canister(
  { canvas, cloth, accent, trim }: CampContext,
  x: number,
  y: number,
  half: number,
): string {
  const can = roundShape(x, [
    [0, y - 148],
    [44, y - 146],
    [half * 0.62, y - 132],
    [half, y - 92],
    [half + 2, y - 24],
    [half - 12, y, true],
    [0, y + 8],
  ]);
  const band = closed([
    [x - half - 4, y - 84],
    [x, y - 70],
    [x + half + 4, y - 84],
    [x + half + 4, y - 34],
    [x, y - 20],
    [x - half - 4, y - 34],
  ]);
  return paintHard(
    canvas,
    can,
    cloth,
    fill(band.d, accent.base, 0.92) + brandMark([x, y - 50], 42, trim.base),
    0.7,
  );
}

/** A burner with three pot supports, screwed onto a canister whose top is at y. */
export function burner({ canvas, trim }: CampContext, x: number, y: number): string {
  const stem = roundShape(x, [
    [0, y - 92],
    [16, y - 90],
    [18, y - 30],
    [26, y - 22],
    [26, y, true],
    [0, y + 4],
  ]);
  const head = roundShape(x, [
    [0, y - 134],
    [46, y - 132],
    [54, y - 118],
    [38, y - 94],
    [18, y - 86, true],
    [0, y - 84],
  ]);
  const arms = ([-1, 0.1, 1] as const)
    .map(
      (s) =>
        stroke(
          open([
            [x + s * 14, y - 52],
            [x + s * 74, y - 96],
            [x + s * 104, y - 152],
            [x + s * 74, y - 154],
          ]),
          STEEL.deep,
          10,
        ) +
        stroke(
          open([
            [x + s * 14, y - 53],
            [x + s * 73, y - 98],
            [x + s * 103, y - 153],
            [x + s * 74, y - 155],
          ]),
          STEEL.light,
          5,
        ),
    )
    .join('');
  const knob =
    stroke(line([x + 20, y - 34], [x + 96, y - 26]), STEEL.deep, 7) +
    paintHard(
      canvas,
      closed([
        [x + 92, y - 44],
        [x + 118, y - 44],
        [x + 122, y - 8],
        [x + 90, y - 8],
      ]),
      trim,
      '',
      0.5,
    );
  return (
    knob +
    paintHard(canvas, stem, STEEL) +
    arms +
    paintHard(
      canvas,
      head,
      BLACK,
      stroke(
        open([
          [x - 46, y - 126],
          [x, y - 120],
          [x + 46, y - 126],
        ]),
        STEEL.light,
        3,
        0.6,
      ),
    )
  );
}
