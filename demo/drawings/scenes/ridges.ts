// Mountain ridges, their snow, and the mist between them.
import { mix } from '#demo/drawings/base/color.ts';
import { num, pair, type Point } from '#demo/drawings/base/curve.ts';
import { fill } from '#demo/drawings/base/canvas.ts';
import type { Landscape } from '#demo/drawings/scenes/landscape.ts';
import { landColour } from '#demo/drawings/scenes/light.ts';

export interface RidgeOptions {
  /** y of its mean line, how far it rises and falls, and how many summits it has across the sheet. */
  readonly y: number;
  readonly height: number;
  readonly summits: number;
  /** 0 rolling .. 1 jagged. */
  readonly rugged: number;
  /** 0 foreground .. 1 horizon. */
  readonly distance: number;
}

/** The outline of a mountain range from edge to edge. */
export function ridgeLine({ canvas, width }: Landscape, options: RidgeOptions): Point[] {
  const { random } = canvas;
  const count = Math.round(width / 13);
  const layers = [1, 2.1, 4.3, 9.1, 19].map((times, at) => ({
    waves: options.summits * times,
    size: 0.54 ** at,
    phase: random.between(0, 100),
  }));
  const noise = (u: number): number => {
    let sum = 0;
    for (const { waves, size, phase } of layers) {
      const n = valueNoise(u * waves + phase);
      const peaked = 1 - Math.abs(2 * n - 1) * 1.6;
      sum += size * ((1 - options.rugged) * (n * 2 - 1) + options.rugged * peaked * 0.8);
    }
    return sum;
  };
  return Array.from({ length: count + 1 }, (_, at): Point => {
    const u = at / count;
    return [u * width, options.y - noise(u) * options.height * 0.5];
  });
}

function valueNoise(x: number): number {
  const cell = Math.floor(x);
  const t = x - cell;
  const eased = t * t * (3 - 2 * t);
  return hash(cell) + (hash(cell + 1) - hash(cell)) * eased;
}

function hash(cell: number): number {
  const mixed = Math.sin(cell * 127.1 + 11.7) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

export function areaUnder(line: readonly Point[], low = 1000): string {
  const first = line[0] ?? [0, 0];
  const last = line.at(-1) ?? first;
  return `M${line.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}L${num(last[0])} ${low}L${num(first[0])} ${low}Z`;
}

/** A ridge that fades into mist at its foot. */
export function ridge(land: Landscape, options: RidgeOptions, line = ridgeLine(land, options)): string {
  const { canvas, light } = land;
  const color = landColour(light, options.distance);
  const foot = options.y + options.height * 1.5;
  return fill(
    areaUnder(line),
    canvas.linear(
      [0, options.y - options.height],
      [0, foot],
      [
        [0, color],
        [0.35, color],
        [1, mix(color, light.mist, 0.25 + options.distance * 0.6)],
      ],
    ),
  );
}

/** A snow-covered range: each summit has a blue shaded face on the side away from the light. */
export function snowCover(land: Landscape, line: readonly Point[], depth: number): string {
  const { light, canvas } = land;
  let shade = '';
  for (let at = 0; at < line.length; at += 1) {
    const summit = line[at];
    if (summit === undefined || !isHighest(line, at)) continue;
    let low = at;
    while (low < line.length - 1 && low < at + 16 && (line[low + 1]?.[1] ?? 0) >= (line[low]?.[1] ?? 0) - 6)
      low += 1;
    const valley = line[low] ?? summit;
    const fall = Math.min(depth, (valley[1] - summit[1]) * 1.2 + 30);
    const drift = (valley[0] - summit[0]) * 0.3;
    const spine: Point[] = [];
    for (let step = 7; step >= 1; step -= 1) {
      const t = step / 7;
      const swing = (step % 2 === 0 ? 1 : -1) * fall * 0.07 * (1.2 - t);
      spine.push([summit[0] + swing + drift * t, summit[1] + fall * t]);
    }
    shade += `M${[...line.slice(at, low + 1), ...spine].map((point) => pair(point)).join('L')}Z`;
  }
  const top = Math.min(...line.map((point) => point[1]));
  const sheet = canvas.linear(
    [0, top],
    [0, top + depth * 1.9],
    [
      [0, light.snow],
      [0.45, mix(light.snow, light.snowShade, 0.16)],
      [1, mix(light.snow, light.mist, 0.7)],
    ],
  );
  const area = areaUnder(line);
  return fill(area, sheet) + canvas.clipped(area, fill(shade, light.snowShade, 0.72));
}

/** True where no point within six steps is higher. */
function isHighest(line: readonly Point[], at: number): boolean {
  const own = line[at]?.[1] ?? 0;
  for (let near = Math.max(0, at - 6); near <= Math.min(line.length - 1, at + 6); near += 1) {
    if ((line[near]?.[1] ?? 0) < own) return false;
  }
  return true;
}

/** A bank of mist lying across the sheet. */
export function mist(
  { canvas, light, width }: Landscape,
  y: number,
  height: number,
  strength: number,
): string {
  return fill(
    `M0 ${num(y - height)}H${width}V${num(y + height)}H0Z`,
    canvas.linear(
      [0, y - height],
      [0, y + height],
      [
        [0, light.mist, 0],
        [0.5, light.mist, strength],
        [1, light.mist, 0],
      ],
    ),
  );
}
