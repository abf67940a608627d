// Round, hard things such as cans, pots and cups, with the sheen of metal or paint.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { lightnessOf, mix } from '#demo/drawings/base/color.ts';
import { type Box, closed, type Knot, mirrored, open, type Shape } from '#demo/drawings/base/curve.ts';
import { contactShadow } from '#demo/drawings/base/background.ts';
import { type SvgCanvas, stroke } from '#demo/drawings/base/canvas.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';

export interface CampContext {
  readonly canvas: SvgCanvas;
  readonly cloth: Tones;
  readonly accent: Tones;
  readonly trim: Tones;
  readonly tint: string;
  /** Shown in use rather than by itself. */
  readonly isUsed: boolean;
  readonly side: 1 | -1;
}

export const STEEL = tonesOf('#b4b7b7');

export const BLACK = tonesOf('#2a2b2d');

/** The sheen of a round, hard body: a bright band left of the middle, a fainter one at the right edge. */
function sheen(canvas: SvgCanvas, box: Box, cloth: Tones, gloss = 1): string {
  const isMetal = lightnessOf(cloth.base) > 0.62 && gloss > 0.9;
  return canvas.linear(
    [box.x, 0],
    [box.x + box.width, 0],
    [
      [0, cloth.shade],
      [0.1, cloth.base],
      [0.24, isMetal ? '#ffffff' : mix(cloth.base, cloth.rim, 0.95 * gloss)],
      [0.36, mix(cloth.base, cloth.light, 0.6)],
      [0.66, cloth.base],
      [0.86, cloth.deep],
      [0.95, mix(cloth.shade, cloth.light, 0.5)],
      [1, cloth.shade],
    ],
  );
}

export function paintHard(canvas: SvgCanvas, shape: Shape, cloth: Tones, crisp = '', gloss = 1): string {
  return paintPiece(canvas, shape, cloth, {
    paint: sheen(canvas, shape.box, cloth, gloss),
    volume: 0.12,
    crisp,
  });
}

export function rectangle(x: number, y: number, width: number, height: number): Shape {
  return closed([
    [x, y, 'corner'],
    [x + width, y, 'corner'],
    [x + width, y + height, 'corner'],
    [x, y + height, 'corner'],
  ]);
}

/** An outline symmetrical about x, given by half widths at heights. */
export function roundShape(
  x: number,
  profile: readonly (readonly [half: number, y: number, corner?: boolean])[],
): Shape {
  const half = profile.map(
    ([w, y, corner], at): Knot =>
      corner === true || (at === 0 && w > 0) ? [x + w, y, 'corner'] : [x + w, y],
  );
  return closed(mirrored(half, x));
}

export function floorShadow({ canvas, tint }: CampContext, x: number, y: number, half: number): string {
  return (
    contactShadow(canvas, tint, { x: x + 8, y, rx: half + 50, ry: 24 }, 0.66) +
    contactShadow(canvas, tint, { x: x + 28, y: y + 8, rx: half + 130, ry: 54 }, 0.3)
  );
}

export function steam(canvas: SvgCanvas, x: number, y: number): string {
  const wisps = [-34, 6, 44]
    .map((dx, at) =>
      open([
        [x + dx, y],
        [x + dx + 22, y - 60],
        [x + dx - 14, y - 120 - at * 10],
        [x + dx + 16, y - 190 - at * 20],
      ]),
    )
    .map((d) => stroke(d, '#ffffff', 17, 0.5))
    .join('');
  return canvas.blurred({ x: x - 120, y: y - 280, width: 240, height: 300 }, 12, wisps);
}
