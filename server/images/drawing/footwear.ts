// Draws everything worn on the feet: a pair beside one another, or one of them on a foot.
import { castOnto, clothOf, piece, type Cloth } from './cloth.ts';
import { mix, tone } from './color.ts';
import { closed, open, placed, type Knot, type Place, type Point } from './curve.ts';
import { formCloth } from './form.ts';
import { SANDAL_STYLES, SHOE_STYLES, type FootGear, type SandalStyle } from './footwear-style.ts';
import { contactShadow, ground } from './ground.ts';
import { buckle, webbing } from './hardware.ts';
import { moved, stroke, type Ink } from './ink.ts';
import type { GearDrawing } from './parameters.ts';
import { pick } from './random.ts';
import { FLOOR_Y, drawShoe, feather, soleOf, type ShoeLook, type SoleLook } from './shoes.ts';

export function drawFootwear(ink: Ink, parameters: GearDrawing, gear: FootGear): string {
  const { main, accent, trim, tint, view, seed } = parameters;
  const turn = seed % 2 === 0 ? 1 : -1;
  const place: Place = turn === 1 ? (point) => point : ([x, y]) => [800 - x, y];
  const dim = (hex: string, by: number): string => tone(hex, { l: by });
  const lookOf = (shade: number): Omit<ShoeLook, 'style'> => ({
    ink,
    place,
    cloth: clothOf(dim(main, shade)),
    accent: clothOf(dim(accent, shade)),
    trim: clothOf(dim(trim, shade)),
    sole: clothOf(
      dim(
        gear === 'boot'
          ? mix(main, '#2c2a28', 0.82)
          : gear === 'sandal'
            ? mix(main, '#3a3836', 0.75)
            : mix(main, '#efece4', 0.86),
        shade,
      ),
    ),
    rubber: clothOf(dim('#2b2a29', shade)),
  });
  const one = (shade: number, skin?: Cloth): string => {
    const look = lookOf(shade);
    return gear === 'sandal'
      ? drawSandal(look, pick(SANDAL_STYLES, parameters.cut), skin)
      : drawShoe({ ...look, style: pick(SHOE_STYLES[gear], parameters.cut) });
  };
  const shade = (x: number, y: number, rx: number): string =>
    contactShadow(ink, tint, { x, y, rx, ry: 30 }, 0.62) +
    contactShadow(ink, tint, { x: x + 16, y: y + 12, rx: rx * 1.14, ry: 64 }, 0.3);
  const middle = 400;
  if (view === 'worn') {
    const skin = formCloth(tint);
    const leg =
      gear === 'sandal' ? '' : drawLeg(ink, place, skin, pick(SHOE_STYLES[gear], parameters.cut).collar);
    return ground(ink, tint, 690) + moved(0, 60, shade(middle, FLOOR_Y - 4, 330) + leg + one(0, skin));
  }
  const grow = gear === 'boot' ? 0.98 : 1.08;
  const far = moved(turn * -56, -78, shade(middle, FLOOR_Y - 4, 320) + one(-0.035));
  const near = shade(middle, FLOOR_Y - 4, 330) + one(0);
  const drop = gear === 'boot' ? 40 : -20;
  if (view === 'detail') return ground(ink, tint, 640) + near;
  return `${ground(ink, tint, 640)}<g transform="translate(${turn * 26 + 400 - 400 * grow} ${drop + 540 - 540 * grow}) scale(${grow})">${far}${near}</g>`;
}

/** A leg that goes into the shoe, in a sock. */
function drawLeg(ink: Ink, place: Place, skin: Cloth, collar: number): string {
  const sock = clothOf(tone(skin.base, { l: -0.34, c: 0.5 }));
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
    calfOf(ink, place, skin, collar) + piece(ink, sockShape, sock, { volume: 0.9, blur: 8, fabric: 'rib' })
  );
}

function calfOf(ink: Ink, place: Place, skin: Cloth, ankle: number): string {
  const knots: Knot[] = [
    [178, ankle + 40],
    [180, ankle - 60],
    [164, ankle - 210],
    [140, ankle - 380],
    [138, -90, 'corner'],
    [350, -90, 'corner'],
    [352, ankle - 380],
    [326, ankle - 210],
    [312, ankle - 60],
    [320, ankle + 40],
  ];
  return piece(ink, closed(placed(knots, place)), skin, { volume: 1, blur: 12 });
}

/** A bare foot standing on a footbed. */
function bareFoot(ink: Ink, place: Place, skin: Cloth, f: (x: number) => number): string {
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
    calfOf(ink, place, skin, 520) +
    piece(ink, foot, skin, {
      volume: 0.9,
      soft: castOnto(skin, arch, 14, 0.3),
      crisp: stroke(toes, skin.deep, 2.4, 0.5),
    })
  );
}

function drawSandal(look: Omit<ShoeLook, 'style'>, style: SandalStyle, skin?: Cloth): string {
  const { ink, place, cloth, accent, trim } = look;
  const build = { heel: style.sole * 0.7, ball: style.sole * 0.52, lug: style.lug };
  const f = (x: number): number => feather(build, x);
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
  const bed = piece(ink, top, clothOf(mix(look.sole.base, '#6f665b', 0.45)), { volume: 0.3 });
  const band = (path: readonly Knot[], width: number, material: Cloth): string =>
    webbing(ink, path, width, material);
  const inner = (path: readonly Knot[], width: number): string =>
    webbing(ink, path, width, clothOf(cloth.shade));
  const sole = soleOf(look satisfies SoleLook, build);
  const fasten = (x: number, y: number, turn: number): string => {
    const [px, py] = place([x, y]);
    const angle = place([1, 0])[0] === 1 ? turn : -turn;
    return style.fastener === 'buckle' ? buckle([px, py], 30, trim, angle) : tab([px, py], angle);
  };
  const tab = (point: Point, turn: number): string =>
    `<g transform="translate(${point[0]} ${point[1]}) rotate(${turn})">${piece(
      ink,
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
  const under = bed + (skin === undefined ? '' : bareFoot(ink, place, skin, f)) + sole;
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
