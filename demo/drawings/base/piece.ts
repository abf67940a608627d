// Paints a piece of material: a gradient lit from the upper left, blurred folds, texture, sharp details, a thin light rim.
import { mix } from '#demo/drawings/base/color.ts';
import { type Box, closed, num, overlap, type Point, type Shape } from '#demo/drawings/base/curve.ts';
import { type Fabric, weave } from '#demo/drawings/base/fabric.ts';
import { fill, type SvgCanvas, stroke } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';

/** Smaller pieces are painted without a blur: at their size it does not show, and each blur costs time. */
const BLURRED_FROM = 125;

/** What is painted onto a piece, from the bottom layer up, clipped to its outline. */
export interface PieceLayers {
  /** Blurred: folds, volume, shadows of what lies above. */
  readonly soft?: string;
  /** The texture; absent: smooth. */
  readonly fabric?: Fabric;
  /** Sharp: seams, panels, hardware. */
  readonly crisp?: string;
  /** 0 flat .. 1 a tube. */
  readonly volume?: number;
  /** Standard deviation of the blur, in sheet units. */
  readonly blur?: number;
  /** Blurred however small it is. */
  readonly isSoft?: boolean;
  /** Absent: the usual gradient across the piece. */
  readonly paint?: string;
}

export function paintPiece(canvas: SvgCanvas, shape: Shape, cloth: Tones, layers: PieceLayers = {}): string {
  const { d, box } = shape;
  const volume = layers.volume ?? 0.5;
  const paint = layers.paint ?? shadeGradient(canvas, box, cloth);
  const size = Math.min(box.width, box.height);
  const edge = Math.min(46, size * 0.34) * volume;
  const content = roundness(d, cloth, edge) + (layers.soft ?? '');
  const soft =
    size < BLURRED_FROM && layers.isSoft !== true
      ? `<g opacity=".7">${content}</g>`
      : canvas.blurred(enlarged(box, 6), layers.blur ?? Math.max(2.5, Math.min(9, edge * 0.3)), content);
  const texture =
    layers.fabric === undefined ? '' : weave(canvas, layers.fabric, cloth, overlap(box, canvas.visible));
  return (
    fill(d, paint) +
    canvas.clipped(d, soft + texture + (layers.crisp ?? '') + rimLight(d, cloth)) +
    stroke(d, cloth.deep, 1.1, 0.55)
  );
}

/** Shade along the edges that face away from the light, a highlight along those that face it. */
function roundness(d: string, cloth: Tones, edge: number): string {
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
export function shadeGradient(canvas: SvgCanvas, box: Box, cloth: Tones): string {
  const from: Point = [box.x + box.width * 0.08, box.y];
  const to: Point = [box.x + box.width, box.y + box.height * 0.75];
  return canvas.linear(from, to, [
    [0, mix(cloth.base, cloth.light, 0.75)],
    [0.4, cloth.base],
    [1, mix(cloth.base, cloth.shade, 0.8)],
  ]);
}

/** A limb that leaves the picture, shaded across without a blur: a blur fades out before the picture's edge. */
export function paintLimb(canvas: SvgCanvas, shape: Shape, cloth: Tones, layers: PieceLayers = {}): string {
  const { x, y, width } = shape.box;
  const across = canvas.linear(
    [x, y],
    [x + width, y + width * 0.1],
    [
      [0, mix(cloth.base, cloth.shade, 0.7)],
      [0.14, cloth.base],
      [0.34, mix(cloth.base, cloth.light, 0.8)],
      [0.6, cloth.base],
      [1, mix(cloth.shade, cloth.deep, 0.5)],
    ],
  );
  return paintPiece(canvas, shape, cloth, { volume: 0, paint: across, ...layers });
}

export function rimLight(d: string, cloth: Tones): string {
  return `<g transform="translate(1.5 1.7)">${stroke(d, cloth.rim, 1.6, 0.34)}</g>`;
}

export function enlarged(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** A polygon given by its corners, for straps and tabs. */
export function polygon(corners: readonly Point[]): Shape {
  return closed(corners.map(([x, y]) => [x, y, 'corner'] as const));
}
