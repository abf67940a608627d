// A small lit tent in a landscape.
import { mix, tone } from '#demo/drawings/base/color.ts';
import { closed, ellipse, open, type Point } from '#demo/drawings/base/curve.ts';
import { fill, type SvgCanvas, translated, stroke } from '#demo/drawings/base/canvas.ts';

/** A small ridge tent with a light in it. */
export function litTent(
  canvas: SvgCanvas,
  foot: Point,
  width: number,
  color: string,
  isLit: boolean,
): string {
  const [x, y] = foot;
  const h = width * 0.46;
  const body = closed([
    [x - width / 2, y, 'corner'],
    [x - width * 0.34, y - h * 0.72],
    [x - width * 0.06, y - h],
    [x + width * 0.3, y - h * 0.8],
    [x + width / 2, y, 'corner'],
  ]);
  const door = closed([
    [x - width * 0.2, y, 'corner'],
    [x - width * 0.08, y - h * 0.72],
    [x + width * 0.1, y, 'corner'],
  ]);
  const inside = isLit ? '#ffd98f' : tone(color, { l: -0.2 });
  const glow = isLit
    ? fill(
        ellipse([x, y - h * 0.3], width * 1.5, width * 1.5).d,
        canvas.radial([x, y - h * 0.3], width * 1.5, [
          [0, '#ffcf85', 0.5],
          [0.4, '#ffb968', 0.14],
          [1, '#ffb968', 0],
        ]),
      )
    : '';
  const cloth = isLit
    ? canvas.radial([x - width * 0.04, y - h * 0.2], width * 0.62, [
        [0, '#ffe2a4'],
        [0.4, mix('#ffb45e', color, 0.25)],
        [1, color],
      ])
    : canvas.linear(
        [x - width / 2, y - h],
        [x + width / 2, y],
        [
          [0, tone(color, { l: 0.1 })],
          [0.5, color],
          [1, tone(color, { l: -0.14 })],
        ],
      );
  return (
    glow +
    fill(ellipse([x, y + 2], width * 0.6, h * 0.09).d, '#000000', 0.3) +
    fill(body.d, cloth) +
    fill(door.d, inside, isLit ? 0.9 : 1) +
    stroke(
      open([
        [x - width * 0.06, y - h],
        [x + width * 0.14, y - h * 0.5],
        [x + width * 0.2, y],
      ]),
      tone(color, { l: -0.16 }),
      2,
      0.6,
    ) +
    translated(
      0,
      0,
      stroke(
        open([
          [x + width / 2 - 4, y - h * 0.2],
          [x + width * 0.68, y + 4],
        ]) +
          open([
            [x - width / 2 + 4, y - h * 0.2],
            [x - width * 0.68, y + 4],
          ]),
        tone(color, { l: 0.1 }),
        1.2,
        0.6,
      ),
    )
  );
}
