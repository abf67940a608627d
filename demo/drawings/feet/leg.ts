// The leg and foot of the mannequin that wears a shoe.
import { paintLimb, paintPiece } from '#demo/drawings/base/piece.ts';
import { tone } from '#demo/drawings/base/color.ts';
import { closed, type Knot, open, type Place, placed } from '#demo/drawings/base/curve.ts';
import { castShadow } from '#demo/drawings/base/folds.ts';
import { type SvgCanvas, stroke } from '#demo/drawings/base/canvas.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';

/** A leg that goes into the shoe, in a sock. */
export function drawLeg(canvas: SvgCanvas, place: Place, skin: Tones, collar: number): string {
  const sock = tonesOf(tone(skin.base, { l: -0.34, c: 0.5 }));
  const cuffTop = collar - (collar > 470 ? 120 : 84);
  const sockShape = closed(
    placed(
      [
        [176, collar + 60],
        [176, collar - 10],
        [170, cuffTop, 'corner'],
        [246, cuffTop + 9],
        [318, cuffTop, 'corner'],
        [318, collar - 30],
        [334, collar + 50],
      ],
      place,
    ),
  );
  return (
    calfOf(canvas, place, skin, collar) +
    paintPiece(canvas, sockShape, sock, { volume: 0.9, blur: 8, fabric: 'rib' })
  );
}

function calfOf(canvas: SvgCanvas, place: Place, skin: Tones, ankle: number): string {
  const knots: Knot[] = [
    [178, ankle + 40],
    [180, ankle - 60],
    [160, ankle - 190],
    [130, ankle - 380],
    [140, -90, 'corner'],
    [342, -90, 'corner'],
    [344, ankle - 380],
    [326, ankle - 190],
    [312, ankle - 60],
    [320, ankle + 40],
  ];
  return paintLimb(canvas, closed(placed(knots, place)), skin);
}

/** A bare foot standing on a footbed. */
export function bareFoot(canvas: SvgCanvas, place: Place, skin: Tones, f: (x: number) => number): string {
  const foot = closed(
    placed(
      [
        [162, f(162) + 2],
        [146, 640],
        [168, 566],
        [180, 480],
        [312, 480],
        [338, 540],
        [404, 574],
        [500, 612],
        [590, 636],
        [652, 652],
        [672, f(672) - 10],
        [640, f(640) + 2],
        [420, f(420)],
        [300, f(300)],
      ],
      place,
    ),
  );
  const toes = [610, 630, 648]
    .map((x, index) =>
      open(
        placed(
          [
            [x + 8, f(x) - 3],
            [x, 668 - index * 3],
            [x - 8, 652],
          ],
          place,
        ),
      ),
    )
    .join('');
  const arch = open(
    placed(
      [
        [330, 660],
        [420, 672],
        [500, 674],
      ],
      place,
    ),
  );
  return (
    calfOf(canvas, place, skin, 520) +
    paintPiece(canvas, foot, skin, {
      volume: 0.9,
      soft: castShadow(skin, arch, 14, 0.3),
      crisp: stroke(toes, skin.deep, 2.4, 0.5),
    })
  );
}
