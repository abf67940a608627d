// Draws what one cooks, drinks and walks with: bottles, mugs, stoves, pots, poles, towels.
import { castOnto, clothOf, fold, piece, seam, stitches, type Cloth } from './cloth.ts';
import { lightnessOf, mix, tone } from './color.ts';
import { closed, ellipse, line, mirrored, open, type Box, type Knot, type Shape } from './curve.ts';
import { formCloth } from './form.ts';
import { contactShadow, dropShadow, ground } from './ground.ts';
import { cord, label, mark, webbing } from './hardware.ts';
import { fill, moved, stroke, type Ink } from './ink.ts';
import type { GearDrawing } from './parameters.ts';
import { pick } from './random.ts';

type CampGear = 'bottle' | 'mug' | 'stove' | 'cookware' | 'trekking-poles' | 'towel';

interface CampLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly tint: string;
  /** In use rather than by itself. */
  readonly isUsed: boolean;
  readonly side: 1 | -1;
}

export function drawCampGear(ink: Ink, parameters: GearDrawing, gear: CampGear): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const look: CampLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    tint,
    isUsed: view === 'worn',
    side: seed % 2 === 0 ? 1 : -1,
  };
  return { bottle, mug, stove, cookware, 'trekking-poles': poles, towel }[gear](look, cut);
}

const STEEL = clothOf('#b4b7b7');
const BLACK = clothOf('#2a2b2d');

/** The sheen of a round, hard body: a bright band left of the middle, a second faint one at the far edge. */
function sheen(ink: Ink, box: Box, cloth: Cloth, gloss = 1): string {
  const isMetal = lightnessOf(cloth.base) > 0.62 && gloss > 0.9;
  return ink.linear(
    [box.x, 0],
    [box.x + box.width, 0],
    [
      [0, cloth.shade],
      [0.1, cloth.base],
      [0.24, isMetal ? '#ffffff' : mix(cloth.base, cloth.rim, 0.95 * gloss)],
      [0.36, mix(cloth.base, cloth.light, 0.6)],
      [0.66, cloth.base],
      [0.86, cloth.deep],
      [0.95, mix(cloth.shade, cloth.light, 0.5)],
      [1, cloth.shade],
    ],
  );
}
function hard(ink: Ink, shape: Shape, cloth: Cloth, crisp = '', gloss = 1): string {
  return piece(ink, shape, cloth, { paint: sheen(ink, shape.box, cloth, gloss), volume: 0.12, crisp });
}
function block(x: number, y: number, width: number, height: number): Shape {
  return closed([
    [x, y, 'corner'],
    [x + width, y, 'corner'],
    [x + width, y + height, 'corner'],
    [x, y + height, 'corner'],
  ]);
}
/** A can's outline: half widths at its heights, symmetrical about x. */
function turned(
  x: number,
  profile: readonly (readonly [half: number, y: number, corner?: boolean])[],
): Shape {
  const half = profile.map(
    ([w, y, corner], at): Knot =>
      corner === true || (at === 0 && w > 0) ? [x + w, y, 'corner'] : [x + w, y],
  );
  return closed(mirrored(half, x));
}
function floorShade({ ink, tint }: CampLook, x: number, y: number, half: number): string {
  return (
    contactShadow(ink, tint, { x: x + 8, y, rx: half + 50, ry: 24 }, 0.66) +
    contactShadow(ink, tint, { x: x + 28, y: y + 8, rx: half + 130, ry: 54 }, 0.3)
  );
}

function bottle(look: CampLook, index: number): string {
  const { ink, cloth, accent, trim, tint, isUsed } = look;
  const low = 850;
  const kinds: readonly [(x: number) => string, ...((x: number) => string)[]] = [
    // Wide mouth with a loop in its lid.
    (x) => {
      const body = turned(x, [
        [78, 330],
        [84, 346, true],
        [118, 400],
        [124, 470],
        [124, low - 40],
        [112, low, true],
        [0, low + 8],
      ]);
      const lid = turned(x, [
        [0, 236],
        [70, 240],
        [84, 258],
        [86, 330, true],
        [0, 338],
      ]);
      const loop = closed([
        [x - 56, 244],
        [x - 50, 190],
        [x, 172],
        [x + 50, 190],
        [x + 56, 244],
        [x + 36, 244],
        [x + 30, 208],
        [x, 196],
        [x - 30, 208],
        [x - 36, 244],
      ]);
      let grip = '';
      for (let gx = x - 78; gx < x + 82; gx += 13) grip += `M${gx} 262V326`;
      return (
        hard(ink, loop, accent) +
        hard(ink, lid, accent, stroke(grip, accent.deep, 3, 0.4), 0.6) +
        hard(
          ink,
          body,
          cloth,
          stroke(
            open([
              [x - 130, low - 34],
              [x, low - 22],
              [x + 130, low - 34],
            ]),
            cloth.deep,
            3,
            0.4,
          ),
          0.7,
        ) +
        mark([x, 610], 110, trim.base, 0.92)
      );
    },
    // Flask with a cup for a lid and a steel collar.
    (x) => {
      const body = turned(x, [
        [92, 330, true],
        [100, 350], [102, 430], [102, 600], [102, low - 40],
        [90, low, true],
        [0, low + 7],
      ]);
      const collar = turned(x, [
        [80, 300],
        [92, 306, true],
        [94, 336, true],
        [0, 342],
      ]);
      const cup = turned(x, [
        [0, 150],
        [66, 152],
        [80, 166],
        [86, 300, true],
        [0, 308],
      ]);
      return (
        hard(ink, body, cloth, '', 0.5) +
        hard(ink, collar, STEEL) +
        hard(
          ink,
          cup,
          STEEL,
          stroke(
            open([
              [x - 90, 190],
              [x, 198],
              [x + 90, 190],
            ]),
            STEEL.deep,
            2,
            0.5,
          ),
        ) +
        mark([x, 560], 84, trim.base, 0.9) +
        stroke(
          open([
            [x - 110, low - 60],
            [x, low - 50],
            [x + 110, low - 60],
          ]),
          trim.base,
          8,
          0.9,
        )
      );
    },
    // Squeeze bottle with a spout.
    (x) => {
      const body = turned(x, [
        [84, 320, true],
        [108, 360],
        [112, 430],
        [96, 520],
        [100, 590],
        [114, 660],
        [112, low - 30],
        [98, low, true],
        [0, low + 8],
      ]);
      const cap = turned(x, [
        [0, 262],
        [76, 262],
        [92, 276],
        [94, 322, true],
        [0, 330],
      ]);
      const spout = turned(x, [
        [0, 176],
        [26, 180],
        [30, 214],
        [46, 238],
        [50, 264, true],
        [0, 268],
      ]);
      const wave = [470, 540]
        .map((y) =>
          stroke(
            open([
              [x - 120, y],
              [x, y + 16],
              [x + 120, y],
            ]),
            cloth.deep,
            5,
            0.35,
          ),
        )
        .join('');
      const marks = [640, 690, 740, 790].map((y) => `M${x + 58} ${y}h24`).join('');
      return (
        hard(ink, spout, trim, '', 0.6) +
        hard(ink, cap, accent, '', 0.6) +
        hard(ink, body, cloth, wave + stroke(marks, cloth.rim, 3, 0.8), 0.6) +
        mark([x - 12, 440], 70, trim.base, 0.9)
      );
    },
    // Soft flask that stands only when it is full.
    (x) => {
      const body = closed([
        [x - 62, 330, 'corner'],
        [x + 62, 330, 'corner'],
        [x + 104, 400],
        [x + 118, 560],
        [x + 108, 740],
        [x + 84, low - 10],
        [x, low + 6],
        [x - 84, low - 10],
        [x - 108, 740],
        [x - 118, 560],
        [x - 104, 400],
      ]);
      const soft =
        fold(cloth, [x - 90, 420], [x - 20, 560], 8, 16, 0.8) +
        fold(cloth, [x + 92, 440], [x + 20, 620], -10, 16, 0.8) +
        fold(cloth, [x - 100, 700], [x + 40, 760], 10, 16, 0.7);
      const cap = turned(x, [
        [0, 262],
        [54, 264],
        [66, 276],
        [68, 332, true],
        [0, 338],
      ]);
      const bite = turned(x, [
        [0, 186],
        [22, 190],
        [26, 224],
        [36, 250],
        [36, 266, true],
        [0, 270],
      ]);
      return (
        hard(ink, bite, trim, '', 0.5) +
        hard(ink, cap, accent, '', 0.6) +
        piece(ink, body, cloth, {
          volume: 1,
          soft,
          crisp: stroke(
            closed([
              [x - 56, 346],
              [x + 56, 346],
              [x + 92, 410],
              [x + 104, 560],
              [x + 94, 740],
              [x + 72, low - 28],
              [x - 72, low - 28],
              [x - 94, 740],
              [x - 104, 560],
              [x - 92, 410],
            ]).d,
            cloth.rim,
            2.4,
            0.5,
          ),
        }) +
        mark([x, 600], 90, trim.base, 0.9)
      );
    },
  ];
  const one = pick(kinds, index);
  if (isUsed) {
    const small = `<g transform="translate(${400 * 0.3 + look.side * 120} ${low * 0.3 - 16}) scale(.7)">${floorShade(look, 400, low, 110)}${pick(kinds, index + 1)(400)}</g>`;
    return (
      ground(ink, tint, low - 110) +
      moved(-look.side * 70, -30, small + floorShade(look, 400, low, 118) + one(400))
    );
  }
  return ground(ink, tint, low - 110) + moved(0, -14, floorShade(look, 400, low, 118) + one(400));
}

function steam(ink: Ink, x: number, y: number): string {
  const wisps = [-34, 6, 44]
    .map((dx, at) =>
      open([
        [x + dx, y],
        [x + dx + 22, y - 60],
        [x + dx - 14, y - 120 - at * 10],
        [x + dx + 16, y - 190 - at * 20],
      ]),
    )
    .map((d) => stroke(d, '#ffffff', 17, 0.5))
    .join('');
  return ink.blurred({ x: x - 120, y: y - 280, width: 240, height: 300 }, 12, wisps);
}

function mug(look: CampLook, index: number): string {
  const { ink, cloth, accent, trim, tint, isUsed, side } = look;
  const low = 720;
  const top = 400;
  const hx = (value: number): number => 400 + side * value;
  const handle = (out: number, from: number, to: number, width: number, material: Cloth): string => {
    const d = open([
      [hx(140), from],
      [hx(140 + out), from + 14],
      [hx(150 + out), (from + to) / 2],
      [hx(132 + out), to - 12],
      [hx(136), to],
    ]);
    return (
      moved(4, 6, stroke(d, material.deep, width, 0.4)) +
      stroke(d, material.shade, width) +
      stroke(d, material.base, width * 0.78) +
      moved(-width * 0.1, -width * 0.12, stroke(d, material.rim, width * 0.24, 0.7))
    );
  };
  const mouth = (half: number, y: number, material: Cloth, filled: boolean): string => {
    const outer = ellipse([400, y], half, half * 0.17);
    const inner = ellipse([400, y + 4], half - 10, half * 0.17 - 7);
    const drink = ellipse([400, y + 13], half - 18, half * 0.13);
    return (
      fill(outer.d, material.rim) +
      stroke(outer.d, material.line, 1.4, 0.6) +
      fill(
        inner.d,
        ink.linear(
          [400 - half, 0],
          [400 + half, 0],
          [
            [0, material.deep],
            [0.6, material.shade],
            [1, material.light],
          ],
        ),
      ) +
      (filled
        ? ink.clipped(
            inner.d,
            fill(drink.d, '#4b3222') +
              stroke(ellipse([394, y + 10], half - 40, half * 0.07).d, '#8a6546', 3, 0.6),
          )
        : '')
    );
  };
  const kinds: readonly [() => string, ...(() => string)[]] = [
    () => {
      // Enamel, with a coloured lip and a few honest chips left out.
      const body = turned(400, [
        [152, top],
        [150, low - 30],
        [134, low, true],
        [0, low + 10],
      ]);
      return (
        handle(96, 470, 640, 30, cloth) +
        hard(ink, body, cloth, mark([400, 570], 130, trim.base, 0.92), 0.75) +
        mouth(152, top, accent, isUsed) +
        stroke(ellipse([400, top], 152, 26).d, accent.base, 7)
      );
    },
    () => {
      // Steel, double walled, with a coated body.
      const body = turned(400, [
        [138, top + 34],
        [142, low - 60],
        [118, low, true],
        [0, low + 9],
      ]);
      const lip = turned(400, [
        [138, top - 20],
        [138, top + 44, true],
        [0, top + 60],
      ]);
      return (
        handle(86, 480, 630, 24, STEEL) +
        hard(ink, body, cloth, label([400, 600], 116, 74, accent, trim.base), 0.5) +
        hard(ink, lip, STEEL) +
        mouth(138, top - 20, STEEL, isUsed)
      );
    },
    () => {
      // Carved wood, after the old cups of the north.
      const wood = clothOf(mix(cloth.base, '#a9794c', 0.72));
      const body = closed([
        [250, 470, 'corner'],
        [264, 590],
        [320, 676],
        [400, 694],
        [480, 676],
        [536, 590],
        [550, 470, 'corner'],
        [400, 500],
      ]);
      const grain = [0, 1, 2, 3, 4, 5]
        .map((at) =>
          open([
            [240, 500 + at * 34],
            [340, 530 + at * 32],
            [470, 522 + at * 34],
            [560, 500 + at * 30],
          ]),
        )
        .map((d) => stroke(d, wood.deep, 2.4, 0.35))
        .join('');
      const ear = closed([
        [hx(138), 468],
        [hx(240), 452],
        [hx(292), 476],
        [hx(286), 520],
        [hx(230), 540],
        [hx(130), 552],
      ]);
      const hole = ellipse([hx(226), 496], 26, 17);
      return (
        piece(ink, ear, wood, {
          volume: 0.6,
          crisp: fill(hole.d, tone(tint, { l: -0.12 })) + stroke(hole.d, wood.deep, 4, 0.7),
        }) +
        cord(
          [
            [hx(262), 500],
            [hx(300), 560],
            [hx(284), 630],
          ],
          7,
          trim,
        ) +
        piece(ink, body, wood, { volume: 1, crisp: grain }) +
        mouth(150, 470, wood, isUsed)
      );
    },
    () => {
      // Folding cup of rings.
      const rings = [0, 1, 2, 3].map((at) => {
        const y = low - 70 - at * 74;
        const half = 104 + at * 17;
        return hard(
          ink,
          turned(400, [
            [half + 12, y - 10],
            [half + 14, y + 2],
            [half, y + 62],
            [half - 4, y + 74, true],
            [0, y + 84],
          ]),
          at % 2 === 0 ? cloth : clothOf(mix(cloth.base, accent.base, 0.4)),
          '',
          0.5,
        );
      });
      return (
        rings.join('') +
        mouth(168, low - 302, accent, isUsed) +
        stroke(ellipse([400, low - 302], 168, 28).d, accent.base, 11) +
        mark([400, low - 150], 60, trim.base, 0.9)
      );
    },
  ];
  const shadow = floorShade(look, 400, low, 140);
  return (
    ground(ink, tint, low - 110) +
    moved(-side * 36, 0, shadow + pick(kinds, index)() + (isUsed ? steam(ink, 400, top - 20) : ''))
  );
}

function stove(look: CampLook, index: number): string {
  const { ink, cloth, accent, trim, tint, isUsed } = look;
  const low = 830;
  const flame = (x: number, y: number, wide: number): string => {
    const tongues = [-0.8, -0.4, 0, 0.4, 0.8]
      .map(
        (u) =>
          closed([
            [x + u * wide - 12, y],
            [x + u * wide - 5, y - 30],
            [x + u * wide, y - 52],
            [x + u * wide + 5, y - 30],
            [x + u * wide + 12, y],
          ]).d,
      )
      .join('');
    return (
      fill(tongues, '#5c94d8', 0.75) +
      `<g transform="translate(0 ${y * 0.4}) scale(1 .6)">${fill(tongues, '#dff0ff', 0.8)}</g>`
    );
  };
  const canister = (x: number, y: number, half: number): string => {
    const can = turned(x, [
      [0, y - 148],
      [44, y - 146],
      [half * 0.62, y - 132],
      [half, y - 92],
      [half + 2, y - 24],
      [half - 12, y, true],
      [0, y + 8],
    ]);
    const band = closed([
      [x - half - 4, y - 84],
      [x, y - 70],
      [x + half + 4, y - 84],
      [x + half + 4, y - 34],
      [x, y - 20],
      [x - half - 4, y - 34],
    ]);
    return hard(ink, can, cloth, fill(band.d, accent.base, 0.92) + mark([x, y - 50], 42, trim.base), 0.7);
  };
  const burner = (x: number, y: number): string => {
    const stem = turned(x, [
      [0, y - 92],
      [16, y - 90],
      [18, y - 30],
      [26, y - 22],
      [26, y, true],
      [0, y + 4],
    ]);
    const head = turned(x, [
      [0, y - 134],
      [46, y - 132],
      [54, y - 118],
      [38, y - 94],
      [18, y - 86, true],
      [0, y - 84],
    ]);
    const arms = ([-1, 0.1, 1] as const)
      .map(
        (s) =>
          stroke(
            open([
              [x + s * 14, y - 52],
              [x + s * 74, y - 96],
              [x + s * 104, y - 152],
              [x + s * 74, y - 154],
            ]),
            STEEL.deep,
            10,
          ) +
          stroke(
            open([
              [x + s * 14, y - 53],
              [x + s * 73, y - 98],
              [x + s * 103, y - 153],
              [x + s * 74, y - 155],
            ]),
            STEEL.light,
            5,
          ),
      )
      .join('');
    const knob =
      stroke(line([x + 20, y - 34], [x + 96, y - 26]), STEEL.deep, 7) +
      hard(
        ink,
        closed([
          [x + 92, y - 44],
          [x + 118, y - 44],
          [x + 122, y - 8],
          [x + 90, y - 8],
        ]),
        trim,
        '',
        0.5,
      );
    return (
      knob +
      hard(ink, stem, STEEL) +
      arms +
      hard(
        ink,
        head,
        BLACK,
        stroke(
          open([
            [x - 46, y - 126],
            [x, y - 120],
            [x + 46, y - 126],
          ]),
          STEEL.light,
          3,
          0.6,
        ),
      )
    );
  };
  const kinds: readonly [() => string, ...(() => string)[]] = [
    () =>
      canister(400, low, 128) +
      burner(400, low - 140) +
      (isUsed ? flame(400, low - 276, 60) + pot(look, 400, low - 300, 132, 170) : ''),
    () => {
      // All in one: a tall pot that locks onto its burner.
      const base = turned(400, [
        [92, low - 210, true],
        [98, low - 180],
        [70, low - 140],
        [30, low - 128, true],
        [0, low - 126],
      ]);
      const body = turned(400, [
        [112, low - 560],
        [112, low - 214, true],
        [0, low - 200],
      ]);
      const cozy = closed([[284, low - 520, 'corner'], [400, low - 506], [516, low - 520, 'corner'], [517, low - 250, 'corner'], [400, low - 236], [283, low - 250, 'corner']]);
      const lid = turned(400, [
        [0, low - 608],
        [30, low - 606],
        [34, low - 590],
        [104, low - 580],
        [118, low - 560, true],
        [0, low - 552],
      ]);
      const grip = webbing(
        ink,
        [
          [510, low - 480],
          [566, low - 450],
          [562, low - 330],
          [512, low - 290],
        ],
        26,
        accent,
      );
      return (
        canister(400, low, 104) +
        hard(ink, base, BLACK) +
        (isUsed ? flame(400, low - 160, 40) : '') +
        grip +
        hard(ink, body, STEEL) +
        piece(ink, cozy, cloth, {
          volume: 0.9,
          fabric: 'cordura',
          crisp: stitches(
            cloth,
            open([
              [284, low - 508],
              [400, low - 494],
              [516, low - 508],
            ]),
            true,
          ),
        }) +
        hard(ink, lid, BLACK, '', 0.5) +
        mark([400, low - 380], 90, trim.base) +
        (isUsed ? steam(ink, 400, low - 600) : '')
      );
    },
    () => {
      // Low and wide, fed by a hose.
      const hose = cord(
        [
          [330, low - 60],
          [250, low - 20],
          [180, low - 60],
          [150, low - 120],
        ],
        11,
        BLACK,
      );
      const legs = ([-1, -0.2, 0.9] as const)
        .map(
          (s) =>
            stroke(
              open([
                [400 + s * 30, low - 92],
                [400 + s * 130, low - 66],
                [400 + s * 176, low],
              ]),
              STEEL.deep,
              13,
            ) +
            stroke(
              open([
                [400 + s * 30, low - 94],
                [400 + s * 129, low - 68],
                [400 + s * 174, low - 2],
              ]),
              STEEL.light,
              6,
            ) +
            stroke(
              open([
                [400 + s * 60, low - 80],
                [400 + s * 124, low - 140],
                [400 + s * 96, low - 146],
              ]),
              STEEL.base,
              9,
            ),
        )
        .join('');
      const cup = turned(400, [
        [74, low - 132],
        [78, low - 120],
        [56, low - 70],
        [40, low - 60, true],
        [0, low - 56],
      ]);
      return (
        moved(
          60,
          0,
          hose +
            legs +
            hard(
              ink,
              cup,
              BLACK,
              stroke(
                open([
                  [322, low - 126],
                  [400, low - 112],
                  [478, low - 126],
                ]),
                cloth.base,
                12,
              ),
            ) +
            (isUsed ? flame(400, low - 130, 60) + pot(look, 400, low - 152, 150, 180) : ''),
        ) + moved(-210, 0, canister(400, low - 40, 92))
      );
    },
    () => {
      // Spirit burner in a windshield.
      const shield = closed([
        [250, low - 250, 'corner'],
        [400, low - 232],
        [550, low - 250, 'corner'],
        [534, low - 10],
        [400, low + 12],
        [266, low - 10],
      ]);
      const holes = [310, 355, 400, 445, 490]
        .map(
          (x) =>
            fill(
              ellipse([x, low - 50 + Math.abs(x - 400) * -0.06], 15, 15).d,
              mix(accent.deep, '#000000', 0.35),
            ) + stroke(ellipse([x, low - 50 + Math.abs(x - 400) * -0.06], 15, 15).d, cloth.rim, 2, 0.5),
        )
        .join('');
      const cup = turned(400, [
        [0, low - 216],
        [52, low - 214],
        [56, low - 150, true],
        [0, low - 144],
      ]);
      return (
        hard(ink, cup, clothOf('#b08a4a')) +
        hard(ink, shield, cloth, holes + mark([400, low - 150], 74, trim.base), 0.8) +
        (isUsed ? flame(400, low - 246, 70) + pot(look, 400, low - 262, 156, 170) : '')
      );
    },
  ];
  const drawn = floorShade(look, 400, low, 150) + pick(kinds, index)();
  return (
    ground(ink, tint, low - 120) +
    (isUsed || index % 4 === 1 ? drawn : `<g transform="translate(-100 -310) scale(1.25)">${drawn}</g>`)
  );
}

/** A pot standing on `y`. */
function pot({ ink, accent, cloth }: CampLook, x: number, y: number, half: number, tall: number): string {
  const body = turned(x, [
    [half, y - tall, true],
    [half + 2, y - 26],
    [half - 22, y, true],
    [0, y + 8],
  ]);
  const lid = turned(x, [
    [0, y - tall - 34],
    [18, y - tall - 32],
    [20, y - tall - 20],
    [half + 6, y - tall - 8],
    [half + 8, y - tall + 4, true],
    [0, y - tall + 14],
  ]);
  const handle =
    stroke(
      open([
        [x + half - 4, y - tall + 40],
        [x + half + 84, y - tall + 56],
        [x + half + 88, y - tall + 96],
        [x + half - 4, y - tall + 110],
      ]),
      accent.shade,
      15,
    ) +
    stroke(
      open([
        [x + half - 4, y - tall + 38],
        [x + half + 83, y - tall + 54],
        [x + half + 87, y - tall + 95],
        [x + half - 4, y - tall + 108],
      ]),
      accent.base,
      10,
    );
  const metal = clothOf(mix(cloth.base, '#9ea2a2', 0.82));
  return (
    handle +
    hard(
      ink,
      body,
      metal,
      stroke(
        open([
          [x - half, y - tall + 24],
          [x, y - tall + 36],
          [x + half, y - tall + 24],
        ]),
        metal.deep,
        3,
        0.4,
      ),
    ) +
    hard(ink, lid, metal) +
    hard(ink, ellipse([x, y - tall - 34], 18, 10), accent, '', 0.5)
  );
}

function cookware(look: CampLook, index: number): string {
  const { ink, cloth, accent, trim, tint, isUsed } = look;
  const low = 760;
  const anodised = clothOf(mix(cloth.base, '#6b6e6f', 0.45));
  const vessel = (x: number, y: number, half: number, tall: number, material: Cloth): string => {
    const body = turned(x, [
      [half, y - tall],
      [half + 1, y - 34],
      [half - 26, y, true],
      [0, y + 9],
    ]);
    const rim = ellipse([x, y - tall], half + 4, half * 0.15);
    const hollow = ellipse([x, y - tall + 3], half - 6, half * 0.15 - 6);
    return (
      hard(
        ink,
        body,
        material,
        stroke(
          open([
            [x - half, y - tall + 40],
            [x, y - tall + 56],
            [x + half, y - tall + 40],
          ]),
          material.deep,
          2.4,
          0.4,
        ),
        0.8,
      ) +
      fill(rim.d, material.rim) +
      stroke(rim.d, material.line, 1.4, 0.6) +
      fill(
        hollow.d,
        ink.linear(
          [x - half, 0],
          [x + half, 0],
          [
            [0, material.deep],
            [0.7, material.base],
            [1, material.light],
          ],
        ),
      )
    );
  };
  const lid = (x: number, y: number, half: number, material: Cloth): string =>
    hard(
      ink,
      turned(x, [
        [0, y - 40],
        [half * 0.2, y - 38],
        [half * 0.9, y - 16],
        [half + 4, y + 2, true],
        [0, y + half * 0.15],
      ]),
      material,
      '',
      0.8,
    ) +
    hard(
      ink,
      closed([
        [x - 26, y - 44],
        [x - 20, y - 66],
        [x + 20, y - 66],
        [x + 26, y - 44],
      ]),
      accent,
      '',
      0.5,
    );
  const grip = (x: number, y: number, s: 1 | -1): string => {
    const d = open([
      [x, y],
      [x + s * 90, y - 12],
      [x + s * 176, y + 6],
    ]);
    return (
      moved(3, 6, stroke(d, accent.deep, 24, 0.4)) +
      stroke(d, accent.shade, 24) +
      stroke(d, accent.base, 19) +
      moved(-2, -4, stroke(d, accent.rim, 5, 0.6))
    );
  };
  const kinds: readonly [() => string, ...(() => string)[]] = [
    () =>
      grip(590, low - 200, 1) +
      vessel(410, low, 190, 250, anodised) +
      lid(410, low - 254, 188, STEEL) +
      mark([410, low - 120], 96, trim.base),
    () =>
      vessel(400, low, 200, 190, STEEL) +
      vessel(400, low - 176, 164, 150, anodised) +
      vessel(400, low - 312, 128, 110, clothOf(mix(accent.base, '#8e9090', 0.4))) +
      mark([400, low - 88], 76, STEEL.deep, 0.8),
    () => {
      const kettle = turned(400, [
        [56, low - 300],
        [130, low - 270],
        [196, low - 170],
        [200, low - 50],
        [170, low, true],
        [0, low + 10],
      ]);
      const spout = closed([
        [548, low - 176],
        [610, low - 250],
        [652, low - 286],
        [664, low - 268],
        [640, low - 220],
        [584, low - 110],
      ]);
      const bail = open([
        [266, low - 250],
        [270, low - 400],
        [400, low - 460],
        [530, low - 400],
        [534, low - 250],
      ]);
      return (
        hard(ink, spout, anodised) +
        stroke(bail, STEEL.deep, 14) +
        stroke(bail, STEEL.light, 7) +
        stroke(
          open([
            [330, low - 446],
            [400, low - 462],
            [470, low - 446],
          ]),
          accent.base,
          24,
        ) +
        hard(ink, kettle, anodised, '', 0.9) +
        lid(400, low - 292, 70, anodised) +
        mark([400, low - 130], 100, trim.base)
      );
    },
    () => {
      const pan = closed([
        [180, low - 90, 'corner'],
        [400, low - 66],
        [620, low - 90, 'corner'],
        [576, low - 8],
        [400, low + 12],
        [224, low - 8],
      ]);
      const rim = ellipse([400, low - 92], 222, 40);
      const bed = ellipse([400, low - 84], 196, 30);
      return (
        grip(606, low - 84, 1) +
        hard(ink, pan, anodised) +
        fill(rim.d, anodised.light) +
        fill(
          bed.d,
          ink.linear(
            [200, low],
            [600, low],
            [
              [0, BLACK.deep],
              [1, BLACK.light],
            ],
          ),
        ) +
        (isUsed
          ? [
              [340, 78, '#f7f2e4'],
              [450, 88, '#f7f2e4'],
            ]
              .map(
                ([x, d, c]) =>
                  fill(ellipse([Number(x), low - Number(d)], 62, 15).d, String(c)) +
                  fill(ellipse([Number(x) + 4, low - Number(d) - 5], 22, 10).d, '#e8a33a'),
              )
              .join('')
          : '')
      );
    },
  ];
  const set = pick(kinds, index)();
  return (
    ground(ink, tint, low - 110) +
    moved(
      -20,
      10,
      floorShade(look, 400, low, 200) + set + (isUsed && index % 4 !== 3 ? steam(ink, 400, low - 320) : ''),
    )
  );
}

interface PoleCut {
  readonly grip: 'foam' | 'cork';
  readonly lock: 'lever' | 'twist';
  readonly fold: boolean;
}
const POLES: readonly [PoleCut, ...PoleCut[]] = [
  { grip: 'foam', lock: 'lever', fold: false },
  { grip: 'cork', lock: 'twist', fold: false },
  { grip: 'foam', lock: 'twist', fold: true },
];

function poles(look: CampLook, index: number): string {
  const { ink, cloth, accent, trim, tint, isUsed, side } = look;
  const kind = pick(POLES, index);
  const cork = clothOf('#b08a5e');
  const one = (basket: number): string => {
    const tube = (from: number, to: number, width: number, material: Cloth): string =>
      hard(
        ink,
        closed([
          [-width / 2, from, 'corner'],
          [width / 2, from, 'corner'],
          [width / 2 - 1, to, 'corner'],
          [-width / 2 + 1, to, 'corner'],
        ]),
        material,
      );
    const grip = closed([
      [-17, 70],
      [-22, 44],
      [-12, 24],
      [8, 20],
      [22, 34],
      [20, 62],
      [17, 90],
      [20, 130],
      [16, 170],
      [18, 214],
      [14, 240, 'corner'],
      [-14, 240, 'corner'],
      [-18, 200],
      [-15, 160],
      [-20, 120],
    ]);
    const lower =
      kind.grip === 'foam'
        ? piece(
            ink,
            closed([
              [-13, 240, 'corner'],
              [13, 240, 'corner'],
              [13, 352],
              [-13, 352],
            ]),
            clothOf(BLACK.light),
            { volume: 0.8 },
          )
        : '';
    const rings = [110, 140, 170, 200]
      .map((y) => stroke(`M-18 ${y}q18 7 36 0`, kind.grip === 'cork' ? cork.deep : BLACK.deep, 2, 0.6))
      .join('');
    const lock = (y: number): string =>
      kind.lock === 'lever'
        ? hard(ink, block(-13, y - 26, 27, 50), accent, '', 0.6) +
          hard(ink, block(11, y - 17, 11, 38), trim, '', 0.6)
        : hard(ink, block(-11.5, y - 26, 23, 52), accent, '', 0.5);
    const strap = webbing(
      ink,
      [
        [-6, 30],
        [-58, 90],
        [-66, 190],
        [-40, 240],
        [-18, 200],
        [-12, 60],
      ],
      15,
      trim,
    );
    return (
      strap +
      tube(230, 520, 20, cloth) +
      tube(500, 740, 16.5, kind.fold ? cloth : accent) +
      tube(724, 930, 13, cloth) +
      [300, 420, 620, 690].map((y) => stroke(`M-9 ${y}h18`, trim.base, 5, 0.9)).join('') +
      mark([0, 380], 15, trim.base) +
      lock(506) +
      lock(732) +
      lower +
      piece(ink, grip, kind.grip === 'cork' ? cork : clothOf(BLACK.light), { volume: 0.9, crisp: rings }) +
      hard(
        ink,
        closed([
          [-19, 26],
          [-10, 10],
          [12, 8],
          [22, 28],
          [16, 38],
          [-14, 38],
        ]),
        accent,
        '',
        0.5,
      ) +
      hard(ink, ellipse([0, 906], basket, basket * 0.26), BLACK) +
      tube(900, 950, 8, STEEL)
    );
  };
  const at = (x: number, turn: number, scale: number, y = 20, basket = 30): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${one(basket)}</g>`;
  if (isUsed) {
    // A hand in the strap, seen close.
    const skin = formCloth(tint);
    const fist = closed([
      [326, 300],
      [372, 262],
      [440, 268],
      [478, 310],
      [480, 380],
      [468, 450],
      [420, 482],
      [360, 472],
      [326, 430],
      [312, 360],
    ]);
    const lines = [332, 372, 412]
      .map((y) =>
        stroke(
          open([
            [404, y + 4],
            [444, y - 4],
            [480, y + 6],
          ]),
          skin.deep,
          4,
          0.45,
        ),
      )
      .join('');
    const thumb = closed([
      [352, 300],
      [396, 274],
      [452, 286],
      [476, 312],
      [460, 334],
      [410, 326],
      [366, 346],
    ]);
    const sleeve = clothOf(mix(tint, '#55585c', 0.82));
    const arm = closed([
      [330, 452],
      [300, 396],
      [322, 318],
      [200, 330],
      [-30, 420, 'corner'],
      [-30, 640, 'corner'],
      [190, 520],
    ]);
    const turnedPart =
      fold(sleeve, [300, 350], [200, 500], 8, 18, 0.9) + fold(sleeve, [160, 370], [120, 550], 10, 18, 0.8);
    const drawn =
      at(398, -3, 1.5, 90, 30) +
      piece(ink, arm, sleeve, { volume: 1, fabric: 'twill', soft: turnedPart }) +
      piece(ink, fist, skin, { volume: 1, crisp: lines }) +
      piece(ink, thumb, skin, { volume: 0.8 }) +
      webbing(
        ink,
        [
          [300, 420],
          [340, 470],
          [420, 486],
        ],
        24,
        trim,
      );
    return `${ground(ink, tint)}${contactShadow(ink, tint, { x: 440, y: 560, rx: 380, ry: 440 }, 0.14)}<g transform="translate(${side === 1 ? 0 : 800} 0) scale(${side} 1)">${drawn}</g>`;
  }
  const shadow = [
    [330, -9],
    [492, 8],
  ]
    .map(
      ([x = 0, turn = 0]) =>
        `<g transform="translate(${x + 20} 46) rotate(${turn})">${stroke('M0 40V930', tone(tint, { l: -0.3 }), 26, 0.13)}${stroke('M0 40V930', tone(tint, { l: -0.3 }), 14, 0.16)}</g>`,
    )
    .join('');
  return ground(ink, tint) + shadow + at(310, -9, 1) + at(482, 8, 1);
}

function towel(look: CampLook, index: number): string {
  const { ink, cloth, accent, trim, tint, isUsed } = look;
  const kinds = ['hang', 'fold', 'roll'] as const;
  const kind = pick(kinds, index + (isUsed ? 1 : 0));
  if (kind === 'hang') {
    const sheet = closed([
      [236, 196],
      [400, 170],
      [566, 196, 'corner'],
      [578, 420],
      [566, 640],
      [584, 830, 'corner'],
      [480, 842],
      [400, 828],
      [310, 846],
      [222, 830, 'corner'],
      [238, 620],
      [226, 420],
    ]);
    const folds = [0.08, 0.28, 0.5, 0.7, 0.9]
      .map((u, at) =>
        fold(cloth, [290 + u * 220, 200], [230 + u * 340, 830], at % 2 === 0 ? 12 : -12, 22, 0.8),
      )
      .join('');
    const bands = [700, 742]
      .map((y, at) =>
        stroke(
          open([
            [200, y],
            [400, y + 6],
            [600, y],
          ]),
          at === 0 ? accent.base : trim.base,
          at === 0 ? 30 : 9,
        ),
      )
      .join('');
    const loop = cord(
      [
        [388, 180],
        [378, 130],
        [400, 104],
        [422, 130],
        [412, 180],
      ],
      9,
      trim,
    );
    const hook =
      fill(ellipse([400, 108], 15, 15).d, tone(tint, { l: -0.3 })) +
      fill(ellipse([396, 104], 9, 9).d, tone(tint, { l: -0.12 }));
    return (
      ground(ink, tint) +
      dropShadow(tint, sheet.d) +
      loop +
      hook +
      piece(ink, sheet, cloth, {
        volume: 0.9,
        blur: 12,
        fabric: 'waffle',
        soft: folds,
        crisp:
          bands +
          stitches(
            cloth,
            open([
              [220, 816],
              [400, 816],
              [590, 816],
            ]),
            ink.isClose,
          ),
      }) +
      label([520, 790], 60, 36, clothOf('#efece4'), '#4a4d52')
    );
  }
  const low = 740;
  const shade = floorShade(look, 400, low, 220);
  if (kind === 'fold') {
    const layer = (y: number, inset: number, material: Cloth): string =>
      piece(
        ink,
        closed([
          [190 + inset, y - 34],
          [210 + inset, y - 62],
          [400, y - 68],
          [590 - inset, y - 62],
          [612 - inset, y - 34],
          [604 - inset, y - 4],
          [400, y + 4],
          [196 + inset, y - 4],
        ]),
        material,
        { volume: 1, fabric: 'waffle' },
      );
    const top = closed([
      [222, low - 300],
      [560, low - 310],
      [604, low - 246],
      [400, low - 232],
      [196, low - 242],
    ]);
    const band = webbing(
      ink,
      [
        [400, low - 304],
        [404, low - 236],
        [402, low - 120],
        [402, low],
      ],
      56,
      accent,
    );
    return (
      ground(ink, tint, low - 130) +
      shade +
      layer(low, 0, cloth) +
      layer(low - 62, 6, cloth) +
      layer(low - 122, 2, clothOf(tone(cloth.base, { l: 0.02 }))) +
      layer(low - 182, 8, cloth) +
      piece(ink, top, cloth, {
        volume: 0.5,
        fabric: 'waffle',
        soft: castOnto(
          cloth,
          open([
            [222, low - 296],
            [560, low - 306],
          ]),
          10,
          0.2,
        ),
      }) +
      band +
      mark([402, low - 110], 48, trim.base)
    );
  }
  const tube = closed([
    [180, low - 170, 'corner'],
    [600, low - 170, 'corner'],
    [622, low - 85],
    [600, low, 'corner'],
    [180, low, 'corner'],
    [160, low - 85],
  ]);
  const paint = ink.linear(
    [0, low - 172],
    [0, low],
    [
      [0, cloth.light],
      [0.34, cloth.base],
      [0.78, cloth.shade],
      [1, cloth.deep],
    ],
  );
  const end = ellipse([600, low - 85], 26, 85);
  const spiral = [1, 0.76, 0.54, 0.3]
    .map((share) => stroke(ellipse([600, low - 85], 26 * share, 85 * share).d, cloth.line, 3, 0.8))
    .join('');
  const edge = open([
    [170, low - 60],
    [400, low - 54],
    [602, low - 60],
  ]);
  return (
    ground(ink, tint, low - 130) +
    shade +
    piece(ink, tube, cloth, {
      paint,
      volume: 0.2,
      fabric: 'waffle',
      crisp: seam(cloth, edge, 3) + moved(0, 8, stitches(cloth, edge, ink.isClose)),
    }) +
    fill(end.d, cloth.shade) +
    spiral +
    [300, 480]
      .map((x) =>
        webbing(
          ink,
          [
            [x, low - 172],
            [x + 10, low - 85],
            [x, low + 2],
          ],
          32,
          accent,
        ),
      )
      .join('') +
    mark([390, low - 100], 60, trim.base)
  );
}
