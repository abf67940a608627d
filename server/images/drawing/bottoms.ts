// Draws trousers, shorts, tights and skirts from their cut, laid flat or standing on a form.
import { clothOf, crease, fold, piece, seam, stitches, type Cloth } from './cloth.ts';
import { lightnessOf, tone } from './color.ts';
import {
  closed,
  mirrored,
  num,
  open,
  placed,
  type Knot,
  type Place,
  type Point,
  type Shape,
} from './curve.ts';
import { BOTTOM_STYLES, type BottomGear, type BottomStyle } from './bottom-style.ts';
import { companionCloth, formCloth } from './form.ts';
import { contactShadow, dropShadow, ground } from './ground.ts';
import { button, cord, label, mark, slider, snap, webbing, zip, zipPull } from './hardware.ts';
import { fill, moved, stroke, type Ink } from './ink.ts';
import type { GearDrawing } from './parameters.ts';
import { MIDDLE } from './pose.ts';
import { quilt } from './quilting.ts';
import { pick } from './random.ts';
import { ribs } from './top-front.ts';

const WAIST_Y = 112;
const KNEE_Y = 656;

interface BottomLook {
  readonly ink: Ink;
  readonly style: BottomStyle;
  readonly isWorn: boolean;
  /** 1: the form looks to our right. */
  readonly side: 1 | -1;
  readonly wrap: Place;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
}

export function drawBottom(ink: Ink, parameters: GearDrawing, gear: BottomGear): string {
  const style = pick(BOTTOM_STYLES[gear], parameters.cut);
  const isWorn = parameters.view === 'worn';
  const side = parameters.seed % 2 === 0 ? 1 : -1;
  const look: BottomLook = {
    ink,
    style,
    isWorn,
    side,
    wrap: isWorn ? standing(side) : (point) => point,
    cloth: clothOf(parameters.main),
    accent: clothOf(parameters.accent),
    trim: clothOf(parameters.trim),
  };
  const outline = style.isSkirt === true ? skirtShape(look) : legsShape(look);
  const lining = clothOf(
    tone(parameters.main, { l: lightnessOf(parameters.main) > 0.5 ? -0.16 : -0.06, c: 0.8 }),
  );
  const drawn =
    (isWorn ? '' : dropShadow(parameters.tint, outline.d) + insideBack(look, lining)) +
    garment(look, outline);
  if (isWorn) return ground(ink, parameters.tint, 900) + figureBehind(look, parameters) + drawn;
  if (parameters.view === 'detail') return ground(ink, parameters.tint) + drawn;
  const height = style.length - 80;
  const scale = Math.min(1.16, 830 / height);
  const shift = 500 - ((80 + style.length) / 2) * scale;
  return `${ground(ink, parameters.tint)}<g transform="translate(${num(MIDDLE * (1 - scale))} ${num(shift)}) scale(${num(scale * 100)}e-2)">${drawn}</g>`;
}

/** Weight on the near leg, the far one a step back; the front turned to one side. */
function standing(side: 1 | -1): Place {
  return ([x, y]) => {
    const u = (x - MIDDLE) / 170;
    const leg = Math.sign(x - MIDDLE) || 1;
    const down = Math.min(1, Math.max(0, (y - 380) / 540));
    const isFar = leg === side;
    const inside = Math.max(0, 1 - u * u);
    const turn = side * 20 * inside * (1 - down) + side * 13 * down;
    const stance = leg * down * (isFar ? 10 : 26);
    const narrowed = isFar ? (x - MIDDLE) * 0.95 : x - MIDDLE;
    return [MIDDLE + narrowed + turn + stance, y + (isFar ? -12 : 8) * down + (y < 300 ? inside * 8 : 0)];
  };
}

const at = (x: number, y: number, kind?: 'corner'): Knot =>
  kind === undefined ? [MIDDLE + x, y] : [MIDDLE + x, y, kind];

/** Distance of a leg's axis from the middle, at a height. */
function axis(style: BottomStyle, y: number): number {
  const share = Math.min(1, Math.max(0, (y - style.rise) / (930 - style.rise)));
  return style.hip * 0.52 + share * (style.drape === 0 ? 2 : 14);
}

function legWidth(style: BottomStyle, y: number): number {
  const thigh = style.hip * 0.98;
  const kneeY = Math.min(KNEE_Y, style.length);
  if (y <= kneeY)
    return thigh + (style.knee - thigh) * Math.max(0, (y - style.rise) / (kneeY - style.rise)) ** 0.9;
  return style.knee + (style.hem - style.knee) * Math.min(1, (y - kneeY) / Math.max(1, style.length - kneeY));
}

function legsShape({ style, wrap }: BottomLook): Shape {
  const { waist, hip, rise, length } = style;
  const levels = [0.3, 0.55, 0.8].map((share) => rise + (length - rise) * share);
  const outer = levels.map((y) => at(axis(style, y) + legWidth(style, y) / 2, y));
  const inner = levels.toReversed().map((y) => at(axis(style, y) - legWidth(style, y) / 2, y));
  const [endAxis, endHalf] = [axis(style, length), style.hem / 2];
  return closed(
    placed(
      mirrored(
        [
          at(0, WAIST_Y + 9),
          at(waist * 0.6, WAIST_Y + 5),
          at(waist, WAIST_Y - 2, 'corner'),
          at(waist + 9, 170),
          at(hip - 3, 262),
          at(hip, rise - 60),
          ...outer,
          at(endAxis + endHalf, length, 'corner'),
          at(endAxis, length + 6),
          at(endAxis - endHalf, length + 1, 'corner'),
          ...inner,
          at(7, rise + 18),
          at(0, rise - 2, 'corner'),
        ],
        MIDDLE,
      ),
      wrap,
    ),
  );
}

function skirtShape({ style, wrap }: BottomLook): Shape {
  const { waist, hip, hem, length } = style;
  return closed(
    placed(
      mirrored(
        [
          at(0, WAIST_Y + 9),
          at(waist * 0.6, WAIST_Y + 5),
          at(waist, WAIST_Y - 2, 'corner'),
          at(waist + 14, 180),
          at(hip, 290),
          at(hem * 0.47, length - 130),
          at(hem / 2, length - 8, 'corner'),
          at(hem * 0.3, length + 8),
          at(0, length + 12),
        ],
        MIDDLE,
      ),
      wrap,
    ),
  );
}

function insideBack({ ink, style, wrap }: BottomLook, lining: Cloth): string {
  const shape = closed(
    placed(
      mirrored(
        [
          at(0, WAIST_Y - 14),
          at(style.waist * 0.7, WAIST_Y - 11),
          at(style.waist, WAIST_Y - 1, 'corner'),
          at(style.waist * 0.6, WAIST_Y + 14),
          at(0, WAIST_Y + 20),
        ],
        MIDDLE,
      ),
      wrap,
    ),
  );
  return (
    piece(ink, shape, lining, { volume: 0.2 }) +
    label([MIDDLE, WAIST_Y - 3], 30, 15, clothOf('#efece4'), '#4a4d52')
  );
}

/** A plain top that ends above the waist, and feet below the hems. */
function figureBehind({ ink, style, wrap, side }: BottomLook, { main, tint }: GearDrawing): string {
  const skin = formCloth(tint);
  const top = companionCloth(tint, lightnessOf(main) < 0.45);
  const w = style.waist;
  const torso = closed(
    placed(
      mirrored(
        [
          at(0, -40),
          at(w + 46, -40, 'corner'),
          at(w + 22, 40),
          at(w + 4, 110),
          at(w - 2, 160, 'corner'),
          at(0, 170),
        ],
        MIDDLE,
      ),
      wrap,
    ),
  );
  const legs = ([side, side === 1 ? -1 : 1] as const).map((s) => {
    const a = (y: number): number => s * axis({ ...style, drape: 0.5 }, y);
    const top = Math.max(380, style.isSkirt === true ? 380 : style.length - 90);
    const from = (y: number): number => Math.max(y, top);
    const calf = closed(
      placed(
        [
          at(a(top) - s * 42, top, 'corner'),
          at(a(top) + s * 48, top, 'corner'),
          at(a(620) + s * 44, from(620)),
          at(a(740) + s * 45, from(740)),
          at(a(880) + s * 26, from(880)),
          at(a(905) + s * 30, 912, 'corner'),
          at(a(905) - s * 26, 912, 'corner'),
          at(a(880) - s * 22, from(880)),
          at(a(740) - s * 38, from(740)),
          at(a(620) - s * 40, from(620)),
        ],
        wrap,
      ),
    );
    const [fx, fy] = wrap([MIDDLE + a(905), 905]);
    const foot = closed([
      [fx - side * 30, fy - 24],
      [fx + side * 22, fy - 26],
      [fx + side * 54, fy + 14],
      [fx + side * 84, fy + 32],
      [fx + side * 82, fy + 46],
      [fx, fy + 48],
      [fx - side * 34, fy + 42],
      [fx - side * 40, fy + 10],
    ]);
    const shade = contactShadow(ink, tint, { x: fx + side * 20, y: fy + 44, rx: 118, ry: 20 }, 0.5);
    return shade + piece(ink, foot, skin, { volume: 0.7 }) + piece(ink, calf, skin, { volume: 0.8 });
  });
  return legs.join('') + piece(ink, torso, top, { volume: 0.9 });
}

function garment(look: BottomLook, outline: Shape): string {
  const { ink, style, cloth } = look;
  const folds = style.isSkirt === true ? skirtFolds(look) : legFolds(look);
  const rows =
    style.baffle === undefined ? undefined : quilt(ink, cloth, quiltRows(look), style.baffle * 0.25);
  return piece(ink, outline, cloth, {
    volume: style.drape === 0 ? 0.95 : 0.8,
    soft: folds.soft + (rows?.soft ?? ''),
    fabric: style.fabric,
    crisp:
      panels(look) +
      folds.crisp +
      (rows?.crisp ?? '') +
      seams(look) +
      pockets(look) +
      feet(look) +
      waistband(look),
  });
}

function quiltRows({ style, wrap }: BottomLook): Point[][] {
  const rows: Point[][] = [];
  for (let y = 210; y < style.length - 20; y += style.baffle ?? 50) {
    rows.push([-1, -0.5, 0, 0.5, 1].map((u) => wrap([MIDDLE + u * 230, y + 12 * (1 - u * u)])));
  }
  return rows;
}

function legFolds({ ink, style, wrap, cloth }: BottomLook): { soft: string; crisp: string } {
  const { chance } = ink;
  const soft: string[] = [];
  const crisp: string[] = [];
  const spread = (by: number): number => chance.between(-by, by);
  const strength = 0.45 + style.drape * 0.55;
  for (const s of [1, -1] as const) {
    const put = (x: number, y: number): Point => wrap([MIDDLE + s * x, y]);
    const { rise, length, hip } = style;
    for (const [far, high] of [
      [0.5, 46],
      [0.78, 10],
      [0.62, -34],
    ] as const) {
      const [from, to] = [put(8 + spread(4), rise - 14), put(hip * far, rise - high + spread(12))];
      soft.push(fold(cloth, from, to, s * (6 + spread(5)), 10, strength));
      if (style.drape > 0) crisp.push(crease(cloth, from, put(hip * far * 0.6, rise - high * 0.6), s * 4));
    }
    soft.push(
      fold(
        cloth,
        put(hip - 6, rise - 70),
        put(hip * 0.5, rise + 40 + spread(20)),
        s * -8,
        12,
        strength * 0.7,
      ),
    );
    const shin = length > 720;
    if (shin) {
      for (const [y, lean] of [
        [KNEE_Y - 26, 22],
        [KNEE_Y + 14, 4],
        [KNEE_Y + 46, -20],
      ] as const) {
        const half = legWidth(style, y) / 2;
        const out = chance.happens(0.5) ? 1 : -1;
        soft.push(
          fold(
            cloth,
            put(axis(style, y) + out * (half - 3), y + spread(8)),
            put(axis(style, y) - out * half * 0.25, y + lean),
            s * spread(6),
            10,
            strength * 0.95,
          ),
        );
      }
      for (let count = 0; count < 2 + style.drape * 4; count += 1) {
        const y = length - 20 - count * 30 + spread(9);
        const half = legWidth(style, y) / 2;
        const out = count % 2 === 0 ? 1 : -1;
        soft.push(
          fold(
            cloth,
            put(axis(style, y) + out * (half - 2), y),
            put(axis(style, y) - out * half * 0.4, y + 13 + spread(12)),
            spread(5),
            8,
            strength * 0.85,
          ),
        );
      }
    }
    const crown = axis(style, rise + 60);
    soft.push(
      fold(
        cloth,
        put(crown + 8 + spread(8), rise + 30),
        put(axis(style, length) + spread(10), Math.min(length - 40, KNEE_Y - 50)),
        spread(8),
        14,
        strength * 0.6,
      ),
    );
    if (shin)
      soft.push(
        fold(
          cloth,
          put(axis(style, 700) + spread(6), KNEE_Y + 60),
          put(axis(style, length) + spread(8), length - 30),
          spread(7),
          11,
          strength * 0.5,
        ),
      );
  }
  return { soft: soft.join(''), crisp: crisp.join('') };
}

function skirtFolds({ ink, style, wrap, cloth }: BottomLook): { soft: string; crisp: string } {
  const { chance } = ink;
  const soft: string[] = [];
  for (const u of [-0.86, -0.62, -0.36, -0.1, 0.18, 0.42, 0.66, 0.88]) {
    const off = u + chance.between(-0.05, 0.05);
    soft.push(
      fold(
        cloth,
        wrap([MIDDLE + off * style.hip * 0.86, 250 + chance.between(-30, 50)]),
        wrap([MIDDLE + off * style.hem * 0.5, style.length + 4]),
        chance.between(-8, 8),
        9 + style.drape * 9,
        0.5 + 0.4 * style.drape,
      ),
    );
  }
  return { soft: soft.join(''), crisp: '' };
}

function panels({ ink, style, wrap, accent }: BottomLook): string {
  if (style.panel === 'none') return '';
  const paint = ink.linear(
    [MIDDLE - 180, 200],
    [MIDDLE + 200, 760],
    [
      [0, accent.light],
      [0.5, accent.base],
      [1, accent.shade],
    ],
  );
  const both = (draw: (s: 1 | -1) => string): string => draw(1) + draw(-1);
  const area = (knots: readonly Knot[]): string => {
    const shape = closed(placed(knots, wrap));
    return fill(shape.d, paint) + seam(accent, shape.d);
  };
  const x = (s: 1 | -1, value: number, y: number, corner = false): Knot =>
    corner ? [MIDDLE + s * value, y, 'corner'] : [MIDDLE + s * value, y];
  switch (style.panel) {
    case 'yoke':
      return area([
        at(-220, 60, 'corner'),
        at(220, 60, 'corner'),
        at(220, 262, 'corner'),
        at(90, 232),
        at(0, 214),
        at(-90, 232),
        at(-220, 262, 'corner'),
      ]);
    case 'sides':
      return both((s) => {
        const edge = [260, 420, 560, 700, 840, style.length + 20].filter((y) => y <= style.length + 20);
        const inner = (y: number): number =>
          style.isSkirt === true
            ? style.hip * 0.62 + (y - 260) * 0.1
            : axis(style, y) + legWidth(style, y) * (y < 420 ? 0.28 : 0.22);
        return area([
          x(s, style.waist - 14, 100, true),
          x(s, 330, 100, true),
          x(s, 330, style.length + 20, true),
          ...edge.toReversed().map((y) => x(s, inner(y), y, y === style.length + 20)),
        ]);
      });
    case 'knees':
      return both((s) => {
        const a = axis(style, KNEE_Y);
        const h = legWidth(style, KNEE_Y) / 2 + 6;
        return area([
          x(s, a - h, KNEE_Y - 92),
          x(s, a, KNEE_Y - 108),
          x(s, a + h, KNEE_Y - 84),
          x(s, a + h, KNEE_Y + 72),
          x(s, a, KNEE_Y + 92),
          x(s, a - h, KNEE_Y + 68),
        ]);
      });
    case 'lower':
      return both((s) =>
        area([
          x(s, -4, 700),
          x(s, axis(style, 700), 690),
          x(s, 260, 716, true),
          x(s, 260, 960, true),
          x(s, -4, 960, true),
        ]),
      );
  }
}

function seams({ ink, style, wrap, cloth }: BottomLook): string {
  const line = (knots: readonly Knot[]): string => open(placed(knots, wrap));
  let drawn = '';
  if (style.isSkirt !== true) {
    const rise = line([at(0, WAIST_Y + 40), at(1, 260), at(0, style.rise - 2)]);
    drawn += style.front === 'none' || style.front === 'pouch' ? seam(cloth, rise, 1.3) : '';
    if (style.drape === 0) {
      for (const s of [1, -1]) {
        drawn += stitches(
          cloth,
          line([
            [MIDDLE + s * 96, 160],
            [MIDDLE + s * (style.hip - 20), 330],
            [MIDDLE + s * (axis(style, 560) + legWidth(style, 560) * 0.3), 560],
            [MIDDLE + s * axis(style, style.length), style.length],
          ]),
          ink.isClose,
        );
      }
    }
  }
  if (style.front === 'fly') {
    drawn += seam(cloth, line([at(0, WAIST_Y + 40), at(0, 300)]), 1.6);
    drawn += stitches(cloth, line([at(27, WAIST_Y + 42), at(28, 250), at(18, 286), at(1, 304)]), ink.isClose);
  }
  if (style.front === 'pouch') {
    const pouch = line([
      at(-46, WAIST_Y + 40),
      at(-40, 240),
      at(-8, style.rise - 20),
      at(8, style.rise - 20),
      at(40, 240),
      at(46, WAIST_Y + 40),
    ]);
    drawn += seam(cloth, pouch, 1.4) + seam(cloth, line([at(38, 170), at(2, 250), at(14, 330)]), 1.3);
  }
  if (style.knees === 'darts') {
    for (const s of [1, -1]) {
      for (const y of [KNEE_Y - 34, KNEE_Y + 34]) {
        const out = axis(style, y) + legWidth(style, y) / 2;
        drawn += seam(
          cloth,
          line([
            [MIDDLE + s * out, y],
            [MIDDLE + s * (out - 46), y + (y < KNEE_Y ? 12 : -12)],
          ]),
          1.5,
        );
      }
    }
  }
  if (style.knees === 'patch' && style.panel !== 'knees') {
    for (const s of [1, -1]) {
      const [a, h] = [axis(style, KNEE_Y), legWidth(style, KNEE_Y) / 2 + 6];
      const d =
        line([
          [MIDDLE + s * (a - h), KNEE_Y - 88],
          [MIDDLE + s * a, KNEE_Y - 100],
          [MIDDLE + s * (a + h), KNEE_Y - 80],
        ]) +
        line([
          [MIDDLE + s * (a - h), KNEE_Y + 74],
          [MIDDLE + s * a, KNEE_Y + 90],
          [MIDDLE + s * (a + h), KNEE_Y + 76],
        ]);
      drawn += seam(cloth, d, 1.5) + moved(0, 5, stitches(cloth, d, ink.isClose));
    }
  }
  return drawn;
}

function pockets({ ink, style, wrap, cloth, trim, side, isWorn }: BottomLook): string {
  const line = (knots: readonly Knot[]): string => open(placed(knots, wrap));
  const zipAt = (from: Point, to: Point): string => {
    const [a, b] = [wrap(from), wrap(to)];
    return (
      zip(
        ink,
        [
          [a[0], a[1]],
          [b[0], b[1]],
        ],
        { tape: cloth, teeth: trim, size: 4.4 },
      ) + zipPull([a[0], a[1] + 4], trim, 4.4, (Math.atan2(b[0] - a[0], b[1] - a[1]) * -180) / Math.PI)
    );
  };
  const both = (draw: (s: 1 | -1) => string): string => draw(1) + draw(-1);
  return style.pockets
    .map((kind) => {
      switch (kind) {
        case 'slant':
          return both((s) => {
            const mouth = line([
              [MIDDLE + s * (style.waist * 0.66), WAIST_Y + 40],
              [MIDDLE + s * style.waist * 0.84, 216],
              [MIDDLE + s * (style.hip - 8), 268],
            ]);
            return seam(cloth, mouth, 2) + moved(-s * 5, 3, stitches(cloth, mouth, ink.isClose));
          });
        case 'zip-hand':
          return both((s) =>
            zipAt([MIDDLE + s * (style.waist * 0.76), 178], [MIDDLE + s * (style.hip - 20), 292]),
          );
        case 'thigh-zip':
          return zipAt([MIDDLE + side * (style.hip * 0.62), 430], [MIDDLE + side * (style.hip * 0.66), 530]);
        case 'phone':
          return both((s) => {
            const out = (y: number): number => axis(style, y) + legWidth(style, y) / 2;
            return (
              seam(
                cloth,
                line([
                  [MIDDLE + s * (out(440) - 62), 446],
                  [MIDDLE + s * (out(440) + 4), 430],
                ]),
                2,
              ) +
              stitches(
                cloth,
                line([
                  [MIDDLE + s * (out(440) - 62), 446],
                  [MIDDLE + s * (out(560) - 52), 570],
                  [MIDDLE + s * (out(570) + 4), 578],
                ]),
                ink.isClose,
              )
            );
          });
        case 'cargo':
          return (isWorn ? ([side === 1 ? -1 : 1] as const) : ([1, -1] as const))
            .map((s) => {
              const a = axis(style, 520) + legWidth(style, 520) * 0.2;
              const box = (top: number, low: number, grow: number): Shape =>
                closed(
                  placed(
                    [
                      [MIDDLE + s * (a - 50 - grow), top, 'corner'],
                      [MIDDLE + s * (a + 46 + grow), top - 4, 'corner'],
                      [MIDDLE + s * (a + 48 + grow), low - 12, 'corner'],
                      [MIDDLE + s * (a + 38), low, 'corner'],
                      [MIDDLE + s * (a - 40), low + 2, 'corner'],
                      [MIDDLE + s * (a - 50 - grow), low - 10, 'corner'],
                    ],
                    wrap,
                  ),
                );
              const [bag, flap] = [box(470, 596, 0), box(458, 510, 3)];
              const center = wrap([MIDDLE + s * a, 492]);
              return (
                moved(3, 5, stroke(bag.d, cloth.deep, 4, 0.25)) +
                piece(ink, bag, cloth, {
                  volume: 0.3,
                  crisp: stitches(cloth, box(476, 590, -6).d, ink.isClose),
                }) +
                moved(2, 5, stroke(flap.d, cloth.deep, 4, 0.28)) +
                piece(ink, flap, cloth, {
                  volume: 0.25,
                  crisp: stitches(cloth, box(463, 505, -2).d, ink.isClose),
                }) +
                snap(center, 6, trim)
              );
            })
            .join('');
      }
    })
    .join('');
}

function feet({ ink, style, wrap, cloth, trim }: BottomLook): string {
  const { length } = style;
  if (style.isSkirt === true) {
    const low = open(
      placed(
        [
          at(-style.hem * 0.6, length - 26),
          at(-style.hem * 0.3, length - 14),
          at(0, length - 9),
          at(style.hem * 0.3, length - 14),
          at(style.hem * 0.6, length - 26),
        ],
        wrap,
      ),
    );
    return stitches(cloth, low, ink.isClose);
  }
  return ([1, -1] as const)
    .map((s) => {
      const a = axis(style, length);
      const half = style.hem / 2 + 3;
      const ring = (y: number): Knot[] =>
        placed(
          [
            [MIDDLE + s * (a - half), y],
            [MIDDLE + s * a, y + 6],
            [MIDDLE + s * (a + half), y],
          ],
          wrap,
        );
      switch (style.foot) {
        case 'plain':
          return stitches(cloth, open(ring(length - 16)), ink.isClose);
        case 'elastic':
          return (
            stroke(open(ring(length - 12)), cloth.line, 1.8, 0.7) +
            stroke(open(ring(length - 26)), cloth.line, 1.8, 0.7)
          );
        case 'rolled':
          return (
            moved(0, 3, stroke(open(ring(length - 40)), cloth.deep, 5, 0.35)) +
            seam(cloth, open(ring(length - 42)), 2)
          );
        case 'rib':
          return (
            seam(cloth, open(ring(length - 46)), 1.8) +
            ribs(
              cloth,
              ring(length - 46).map((k): Point => [k[0], k[1]]),
              54,
              6,
            )
          );
        case 'tab':
          return (
            stitches(cloth, open(ring(length - 14)), ink.isClose) +
            webbing(ink, ring(length - 44).slice(0, 2), 13, trim)
          );
        case 'zip': {
          const [from, to] = [
            wrap([MIDDLE + s * (a + half - 12), length - 150]),
            wrap([MIDDLE + s * (a + half - 12), length]),
          ];
          return (
            stitches(cloth, open(ring(length - 14)), ink.isClose) +
            zip(
              ink,
              [
                [from[0], from[1]],
                [to[0], to[1]],
              ],
              { tape: cloth, teeth: trim, size: 4 },
            ) +
            zipPull([from[0], from[1] + 4], trim, 4)
          );
        }
      }
    })
    .join('');
}

function waistband({ ink, style, wrap, cloth, trim, accent, side }: BottomLook): string {
  const w = style.waist + 14;
  const depth = style.band === 'wide' ? 78 : style.band === 'elastic' ? 44 : 38;
  const edge = (y: number): Knot[] =>
    placed([at(-w, y - 9), at(-w * 0.5, y - 2), at(0, y), at(w * 0.5, y - 2), at(w, y - 9)], wrap);
  const corner = (knot: Knot | undefined): Knot => [knot?.[0] ?? 0, knot?.[1] ?? 0, 'corner'];
  const [top, low] = [edge(WAIST_Y), edge(WAIST_Y + depth)];
  const band = closed([
    corner(top[0]),
    ...top.slice(1, -1),
    corner(top.at(-1)),
    corner(low.at(-1)),
    ...low.slice(1, -1).toReversed(),
    corner(low[0]),
  ]);
  const material = style.panel === 'yoke' ? accent : cloth;
  const gathers =
    style.band === 'elastic'
      ? ribs(
          material,
          low.map((k): Point => [k[0], k[1] - depth + 4]),
          depth - 8,
          9,
        )
      : '';
  let drawn = piece(ink, band, material, {
    volume: 0.25,
    crisp: gathers + stitches(material, open(edge(WAIST_Y + depth - 5)), ink.isClose),
  });
  drawn += moved(0, 2, stroke(open(low), cloth.deep, 2.4, 0.4));
  if (style.band === 'belt') {
    for (const u of [-0.72, -0.36, 0.36, 0.72]) {
      const [a, b] = [
        wrap([MIDDLE + u * style.waist, WAIST_Y - 1]),
        wrap([MIDDLE + u * style.waist, WAIST_Y + depth + 10]),
      ];
      drawn += webbing(
        ink,
        [
          [a[0], a[1]],
          [b[0], b[1]],
        ],
        11,
        material,
      );
    }
  }
  const middle = wrap([MIDDLE, WAIST_Y + depth / 2 + 4]);
  if (style.front === 'fly')
    drawn += style.band === 'belt' || style.band === 'flat' ? button(middle, 9, trim) : snap(middle, 8, trim);
  if (style.front === 'cord') {
    for (const s of [1, -1])
      drawn += cord(
        [
          [middle[0] + s * 9, middle[1]],
          [middle[0] + s * 17, middle[1] + 40],
          [middle[0] + s * 12, middle[1] + 84 + (s + 1) * 8],
        ],
        4.4,
        trim,
        trim,
      );
  }
  if (style.band === 'wide') drawn += mark(wrap([MIDDLE + side * 62, WAIST_Y + 42]), 18, trim.base);
  if (style.band === 'flat') drawn += slider(wrap([MIDDLE + side * 84, WAIST_Y + depth / 2]), 14, trim, 0);
  return drawn;
}
