// Hems and waistbands of trousers.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, type Knot, open, placed, type Point } from '#demo/drawings/base/curve.ts';
import { seam, stitches } from '#demo/drawings/base/folds.ts';
import {
  button,
  cord,
  brandMark,
  slider,
  snap,
  webbing,
  zip,
  zipPull,
} from '#demo/drawings/base/hardware.ts';
import { translated, stroke } from '#demo/drawings/base/canvas.ts';
import { ribs } from '#demo/drawings/base/ribs.ts';
import {
  at,
  axis,
  type BottomContext,
  KNEE_Y,
  legWidth,
  WAIST_Y,
} from '#demo/drawings/bottoms/bottom-form.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

export function feet(context: BottomContext): string {
  const { canvas, style, wrap, cloth, trim } = context;
  const { length } = style;
  if (style.isSkirt === true) {
    const low = open(
      placed(
        [
          at(-style.hem * 0.6, length - 26),
          at(-style.hem * 0.3, length - 14),
          at(0, length - 9),
          at(style.hem * 0.3, length - 14),
          at(style.hem * 0.6, length - 26),
        ],
        wrap,
      ),
    );
    return stitches(cloth, low, canvas.isClose);
  }
  return ([1, -1] as const)
    .map((s) => {
      const a = axis(style, length);
      const half = style.hem / 2 + 3;
      const ring = (y: number): Knot[] =>
        placed(
          [
            [MIDDLE + s * (a - half), y],
            [MIDDLE + s * a, y + 6],
            [MIDDLE + s * (a + half), y],
          ],
          wrap,
        );
      switch (style.foot) {
        case 'plain':
          return stitches(cloth, open(ring(length - 16)), canvas.isClose);
        case 'elastic':
          return (
            stroke(open(ring(length - 12)), cloth.line, 1.8, 0.7) +
            stroke(open(ring(length - 26)), cloth.line, 1.8, 0.7)
          );
        case 'rolled':
          return (
            translated(0, 3, stroke(open(ring(length - 40)), cloth.deep, 5, 0.35)) +
            seam(cloth, open(ring(length - 42)), 2)
          );
        case 'rib':
          return (
            seam(cloth, open(ring(length - 46)), 1.8) +
            ribs(
              cloth,
              ring(length - 46).map((k): Point => [k[0], k[1]]),
              54,
              6,
            )
          );
        case 'tab':
          return (
            stitches(cloth, open(ring(length - 14)), canvas.isClose) +
            webbing(canvas, ring(length - 44).slice(0, 2), 13, trim)
          );
        case 'zip':
        case 'knee-zip':
        case 'long-zip': {
          const path = sideZip(context, s);
          const [from] = path;
          return (
            stitches(cloth, open(ring(length - 14)), canvas.isClose) +
            zip(canvas, path, { tape: cloth, teeth: trim, size: 4 }) +
            (from === undefined ? '' : zipPull([from[0], from[1] + 4], trim, 4))
          );
        }
      }
    })
    .join('');
}

/** Along the outer seam, from above: short at the ankle, from the knee, or from the hip. */
function sideZip({ style, wrap }: BottomContext, s: 1 | -1): Knot[] {
  const top = { 'knee-zip': KNEE_Y - 30, 'long-zip': style.rise - 60 };
  const from = style.foot === 'knee-zip' || style.foot === 'long-zip' ? top[style.foot] : style.length - 150;
  const outer = (y: number): number =>
    y < style.rise ? style.hip - 12 : axis(style, y) + legWidth(style, y) / 2 - 12;
  const knots = [0, 0.34, 0.67, 1].map((share): Knot => {
    const y = from + (style.length - from) * share;
    return [MIDDLE + s * outer(y), y];
  });
  return placed(knots, wrap);
}

export function waistband({ canvas, style, wrap, cloth, trim, accent, side }: BottomContext): string {
  const w = style.waist + 14;
  const depth = style.band === 'wide' ? 78 : style.band === 'elastic' ? 44 : 38;
  const edge = (y: number): Knot[] =>
    placed([at(-w, y - 9), at(-w * 0.5, y - 2), at(0, y), at(w * 0.5, y - 2), at(w, y - 9)], wrap);
  const corner = (knot: Knot | undefined): Knot => [knot?.[0] ?? 0, knot?.[1] ?? 0, 'corner'];
  const [top, low] = [edge(WAIST_Y), edge(WAIST_Y + depth)];
  const band = closed([
    corner(top[0]),
    ...top.slice(1, -1),
    corner(top.at(-1)),
    corner(low.at(-1)),
    ...low.slice(1, -1).toReversed(),
    corner(low[0]),
  ]);
  const material = style.panel === 'yoke' ? accent : cloth;
  const gathers =
    style.band === 'elastic'
      ? ribs(
          material,
          low.map((k): Point => [k[0], k[1] - depth + 4]),
          depth - 8,
          9,
        )
      : '';
  let drawn = paintPiece(canvas, band, material, {
    volume: 0.25,
    crisp: gathers + stitches(material, open(edge(WAIST_Y + depth - 5)), canvas.isClose),
  });
  drawn += translated(0, 2, stroke(open(low), cloth.deep, 2.4, 0.4));
  if (style.band === 'belt') {
    for (const u of [-0.72, -0.36, 0.36, 0.72]) {
      const [a, b] = [
        wrap([MIDDLE + u * style.waist, WAIST_Y - 1]),
        wrap([MIDDLE + u * style.waist, WAIST_Y + depth + 10]),
      ];
      drawn += webbing(
        canvas,
        [
          [a[0], a[1]],
          [b[0], b[1]],
        ],
        11,
        material,
      );
    }
  }
  const middle = wrap([MIDDLE, WAIST_Y + depth / 2 + 4]);
  if (style.front === 'fly')
    drawn += style.band === 'belt' || style.band === 'flat' ? button(middle, 9, trim) : snap(middle, 8, trim);
  if (style.front === 'cord') {
    for (const s of [1, -1])
      drawn += cord(
        [
          [middle[0] + s * 9, middle[1]],
          [middle[0] + s * 17, middle[1] + 40],
          [middle[0] + s * 12, middle[1] + 84 + (s + 1) * 8],
        ],
        4.4,
        trim,
        trim,
      );
  }
  if (style.band === 'wide') drawn += brandMark(wrap([MIDDLE + side * 62, WAIST_Y + 42]), 18, trim.base);
  if (style.band === 'flat') drawn += slider(wrap([MIDDLE + side * 84, WAIST_Y + depth / 2]), 14, trim, 0);
  return drawn;
}
