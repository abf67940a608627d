// Smooth curves through points, and the operations on them that all drawings use. Units are those of the sheet (800 x 1000).

export type Point = readonly [x: number, y: number];

/** A point a curve passes through; at a corner it may turn sharply. */
export type Knot = readonly [x: number, y: number, kind?: 'corner'];

export type Place = (point: Point) => Point;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A closed outline: its path data and the box around its knots. */
export interface Shape {
  readonly d: string;
  readonly box: Box;
}

export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pair(point: Point): string {
  return `${num(point[0])} ${num(point[1])}`;
}

export function closed(knots: readonly Knot[]): Shape {
  return { d: `${trace(knots, true)}Z`, box: boxOf(knots) };
}

export function open(knots: readonly Knot[]): string {
  return trace(knots, false);
}

export function line(...points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`;
}

export function ellipse(center: Point, rx: number, ry: number): Shape {
  const [x, y] = center;
  const d = `M${pair([x - rx, y])}a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`;
  return { d, box: { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry } };
}

/** A right half from top to bottom becomes the whole: its mirror image about `x` is walked back up. */
export function mirrored(half: readonly Knot[], x: number): Knot[] {
  const back = half
    .toReversed()
    .filter((knot) => Math.abs(knot[0] - x) > 0.01)
    .map((knot) => flip(knot, x));
  return [...half, ...back];
}

export function flip(knot: Knot, x: number): Knot {
  return knot[2] === undefined ? [2 * x - knot[0], knot[1]] : [2 * x - knot[0], knot[1], knot[2]];
}

export function placed(knots: readonly Knot[], place: Place): Knot[] {
  return knots.map((knot) => {
    const [x, y] = place([knot[0], knot[1]]);
    return knot[2] === undefined ? [x, y] : [x, y, knot[2]];
  });
}

/** `share` 0 is the first point, 1 the second. */
export function between(first: Point, second: Point, share: number): Point {
  return [first[0] + (second[0] - first[0]) * share, first[1] + (second[1] - first[1]) * share];
}

/** The two sides of a limb: points beside a spine, half a width away on each. */
export function sides(spine: readonly Point[], widths: readonly number[]): { left: Point[]; right: Point[] } {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((point, at) => {
    const before = spine[at - 1] ?? point;
    const after = spine[at + 1] ?? point;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const normal: Point = [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
    const half = (widths[at] ?? widths.at(-1) ?? 0) / 2;
    left.push([point[0] + normal[0] * half, point[1] + normal[1] * half]);
    right.push([point[0] - normal[0] * half, point[1] - normal[1] * half]);
  });
  return { left, right };
}

/** Points along a smooth line through the given ones, `steps` to each stretch. */
export function sample(points: readonly Point[], steps: number): Point[] {
  const found: Point[] = [];
  points.forEach((point, at) => {
    const next = points[at + 1];
    if (next === undefined) {
      found.push(point);
      return;
    }
    const before = points[at - 1] ?? point;
    const after = points[at + 2] ?? next;
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      found.push([
        hermite(before[0], point[0], next[0], after[0], t),
        hermite(before[1], point[1], next[1], after[1], t),
      ]);
    }
  });
  return found;
}

export function boxOf(points: readonly (Point | Knot)[], margin = 0): Box {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** What two boxes share; without width or height where they share nothing. */
export function overlap(first: Box, second: Box): Box {
  const x = Math.max(first.x, second.x);
  const y = Math.max(first.y, second.y);
  const width = Math.min(first.x + first.width, second.x + second.width) - x;
  const height = Math.min(first.y + first.height, second.y + second.height) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

function hermite(before: number, from: number, to: number, after: number, t: number): number {
  const [start, end] = [(to - before) / 2, (after - from) / 2];
  return (
    from * (2 * t ** 3 - 3 * t ** 2 + 1) +
    start * (t ** 3 - 2 * t ** 2 + t) +
    to * (3 * t ** 2 - 2 * t ** 3) +
    end * (t ** 3 - t ** 2)
  );
}

function trace(knots: readonly Knot[], isClosed: boolean): string {
  const count = knots.length;
  const first = knots[0];
  if (first === undefined) return '';
  const at = (index: number): Knot => knots[(index + count) % count] ?? first;
  const has = (index: number): boolean => isClosed || (index >= 0 && index < count);
  let d = `M${num(first[0])} ${num(first[1])}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [from, to] = [at(index), at(index + 1)];
    const third = Math.hypot(to[0] - from[0], to[1] - from[1]) / 3;
    const leave = heading(has(index - 1) ? at(index - 1) : undefined, from, to);
    const arrive = heading(from, to, has(index + 2) ? at(index + 2) : undefined);
    const one: Point =
      leave === undefined ? between2(from, to) : [from[0] + leave[0] * third, from[1] + leave[1] * third];
    const two: Point =
      arrive === undefined ? between2(to, from) : [to[0] - arrive[0] * third, to[1] - arrive[1] * third];
    d += `C${pair(one)} ${pair(two)} ${num(to[0])} ${num(to[1])}`;
  }
  return d;
}

function between2(from: Knot, to: Knot): Point {
  return [from[0] + (to[0] - from[0]) / 3, from[1] + (to[1] - from[1]) / 3];
}

/** Unit direction through a knot, as a circle through the three would have it; undefined at corners and loose ends. */
function heading(before: Knot | undefined, knot: Knot, after: Knot | undefined): Point | undefined {
  if (before === undefined || after === undefined || knot[2] === 'corner') return undefined;
  const [inX, inY] = [knot[0] - before[0], knot[1] - before[1]];
  const [outX, outY] = [after[0] - knot[0], after[1] - knot[1]];
  const inLength = Math.hypot(inX, inY) || 1;
  const outLength = Math.hypot(outX, outY) || 1;
  const x = (inX / inLength) * outLength + (outX / outLength) * inLength;
  const y = (inY / inLength) * outLength + (outY / outLength) * inLength;
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
