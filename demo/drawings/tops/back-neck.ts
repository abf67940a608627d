// Collars, hoods and necklines of tops seen from behind, laid flat.
import { castShadow, fold, seam, stitches } from '#demo/drawings/base/folds.ts';
import { stroke, translated } from '#demo/drawings/base/canvas.ts';
import { closed, type Knot, mirrored, open, type Shape } from '#demo/drawings/base/curve.ts';
import { cord } from '#demo/drawings/base/hardware.ts';
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { at, NECK, type NeckContext } from '#demo/drawings/tops/neck-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { collarHeight, NECK_Y } from '#demo/drawings/tops/top-form.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';

const whole = (half: readonly Knot[]): Shape => closed(mirrored(half, MIDDLE));

const across = (half: readonly Knot[]): string =>
  open([...half.toReversed().map((knot): Knot => [2 * MIDDLE - knot[0], knot[1]]), ...half.slice(1)]);

/** The outline of what is sewn to the neck: it lies on the body, which takes its shadow. */
export function backNeckShape(style: TopStyle): Shape {
  const height = collarHeight(style);
  switch (style.neck) {
    case 'hood':
    case 'hood-soft': {
      const isSoft = style.neck === 'hood-soft';
      const [wide, top] = isSoft ? [112, 42] : [106, 34];
      return whole([
        at(0, top),
        at(58, top + 10),
        at(wide - 8, top + 74),
        at(wide, top + 132),
        at(wide - 8, NECK_Y + 2),
        at(NECK + 16, NECK_Y + 22, 'corner'),
        at(NECK * 0.7, NECK_Y + 33),
        at(0, NECK_Y + 38),
      ]);
    }
    case 'stand':
    case 'funnel':
    case 'mock':
      return whole([
        at(0, NECK_Y - height - 6),
        at(NECK * 0.7, NECK_Y - height - 2),
        at(NECK - 4, NECK_Y - height + 6, 'corner'),
        at(NECK + 1, NECK_Y - height * 0.5),
        at(NECK + 9, NECK_Y + 5, 'corner'),
        at(NECK * 0.7, NECK_Y + 13),
        at(0, NECK_Y + 16),
      ]);
    case 'shirt':
      return whole([
        at(0, NECK_Y - 44),
        at(NECK * 0.72, NECK_Y - 40),
        at(NECK + 1, NECK_Y - 26, 'corner'),
        at(NECK + 12, NECK_Y - 2),
        at(NECK + 18, NECK_Y + 22, 'corner'),
        at(NECK * 0.75, NECK_Y + 24),
        at(0, NECK_Y + 22),
      ]);
    case 'crew':
    case 'vee':
      return whole([
        at(0, NECK_Y - 19),
        at(NECK * 0.68, NECK_Y - 16),
        at(NECK + 4, NECK_Y - 1, 'corner'),
        at(NECK + 17, NECK_Y + 6, 'corner'),
        at(NECK * 0.8, NECK_Y + 2),
        at(0, NECK_Y),
      ]);
  }
}

/** Drawn over the back of the body. */
export function backOfNeck(context: NeckContext): string {
  switch (context.style.neck) {
    case 'hood':
    case 'hood-soft':
      return backOfHood(context);
    case 'stand':
    case 'funnel':
    case 'mock':
      return backOfStand(context);
    case 'shirt':
      return backOfShirtCollar(context);
    case 'crew':
    case 'vee':
      return backOfRib(context);
  }
}

/** An empty hood, up: a seam over the crown, or three panels with something to pull them tight. */
function backOfHood({ canvas, style, cloth, trim }: NeckContext): string {
  const shape = backNeckShape(style);
  const isSoft = style.neck === 'hood-soft';
  const top = isSoft ? 42 : 34;
  const neck = across([at(0, NECK_Y + 26), at(NECK * 0.7, NECK_Y + 21), at(NECK + 20, NECK_Y + 9)]);
  const soft =
    fold(cloth, [MIDDLE + 88, top + 92], [MIDDLE + 42, NECK_Y + 16], -12, 13, 0.8) +
    fold(cloth, [MIDDLE - 92, top + 104], [MIDDLE - 40, NECK_Y + 12], 12, 13, 0.8) +
    fold(cloth, [MIDDLE + 22, NECK_Y + 24], [MIDDLE + 40, top + 112], 5, 9, 0.6) +
    fold(cloth, [MIDDLE - 18, NECK_Y + 24], [MIDDLE - 34, top + 120], -5, 9, 0.6);
  const edges = isSoft
    ? [open([at(0, top - 4), at(1, top + 80), at(0, NECK_Y + 40)])]
    : ([1, -1] as const).map((s) =>
        open([at(s * 30, top), at(s * 43, top + 56), at(s * 42, top + 122), at(s * 33, NECK_Y + 40)]),
      );
  const sewn = edges
    .map((d, index) => {
      const out = isSoft || index === 0 ? 6 : -6;
      return (
        seam(cloth, d, 1.8) +
        translated(out, 0, stitches(cloth, d, canvas.isClose)) +
        (isSoft ? translated(-6, 0, stitches(cloth, d, canvas.isClose)) : '')
      );
    })
    .join('');
  const volume = paintPiece(canvas, shape, cloth, {
    volume: 0.95,
    soft,
    fabric: style.baffle === undefined ? style.fabric : 'plain',
    crisp: sewn + stitches(cloth, neck, canvas.isClose),
  });
  return volume + (isSoft ? '' : hoodAdjuster(top + 86, cloth, trim));
}

/** A cord under a strip of cloth at the back of the head, with its stopper. */
function hoodAdjuster(y: number, cloth: NeckContext['cloth'], trim: NeckContext['trim']): string {
  const strip = open([at(-41, y), at(0, y + 3), at(41, y)]);
  return (
    translated(1.5, 2.5, stroke(strip, cloth.deep, 13, 0.3)) +
    stroke(strip, cloth.line, 13.5, 0.9, 'style="stroke-linecap:butt"') +
    stroke(strip, cloth.base, 11.5, 1, 'style="stroke-linecap:butt"') +
    translated(0, -3.4, stroke(strip, cloth.rim, 1.4, 0.4)) +
    cord(
      [
        [MIDDLE, y + 6],
        [MIDDLE + 1, y + 15],
        [MIDDLE, y + 24],
      ],
      3.4,
      trim,
      trim,
    )
  );
}

function backOfStand({ canvas, style, cloth }: NeckContext): string {
  const height = collarHeight(style);
  const edge = across([
    at(0, NECK_Y - height - 4),
    at(NECK * 0.7, NECK_Y - height),
    at(NECK - 5, NECK_Y - height + 8),
  ]);
  const join = across([at(0, NECK_Y + 12), at(NECK * 0.7, NECK_Y + 9), at(NECK + 8, NECK_Y + 1)]);
  const soft =
    fold(cloth, [MIDDLE - 44, NECK_Y - height + 10], [MIDDLE - 36, NECK_Y + 4], 6, 9, 0.35) +
    fold(cloth, [MIDDLE + 40, NECK_Y - height + 14], [MIDDLE + 46, NECK_Y + 2], -6, 9, 0.35) +
    castShadow(cloth, join, 6, 0.25);
  const rows =
    style.baffle === undefined
      ? stitches(cloth, join, canvas.isClose)
      : seam(cloth, across([at(0, NECK_Y - height * 0.42), at(NECK + 6, NECK_Y - height * 0.42 - 6)]));
  return paintPiece(canvas, backNeckShape(style), cloth, {
    volume: style.baffle === undefined ? 0.7 : 1,
    fabric: style.fabric,
    soft,
    crisp: rows + stroke(edge, cloth.line, 4.5, 0.5) + stroke(edge, cloth.light, 2.4, 0.8),
  });
}

/** Folded over its own stand. */
function backOfShirtCollar({ canvas, style, cloth }: NeckContext): string {
  const edge = across([at(0, NECK_Y + 15), at(NECK * 0.75, NECK_Y + 17), at(NECK + 12, NECK_Y + 15)]);
  const turn = across([at(0, NECK_Y - 41), at(NECK * 0.72, NECK_Y - 37), at(NECK - 1, NECK_Y - 24)]);
  return paintPiece(canvas, backNeckShape(style), cloth, {
    volume: 0.5,
    fabric: style.fabric,
    soft: stroke(turn, cloth.light, 9, 0.6),
    crisp: stitches(cloth, edge, canvas.isClose),
  });
}

function backOfRib({ canvas, style, cloth }: NeckContext): string {
  const edge = across([at(0, NECK_Y + 5), at(NECK * 0.8, NECK_Y + 7), at(NECK + 16, NECK_Y + 11)]);
  return (
    paintPiece(canvas, backNeckShape(style), cloth, { volume: 0.3, fabric: 'rib' }) +
    stitches(cloth, edge, canvas.isClose)
  );
}
