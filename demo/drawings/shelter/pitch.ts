// What all shelters share: the ground they stand on, guy lines, poles, an open door.
import { piece } from '#demo/drawings/base/cloth.ts';
import { mix } from '#demo/drawings/base/color.ts';
import { closed, ellipse, type Knot, line, open, type Point } from '#demo/drawings/base/curve.ts';
import { castOnto } from '#demo/drawings/base/folds.ts';
import { fill, type Ink, moved, stroke } from '#demo/drawings/base/ink.ts';
import { type Cloth, clothOf } from '#demo/drawings/base/tones.ts';

export interface TentLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly tint: string;
  /** Pitched and opened, or closed. */
  readonly isOpen: boolean;
  readonly turn: 1 | -1;
}

export const LOW = 690;

/** A line from the tent to a peg in the ground. */
export function guy(from: Point, to: Point, cloth: Cloth): string {
  return (
    stroke(line(from, to), cloth.base, 2.4, 0.9) +
    stroke(line(to, [to[0] + (to[0] > from[0] ? -3 : 3), to[1] + 12]), '#7b7c7c', 4)
  );
}

export function pole(knots: readonly Knot[], cloth: Cloth): string {
  const d = open(knots);
  return (
    moved(1.5, 2, stroke(d, cloth.deep, 7, 0.35)) +
    stroke(d, cloth.line, 7) +
    stroke(d, cloth.light, 4.6) +
    stroke(d, cloth.rim, 1.6, 0.7)
  );
}

/** Warm dark inside an open door, with the inner tent showing. */
export function doorway(look: TentLook, shape: ReturnType<typeof closed>): string {
  const { ink, accent } = look;
  const inner = clothOf(mix(accent.base, '#e9d7b4', 0.62));
  const { box } = shape;
  return piece(ink, shape, inner, {
    volume: 0.9,
    paint: ink.linear(
      [box.x, box.y],
      [box.x + box.width * 0.3, box.y + box.height],
      [
        [0, inner.deep],
        [0.5, inner.shade],
        [1, inner.light],
      ],
    ),
    soft: castOnto(inner, shape.d, 40, 0.6),
    crisp: fill(ellipse([box.x + box.width / 2, box.y + box.height], box.width * 0.6, 16).d, inner.rim, 0.7),
  });
}
