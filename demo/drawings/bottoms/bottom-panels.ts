// Panels in the second colour, and seams, of trousers and skirts.
import { closed, type Knot, open, placed } from '#demo/drawings/base/curve.ts';
import { seam, stitches } from '#demo/drawings/base/folds.ts';
import { fill, translated } from '#demo/drawings/base/canvas.ts';
import {
  at,
  axis,
  type BottomContext,
  KNEE_Y,
  legWidth,
  WAIST_Y,
} from '#demo/drawings/bottoms/bottom-form.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

export function panels({ canvas, style, wrap, accent, isBehind }: BottomContext): string {
  if (style.panel === 'none') return '';
  const paint = canvas.linear(
    [MIDDLE - 180, 200],
    [MIDDLE + 200, 760],
    [
      [0, accent.light],
      [0.5, accent.base],
      [1, accent.shade],
    ],
  );
  const both = (draw: (s: 1 | -1) => string): string => draw(1) + draw(-1);
  const area = (knots: readonly Knot[]): string => {
    const shape = closed(placed(knots, wrap));
    return fill(shape.d, paint) + seam(accent, shape.d);
  };
  const x = (s: 1 | -1, value: number, y: number, corner = false): Knot =>
    corner ? [MIDDLE + s * value, y, 'corner'] : [MIDDLE + s * value, y];
  switch (style.panel) {
    case 'yoke': {
      const [beside, middle] = isBehind ? [262, 274] : [232, 214];
      return area([
        at(-220, 60, 'corner'),
        at(220, 60, 'corner'),
        at(220, 262, 'corner'),
        at(90, beside),
        at(0, middle),
        at(-90, beside),
        at(-220, 262, 'corner'),
      ]);
    }
    case 'sides':
      return both((s) => {
        const edge = [260, 420, 560, 700, 840, style.length + 20].filter((y) => y <= style.length + 20);
        const inner = (y: number): number =>
          style.isSkirt === true
            ? style.hip * 0.62 + (y - 260) * 0.1
            : axis(style, y) + legWidth(style, y) * (y < 420 ? 0.28 : 0.22);
        return area([
          x(s, style.waist - 14, 100, true),
          x(s, 330, 100, true),
          x(s, 330, style.length + 20, true),
          ...edge.toReversed().map((y) => x(s, inner(y), y, y === style.length + 20)),
        ]);
      });
    case 'knees':
      return both((s) => {
        const a = axis(style, KNEE_Y);
        const h = legWidth(style, KNEE_Y) / 2 + 6;
        return area([
          x(s, a - h, KNEE_Y - 92),
          x(s, a, KNEE_Y - 108),
          x(s, a + h, KNEE_Y - 84),
          x(s, a + h, KNEE_Y + 72),
          x(s, a, KNEE_Y + 92),
          x(s, a - h, KNEE_Y + 68),
        ]);
      });
    case 'lower':
      return both((s) =>
        area([
          x(s, -4, 700),
          x(s, axis(style, 700), 690),
          x(s, 260, 716, true),
          x(s, 260, 960, true),
          x(s, -4, 960, true),
        ]),
      );
  }
}

export function seams({ canvas, style, wrap, cloth }: BottomContext): string {
  const line = (knots: readonly Knot[]): string => open(placed(knots, wrap));
  let drawn = '';
  if (style.isSkirt !== true) {
    const rise = line([at(0, WAIST_Y + 40), at(1, 260), at(0, style.rise - 2)]);
    drawn += style.front === 'none' || style.front === 'pouch' ? seam(cloth, rise, 1.3) : '';
    if (style.drape === 0) {
      for (const s of [1, -1]) {
        drawn += stitches(
          cloth,
          line([
            [MIDDLE + s * 96, 160],
            [MIDDLE + s * (style.hip - 20), 330],
            [MIDDLE + s * (axis(style, 560) + legWidth(style, 560) * 0.3), 560],
            [MIDDLE + s * axis(style, style.length), style.length],
          ]),
          canvas.isClose,
        );
      }
    }
  }
  if (style.front === 'fly') {
    drawn += seam(cloth, line([at(0, WAIST_Y + 40), at(0, 300)]), 1.6);
    drawn += stitches(
      cloth,
      line([at(27, WAIST_Y + 42), at(28, 250), at(18, 286), at(1, 304)]),
      canvas.isClose,
    );
  }
  if (style.front === 'pouch') {
    const pouch = line([
      at(-46, WAIST_Y + 40),
      at(-40, 240),
      at(-8, style.rise - 20),
      at(8, style.rise - 20),
      at(40, 240),
      at(46, WAIST_Y + 40),
    ]);
    drawn += seam(cloth, pouch, 1.4) + seam(cloth, line([at(38, 170), at(2, 250), at(14, 330)]), 1.3);
  }
  if (style.knees === 'darts') {
    for (const s of [1, -1]) {
      for (const y of [KNEE_Y - 34, KNEE_Y + 34]) {
        const out = axis(style, y) + legWidth(style, y) / 2;
        drawn += seam(
          cloth,
          line([
            [MIDDLE + s * out, y],
            [MIDDLE + s * (out - 46), y + (y < KNEE_Y ? 12 : -12)],
          ]),
          1.5,
        );
      }
    }
  }
  if (style.knees === 'patch' && style.panel !== 'knees') {
    for (const s of [1, -1]) {
      const [a, h] = [axis(style, KNEE_Y), legWidth(style, KNEE_Y) / 2 + 6];
      const d =
        line([
          [MIDDLE + s * (a - h), KNEE_Y - 88],
          [MIDDLE + s * a, KNEE_Y - 100],
          [MIDDLE + s * (a + h), KNEE_Y - 80],
        ]) +
        line([
          [MIDDLE + s * (a - h), KNEE_Y + 74],
          [MIDDLE + s * a, KNEE_Y + 90],
          [MIDDLE + s * (a + h), KNEE_Y + 76],
        ]);
      drawn += seam(cloth, d, 1.5) + translated(0, 5, stitches(cloth, d, canvas.isClose));
    }
  }
  return drawn;
}
