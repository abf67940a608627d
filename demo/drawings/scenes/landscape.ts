// Sky and water of landscapes, and what all their parts share.
import { mix, tone } from '#demo/drawings/base/color.ts';
import { ellipse, num, type Point } from '#demo/drawings/base/curve.ts';
import { fill, type SvgCanvas } from '#demo/drawings/base/canvas.ts';
import type { Light } from '#demo/drawings/scenes/light.ts';

/** A landscape being drawn; it is always 1000 high. */
export interface Landscape {
  readonly canvas: SvgCanvas;
  readonly light: Light;
  readonly width: number;
}

export function sky({ canvas, light, width }: Landscape, horizon: number): string {
  const [top, middle, low] = light.sky;
  const air = fill(
    `M0 0H${width}V1000H0Z`,
    canvas.linear(
      [0, 0],
      [0, horizon],
      [
        [0, top],
        [0.55, middle],
        [1, low],
      ],
    ),
  );
  let drawn = air;
  if (light.hasStars) {
    for (let count = 0; count < 90; count += 1) {
      const [x, y, r] = [
        canvas.random.between(0, width),
        canvas.random.between(0, horizon * 0.9),
        canvas.random.between(0.6, 1.9),
      ];
      drawn += fill(
        ellipse([x, y], r, r).d,
        '#f2f4ee',
        Math.round(canvas.random.between(0.3, 0.95) * 100) / 100,
      );
    }
  }
  if (light.disc !== undefined) {
    const { height, radius, color } = light.disc;
    const at: Point = [width * canvas.random.between(0.24, 0.4), horizon * (1 - height) - 30];
    drawn += fill(
      `M0 0H${width}V1000H0Z`,
      canvas.radial(at, 520, [
        [0, light.glow, 0.85],
        [0.25, light.glow, 0.4],
        [1, light.glow, 0],
      ]),
    );
    drawn += fill(ellipse(at, radius, radius).d, color);
  }
  return drawn;
}

/** Still or moving water from a shore line down to `low`. */
export function water({ canvas, light, width }: Landscape, top: number, low: number, stir: number): string {
  const surface = fill(
    `M0 ${num(top)}H${width}V${num(low)}H0Z`,
    canvas.linear(
      [0, top],
      [0, low],
      [
        [0, mix(light.water, light.sky[2], 0.62)],
        [0.4, mix(light.water, light.sky[1], 0.3)],
        [1, tone(light.water, { l: -0.1 })],
      ],
    ),
  );
  let bright = '';
  let dark = '';
  for (let count = 0; count < 46; count += 1) {
    const depth = canvas.random.next() ** 1.6;
    const y = top + 6 + (low - top) * depth;
    const [x, long] = [
      canvas.random.between(-80, width),
      canvas.random.between(30, 150) * (0.35 + depth) * stir,
    ];
    const wave = `M${num(x)} ${num(y)}q${num(long / 2)} ${num(-2 - depth * 5)} ${num(long)} 0q${num(-long / 2)} ${num(2 + depth * 4)} ${num(-long)} 0Z`;
    if (canvas.random.chance(0.55)) bright += wave;
    else dark += wave;
  }
  return surface + fill(bright, light.glow, 0.2) + fill(dark, tone(light.water, { l: -0.16 }), 0.2);
}
