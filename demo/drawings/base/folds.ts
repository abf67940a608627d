// Folds, creases, seams, stitches and cast shadows on fabric.
import { num, type Point } from '#demo/drawings/base/curve.ts';
import { fill, stroke } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';

/**
 * A fold for the blurred layer: a tapering dark line from one point to another, with a highlight on its lit side.
 * `bend` pushes its middle sideways, `width` is its widest; strength 0..1.
 */
export function fold(
  cloth: Tones,
  from: Point,
  to: Point,
  bend: number,
  width: number,
  strength = 1,
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const normal: Point = [dy / length, -dx / length];
  // The lit side of a valley is the one that faces away from the light.
  const lit = normal[0] * 0.7 + normal[1] * 0.7 > 0 ? 1 : -1;
  const valley = (shift: number, size: number): string => {
    const at = (share: number, side: number): Point => [
      from[0] + dx * share + normal[0] * (bend + shift + side),
      from[1] + dy * share + normal[1] * (bend + shift + side),
    ];
    const [a, b] = [at(0.42, size), at(0.42, -size)];
    return `M${num(from[0])} ${num(from[1])}Q${num(a[0])} ${num(a[1])} ${num(to[0])} ${num(to[1])}Q${num(b[0])} ${num(b[1])} ${num(from[0])} ${num(from[1])}Z`;
  };
  return (
    fill(valley(lit * width * 0.9, width * 0.8), cloth.light, round2(0.9 * strength * cloth.lightStrength)) +
    fill(valley(0, width), cloth.deep, round2(0.95 * strength * cloth.shadeStrength))
  );
}

/** A crease for the sharp layer: the thin dark bottom of a fold. */
export function crease(cloth: Tones, from: Point, to: Point, bend: number, width = 2.2): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const at = (side: number): Point => [
    from[0] + dx * 0.45 + (dy / length) * (bend + side),
    from[1] + dy * 0.45 - (dx / length) * (bend + side),
  ];
  const [a, b] = [at(width), at(-width)];
  const d = `M${num(from[0])} ${num(from[1])}Q${num(a[0])} ${num(a[1])} ${num(to[0])} ${num(to[1])}Q${num(b[0])} ${num(b[1])} ${num(from[0])} ${num(from[1])}Z`;
  return fill(d, cloth.deep, 0.4);
}

/** A sewn seam: a dark line with a thin highlight beside it. */
export function seam(cloth: Tones, d: string, width = 1.6): string {
  return (
    `<g transform="translate(1.2 1.4)">${stroke(d, cloth.light, width * 0.9, 0.55)}</g>` +
    stroke(d, cloth.line, width, 0.9)
  );
}

/** Visible thread along a path. */
export function stitches(cloth: Tones, d: string, isClose: boolean): string {
  return isClose
    ? stroke(d, cloth.line, 2.4, 0.5, 'stroke-dasharray="6 4.6"') +
        stroke(d, cloth.stitch, 1.5, 0.95, 'stroke-dasharray="6 4.6"')
    : stroke(d, cloth.stitch, 1.1, 0.6, 'stroke-dasharray="4.5 3.5"');
}

/** The shadow of an edge on what lies under it, for the lower piece's blurred layer. */
export function castShadow(cloth: Tones, d: string, width: number, strength = 0.5): string {
  return `<g transform="translate(${num(width * 0.25)} ${num(width * 0.35)})">${stroke(d, cloth.deep, width, strength)}</g>`;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
