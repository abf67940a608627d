// How a piece of material is painted: its own tones, light from the upper left, soft folds inside its outline, a thin rim.
import { mix } from '#demo/drawings/base/color.ts';
import { type Box, closed, num, overlap, type Point, type Shape } from '#demo/drawings/base/curve.ts';
import { type Fabric, weave } from '#demo/drawings/base/fabric.ts';
import { fill, type Ink, stroke } from '#demo/drawings/base/ink.ts';
import type { Cloth } from '#demo/drawings/base/tones.ts';

/** What goes onto a piece, from the bottom layer up; all of it stays inside the outline. */
/** Smaller pieces are painted in focus: at their size nobody sees the difference, and each blur costs. */
const BLURRED_FROM = 125;

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

export function rim(d: string, cloth: Cloth): string {
  return `<g transform="translate(1.5 1.7)">${stroke(d, cloth.rim, 1.6, 0.34)}</g>`;
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** A rounded slab given by its corners, as straps and tabs are. */
export function slab(corners: readonly Point[]): Shape {
  return closed(corners.map(([x, y]) => [x, y, 'corner'] as const));
}
