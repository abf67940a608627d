// Draws rucksacks: standing to the front, or on the back of a form that walks away from us.
import { castOnto, clothOf, fold, piece, seam, stitches, type Cloth } from './cloth.ts';
import { lightnessOf, mix, tone } from './color.ts';
import {
  closed,
  ellipse,
  mirrored,
  num,
  open,
  placed,
  type Knot,
  type Place,
  type Point,
  type Shape,
} from './curve.ts';
import { weave } from './fabric.ts';
import { companionCloth, formCloth } from './form.ts';
import { contactShadow, ground } from './ground.ts';
import { buckle, cord, label, mark, slider, webbing, zip, zipPull } from './hardware.ts';
import { fill, moved, stroke, type Ink } from './ink.ts';
import { PACK_STYLES, type PackStyle } from './pack-style.ts';
import type { GearDrawing } from './parameters.ts';
import { MIDDLE, wornPose } from './pose.ts';
import { pick } from './random.ts';

interface PackLook {
  readonly ink: Ink;
  readonly style: PackStyle;
  readonly place: Place;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly web: Cloth;
}

export function drawPack(ink: Ink, parameters: GearDrawing, gear: 'daypack' | 'trek-pack'): string {
  const { main, accent, trim, tint, view, seed } = parameters;
  const style = pick(PACK_STYLES[gear], parameters.cut);
  const isWorn = view === 'worn';
  const side = seed % 2 === 0 ? 1 : -1;
  const turned = wornPose(side);
  const look: PackLook = {
    ink,
    style,
    place: isWorn ? ([x, y]) => turned.wrap([x, y]) : (point) => point,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    web: clothOf(mix(main, '#26272a', 0.8)),
  };
  if (!isWorn) {
    const shadow =
      contactShadow(ink, tint, { x: 410, y: style.to - 2, rx: 260, ry: 34 }, 0.6) +
      contactShadow(ink, tint, { x: 430, y: style.to + 8, rx: 330, ry: 70 }, 0.28);
    return (
      ground(ink, tint, style.to - 90) +
      moved(0, gear === 'daypack' ? -16 : -20, shadow + carrying(look) + pack(look))
    );
  }
  const scale = gear === 'daypack' ? 0.8 : 0.86;
  const [x, y] = [MIDDLE * (1 - scale) - side * 8, gear === 'daypack' ? 150 : 104];
  const straps = ([1, -1] as const)
    .map((s) =>
      webbing(
        ink,
        [
          [MIDDLE + s * 84, 216],
          [MIDDLE + s * 78, 252],
          [MIDDLE + s * 66, 330],
        ],
        40,
        look.cloth,
      ),
    )
    .join('');
  const figure =
    backOfForm(ink, tint, lightnessOf(main) < 0.45, side) +
    straps +
    `<g transform="translate(${num(x)} ${y}) scale(${scale})">${pack(look)}</g>`;
  return (
    ground(ink, tint) +
    contactShadow(ink, tint, { x: 440, y: 620, rx: 400, ry: 460 }, 0.15) +
    `<g transform="translate(${num(MIDDLE * -0.14)} -46) scale(1.14)">${figure}</g>`
  );
}

/** Someone seen from behind in a plain jacket, as far down as the thighs. */
function backOfForm(ink: Ink, tint: string, isPackDark: boolean, side: 1 | -1): string {
  const jacket = companionCloth(tint, isPackDark);
  const legs = clothOf(tone(jacket.base, { l: -0.09 }));
  const skin = formCloth(tint);
  const neckShape = closed([
    [350 + side * 8, 60],
    [400 + side * 8, 52],
    [450 + side * 8, 60],
    [452, 150],
    [486, 220],
    [314, 220],
    [348, 150],
  ]);
  const arm = (s: 1 | -1): string => {
    const limb: Knot[] = [
      [400 + s * 150, 246],
      [400 + s * 206, 300],
      [400 + s * 236, 460],
      [400 + s * 252, 620],
      [400 + s * 236, 790, 'corner'],
      [400 + s * 178, 786, 'corner'],
      [400 + s * 172, 620],
      [400 + s * 156, 440],
      [400 + s * 120, 330],
    ];
    const shape = closed(limb);
    const folds =
      fold(jacket, [400 + s * 240, 500], [400 + s * 180, 560], 6, 12, 0.9) +
      fold(jacket, [400 + s * 172, 470], [400 + s * 226, 540], -6, 10, 0.7) +
      fold(jacket, [400 + s * 240, 660], [400 + s * 182, 720], 5, 10, 0.8);
    const palm = closed([
      [400 + s * 182, 770, 'corner'],
      [400 + s * 232, 772, 'corner'],
      [400 + s * 236, 820],
      [400 + s * 222, 880],
      [400 + s * 204, 900],
      [400 + s * 188, 880],
      [400 + s * 180, 820],
    ]);
    return (
      piece(ink, palm, skin, { volume: 0.7 }) +
      piece(ink, shape, jacket, { volume: 1, soft: folds, fabric: 'twill' })
    );
  };
  const body = closed(
    mirrored(
      [
        [MIDDLE, 196],
        [MIDDLE + 62, 200],
        [MIDDLE + 168, 248, 'corner'],
        [MIDDLE + 176, 400],
        [MIDDLE + 164, 600],
        [MIDDLE + 172, 800, 'corner'],
        [MIDDLE, 806],
      ],
      MIDDLE,
    ),
  );
  const thigh = (s: 1 | -1): Shape =>
    closed([
      [400 + s * 3, 770, 'corner'],
      [400 + s * 166, 770, 'corner'],
      [400 + s * 168, 900],
      [400 + s * 156, 1010, 'corner'],
      [400 + s * 12, 1010, 'corner'],
    ]);
  return (
    piece(ink, neckShape, skin, { volume: 0.9 }) +
    piece(ink, thigh(1), legs, { volume: 0.9 }) +
    piece(ink, thigh(-1), legs, { volume: 0.9 }) +
    arm(1) +
    arm(-1) +
    piece(ink, body, jacket, {
      volume: 0.9,
      fabric: 'twill',
      soft:
        fold(jacket, [250, 330], [300, 760], -10, 16, 0.7) +
        fold(jacket, [552, 330], [506, 760], 10, 16, 0.7),
    })
  );
}

/** Straps and belt that stand out behind the bag when nobody wears it. */
function carrying({ ink, style, web, cloth, trim }: PackLook): string {
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
    drawn += piece(ink, strap, clothOf(cloth.shade), { volume: 0.9, fabric: 'mesh' });
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
          ink,
          [
            [MIDDLE + s * (style.foot + 110), style.to - 122],
            [MIDDLE + s * (style.foot + 136), style.to - 80],
            [MIDDLE + s * (style.foot + 118), style.to - 26],
          ],
          17,
          web,
        ) +
        piece(ink, wing, cloth, { volume: 0.9, fabric: 'mesh' }) +
        buckle([MIDDLE + s * (style.foot + 122), style.to - 40], 19, trim, 96);
    }
  }
  return drawn;
}

function bodyShape({ style, place }: PackLook): Shape {
  const { top, belly, foot, from, to } = style;
  const isOpen = style.closing === 'arc-zip';
  const middle = from + (to - from) * 0.56;
  return closed(
    placed(
      mirrored(
        [
          [MIDDLE, from - (isOpen ? 14 : 0)],
          [MIDDLE + top * 0.6, from - (isOpen ? 6 : 0)],
          [MIDDLE + top, from + (isOpen ? 60 : 18)],
          [MIDDLE + (top + belly) / 2 + 6, from + 170],
          [MIDDLE + belly, middle],
          [MIDDLE + (belly + foot) / 2 + 6, to - 110],
          [MIDDLE + foot - 8, to - 22],
          [MIDDLE + foot - 50, to],
          [MIDDLE, to + 3],
        ],
        MIDDLE,
      ),
      place,
    ),
  );
}

function pack(look: PackLook): string {
  const { ink, style, place, cloth } = look;
  const body = bodyShape(look);
  const { chance } = ink;
  const at = (x: number, y: number): Point => place([MIDDLE + x, y]);
  const folds = [
    fold(
      cloth,
      at(-style.belly + 10, style.from + 260),
      at(-style.belly * 0.4, style.from + 330 + chance.between(-20, 20)),
      8,
      12,
      0.8,
    ),
    fold(
      cloth,
      at(style.belly - 8, style.from + 300),
      at(style.belly * 0.4, style.from + 350 + chance.between(-20, 20)),
      -8,
      13,
      0.9,
    ),
    fold(cloth, at(-style.foot + 12, style.to - 60), at(-style.foot * 0.2, style.to - 26), 6, 10, 0.7),
    fold(cloth, at(style.foot - 10, style.to - 70), at(style.foot * 0.25, style.to - 30), -6, 11, 0.8),
    fold(cloth, at(-60, style.from + 110), at(-100, style.from + 250), 6, 11, 0.6),
  ].join('');
  return (
    sidePockets(look) +
    piece(ink, body, cloth, {
      volume: 1,
      blur: 10,
      soft: folds,
      fabric: style.fabric,
      crisp: lowerPart(look) + bodySeams(look),
    }) +
    frontPocket(look) +
    sideStraps(look) +
    top(look) +
    handle(look)
  );
}

function bodySeams({ style, place, cloth, ink }: PackLook): string {
  const edge = (s: 1 | -1): string =>
    open(
      placed(
        [
          [MIDDLE + s * (style.top - 26), style.from + 60],
          [MIDDLE + s * (style.belly - 34), style.from + 300],
          [MIDDLE + s * (style.belly - 30), style.to - 240],
          [MIDDLE + s * (style.foot - 30), style.to - 20],
        ],
        place,
      ),
    );
  return ([1, -1] as const).map((s) => seam(cloth, edge(s)) + stitches(cloth, edge(s), ink.isClose)).join('');
}

function lowerPart({ ink, style, place, accent, cloth, trim }: PackLook): string {
  const y = style.to - (style.lower ? 190 : 110);
  const line = placed(
    [
      [MIDDLE - 240, y - 14],
      [MIDDLE, y + 6],
      [MIDDLE + 240, y - 14],
    ],
    place,
  );
  const d = open(line);
  const paint = ink.linear(
    [MIDDLE - 180, y],
    [MIDDLE + 180, style.to],
    [
      [0, accent.light],
      [0.45, accent.base],
      [1, accent.shade],
    ],
  );
  const base =
    fill(`${d}L800 990L0 990Z`, paint) +
    weave(ink, 'cordura', accent, {
      x: MIDDLE - style.belly,
      y,
      width: style.belly * 2,
      height: style.to - y,
    });
  return (
    base +
    (style.lower
      ? zip(ink, line, { tape: cloth, teeth: trim, size: 6 }) +
        zipPull([(line[0]?.[0] ?? 0) + 110, (line[0]?.[1] ?? 0) + 12], trim, 6, 40)
      : seam(accent, d, 2))
  );
}

function sidePockets({ ink, style, place, cloth, accent }: PackLook): string {
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
        style.sides === 'mesh' && s === 1
          ? piece(
              ink,
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
        piece(ink, shape, style.sides === 'bulge' ? cloth : clothOf(cloth.shade), {
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

function frontPocket(look: PackLook): string {
  const { ink, style, place, cloth, accent, trim } = look;
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
        moved(3, 6, stroke(shape.d, cloth.deep, 5, 0.3)) +
        piece(ink, shape, cloth, {
          volume: 0.6,
          fabric: style.fabric,
          soft: fold(cloth, place([MIDDLE - w + 20, low - 30]), place([MIDDLE, low - 90]), 8, 12, 0.7),
        }) +
        zip(ink, line, { tape: cloth, teeth: trim, size: 6 }) +
        zipPull([(line[0]?.[0] ?? 0) + 4, (line[0]?.[1] ?? 0) + 4], trim, 6.5, 10) +
        mark(place([MIDDLE, (y + low) / 2 + 20]), 40, trim.base, 0.9)
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
        moved(2, 5, stroke(shape.d, cloth.deep, 4, 0.3)) +
        piece(ink, shape, accent, {
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
        mark(place([MIDDLE, y + 70]), 38, trim.base)
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
      return cords + knots + mark(place([MIDDLE, style.from + 230]), 36, trim.base);
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
            moved(3, 6, stroke(shape.d, cloth.deep, 5, 0.3)) +
            piece(ink, shape, cloth, { volume: 0.8, fabric: style.fabric }) +
            moved(2, 5, stroke(flap.d, cloth.deep, 4, 0.3)) +
            piece(ink, flap, accent, { volume: 0.5 }) +
            webbing(
              ink,
              [
                [middle[0], middle[1] - 24],
                [middle[0], middle[1] + 54],
              ],
              16,
              look.web,
            ) +
            buckle(middle, 17, trim, 90)
          );
        })
        .join('');
    case 'slash': {
      const line = placed([P(w * 0.55, style.from + 250), P(w * 0.42, style.from + 430)], place);
      return (
        zip(ink, line, { tape: cloth, teeth: trim, size: 6.5, isSealed: true }) +
        zipPull([line[0]?.[0] ?? 0, (line[0]?.[1] ?? 0) + 4], trim, 6.5, 6) +
        mark(place([MIDDLE - w * 0.5, style.from + 300]), 40, trim.base)
      );
    }
    case 'flat': {
      let chain = '';
      for (const x of [-34, 34]) {
        chain += webbing(ink, placed([P(x, style.from + 150), P(x * 1.05, low - 20)], place), 17, look.web);
        for (let y = style.from + 190; y < low - 40; y += 44)
          chain += stroke(open(placed([P(x - 9, y), P(x + 9, y)], place)), look.web.deep, 4);
      }
      return chain + mark(place([MIDDLE, style.from + 250]), 38, trim.base);
    }
  }
}

function sideStraps({ ink, style, place, web, trim }: PackLook): string {
  if (style.sides !== 'straps') return '';
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
          webbing(ink, path, 16, web) +
          slider(middle, 21, trim, s * -15) +
          webbing(
            ink,
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

function top(look: PackLook): string {
  const { ink, style, place, cloth, accent, trim, web } = look;
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
        zip(ink, line, { tape: cloth, teeth: trim, size: 6.5 }) +
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
              ink,
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
        moved(2, 8, stroke(roll.d, cloth.deep, 6, 0.3)) +
        piece(ink, roll, cloth, { volume: 1, fabric: style.fabric, crisp: seam(cloth, turns, 2) }) +
        strap
      );
    }
    case 'lid':
    case 'flap':
    case 'drawcord-lid': {
      const low = style.closing === 'flap' ? from + 250 : from + 96;
      const wide = w + 16;
      const skirt = style.closing === 'flap' ? '' : collar(look);
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
            webbing(ink, placed([P(s * w * 0.52, low - 30), P(s * w * 0.54, low + 120)], place), 17, web) +
            buckle(place([MIDDLE + s * w * 0.53, low + 44]), 20, trim, 90),
        )
        .join('');
      return (
        skirt +
        moved(3, 9, stroke(lid.d, cloth.deep, 8, 0.3)) +
        piece(ink, lid, style.closing === 'flap' ? accent : cloth, {
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
          ? mark(place([MIDDLE, from + 60]), 44, trim.base)
          : zip(ink, lidLine, { tape: cloth, teeth: trim, size: 6 }) +
            zipPull([(lidLine[0]?.[0] ?? 0) + 6, lidLine[0]?.[1] ?? 0], trim, 6.5, 20)) +
        straps
      );
    }
  }
}

/** The gathered cloth under a lid. */
function collar({ ink, style, place, accent }: PackLook): string {
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
  return piece(ink, shape, accent, { volume: 0.8, soft: gathers + castOnto(accent, shape.d, 6, 0.2) });
}

function handle({ ink, style, place, web }: PackLook): string {
  const y = style.from - (style.closing === 'arc-zip' ? 12 : style.closing === 'roll' ? 50 : 92);
  return webbing(
    ink,
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
