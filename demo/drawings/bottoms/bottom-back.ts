// What trousers and skirts show from behind: seat seam, yoke, back pockets and the back of the waistband.
import { stroke, translated } from '#demo/drawings/base/canvas.ts';
import { closed, type Knot, open, type Point } from '#demo/drawings/base/curve.ts';
import { seam, stitches } from '#demo/drawings/base/folds.ts';
import { brandMark, webbing, zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { paintPiece, polygon } from '#demo/drawings/base/piece.ts';
import { ribs } from '#demo/drawings/base/ribs.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';
import { feet } from '#demo/drawings/bottoms/bottom-ends.ts';
import { at, axis, type BottomContext, legWidth, WAIST_Y } from '#demo/drawings/bottoms/bottom-form.ts';
import { panels } from '#demo/drawings/bottoms/bottom-panels.ts';
import type { BottomStyle } from '#demo/drawings/bottoms/bottom-style.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

/** How much higher than at the sides the waistband lies in the middle of the back. */
const BAND_RISE = 16;

/** Of a waistband, in sheet units. */
const bandDepth = ({ band }: BottomStyle): number => (band === 'wide' ? 78 : band === 'elastic' ? 44 : 38);

/** Zips run along the outer seam and knees are reinforced in front: neither is seen from behind. */
function styleBehind(style: BottomStyle): BottomStyle {
  const hasZip = style.foot === 'zip' || style.foot === 'knee-zip' || style.foot === 'long-zip';
  return {
    ...style,
    panel: style.panel === 'knees' ? 'none' : style.panel,
    foot: hasZip ? 'plain' : style.foot,
  };
}

/** What is sewn onto the cloth: `panels` lies under its folds, `details` above them. */
export function backParts(front: BottomContext): { panels: string; details: string } {
  const context = { ...front, style: styleBehind(front.style) };
  return {
    panels: panels(context),
    details: backSeams(context) + backPockets(context) + feet(context) + backOfBand(context),
  };
}

function backSeams({ canvas, style, cloth }: BottomContext): string {
  // A yoke of another colour has no seam in its middle.
  const low = style.panel === 'yoke' ? 274 : WAIST_Y + bandDepth(style) - BAND_RISE - 9;
  const sewn = (d: string, x: number, y: number): string =>
    seam(cloth, d) + translated(x, y, stitches(cloth, d, canvas.isClose));
  const isTight = style.drape === 0;
  let drawn = '';
  if (style.isSkirt !== true) {
    const seat = open([at(0, low), at(1, style.rise - 60), at(0, style.rise - 2)]);
    drawn += isTight ? seam(cloth, seat, 1.3) : sewn(seat, 6, 0);
  } else if (style.baffle === undefined)
    drawn += seam(cloth, open([at(0, low), at(0, style.length + 12)]), 1.3);
  if (isTight) {
    for (const s of [1, -1])
      drawn += stitches(
        cloth,
        open([
          at(s * 84, WAIST_Y + bandDepth(style) - 14),
          at(s * (style.hip - 26), 318),
          at(s * (axis(style, 560) + legWidth(style, 560) * 0.22), 560),
          at(s * axis(style, style.length), style.length),
        ]),
        canvas.isClose,
      );
  } else if (style.panel !== 'yoke' && style.band !== 'elastic' && style.band !== 'wide') {
    const yoke = open([
      at(-style.hip, 190),
      at(-style.hip * 0.5, 208),
      at(0, 222, 'corner'),
      at(style.hip * 0.5, 208),
      at(style.hip, 190),
    ]);
    drawn += sewn(yoke, 0, 5);
  }
  return drawn;
}

function backPockets(context: BottomContext): string {
  const { style, side } = context;
  const isSewnFor = style.drape > 0 && style.baffle === undefined;
  const hasWelts = isSewnFor && style.pockets.includes('slant');
  const hasZip = isSewnFor && !hasWelts && style.pockets.includes('zip-hand');
  return (
    (hasWelts ? weltPocket(context, 1) + weltPocket(context, -1) : '') +
    (hasZip ? zipPocket(context, side) : '') +
    (style.pockets.includes('cargo') ? cargoEdge(context, 1) + cargoEdge(context, -1) : '')
  );
}

/** Pockets begin below the yoke. */
const pocketY = ({ panel }: BottomStyle): number => (panel === 'yoke' ? 302 : 268);

/** A slit between two lips, its bag stitched down below. */
function weltPocket({ canvas, style, cloth }: BottomContext, s: 1 | -1): string {
  const [inner, outer] = [style.hip * 0.24, style.hip * 0.8];
  const y = pocketY(style);
  const lip = polygon([
    [MIDDLE + s * inner, y],
    [MIDDLE + s * outer, y - 7],
    [MIDDLE + s * outer, y + 7],
    [MIDDLE + s * inner, y + 14],
  ]);
  const bag = open([
    at(s * (inner + 2), y + 14),
    at(s * (inner + 4), y + 92, 'corner'),
    at(s * (outer - 4), y + 86, 'corner'),
    at(s * (outer - 2), y + 8),
  ]);
  const mouth = open([at(s * inner, y + 8), at(s * outer, y + 1)]);
  return (
    stitches(cloth, bag, canvas.isClose) +
    translated(2, 3, stroke(lip.d, cloth.deep, 3, 0.25)) +
    paintPiece(canvas, lip, cloth, { volume: 0 }) +
    stroke(mouth, cloth.deep, 1.8, 0.75)
  );
}

function zipPocket({ canvas, style, cloth, trim }: BottomContext, s: 1 | -1): string {
  const [inner, outer] = [style.hip * 0.26, style.hip * 0.76];
  const y = pocketY(style);
  const path: Knot[] = [at(s * outer, y - 5), at(s * inner, y + 3)];
  return (
    zip(canvas, path, { tape: cloth, teeth: trim, size: 4.4 }) +
    zipPull([MIDDLE + s * (outer - 5), y - 5], trim, 4.4, s * 84)
  );
}

/** What is seen of a pocket on the thigh: its back edge and its flap, beside the outer seam. */
function cargoEdge({ canvas, style, cloth }: BottomContext, s: 1 | -1): string {
  const piece = (top: number, low: number, wide: number): string => {
    const out = (y: number): number => axis(style, y) + legWidth(style, y) / 2;
    const shape = closed([
      at(s * (out(top) - wide), top + 3, 'corner'),
      at(s * (out(top) + 12), top - 3, 'corner'),
      at(s * (out(low) + 12), low - 4, 'corner'),
      at(s * (out(low) - wide), low, 'corner'),
    ]);
    return (
      translated(-s * 2, 4, stroke(shape.d, cloth.deep, 4, 0.25)) +
      paintPiece(canvas, shape, cloth, { volume: 0.25, crisp: stitches(cloth, shape.d, canvas.isClose) })
    );
  };
  return piece(470, 592, 25) + piece(458, 508, 28);
}

function backOfBand({ canvas, style, cloth, accent, trim, side }: BottomContext): string {
  const half = style.waist + 14;
  const depth = bandDepth(style);
  const material = style.panel === 'yoke' ? accent : cloth;
  const edge = (y: number): Knot[] => [
    at(-half, y - 9),
    at(-half * 0.5, y - 9 - BAND_RISE * 0.8),
    at(0, y - 9 - BAND_RISE),
    at(half * 0.5, y - 9 - BAND_RISE * 0.8),
    at(half, y - 9),
  ];
  const low = edge(WAIST_Y + depth);
  const corner = (knot: Knot | undefined): Knot => [knot?.[0] ?? 0, knot?.[1] ?? 0, 'corner'];
  const band = closed([
    at(-half, WAIST_Y - 40, 'corner'),
    at(half, WAIST_Y - 40, 'corner'),
    corner(low.at(-1)),
    ...low.slice(1, -1).toReversed(),
    corner(low[0]),
  ]);
  const gathered = style.band === 'elastic' ? low : style.band === 'flat' ? low.slice(1, -1) : [];
  const drawn =
    paintPiece(canvas, band, material, {
      volume: 0.25,
      crisp:
        ribs(
          material,
          gathered.map((knot): Point => [knot[0], knot[1] - depth + 5]),
          depth - 10,
          9,
        ) + stitches(material, open(edge(WAIST_Y + depth - 5)), canvas.isClose),
    }) + translated(0, 2, stroke(open(low), cloth.deep, 2.4, 0.4));
  return (
    drawn + (style.band === 'belt' ? loops(canvas, style, material) : '') + mark(style, side, material, trim)
  );
}

function loops(canvas: BottomContext['canvas'], style: BottomStyle, material: Tones): string {
  return [-0.6, 0, 0.6]
    .map((u) => {
      const x = MIDDLE + u * style.waist;
      const rise = (BAND_RISE + 9) * (1 - Math.abs(u) * 0.35);
      const low = WAIST_Y + bandDepth(style) + 9 - rise;
      return webbing(
        canvas,
        [
          [x, WAIST_Y - rise],
          [x, low],
        ],
        11,
        material,
      );
    })
    .join('');
}

function mark(style: BottomStyle, side: 1 | -1, material: Tones, trim: Tones): string {
  const color = trim.base === material.base ? material.rim : trim.base;
  return style.band === 'wide'
    ? brandMark([MIDDLE, WAIST_Y + 30], 16, color)
    : brandMark([MIDDLE - side * style.waist * 0.74, WAIST_Y + bandDepth(style) + 18], 13, color, 0.85);
}
