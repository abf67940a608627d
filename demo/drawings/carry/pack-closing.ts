// Closures of rucksacks: zip, roll top, lid or flap.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, type Knot, open, placed } from '#demo/drawings/base/curve.ts';
import { castShadow, fold, seam } from '#demo/drawings/base/folds.ts';
import { buckle, label, brandMark, webbing, zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { translated, stroke } from '#demo/drawings/base/canvas.ts';
import type { PackContext } from '#demo/drawings/carry/pack-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

export function packTop(context: PackContext): string {
  const { canvas, style, place, cloth, accent, trim, web } = context;
  const P = (x: number, y: number, corner = false): Knot =>
    corner ? [MIDDLE + x, y, 'corner'] : [MIDDLE + x, y];
  const { from } = style;
  const w = style.top;
  switch (style.closing) {
    case 'arc-zip': {
      const line = placed(
        [
          P(-style.belly + 34, from + 320),
          P(-w + 10, from + 120),
          P(-w * 0.55, from + 34),
          P(0, from + 18),
          P(w * 0.55, from + 34),
          P(w - 10, from + 120),
          P(style.belly - 34, from + 320),
        ],
        place,
      );
      const at = place([MIDDLE + w * 0.3, from + 22]);
      return (
        zip(canvas, line, { tape: cloth, teeth: trim, size: 6.5 }) +
        zipPull(at, trim, 7, -66) +
        label(place([MIDDLE, from + 190]), 58, 34, accent, trim.base)
      );
    }
    case 'roll': {
      const roll = closed(
        placed(
          [
            P(-w - 8, from - 40),
            P(-w * 0.4, from - 54),
            P(w * 0.4, from - 54),
            P(w + 8, from - 40),
            P(w + 12, from + 4),
            P(w + 4, from + 34),
            P(0, from + 44),
            P(-w - 4, from + 34),
            P(-w - 12, from + 4),
          ],
          place,
        ),
      );
      const turns = open(placed([P(-w - 8, from - 6), P(0, from + 2), P(w + 8, from - 6)], place));
      const strap = ([1, -1] as const)
        .map(
          (s) =>
            webbing(
              canvas,
              placed(
                [P(s * w * 0.5, from - 52), P(s * w * 0.5, from + 50), P(s * w * 0.5, from + 150)],
                place,
              ),
              17,
              web,
            ) + buckle(place([MIDDLE + s * w * 0.5, from + 88]), 19, trim, 90),
        )
        .join('');
      return (
        translated(2, 8, stroke(roll.d, cloth.deep, 6, 0.3)) +
        paintPiece(canvas, roll, cloth, { volume: 1, fabric: style.fabric, crisp: seam(cloth, turns, 2) }) +
        strap
      );
    }
    case 'lid':
    case 'flap':
    case 'drawcord-lid': {
      const low = style.closing === 'flap' ? from + 250 : from + 96;
      const wide = w + 16;
      const skirt = style.closing === 'flap' ? '' : collar(context);
      const lid = closed(
        placed(
          [
            P(-wide + 18, from - 66),
            P(0, from - 96),
            P(wide - 18, from - 66),
            P(wide + 6, from - 10),
            P(wide + 8, low - 34),
            P(wide - 24, low),
            P(0, low + 12),
            P(-wide + 24, low),
            P(-wide - 8, low - 34),
            P(-wide - 6, from - 10),
          ],
          place,
        ),
      );
      const lidLine = placed([P(-wide + 20, from + 4), P(0, from - 6), P(wide - 20, from + 4)], place);
      const straps = ([1, -1] as const)
        .map(
          (s) =>
            webbing(canvas, placed([P(s * w * 0.52, low - 30), P(s * w * 0.54, low + 120)], place), 17, web) +
            buckle(place([MIDDLE + s * w * 0.53, low + 44]), 20, trim, 90),
        )
        .join('');
      return (
        skirt +
        translated(3, 9, stroke(lid.d, cloth.deep, 8, 0.3)) +
        paintPiece(canvas, lid, style.closing === 'flap' ? accent : cloth, {
          volume: 1,
          fabric: style.fabric,
          soft: fold(
            style.closing === 'flap' ? accent : cloth,
            place([MIDDLE - wide + 10, low - 40]),
            place([MIDDLE - 20, from - 30]),
            -10,
            14,
            0.6,
          ),
        }) +
        (style.closing === 'flap'
          ? brandMark(place([MIDDLE, from + 60]), 44, trim.base)
          : zip(canvas, lidLine, { tape: cloth, teeth: trim, size: 6 }) +
            zipPull([(lidLine[0]?.[0] ?? 0) + 6, lidLine[0]?.[1] ?? 0], trim, 6.5, 20)) +
        straps
      );
    }
  }
}

/** The gathered cloth under a lid. */
function collar({ canvas, style, place, accent }: PackContext): string {
  const w = style.top + 4;
  const shape = closed(
    placed(
      [
        [MIDDLE - w, style.from - 30],
        [MIDDLE + w, style.from - 30],
        [MIDDLE + w, style.from + 130, 'corner'],
        [MIDDLE - w, style.from + 130, 'corner'],
      ],
      place,
    ),
  );
  const gathers = [-0.8, -0.5, -0.2, 0.15, 0.45, 0.75]
    .map((u) =>
      fold(
        accent,
        place([MIDDLE + u * w, style.from + 60]),
        place([MIDDLE + u * w * 0.9, style.from + 140]),
        4,
        9,
        0.9,
      ),
    )
    .join('');
  return paintPiece(canvas, shape, accent, {
    volume: 0.8,
    soft: gathers + castShadow(accent, shape.d, 6, 0.2),
  });
}
