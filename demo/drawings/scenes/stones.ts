// Boulders, a cairn and a path in landscapes.
import { tone } from '#demo/drawings/base/color.ts';
import { closed, ellipse, type Knot, open, type Point } from '#demo/drawings/base/curve.ts';
import { fill, type SvgCanvas, stroke } from '#demo/drawings/base/canvas.ts';

export function boulder(canvas: SvgCanvas, at: Point, width: number, color: string): string {
  const [x, y] = at;
  const h = width * canvas.random.between(0.42, 0.58);
  const knots: Knot[] = [
    [x - width / 2, y],
    [x - width * 0.42, y - h * 0.62],
    [x - width * 0.1, y - h],
    [x + width * 0.3, y - h * 0.84],
    [x + width / 2, y - h * 0.2],
    [x + width * 0.46, y, 'corner'],
  ];
  const shape = closed(knots);
  return (
    fill(
      shape.d,
      canvas.linear(
        [x - width / 2, y - h],
        [x + width / 2, y],
        [
          [0, tone(color, { l: 0.13 })],
          [0.5, color],
          [1, tone(color, { l: -0.12 })],
        ],
      ),
    ) +
    canvas.clipped(
      shape.d,
      stroke(
        open([
          [x - width * 0.36, y - h * 0.5],
          [x, y - h * 0.78],
          [x + width * 0.36, y - h * 0.66],
        ]),
        tone(color, { l: 0.2 }),
        width * 0.05,
        0.35,
      ),
    )
  );
}

/** A cairn: stones on one another, the widest below. */
export function cairn(canvas: SvgCanvas, foot: Point, height: number, color: string): string {
  const stones = [
    [0.27, 0.5],
    [0.2, 0.4],
    [0.23, 0.29],
    [0.13, 0.31],
    [0.16, 0.17],
  ] as const;
  let y = foot[1];
  let drawn = fill(
    ellipse([foot[0] + height * 0.1, y], height * 0.62, height * 0.06).d,
    tone(color, { l: -0.2 }),
    0.4,
  );
  stones.forEach(([thick, half]) => {
    const tall = height * thick;
    const wide = height * half * canvas.random.between(0.92, 1.06);
    const x = foot[0] + canvas.random.between(-1, 1) * height * 0.045;
    const shape = closed([
      [x - wide, y - tall * 0.34],
      [x - wide * 0.72, y - tall * 0.9],
      [x + wide * 0.1, y - tall * 1.03],
      [x + wide * 0.82, y - tall * 0.82],
      [x + wide, y - tall * 0.3],
      [x + wide * 0.66, y - tall * 0.02],
      [x - wide * 0.6, y],
    ]);
    drawn +=
      fill(
        shape.d,
        canvas.linear(
          [x - wide, y - tall],
          [x + wide, y],
          [
            [0, tone(color, { l: 0.17 })],
            [0.45, color],
            [1, tone(color, { l: -0.13 })],
          ],
        ),
      ) + stroke(shape.d, tone(color, { l: -0.22 }), 1.4, 0.5);
    y -= tall * 0.93;
  });
  return drawn;
}

/** A path that winds from the foreground into the distance. */
export function path(canvas: SvgCanvas, from: Point, to: Point, width: number, color: string): string {
  const steps = 12;
  const left: Knot[] = [];
  const right: Knot[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    const half = (width / 2) * (1 - t) ** 1.7 + 1.5;
    const swing = Math.sin(t * Math.PI * 2.3 + 0.4) * 190 * (1 - t) ** 1.15 * Math.min(1, t * 3);
    const x = from[0] + (to[0] - from[0]) * t + swing;
    const y = from[1] + (to[1] - from[1]) * (1 - (1 - t) ** 1.75);
    left.push([x - half, y]);
    right.unshift([x + half, y]);
  }
  return fill(
    closed([...left, ...right]).d,
    canvas.linear(to, from, [
      [0, tone(color, { l: 0.06 })],
      [1, color],
    ]),
    0.9,
  );
}
