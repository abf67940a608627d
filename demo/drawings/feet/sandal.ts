// Draws one sandal: footbed, sole, straps.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix } from '#demo/drawings/base/color.ts';
import { closed, type Knot, open, placed, type Point } from '#demo/drawings/base/curve.ts';
import { buckle, webbing } from '#demo/drawings/base/hardware.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import type { SandalStyle } from '#demo/drawings/feet/footwear-style.ts';
import { bareFoot } from '#demo/drawings/feet/leg.ts';
import { featherLineY, type ShoeContext, type SoleContext } from '#demo/drawings/feet/shoe-form.ts';
import { soleOf } from '#demo/drawings/feet/shoe-sole.ts';

export function drawSandal(context: Omit<ShoeContext, 'style'>, style: SandalStyle, skin?: Tones): string {
  const { canvas, place, cloth, accent, trim } = context;
  const build = { heel: style.sole * 0.7, ball: style.sole * 0.52, lug: style.lug };
  const f = (x: number): number => featherLineY(build, x);
  const at = (x: number, y: number): Knot => {
    const [px, py] = place([x, y]);
    return [px, py];
  };
  const top = closed(
    placed(
      [
        [128, f(128) + 4],
        [150, f(150) - 20],
        [300, f(300) - 26],
        [470, f(470) - 22],
        [620, f(620) - 20],
        [688, f(688) - 4],
        [640, f(640) + 12],
        [400, f(400) + 10],
        [200, f(200) + 10],
      ],
      place,
    ),
  );
  const bed = paintPiece(canvas, top, tonesOf(mix(context.sole.base, '#6f665b', 0.45)), { volume: 0.3 });
  const band = (path: readonly Knot[], width: number, material: Tones): string =>
    webbing(canvas, path, width, material);
  const inner = (path: readonly Knot[], width: number): string =>
    webbing(canvas, path, width, tonesOf(cloth.shade));
  const sole = soleOf(context satisfies SoleContext, build);
  const fasten = (x: number, y: number, turn: number): string => {
    const [px, py] = place([x, y]);
    const angle = place([1, 0])[0] === 1 ? turn : -turn;
    return style.fastener === 'buckle' ? buckle([px, py], 30, trim, angle) : tab([px, py], angle);
  };
  const tab = (point: Point, turn: number): string =>
    `<g transform="translate(${point[0]} ${point[1]}) rotate(${turn})">${paintPiece(
      canvas,
      closed([
        [-26, -14, 'corner'],
        [22, -14],
        [30, 0],
        [22, 14],
        [-26, 14, 'corner'],
      ]),
      accent,
      {
        volume: 0.2,
        crisp: stroke(
          open([
            [-20, -9],
            [24, -9],
          ]) +
            open([
              [-20, 9],
              [24, 9],
            ]),
          accent.stitch,
          1.6,
          0.7,
        ),
      },
    )}</g>`;
  const heelStrap = [at(212, f(212) + 4), at(158, 602), at(176, 540), at(250, 522), at(340, 566)];
  const instep = [at(300, f(300) + 6), at(318, 600), at(348, 548), at(392, 556), at(420, 610)];
  const toe = [at(520, f(520) + 6), at(528, 622), at(560, 602), at(602, 622), at(616, 650)];
  const under = bed + (skin === undefined ? '' : bareFoot(canvas, place, skin, f)) + sole;
  switch (style.straps) {
    case 'cross':
      return (
        inner([at(420, 606), at(480, f(480) - 10)], 30) +
        under +
        band([at(404, f(404) + 6), at(396, 630), at(420, 586), at(470, 592), at(560, 640)], 32, cloth) +
        band([at(566, f(566) + 4), at(544, 634), at(490, 592), at(420, 566)], 32, cloth) +
        band(heelStrap, 32, cloth) +
        band(instep, 32, cloth) +
        fasten(366, 551, 12)
      );
    case 'three':
      return (
        under +
        band(toe, 46, cloth) +
        band(instep, 46, cloth) +
        band(heelStrap, 36, cloth) +
        fasten(566, 608, 14) +
        fasten(362, 552, 10) +
        fasten(204, 534, -22)
      );
    case 'two':
      return (
        under +
        band([at(430, f(430) + 6), at(452, 616), at(500, 580), at(560, 598), at(600, 640)], 76, cloth) +
        band([at(268, f(268) + 6), at(296, 600), at(346, 560), at(400, 574), at(430, 618)], 66, cloth) +
        fasten(510, 588, 16) +
        fasten(354, 564, 12)
      );
    case 'toe':
      return (
        under +
        band(
          [at(360, f(360) + 4), at(392, 600), at(470, 598), at(566, 640), at(590, f(590) - 8)],
          25,
          cloth,
        ) +
        band([at(590, f(590) - 8), at(520, 622), at(440, 574), at(350, 556), at(250, 560)], 25, cloth) +
        band([at(206, f(206) + 4), at(162, 612), at(172, 556), at(240, 536), at(350, 558)], 25, cloth) +
        fasten(262, 538, -4)
      );
  }
}
