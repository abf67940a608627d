// Shoulder straps, hip belt, compression straps and the handle of a rucksack.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, placed } from '#demo/drawings/base/curve.ts';
import { buckle, slider, webbing } from '#demo/drawings/base/hardware.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { PackContext } from '#demo/drawings/carry/pack-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

/** Straps and belt that show behind a pack that nobody wears. */
export function carryingStraps({ canvas, style, web, cloth, trim }: PackContext): string {
  let drawn = '';
  for (const s of [1, -1] as const) {
    const strap = closed([
      [MIDDLE + s * 60, style.from + 30],
      [MIDDLE + s * (style.top + 22), style.from + 60],
      [MIDDLE + s * (style.belly + 40), style.from + 240],
      [MIDDLE + s * (style.belly + 30), style.from + 420],
      [MIDDLE + s * (style.belly - 20), style.from + 500],
      [MIDDLE + s * (style.belly - 10), style.from + 240],
      [MIDDLE + s * 80, style.from + 90],
    ]);
    drawn += paintPiece(canvas, strap, tonesOf(cloth.shade), { volume: 0.9, fabric: 'mesh' });
    if (style.belt) {
      const wing = closed([
        [MIDDLE + s * (style.foot - 40), style.to - 170],
        [MIDDLE + s * (style.foot + 60), style.to - 178],
        [MIDDLE + s * (style.foot + 124), style.to - 140],
        [MIDDLE + s * (style.foot + 128), style.to - 104],
        [MIDDLE + s * (style.foot + 60), style.to - 82],
        [MIDDLE + s * (style.foot - 40), style.to - 70],
      ]);
      drawn +=
        webbing(
          canvas,
          [
            [MIDDLE + s * (style.foot + 110), style.to - 122],
            [MIDDLE + s * (style.foot + 136), style.to - 80],
            [MIDDLE + s * (style.foot + 118), style.to - 26],
          ],
          17,
          web,
        ) +
        paintPiece(canvas, wing, cloth, { volume: 0.9, fabric: 'mesh' }) +
        buckle([MIDDLE + s * (style.foot + 122), style.to - 40], 19, trim, 96);
    }
  }
  return drawn;
}

export function sideStraps({ canvas, style, place, web, trim }: PackContext): string {
  if (style.sides !== 'straps' && style.sides !== 'mesh-straps') return '';
  return [style.from + 210, style.to - 250]
    .flatMap((y) =>
      ([1, -1] as const).map((s) => {
        const path = placed(
          [
            [MIDDLE + s * (style.belly - 2), y - 12],
            [MIDDLE + s * (style.belly - 70), y + 14],
          ],
          place,
        );
        const middle = place([MIDDLE + s * (style.belly - 62), y + 11]);
        return (
          webbing(canvas, path, 16, web) +
          slider(middle, 21, trim, s * -15) +
          webbing(
            canvas,
            placed(
              [
                [MIDDLE + s * (style.belly - 66), y + 16],
                [MIDDLE + s * (style.belly - 74), y + 74],
              ],
              place,
            ),
            12,
            web,
          )
        );
      }),
    )
    .join('');
}

export function handle({ canvas, style, place, web }: PackContext): string {
  const y = style.from - (style.closing === 'arc-zip' ? 12 : style.closing === 'roll' ? 50 : 92);
  return webbing(
    canvas,
    placed(
      [
        [MIDDLE - 40, y + 8],
        [MIDDLE - 30, y - 34],
        [MIDDLE + 30, y - 34],
        [MIDDLE + 40, y + 8],
      ],
      place,
    ),
    14,
    web,
  );
}
