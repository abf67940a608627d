// Parts that all shelters share: guy lines, poles, an open door.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix } from '#demo/drawings/base/color.ts';
import { closed, ellipse, type Knot, line, open, type Point } from '#demo/drawings/base/curve.ts';
import { castShadow } from '#demo/drawings/base/folds.ts';
import { fill, type SvgCanvas, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';

export interface TentContext {
  readonly canvas: SvgCanvas;
  readonly cloth: Tones;
  readonly accent: Tones;
  readonly trim: Tones;
  readonly tint: string;
  /** True: the door is open. */
  readonly isOpen: boolean;
  readonly turn: 1 | -1;
}

export const GROUND_Y = 690;

/** A line from the tent to a peg in the ground. */
export function guyLine(from: Point, to: Point, cloth: Tones): string {
  return (
    stroke(line(from, to), cloth.base, 2.4, 0.9) +
    stroke(line(to, [to[0] + (to[0] > from[0] ? -3 : 3), to[1] + 12]), '#7b7c7c', 4)
  );
}

export function pole(knots: readonly Knot[], cloth: Tones): string {
  const d = open(knots);
  return (
    translated(1.5, 2, stroke(d, cloth.deep, 7, 0.35)) +
    stroke(d, cloth.line, 7) +
    stroke(d, cloth.light, 4.6) +
    stroke(d, cloth.rim, 1.6, 0.7)
  );
}

/** The dark inside of an open door, with the inner tent. */
export function doorway(context: TentContext, shape: ReturnType<typeof closed>): string {
  const { canvas, accent } = context;
  const inner = tonesOf(mix(accent.base, '#e9d7b4', 0.62));
  const { box } = shape;
  return paintPiece(canvas, shape, inner, {
    volume: 0.9,
    paint: canvas.linear(
      [box.x, box.y],
      [box.x + box.width * 0.3, box.y + box.height],
      [
        [0, inner.deep],
        [0.5, inner.shade],
        [1, inner.light],
      ],
    ),
    soft: castShadow(inner, shape.d, 40, 0.6),
    crisp: fill(ellipse([box.x + box.width / 2, box.y + box.height], box.width * 0.6, 16).d, inner.rim, 0.7),
  });
}
