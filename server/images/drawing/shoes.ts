// Draws one boot or shoe from the side: sole, upper, overlays, laces. The toe points right until `place` turns it.
import { castOnto, clothOf, fold, piece, seam, stitches, type Cloth } from './cloth.ts';
import { tone } from './color.ts';
import {
  between,
  closed,
  ellipse,
  open,
  placed,
  sample,
  type Knot,
  type Place,
  type Point,
  type Shape,
} from './curve.ts';
import type { ShoeStyle } from './footwear-style.ts';
import { label, mark, zip, zipPull } from './hardware.ts';
import { fill, moved, stroke, type Ink } from './ink.ts';

export const FLOOR_Y = 728;

export interface SoleStyle {
  readonly heel: number;
  readonly ball: number;
  readonly lug: number;
}
export interface SoleLook {
  readonly ink: Ink;
  readonly place: Place;
  readonly accent: Cloth;
  readonly sole: Cloth;
  readonly rubber: Cloth;
}
export interface ShoeLook extends SoleLook {
  readonly style: ShoeStyle;
  readonly cloth: Cloth;
  readonly trim: Cloth;
}

/** y of the outsole's lower edge before its lugs: it rises at the heel and springs at the toe. */
export function groundLine(x: number, lug: number): number {
  const base = FLOOR_Y - lug;
  if (x > 540) return base - ((x - 540) / 140) ** 2 * 24;
  if (x < 200) return base - ((200 - x) / 80) ** 2 * 13;
  return base - Math.max(0, Math.sin(((x - 260) / 200) * Math.PI)) * (x > 260 && x < 460 ? 7 : 0);
}

/** y where the upper meets the sole. */
export function feather(style: SoleStyle, x: number): number {
  const share = Math.min(1, Math.max(0, (x - 190) / 360));
  return groundLine(x, style.lug) - (style.heel + (style.ball - style.heel) * share);
}

export function drawShoe(look: ShoeLook): string {
  const { ink, style, cloth } = look;
  const upper = upperShape(look);
  return (
    inside(look) +
    tongue(look) +
    piece(ink, upper, cloth, {
      volume: 1,
      blur: 8,
      fabric: style.fabric,
      soft: softness(look),
      crisp: overlays(look) + randAndToe(look),
    }) +
    collar(look) +
    (style.closing === 'zip-gaiter' ? gaiterZip(look) : lacing(look)) +
    pullLoop(look) +
    soleOf(look, style) +
    sideMark(look)
  );
}

/** How far forward the shaft's front edge stands at its top. */
function front(style: ShoeStyle): Point {
  return style.collar > 470 ? [338, style.collar - 18] : [356, style.collar - 2];
}

/** The ridge the laces run down, from the tongue to the vamp. */
function throat(style: ShoeStyle): Point[] {
  const [x, y] = front(style);
  if (style.collar > 470)
    return [
      [x, y],
      [394, y + 30],
      [450, y + 58],
      [506, Math.min(y + 84, feather(style, 506) - 84)],
    ];
  return [
    [x, y],
    [362, y + (456 - y) * 0.55],
    [394, 488],
    [448, 542],
    [508, Math.min(584, feather(style, 508) - 84)],
  ];
}

function upperShape({ style, place }: ShoeLook): Shape {
  const isLow = style.collar > 470;
  const f = (x: number): number => feather(style, x) + 6;
  const back: Knot[] = isLow
    ? [
        [144, f(144), 'corner'],
        [134, 628],
        [140, 582],
        [153, style.collar + 10],
        [150, style.collar - 4, 'corner'],
      ]
    : [
        [144, f(144), 'corner'],
        [133, 636],
        [146, 570],
        [168, 500],
        [170, style.collar + 60],
        [160, style.collar, 'corner'],
      ];
  const opening: Knot[] = isLow
    ? [
        [186, style.collar + 22],
        [240, style.collar + 42],
        [296, style.collar + 18],
        [front(style)[0] - 8, front(style)[1] + 14, 'corner'],
      ]
    : [
        [230, style.collar + 12],
        [300, style.collar + 12],
        [front(style)[0], front(style)[1] + 4, 'corner'],
      ];
  const vamp: Knot[] = [
    [566, f(566) - 72],
    [622, f(622) - 58],
    [662, f(662) - 36],
    [684, f(684) - 10],
    [686, f(686), 'corner'],
  ];
  const low: Knot[] = [
    [560, f(560)],
    [400, f(400)],
    [260, f(260)],
  ];
  return closed(
    placed(
      [
        ...back,
        ...opening,
        ...throat(style)
          .slice(1)
          .map((p): Knot => [p[0], p[1]]),
        ...vamp,
        ...low,
      ],
      place,
    ),
  );
}

function inside({ ink, style, place, cloth }: ShoeLook): string {
  const [fx, fy] = front(style);
  const y = style.collar;
  const dark = clothOf(tone(cloth.base, { l: -0.2, c: 0.5 }));
  const shape = closed(
    placed(
      [
        [152, y + 4],
        [190, y - 16],
        [270, y - 22],
        [fx + 2, fy - 8],
        [fx, fy + 20],
        [240, y + 60],
        [180, y + 40],
      ],
      place,
    ),
  );
  return piece(ink, shape, dark, { volume: 0.6 });
}

function tongue({ ink, style, place, cloth, accent }: ShoeLook): string {
  if (style.closing === 'zip-gaiter') return '';
  const [fx, fy] = front(style);
  const isLow = style.collar > 470;
  const path = throat(style);
  const last = path.at(-1) ?? [500, 600];
  const shape = closed(
    placed(
      [
        [fx - 34, fy + 26],
        [fx - 16, fy - (isLow ? 26 : 34)],
        [fx + 10, fy - (isLow ? 34 : 44)],
        [fx + 22, fy - 18],
        ...path.slice(1, -1).map((p): Knot => [p[0] + 13, p[1] - 15]),
        [last[0] + 8, last[1] + 6],
        [last[0] - 30, last[1] + 20],
        [fx + 20, fy + 80],
      ],
      place,
    ),
  );
  const at = place([fx + 2, fy - 12]);
  return (
    piece(ink, shape, clothOf(cloth.shade), { volume: 0.7, fabric: 'mesh' }) +
    label(at, 17, 13, accent, accent.rim)
  );
}

function softness({ style, place, cloth }: ShoeLook): string {
  const at = (x: number, y: number): Point => place([x, y]);
  const isLow = style.collar > 470;
  const flex =
    fold(cloth, at(498, 612), at(470, 664), 6, 8, 0.7) + fold(cloth, at(534, 622), at(512, 668), 5, 7, 0.6);
  const shaft = isLow
    ? ''
    : fold(cloth, at(196, 500), at(330, 470), -10, 13, 0.8) +
      fold(cloth, at(190, 540), at(360, 520), -14, 12, 0.7) +
      fold(cloth, at(180, style.collar + 60), at(320, style.collar + 76), -6, 10, 0.5);
  const bone = `<g>${fill(ellipse(at(236, isLow ? 600 : 540), 50, 34).d, cloth.light, 0.4)}</g>`;
  const toeLight = fill(ellipse(at(590, 634), 44, 11).d, cloth.rim, 0.4);
  return flex + shaft + bone + toeLight;
}

function collar({ ink, style, place, cloth, accent }: ShoeLook): string {
  const [fx, fy] = front(style);
  const y = style.collar;
  const isLow = y > 470;
  if (style.cuff === 'plain') {
    return seam(
      cloth,
      open(
        placed(
          [
            [154, y + 4],
            [200, y + (isLow ? 28 : 16)],
            [250, y + (isLow ? 46 : 18)],
            [fx - 10, fy + 18],
          ],
          place,
        ),
      ),
      2.4,
    );
  }
  const depth = style.cuff === 'knit' ? 44 : isLow ? 30 : 40;
  const top: Knot[] = isLow
    ? [
        [150, y - 4, 'corner'],
        [186, y + 22],
        [240, y + 42],
        [296, y + 18],
        [fx - 8, fy + 14, 'corner'],
      ]
    : [
        [160, y, 'corner'],
        [230, y + 11],
        [300, y + 11],
        [fx, fy + 4, 'corner'],
      ];
  const low = top
    .toReversed()
    .map(
      (knot): Knot =>
        [
          knot[0] + (knot[0] < 200 ? 8 : 0),
          knot[1] + depth,
          ...(knot[2] === undefined ? ([] as const) : (['corner'] as const)),
        ] as Knot,
    );
  const shape = closed(placed([...top, ...low], place));
  const material = style.cuff === 'knit' ? accent : clothOf(cloth.shade);
  return piece(ink, shape, material, {
    volume: 1,
    ...(style.cuff === 'knit' ? { fabric: 'rib' as const } : {}),
  });
}

/** Pieces sewn onto the upper, in the second colour. */
function overlays({ ink, style, place, cloth, accent }: ShoeLook): string {
  const f = (x: number): number => feather(style, x) + 8;
  const part = (knots: readonly Knot[], material: Cloth): string => {
    const shape = closed(placed(knots, place));
    const { box } = shape;
    const paint = ink.linear(
      [box.x, box.y],
      [box.x + box.width, box.y + box.height],
      [
        [0, material.light],
        [0.5, material.base],
        [1, material.shade],
      ],
    );
    return (
      moved(1.5, 2.5, stroke(shape.d, cloth.deep, 3, 0.35)) +
      fill(shape.d, paint) +
      stroke(shape.d, material.line, 1.3, 0.8) +
      (ink.isClose ? stitches(material, shape.d, true) : stroke(shape.d, material.rim, 0.9, 0.3))
    );
  };
  const isLow = style.collar > 470;
  const heelTop = isLow ? style.collar + 34 : 520;
  const counter = part(
    [
      [128, f(140), 'corner'],
      [126, 590],
      [150, heelTop],
      [196, heelTop + 26],
      [232, 620],
      [262, f(262), 'corner'],
    ],
    accent,
  );
  const path = throat(style);
  const eyestay = part(
    [
      ...path.map((p): Knot => [p[0] + 2, p[1] - 4]),
      ...path.toReversed().map((p, at): Knot => [p[0] - 26 - at * 2, p[1] + 16 + (at === 0 ? 14 : 4)]),
    ],
    style.overlay === 'web' ? cloth : accent,
  );
  switch (style.overlay) {
    case 'counter':
      return counter + eyestay;
    case 'saddle':
      return (
        eyestay +
        part(
          [
            [352, 560],
            [392, 566],
            [420, 620],
            [452, f(452), 'corner'],
            [330, f(330), 'corner'],
            [322, 630],
          ],
          accent,
        ) +
        part(
          [
            [128, f(140), 'corner'],
            [126, 600],
            [146, heelTop + 10],
            [178, heelTop + 40],
            [200, f(200), 'corner'],
          ],
          accent,
        )
      );
    case 'web': {
      let bands = '';
      for (const [fromX, toX] of [
        [366, 300],
        [406, 360],
        [446, 424],
        [486, 490],
      ] as const) {
        const from = between([338, style.collar - 10], [502, 604], (fromX - 338) / 164);
        bands += open(
          placed(
            [
              [from[0], from[1] + 4],
              [(from[0] + toX) / 2 - 8, (from[1] + f(toX)) / 2],
              [toX, f(toX)],
            ],
            place,
          ),
        );
      }
      return stroke(bands, accent.line, 12, 0.7) + stroke(bands, accent.base, 9.5) + counter + eyestay;
    }
    case 'panels':
      return (
        part(
          [
            [232, 600],
            [330, 570],
            [420, 600],
            [470, 640],
            [440, f(440), 'corner'],
            [250, f(250), 'corner'],
          ],
          accent,
        ) +
        eyestay +
        part(
          [
            [128, f(140), 'corner'],
            [126, 610],
            [150, heelTop + 20],
            [212, 612],
            [240, f(240), 'corner'],
          ],
          accent,
        )
      );
    case 'wing':
      return (
        part(
          [
            [128, f(140), 'corner'],
            [126, 610],
            [146, heelTop],
            [260, heelTop + 60],
            [380, 616],
            [470, 634],
            [520, f(520), 'corner'],
          ],
          accent,
        ) + eyestay
      );
  }
}

function randAndToe({ style, place, rubber, accent, ink }: ShoeLook): string {
  const f = (x: number): number => feather(style, x) + 10;
  let drawn = '';
  const lay = (knots: readonly Knot[], material: Cloth): void => {
    const shape = closed(placed(knots, place));
    const { box } = shape;
    const paint = ink.linear(
      [box.x, box.y],
      [box.x + box.width * 0.4, box.y + box.height * 1.4],
      [
        [0, material.light],
        [0.4, material.base],
        [1, material.shade],
      ],
    );
    drawn +=
      fill(shape.d, paint) +
      stroke(shape.d, material.deep, 1.4, 0.7) +
      moved(0, 1.8, stroke(shape.d, material.rim, 1, 0.3));
  };
  if (style.rand > 0) {
    const h = style.rand;
    lay(
      [
        [118, f(130), 'corner'],
        [120, f(140) - h * 1.1],
        [200, f(200) - h * 0.9],
        [330, f(330) - h * 0.72],
        [460, f(460) - h * 0.8],
        [560, f(560) - h],
        [640, f(640) - h * 0.8],
        [690, f(680), 'corner'],
        [560, f(560) + 6],
        [330, f(330) + 6],
      ],
      rubber,
    );
  }
  if (style.toe === 'cap')
    lay(
      [
        [604, 606],
        [578, 640],
        [584, f(584), 'corner'],
        [700, f(690), 'corner'],
        [698, 640],
        [656, 612],
      ],
      accent,
    );
  if (style.toe === 'rand')
    lay(
      [
        [628, 610],
        [590, 646],
        [560, f(560), 'corner'],
        [700, f(690), 'corner'],
        [698, 640],
        [662, 620],
      ],
      rubber,
    );
  if (style.toe === 'climb')
    lay(
      [
        [596, 604],
        [536, 640],
        [480, f(480), 'corner'],
        [700, f(690), 'corner'],
        [698, 640],
        [650, 612],
      ],
      rubber,
    );
  return drawn;
}

function lacing({ ink, style, place, trim, accent }: ShoeLook): string {
  const path = sample(throat(style), 8);
  const count = style.eyelets + style.hooks;
  let drawn = '';
  for (let at = count - 1; at >= 0; at -= 1) {
    const along = ((at + 0.35) / (count + 0.1)) * (path.length - 1);
    const here = path[Math.floor(along)] ?? [0, 0];
    const next = path[Math.min(path.length - 1, Math.floor(along) + 2)] ?? here;
    const length = Math.hypot(next[0] - here[0], next[1] - here[1]) || 1;
    const down: Point = [(next[0] - here[0]) / length, (next[1] - here[1]) / length];
    const eyelet: Point = [here[0] - down[1] * 17, here[1] + down[0] * 17];
    const over: Point = [here[0] + down[1] * 12 + down[0] * 9, here[1] - down[0] * 12 + down[1] * 9];
    const isHook = at < style.hooks;
    const hole = place(eyelet);
    drawn += isHook
      ? stroke(open([[...hole], [hole[0] + 7, hole[1] - 6]]), '#b9b6ae', 7) +
        fill(ellipse(hole, 5.5, 5.5).d, '#8c8a84')
      : fill(ellipse(hole, 5, 5).d, accent.deep) + stroke(ellipse(hole, 5, 5).d, trim.light, 1.4, 0.8);
    const lace = open([
      [...hole],
      place([(eyelet[0] + over[0]) / 2 + down[0] * 2, (eyelet[1] + over[1]) / 2 - 3]),
      [...place(over)],
    ]);
    drawn +=
      moved(1.5, 3, stroke(lace, accent.deep, 7.5, 0.4)) +
      stroke(lace, trim.shade, 7.6) +
      stroke(lace, trim.base, 6) +
      (ink.isClose
        ? stroke(lace, trim.rim, 2, 0.6, 'stroke-dasharray="2 2.4"')
        : moved(-0.8, -1, stroke(lace, trim.rim, 1.6, 0.5)));
  }
  const top = path[1] ?? [340, style.collar];
  const knot: Point = [top[0] + 13, top[1] + 3];
  const put = (dx: number, dy: number): Knot => {
    const [x, y] = place([knot[0] + dx * 0.74, knot[1] + dy * 0.74]);
    return [x, y];
  };
  if (style.closing === 'cord') {
    const loop = open([put(0, 0), put(26, -4), put(30, 22), put(12, 40)]);
    const stop = put(14, 34);
    return (
      drawn +
      stroke(loop, trim.shade, 5) +
      stroke(loop, trim.base, 3.6) +
      fill(ellipse([stop[0], stop[1]], 9, 12).d, trim.deep) +
      fill(ellipse([stop[0] - 2, stop[1] - 3], 4, 5).d, trim.rim, 0.5)
    );
  }
  const bow =
    open([put(0, 0), put(34, -20), put(54, 4), put(30, 16), put(0, 0)]) +
    open([put(0, 0), put(22, 24), put(30, 58), put(14, 48), put(0, 0)]) +
    open([put(0, 0), put(-8, 34), put(2, 66)]) +
    open([put(2, 0), put(46, 22), put(66, 50)]);
  const middle = put(1, 0);
  return (
    drawn +
    moved(2, 4, stroke(bow, accent.deep, 6, 0.3)) +
    stroke(bow, trim.shade, 6.4) +
    stroke(bow, trim.base, 4.8) +
    fill(ellipse([middle[0], middle[1]], 7, 6).d, trim.base) +
    stroke(ellipse([middle[0], middle[1]], 7, 6).d, trim.line, 1.2, 0.7)
  );
}

function gaiterZip({ ink, style, place, cloth, trim }: ShoeLook): string {
  const path = [
    [front(style)[0] - 50, style.collar + 44],
    [330, 470],
    [372, 540],
    [450, 602],
  ].map((p): Knot => {
    const [x, y] = place([p[0] ?? 0, p[1] ?? 0]);
    return [x, y];
  });
  const top = path[0] ?? [0, 0];
  return (
    zip(ink, path, { tape: cloth, teeth: trim, size: 7, isSealed: true }) +
    zipPull([top[0], top[1] + 6], trim, 7)
  );
}

function pullLoop({ ink, style, place, accent }: ShoeLook): string {
  const y = style.collar;
  const x = y > 470 ? 150 : 160;
  const loop = open(
    placed(
      [
        [x + 6, y + 34],
        [x - 12, y + 12],
        [x - 6, y - 18],
        [x + 10, y - 20],
        [x + 12, y + 8],
      ],
      place,
    ),
  );
  return (
    stroke(loop, accent.deep, 9, 0.8) +
    stroke(loop, accent.base, 7) +
    (ink.isClose ? stroke(loop, accent.rim, 1.4, 0.6, 'stroke-dasharray="4 3"') : '')
  );
}

/** Midsole, a line of colour in it, and an outsole with lugs. */
export function soleOf({ ink, place, sole, rubber, accent }: SoleLook, style: SoleStyle): string {
  const xs = [150, 210, 280, 350, 420, 490, 560, 620, 664];
  const topLine = xs.map((x): Knot => [x, feather(style, x)]);
  const lowLine = xs.toReversed().map((x): Knot => [x, groundLine(x, style.lug) - 3]);
  const mid = closed(
    placed(
      [
        [126, feather(style, 130) + 6, 'corner'],
        ...topLine,
        [684, feather(style, 684) + 4, 'corner'],
        [686, groundLine(684, style.lug) - 10],
        ...lowLine,
        [136, groundLine(136, style.lug) - 4],
        [122, groundLine(126, style.lug) - style.heel * 0.4],
      ],
      place,
    ),
  );
  const groove = open(
    placed(
      [
        [126, feather(style, 130) + style.heel * 0.52],
        ...xs.map(
          (x): Knot => [
            x,
            feather(style, x) +
              (groundLine(x, style.lug) - feather(style, x)) * (0.46 + 0.1 * Math.sin(x / 60)),
          ],
        ),
        [684, feather(style, 684) + 16],
      ],
      place,
    ),
  );
  const outTop = [126, ...xs, 686].map((x): Knot => [x, groundLine(x, style.lug) - 8]);
  const outLow: Knot[] = [];
  for (let x = 680; x > 150; x -= 27) {
    const [a, b] = [groundLine(x, style.lug), groundLine(x - 21, style.lug)];
    outLow.push(
      [x, a, 'corner'],
      [x - 1, a + style.lug, 'corner'],
      [x - 19, b + style.lug, 'corner'],
      [x - 21, b, 'corner'],
    );
  }
  const out = closed(placed([...outTop, ...outLow, [128, groundLine(130, style.lug), 'corner']], place));
  return (
    piece(ink, out, rubber, { volume: 0.3 }) +
    piece(ink, mid, sole, {
      volume: 0.7,
      crisp:
        stroke(groove, sole.deep, 2.4, 0.5) +
        moved(0, 2, stroke(groove, sole.rim, 1.4, 0.6)) +
        castOnto(sole, open(placed([[126, feather(style, 130)], ...topLine], place)), 8, 0.35),
    }) +
    stroke(open(placed([...outTop], place)), accent.base, 2.6, 0.85)
  );
}

function sideMark({ place, style, accent, cloth }: ShoeLook): string {
  const y = (feather(style, 292) + Math.min(610, style.collar + 140)) / 2;
  return mark(place([292, y]), 24, accent.base === cloth.base ? cloth.rim : accent.rim, 0.85);
}
