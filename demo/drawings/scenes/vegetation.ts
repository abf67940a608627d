// Vegetation of landscapes: trees and heath.
import { mix, tone } from '#demo/drawings/base/color.ts';
import { num, type Point } from '#demo/drawings/base/curve.ts';
import { fill, type SvgCanvas, stroke } from '#demo/drawings/base/canvas.ts';
import type { Landscape } from '#demo/drawings/scenes/landscape.ts';
import { landColour } from '#demo/drawings/scenes/light.ts';
import { areaUnder } from '#demo/drawings/scenes/ridges.ts';

/** A row of spruces standing along a line; `size` is their mean height. */
export function spruces(
  land: Landscape,
  line: readonly Point[],
  size: number,
  distance: number,
  density = 1,
): string {
  const { canvas, light } = land;
  let d = '';
  for (let index = 0; index < line.length; index += 1) {
    const point = line[index];
    if (point === undefined) continue;
    const many = Math.max(1, Math.round((13 / (size * 0.26)) * density));
    for (let tree = 0; tree < many; tree += 1) {
      if (!canvas.random.chance(Math.min(0.9, density * (many === 1 ? (13 / size) * 3.2 : 0.8)))) continue;
      d += spruce(
        canvas,
        [point[0] + canvas.random.between(-7, 7), point[1] + size * 0.12],
        size * canvas.random.between(0.55, 1.25),
      );
    }
  }
  const color = landColour(light, distance);
  const top = Math.min(...line.map((point) => point[1])) - size;
  return fill(
    d,
    canvas.linear(
      [0, top],
      [0, top + size * 2.4],
      [
        [0, color],
        [0.5, color],
        [1, mix(color, light.mist, 0.2 + distance * 0.5)],
      ],
    ),
  );
}

function spruce(canvas: SvgCanvas, foot: Point, height: number): string {
  const [x, y] = foot;
  const wide = height * canvas.random.between(0.13, 0.19);
  const tiers = height > 90 ? 7 : height > 40 ? 5 : 3;
  const right: string[] = [];
  const left: string[] = [];
  for (let tier = 1; tier <= tiers; tier += 1) {
    const share = tier / tiers;
    const level = y - height + height * 0.94 * share;
    const reach = wide * share ** 0.85 * canvas.random.between(0.85, 1.12);
    right.push(`L${num(x + reach)} ${num(level)}L${num(x + reach * 0.42)} ${num(level - height * 0.035)}`);
    left.unshift(`L${num(x - reach * 0.42)} ${num(level - height * 0.035)}L${num(x - reach)} ${num(level)}`);
  }
  return `M${num(x)} ${num(y - height)}${right.join('')}L${num(x)} ${num(y)}${left.join('')}Z`;
}

/** Heath and grass in front: a dark slope with a fringe of stalks. */
export function heath(land: Landscape, line: readonly Point[], color: string): string {
  const { canvas } = land;
  let stalks = '';
  for (const [x, y] of line) {
    for (let count = 0; count < 3; count += 1) {
      const [lean, long] = [canvas.random.between(-7, 9), canvas.random.between(6, 22)];
      const from = x + canvas.random.between(-8, 8);
      stalks += `M${num(from)} ${num(y + 4)}q${num(lean * 0.3)} ${num(-long * 0.6)} ${num(lean)} ${num(-long)}`;
    }
  }
  return (
    stroke(stalks, color, 1.6, 0.85) +
    fill(
      areaUnder(line),
      canvas.linear(
        [0, 700],
        [0, 1000],
        [
          [0, tone(color, { l: 0.035 })],
          [1, tone(color, { l: -0.05 })],
        ],
      ),
    )
  );
}
