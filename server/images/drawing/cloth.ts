// How a piece of material is painted: its own tones, light from the upper left, soft folds inside its outline, a thin rim.
import { mix, tone, lightnessOf } from './color.ts';
import { closed, num, type Box, type Point, type Shape } from './curve.ts';
import { weave, type Fabric } from './fabric.ts';
import { fill, stroke, type Ink } from './ink.ts';

/** The tones one colour is painted with, from the brightest edge to the deepest fold. */
export interface Cloth {
  readonly base: string;
  readonly rim: string;
  readonly light: string;
  readonly shade: string;
  readonly deep: string;
  /** Seams and creases as thin lines. */
  readonly line: string;
  /** Threads that are meant to be seen. */
  readonly stitch: string;
  /** 0..1: how strongly shadow and light are laid on; dark cloth needs more light, pale cloth less. */
  readonly lightStrength: number;
  readonly shadeStrength: number;
}

export function clothOf(hex: string): Cloth {
  const own = lightnessOf(hex);
  // Real black cloth photographs as a dark grey; drawn as it is, no fold would show.
  const base =
    own < 0.29 ? tone(hex, { l: (0.29 - own) * 0.8 }) : own > 0.95 ? tone(hex, { l: 0.945 - own }) : hex;
  const l = lightnessOf(base);
  const isDark = l < 0.42;
  const isPale = l > 0.82;
  return {
    base,
    rim: tone(base, { l: isDark ? 0.2 : 0.12, c: 0.85 }),
    light: tone(base, { l: isDark ? 0.13 : 0.085, c: 0.95 }),
    shade: tone(base, { l: isPale ? -0.12 : -0.1, c: isPale ? 1.25 : 1.02 }),
    deep: tone(base, { l: -0.19 - (isPale ? 0.09 : 0), c: isPale ? 1.3 : 0.95 }),
    line: tone(base, { l: isDark ? -0.11 : isPale ? -0.2 : -0.16, c: isPale ? 1.2 : 1 }),
    stitch: tone(base, { l: isDark ? 0.16 : isPale ? -0.14 : 0.1, c: 0.9 }),
    lightStrength: isDark ? 0.85 : isPale ? 0.95 : 0.8,
    shadeStrength: isPale ? 0.62 : isDark ? 0.8 : 0.72,
  };
}

/** What goes onto a piece, from the bottom layer up; all of it stays inside the outline. */
/** Smaller pieces are painted in focus: at their size nobody sees the difference, and each blur costs. */
const BLURRED_FROM = 84;

export interface PieceLayers {
  /** Out of focus: folds, volume, shadows of what lies above. */
  readonly soft?: string;
  /** What it is made of; nothing means smooth. */
  readonly fabric?: Fabric;
  /** In focus: seams, panels, hardware. */
  readonly crisp?: string;
  /** How round it is, 0 flat .. 1 a tube. */
  readonly volume?: number;
  /** Deviation of the blur, in sheet units. */
  readonly blur?: number;
  /** Left out: the usual gradient across the piece. */
  readonly paint?: string;
}

export function piece(ink: Ink, shape: Shape, cloth: Cloth, layers: PieceLayers = {}): string {
  const { d, box } = shape;
  const volume = layers.volume ?? 0.5;
  const ground = layers.paint ?? across(ink, box, cloth);
  const size = Math.min(box.width, box.height);
  const edge = Math.min(46, size * 0.34) * volume;
  const content = roundness(d, cloth, edge) + (layers.soft ?? '');
  const soft =
    size < BLURRED_FROM
      ? `<g opacity=".7">${content}</g>`
      : ink.blurred(grown(box, 6), layers.blur ?? Math.max(2.5, Math.min(9, edge * 0.3)), content);
  const texture = layers.fabric === undefined ? '' : weave(ink, layers.fabric, cloth, overlap(box, ink.seen));
  return (
    fill(d, ground) +
    ink.clipped(d, soft + texture + (layers.crisp ?? '') + rim(d, cloth)) +
    stroke(d, cloth.deep, 1.1, 0.55)
  );
}

/** Shade along the edges that face away from the light, a gleam along those that face it. */
function roundness(d: string, cloth: Cloth, edge: number): string {
  if (edge < 3) return '';
  const shift = edge * 0.28;
  const away = [1, 0.66, 0.36]
    .map((share) => stroke(d, cloth.deep, edge * share, 0.27 * cloth.shadeStrength))
    .join('');
  return (
    `<g transform="translate(${num(-shift)} ${num(-shift * 0.8)})">${away}</g>` +
    `<g transform="translate(${num(shift * 0.9)} ${num(shift * 0.7)})">${stroke(d, cloth.light, edge * 0.42, 0.5 * cloth.lightStrength)}</g>`
  );
}

function overlap(first: Box, second: Box): Box {
  const x = Math.max(first.x, second.x);
  const y = Math.max(first.y, second.y);
  const width = Math.min(first.x + first.width, second.x + second.width) - x;
  const height = Math.min(first.y + first.height, second.y + second.height) - y;
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

/** A small part without softness of its own: a loop, a patch, a binding. */
export function patch(shape: Shape, cloth: Cloth): string {
  return fill(shape.d, cloth.base) + stroke(shape.d, cloth.line, 1.2, 0.8);
}

/** Lit from the upper left: the light side, the colour itself, the side in shade. */
export function across(ink: Ink, box: Box, cloth: Cloth): string {
  const from: Point = [box.x + box.width * 0.08, box.y];
  const to: Point = [box.x + box.width, box.y + box.height * 0.75];
  return ink.linear(from, to, [
    [0, mix(cloth.base, cloth.light, 0.75)],
    [0.4, cloth.base],
    [1, mix(cloth.base, cloth.shade, 0.8)],
  ]);
}

function rim(d: string, cloth: Cloth): string {
  return `<g transform="translate(1.5 1.7)">${stroke(d, cloth.rim, 1.6, 0.34)}</g>`;
}

/**
 * A fold for the soft layer: a tapering valley from one point to another, with the light it throws up on its lit side.
 * `bend` pushes its middle sideways, `width` is its widest; strength 0..1.
 */
export function fold(
  cloth: Cloth,
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

/** A crease for the crisp layer: the thin dark bottom of a fold. */
export function crease(cloth: Cloth, from: Point, to: Point, bend: number, width = 2.2): string {
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

/** A sewn seam: a dark line with a thread of light beside it. */
export function seam(cloth: Cloth, d: string, width = 1.6): string {
  return (
    `<g transform="translate(1.2 1.4)">${stroke(d, cloth.light, width * 0.9, 0.55)}</g>` +
    stroke(d, cloth.line, width, 0.9)
  );
}

/** Visible thread along a path. */
export function stitches(cloth: Cloth, d: string, isClose: boolean): string {
  return isClose
    ? stroke(d, cloth.line, 2.4, 0.5, 'stroke-dasharray="6 4.6"') +
        stroke(d, cloth.stitch, 1.5, 0.95, 'stroke-dasharray="6 4.6"')
    : stroke(d, cloth.stitch, 1.1, 0.6, 'stroke-dasharray="4.5 3.5"');
}

/** What a thing throws onto what lies under it: a dark blur along its edge, for the lower piece's soft layer. */
export function castOnto(cloth: Cloth, d: string, width: number, strength = 0.5): string {
  return `<g transform="translate(${num(width * 0.25)} ${num(width * 0.35)})">${stroke(d, cloth.deep, width, strength)}</g>`;
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** A rounded slab given by its corners, as straps and tabs are. */
export function slab(corners: readonly Point[]): Shape {
  return closed(corners.map(([x, y]) => [x, y, 'corner'] as const));
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
