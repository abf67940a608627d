// Pockets of a rucksack, at its sides and front.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, ellipse, type Knot, open, placed } from '#demo/drawings/base/curve.ts';
import { fold } from '#demo/drawings/base/folds.ts';
import { buckle, cord, brandMark, webbing, zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { PackContext } from '#demo/drawings/carry/pack-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

export function sidePockets({ canvas, style, place, cloth, accent }: PackContext): string {
  if (style.sides === 'none' || style.sides === 'straps') return '';
  return ([1, -1] as const)
    .map((s) => {
      const tall = style.sides === 'bulge' ? 330 : 230;
      const y = style.to - 40 - tall;
      const out = style.sides === 'bulge' ? 44 : 27;
      const shape = closed(
        placed(
          [
            [MIDDLE + s * (style.belly - 34), y, 'corner'],
            [MIDDLE + s * (style.belly + out - 10), y + 8],
            [MIDDLE + s * (style.belly + out), y + tall * 0.5],
            [MIDDLE + s * (style.foot + out - 8), y + tall - 12],
            [MIDDLE + s * (style.foot - 30), y + tall + 14, 'corner'],
          ],
          place,
        ),
      );
      const bottle =
        style.sides !== 'bulge' && s === 1
          ? paintPiece(
              canvas,
              closed(
                placed(
                  [
                    [MIDDLE + s * (style.belly - 22), y - 88, 'corner'],
                    [MIDDLE + s * (style.belly + 14), y - 84, 'corner'],
                    [MIDDLE + s * (style.belly + 20), y - 50],
                    [MIDDLE + s * (style.belly + 22), y + 40, 'corner'],
                    [MIDDLE + s * (style.belly - 30), y + 40, 'corner'],
                  ],
                  place,
                ),
              ),
              accent,
              { volume: 0.9 },
            )
          : '';
      return (
        bottle +
        paintPiece(canvas, shape, style.sides === 'bulge' ? cloth : tonesOf(cloth.shade), {
          volume: 1,
          fabric: style.sides === 'bulge' ? style.fabric : 'mesh',
        }) +
        stroke(
          open(
            placed(
              [
                [MIDDLE + s * (style.belly - 34), y + 3],
                [MIDDLE + s * (style.belly + out - 9), y + 11],
              ],
              place,
            ),
          ),
          accent.base,
          6,
        )
      );
    })
    .join('');
}

export function frontPocket(context: PackContext): string {
  const { canvas, style, place, cloth, accent, trim } = context;
  const P = (x: number, y: number, corner = false): Knot =>
    corner ? [MIDDLE + x, y, 'corner'] : [MIDDLE + x, y];
  const w = style.belly - 44;
  const low = style.to - (style.lower ? 206 : 128);
  switch (style.front) {
    case 'zip-pocket': {
      const y = style.from + 330;
      const shape = closed(
        placed(
          [
            P(-w, y + 30),
            P(-w * 0.6, y),
            P(w * 0.6, y),
            P(w, y + 30),
            P(w + 10, low - 40),
            P(w, low, true),
            P(-w, low, true),
            P(-w - 10, low - 40),
          ],
          place,
        ),
      );
      const line = placed(
        [P(-w + 12, y + 44), P(-w * 0.55, y + 24), P(w * 0.55, y + 24), P(w - 12, y + 44)],
        place,
      );
      return (
        translated(3, 6, stroke(shape.d, cloth.deep, 5, 0.3)) +
        paintPiece(canvas, shape, cloth, {
          volume: 0.6,
          fabric: style.fabric,
          soft: fold(cloth, place([MIDDLE - w + 20, low - 30]), place([MIDDLE, low - 90]), 8, 12, 0.7),
        }) +
        zip(canvas, line, { tape: cloth, teeth: trim, size: 6 }) +
        zipPull([(line[0]?.[0] ?? 0) + 4, (line[0]?.[1] ?? 0) + 4], trim, 6.5, 10) +
        brandMark(place([MIDDLE, (y + low) / 2 + 20]), 40, trim.base, 0.9)
      );
    }
    case 'mesh': {
      const y = style.from + 180;
      const shape = closed(
        placed(
          [
            P(-w * 0.94, y, true),
            P(0, y + 22),
            P(w * 0.94, y, true),
            P(w, (y + low) / 2),
            P(w * 0.9, low, true),
            P(-w * 0.9, low, true),
            P(-w, (y + low) / 2),
          ],
          place,
        ),
      );
      const rim = open(placed([P(-w * 0.94, y), P(0, y + 22), P(w * 0.94, y)], place));
      return (
        translated(2, 5, stroke(shape.d, cloth.deep, 4, 0.3)) +
        paintPiece(canvas, shape, accent, {
          volume: 0.9,
          fabric: 'mesh',
          soft:
            fold(
              accent,
              place([MIDDLE - w * 0.5, y + 40]),
              place([MIDDLE - w * 0.3, low - 30]),
              10,
              14,
              0.6,
            ) +
            fold(
              accent,
              place([MIDDLE + w * 0.5, y + 40]),
              place([MIDDLE + w * 0.36, low - 40]),
              -10,
              14,
              0.6,
            ),
        }) +
        stroke(rim, cloth.line, 11) +
        stroke(rim, cloth.base, 8.5) +
        brandMark(place([MIDDLE, y + 70]), 38, trim.base)
      );
    }
    case 'bungee': {
      const [a, b] = [style.from + 300, low - 30];
      let cords = '';
      let knots = '';
      for (let at = 0; at < 3; at += 1) {
        const [y0, y1] = [a + ((b - a) * at) / 3, a + ((b - a) * (at + 1)) / 3];
        cords +=
          cord(placed([P(-w * 0.66, y0), P(w * 0.66, y1)], place), 6, trim) +
          cord(placed([P(w * 0.66, y0), P(-w * 0.66, y1)], place), 6, trim);
        for (const s of [1, -1])
          knots +=
            fill(ellipse(place([MIDDLE + s * w * 0.67, y0]), 8, 8).d, accent.deep) +
            fill(ellipse(place([MIDDLE + s * w * 0.67 - 2, y0 - 2]), 3, 3).d, accent.rim);
      }
      return cords + knots + brandMark(place([MIDDLE, style.from + 230]), 36, trim.base);
    }
    case 'two-pockets':
      return ([1, -1] as const)
        .map((s) => {
          const [x0, x1] = [12, w + 6];
          const y = low - 210;
          const shape = closed(
            placed(
              [
                P(s * x0, y + 12, true),
                P(s * (x0 + 12), y),
                P(s * (x1 - 14), y),
                P(s * x1, y + 16),
                P(s * (x1 + 4), low - 18),
                P(s * (x1 - 12), low),
                P(s * (x0 + 12), low),
                P(s * x0, low - 14),
              ],
              place,
            ),
          );
          const flap = closed(
            placed(
              [
                P(s * (x0 - 4), y - 14, true),
                P(s * (x1 + 4), y - 14, true),
                P(s * (x1 + 5), y + 56),
                P(s * (x1 - 14), y + 70),
                P(s * (x0 + 12), y + 70),
                P(s * (x0 - 4), y + 58),
              ],
              place,
            ),
          );
          const middle = place([MIDDLE + s * ((x0 + x1) / 2), y + 66]);
          return (
            translated(3, 6, stroke(shape.d, cloth.deep, 5, 0.3)) +
            paintPiece(canvas, shape, cloth, { volume: 0.8, fabric: style.fabric }) +
            translated(2, 5, stroke(flap.d, cloth.deep, 4, 0.3)) +
            paintPiece(canvas, flap, accent, { volume: 0.5 }) +
            webbing(
              canvas,
              [
                [middle[0], middle[1] - 24],
                [middle[0], middle[1] + 54],
              ],
              16,
              context.web,
            ) +
            buckle(middle, 17, trim, 90)
          );
        })
        .join('');
    case 'slash': {
      const line = placed([P(w * 0.55, style.from + 250), P(w * 0.42, style.from + 430)], place);
      return (
        zip(canvas, line, { tape: cloth, teeth: trim, size: 6.5, isSealed: true }) +
        zipPull([line[0]?.[0] ?? 0, (line[0]?.[1] ?? 0) + 4], trim, 6.5, 6) +
        brandMark(place([MIDDLE - w * 0.5, style.from + 300]), 40, trim.base)
      );
    }
    case 'flat': {
      let chain = '';
      for (const x of [-34, 34]) {
        chain += webbing(
          canvas,
          placed([P(x, style.from + 150), P(x * 1.05, low - 20)], place),
          17,
          context.web,
        );
        for (let y = style.from + 190; y < low - 40; y += 44)
          chain += stroke(open(placed([P(x - 9, y), P(x + 9, y)], place)), context.web.deep, 4);
      }
      return chain + brandMark(place([MIDDLE, style.from + 250]), 38, trim.base);
    }
  }
}
