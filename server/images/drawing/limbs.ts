// Draws what is worn on hands, feet and legs, and around the waist: gloves, socks, gaiters, belts.
import { clothOf, fold, piece, seam, stitches, type Cloth } from './cloth.ts';
import { lightnessOf, mix, tone } from './color.ts';
import { closed, flip, mirrored, open, type Knot, type Point, type Shape } from './curve.ts';
import { companionCloth, formCloth } from './form.ts';
import { SHOE_STYLES } from './footwear-style.ts';
import { contactShadow, dropShadow, ground } from './ground.ts';
import { buckle, mark, webbing, zip, zipPull } from './hardware.ts';
import { fill, moved, stroke, type Ink } from './ink.ts';
import type { GearDrawing } from './parameters.ts';
import { quilt } from './quilting.ts';
import { pick } from './random.ts';
import { FLOOR_Y, drawShoe } from './shoes.ts';

interface LimbLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly tint: string;
  readonly isWorn: boolean;
  readonly side: 1 | -1;
}

export function drawLimbGear(
  ink: Ink,
  parameters: GearDrawing,
  gear: 'gloves' | 'socks' | 'gaiters' | 'belt',
): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const look: LimbLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    tint,
    isWorn: view === 'worn',
    side: seed % 2 === 0 ? 1 : -1,
  };
  return { gloves, socks, gaiters, belt }[gear](look, cut);
}

interface GloveCut {
  readonly kind: 'fingers' | 'mitten' | 'liner' | 'three';
  readonly cuff: number;
}
const GLOVES: readonly [GloveCut, ...GloveCut[]] = [
  { kind: 'fingers', cuff: 170 },
  { kind: 'mitten', cuff: 150 },
  { kind: 'liner', cuff: 90 },
  { kind: 'three', cuff: 190 },
];

/** A glove, fingers up, thumb on the right; its wrist lies at 0 0 and its fingertips about 400 above. */
function glove(look: LimbLook, cut: GloveCut): { outline: string; drawn: string } {
  const { ink, cloth, accent, trim } = look;
  const fat = cut.kind === 'liner' ? 0.86 : 1;
  const finger = (x: number, root: number, tip: number, half: number, lean: number): Knot[] => [
    [x - half, root],
    [x - half + lean * 0.6, (root + tip) / 2],
    [x - half * 0.86 + lean, tip + 22],
    [x + lean, tip],
    [x + half * 0.86 + lean, tip + 22],
    [x + half + lean * 0.6, (root + tip) / 2],
    [x + half, root],
  ];
  const h = 27 * fat;
  const tips: Knot[] =
    cut.kind === 'mitten'
      ? [
          [-104, -230],
          [-96, -330],
          [-50, -402],
          [10, -412],
          [66, -376],
          [92, -300],
          [98, -226],
        ]
      : cut.kind === 'three'
        ? [
            [-104, -226],
            [-100, -320],
            [-62, -388],
            [-22, -392],
            [4, -350],
            [8, -272],
            [14, -256],
            [20, -272],
            [30, -352],
            [56, -388],
            [84, -356],
            [92, -290],
            [98, -224],
          ]
        : [
            ...finger(-78, -226, -338, h * 0.92, -16),
            [-50, -240],
            ...finger(-24, -248, -392, h, -6),
            [1, -250],
            ...finger(28, -248, -402, h, 4),
            [54, -246],
            ...finger(80, -232, -368, h * 0.96, 14),
          ];
  const outline = closed([
    [-88, 0, 'corner'],
    [-96, -90],
    [-106, -170],
    ...tips,
    [108, -180],
    [138, -214],
    [168, -262],
    [196, -276],
    [212, -252],
    [200, -196],
    [168, -130],
    [122, -74],
    [94, -30],
    [88, 0, 'corner'],
  ]);
  const flare = cut.cuff > 140 ? 26 : 2;
  const cuff = closed([
    [-90, -22, 'corner'],
    [0, -14],
    [90, -22, 'corner'],
    [94 + flare * 0.5, cut.cuff * 0.5],
    [92 + flare, cut.cuff, 'corner'],
    [0, cut.cuff + 12],
    [-92 - flare, cut.cuff, 'corner'],
    [-94 - flare * 0.5, cut.cuff * 0.5],
  ]);
  const folds =
    fold(cloth, [96, -40], [20, -90], 8, 14, 0.9) +
    fold(cloth, [-96, -60], [-10, -84], 8, 12, 0.7) +
    fold(cloth, [140, -200], [70, -120], 6, 13, 0.8) +
    [-78, -24, 28, 80]
      .map((x, at) =>
        cut.kind === 'mitten' ? '' : fold(cloth, [x - 22, -292 - at * 4], [x + 20, -296 - at * 4], 8, 7, 0.8),
      )
      .join('');
  const rows =
    cut.kind === 'liner'
      ? undefined
      : quilt(
          ink,
          cloth,
          [
            [
              [-110, -192],
              [0, -206],
              [112, -186],
            ],
            [
              [-112, -122],
              [0, -134],
              [128, -112],
            ],
          ],
          12,
        );
  const seams =
    cut.kind === 'fingers' || cut.kind === 'liner'
      ? [-51, 1, 54]
          .map((x) =>
            seam(
              cloth,
              open([
                [x, -246],
                [x * 0.9, -196],
              ]),
              1.6,
            ),
          )
          .join('')
      : '';
  const palm =
    cut.kind === 'liner'
      ? ''
      : fill(
          closed([
            [108, -180],
            [138, -214],
            [168, -262],
            [230, -300, 'corner'],
            [240, -180, 'corner'],
            [122, -60],
            [104, -110],
          ]).d,
          accent.base,
          0.95,
        ) +
        seam(
          accent,
          open([
            [108, -180],
            [112, -120],
            [118, -70],
          ]),
        );
  const tipsPad =
    cut.kind !== 'liner'
      ? ''
      : [
          [-94, -330],
          [-30, -384],
          [32, -394],
          [94, -358],
        ]
          .map(([x = 0, y = 0]) =>
            fill(
              closed([
                [x - 22, y + 8],
                [x, y - 14],
                [x + 22, y + 8],
                [x + 16, y + 28],
                [x - 16, y + 28],
              ]).d,
              accent.base,
              0.9,
            ),
          )
          .join('');
  const strap =
    cut.cuff < 100
      ? ''
      : webbing(
          ink,
          [
            [-98, 18],
            [0, 28],
            [60, 24],
          ],
          24,
          clothOf(cloth.shade),
        ) +
        piece(
          ink,
          closed([
            [34, 8, 'corner'],
            [84, 6],
            [92, 22],
            [84, 40],
            [34, 42, 'corner'],
          ]),
          trim,
          { volume: 0.2 },
        );
  const rim = open([
    [-92 - flare, cut.cuff - 3],
    [0, cut.cuff + 9],
    [92 + flare, cut.cuff - 3],
  ]);
  const drawn =
    piece(ink, cuff, cut.kind === 'liner' ? cloth : accent, {
      volume: 1,
      fabric: cut.kind === 'liner' ? 'rib' : 'twill',
      soft: fold(accent, [-80, 60], [20, 80], 8, 12, 0.7) + fold(accent, [96, 90], [10, 120], -8, 12, 0.7),
      crisp: stroke(rim, trim.base, 9),
    }) +
    piece(ink, outline, cloth, {
      volume: 1,
      blur: 7,
      soft: folds + (rows?.soft ?? ''),
      fabric: cut.kind === 'liner' ? 'jersey' : 'twill',
      crisp: palm + (rows?.crisp ?? '') + seams + tipsPad,
    }) +
    strap +
    mark([-20, cut.kind === 'liner' ? -120 : -64], 40, trim.base);
  return { outline: outline.d + cuff.d, drawn };
}

function gloves(look: LimbLook, index: number): string {
  const { ink, tint, isWorn, side } = look;
  const cut = pick(GLOVES, index);
  const { outline, drawn } = glove(look, cut);
  if (isWorn) {
    const sleeve = companionCloth(tint, lightnessOf(look.cloth.base) < 0.45);
    const arm = closed([
      [-86, cut.cuff - 46, 'corner'],
      [86, cut.cuff - 46, 'corner'],
      [110, cut.cuff + 160],
      [132, 700, 'corner'],
      [-132, 700, 'corner'],
      [-106, cut.cuff + 160],
    ]);
    const cuffed = piece(ink, arm, sleeve, {
      volume: 1,
      fabric: 'twill',
      soft:
        fold(sleeve, [-90, cut.cuff + 40], [40, cut.cuff + 90], 10, 14, 0.9) +
        fold(sleeve, [100, cut.cuff + 120], [-10, cut.cuff + 160], -10, 14, 0.9),
    });
    return `${ground(ink, tint)}${contactShadow(ink, tint, { x: 440, y: 560, rx: 340, ry: 420 }, 0.16)}<g transform="translate(${400 - side * 30} 560) rotate(${side * 9}) scale(1.06)">${cuffed}${drawn}</g>`;
  }
  // The second glove is the first one's mirror image; light falls a little from the other side on it, as it lies turned.
  const one = (x: number, turn: number, isMirrored: boolean): string =>
    `<g transform="translate(${x} 580) rotate(${turn}) scale(${isMirrored ? -0.84 : 0.84} .84)">${dropShadow(tint, outline)}${drawn}</g>`;
  return ground(ink, tint) + moved(0, 40, one(276, -6, true) + one(510, 9, false));
}

interface SockCut {
  readonly top: number;
  readonly stripes: number;
  readonly rib: number;
}
const SOCKS: readonly [SockCut, ...SockCut[]] = [
  { top: 330, stripes: 1, rib: 74 },
  { top: 120, stripes: 2, rib: 56 },
  { top: 540, stripes: 0, rib: 44 },
  { top: 240, stripes: 3, rib: 96 },
];

function sock({ ink, cloth, accent, trim }: LimbLook, cut: SockCut): { shape: Shape; drawn: string } {
  const { top } = cut;
  const wide = top < 200 ? 20 : 0;
  const shape = closed([
    [170 - wide, top, 'corner'],
    [250, top + 8],
    [336 + wide, top, 'corner'],
    [338 + wide * 0.7, Math.max(top + 20, 400)],
    [330, 560],
    [356, 622],
    [450, 660],
    [560, 676],
    [636, 706],
    [652, 750],
    [620, 786],
    [480, 796],
    [330, 796],
    [220, 796],
    [168, 768],
    [158, 700],
    [172, 590],
    [168 - wide * 0.7, Math.max(top + 16, 400)],
  ]);
  const heel = closed([
    [140, 640],
    [200, 660],
    [262, 730],
    [268, 810],
    [180, 820],
    [130, 770],
  ]);
  const toe = closed([
    [556, 660],
    [536, 720],
    [552, 806],
    [680, 806],
    [680, 660],
  ]);
  const ring = (y: number): Knot[] => [
    [140, y - 4],
    [252, y + 8],
    [370, y - 4],
  ];
  const bands = Array.from({ length: cut.stripes }, (_, at) =>
    stroke(
      open(ring(top + cut.rib + 34 + at * 38)),
      at % 2 === 0 ? accent.base : trim.base,
      at % 2 === 0 ? 22 : 10,
    ),
  ).join('');
  let ribs = '';
  for (let x = 150; x < 360; x += 9) ribs += `M${x} ${top - 4}v${cut.rib}`;
  const folds =
    fold(cloth, [330, 590], [220, 650], 12, 15, 1) +
    fold(cloth, [172, 600], [260, 610], -8, 12, 0.8) +
    fold(cloth, [168, 540], [290, 560], 10, 12, 0.5) +
    fold(cloth, [400, 660], [360, 740], 8, 14, 0.6);
  const drawn = piece(ink, shape, cloth, {
    volume: 1,
    blur: 10,
    fabric: 'jersey',
    soft: folds,
    crisp:
      fill(heel.d, accent.base, 0.95) +
      seam(accent, heel.d) +
      fill(toe.d, accent.base, 0.95) +
      seam(
        accent,
        open([
          [556, 660],
          [536, 720],
          [552, 806],
        ]),
      ) +
      bands +
      stroke(ribs, cloth.deep, 3, 0.32) +
      moved(4, 0, stroke(ribs, cloth.rim, 2.6, 0.24)) +
      seam(cloth, open(ring(top + cut.rib)), 1.6),
  });
  return { shape, drawn: drawn + mark([430, 728], 34, trim.base) };
}

function socks(look: LimbLook, index: number): string {
  const { ink, tint, isWorn, side } = look;
  const cut = pick(SOCKS, index);
  const { shape, drawn } = sock(look, cut);
  const turned = (content: string): string =>
    side === 1 ? content : `<g transform="translate(800 0) scale(-1 1)">${content}</g>`;
  if (isWorn) {
    const skin = formCloth(tint);
    const leg = closed([
      [176, cut.top + 30, 'corner'],
      [332, cut.top + 30, 'corner'],
      [350, cut.top - 160],
      [356, -60, 'corner'],
      [146, -60, 'corner'],
      [154, cut.top - 160],
    ]);
    const shade = contactShadow(ink, tint, { x: 400, y: 794, rx: 300, ry: 28 }, 0.6);
    return (
      ground(ink, tint, 740) +
      moved(side * 10, 40, turned(shade + piece(ink, leg, skin, { volume: 1, blur: 12 }) + drawn))
    );
  }
  const lift = cut.top > 400 ? -120 : cut.top > 200 ? -20 : 30;
  const other = `<g transform="translate(64 -36)">${dropShadow(tint, shape.d)}${drawn}</g>`;
  return ground(ink, tint) + moved(-side * 30, lift, turned(other + dropShadow(tint, shape.d) + drawn));
}

interface GaiterCut {
  readonly top: number;
  readonly close: 'tab' | 'zip' | 'buckles';
}
const GAITERS: readonly [GaiterCut, ...GaiterCut[]] = [
  { top: 230, close: 'tab' },
  { top: 470, close: 'zip' },
  { top: 320, close: 'buckles' },
];

function gaiter({ ink, cloth, accent, trim }: LimbLook, cut: GaiterCut): { outline: string; drawn: string } {
  const { top } = cut;
  const low = 760;
  const shape = closed(
    mirrored(
      [
        [400, top + 14],
        [486, top + 6],
        [508, top, 'corner'],
        [512 - (top > 400 ? 14 : 0), top + (low - top) * 0.22],
        [492, low - (low - top) * 0.36],
        [500, low - 90],
        [540, low - 16, 'corner'],
        [470, low + 10],
        [400, low + 22],
      ],
      400,
    ),
  );
  const lower = open([
    [230, low - 176],
    [400, low - 150],
    [570, low - 176],
  ]);
  const rim = open([
    [288, top + 14],
    [400, top + 28],
    [512, top + 14],
  ]);
  const folds =
    fold(cloth, [300, low - 200], [420, low - 160], 12, 14, 0.9) +
    fold(cloth, [500, low - 260], [390, low - 220], -12, 14, 0.9) +
    fold(cloth, [300, top + 120], [330, low - 260], 10, 18, 0.6) +
    fold(cloth, [490, top + 90], [470, low - 280], -10, 16, 0.6);
  const strip = closed([
    [386, top + 10, 'corner'],
    [430, top + 10, 'corner'],
    [426, low - 180],
    [446, low + 12, 'corner'],
    [392, low + 14, 'corner'],
    [386, low - 180],
  ]);
  const front =
    cut.close === 'zip'
      ? zip(
          ink,
          [
            [408, top + 16],
            [404, low - 180],
            [410, low + 12],
          ],
          { tape: cloth, teeth: trim, size: 8 },
        ) + zipPull([408, top + 26], trim, 8)
      : moved(3, 4, stroke(strip.d, cloth.deep, 4, 0.3)) +
        piece(ink, strip, clothOf(cloth.shade), {
          volume: 0.3,
          crisp: stitches(
            cloth,
            open([
              [392, top + 16],
              [392, low],
            ]),
            ink.isClose,
          ),
        });
  const buckles =
    cut.close !== 'buckles'
      ? ''
      : [top + 90, top + 190, top + 290]
          .map(
            (y) =>
              webbing(
                ink,
                [
                  [330, y - 4],
                  [480, y + 4],
                ],
                17,
                trim,
              ) + buckle([420, y], 22, accent, 2),
          )
          .join('');
  const tab =
    cut.close !== 'tab'
      ? ''
      : piece(
          ink,
          closed([
            [380, top + 16, 'corner'],
            [470, top + 20],
            [480, top + 40],
            [470, top + 60],
            [380, top + 58, 'corner'],
          ]),
          accent,
          { volume: 0.2 },
        );
  const stirrup = webbing(
    ink,
    [
      [286, low - 6],
      [330, low + 54],
      [400, low + 64],
      [470, low + 54],
      [514, low - 6],
    ],
    16,
    trim,
  );
  const lowPaint = ink.linear(
    [260, low - 180],
    [540, low],
    [
      [0, accent.light],
      [0.45, accent.base],
      [1, accent.shade],
    ],
  );
  return {
    outline: shape.d,
    drawn:
      stirrup +
      piece(ink, shape, cloth, {
        volume: 1,
        blur: 10,
        soft: folds,
        fabric: 'cordura',
        crisp:
          fill(`${lower}L640 860L160 860Z`, lowPaint) + seam(accent, lower, 2.2) + stroke(rim, trim.base, 13),
      }) +
      front +
      buckles +
      tab +
      mark([340, top + 110], 42, trim.base),
  };
}

function gaiters(look: LimbLook, index: number): string {
  const { ink, tint, isWorn, side } = look;
  const cut = pick(GAITERS, index);
  if (isWorn) {
    const dark = (hex: string): Cloth => clothOf(hex);
    const boot = drawShoe({
      ink,
      style: pick(SHOE_STYLES.boot, index),
      place: side === 1 ? (p) => p : ([x, y]) => [800 - x, y],
      cloth: dark('#5b4a3c'),
      accent: dark('#3c3530'),
      trim: dark('#a58a5a'),
      sole: dark('#2e2c2a'),
      rubber: dark('#262524'),
    });
    const { cloth, accent, trim } = look;
    const at = (x: number, y: number, corner = false): Knot =>
      flipIf([x, y, ...(corner ? (['corner'] as const) : [])] as Knot, side);
    const top = Math.min(300, cut.top - 60);
    const shell = closed([
      at(136, top, true),
      at(250, top + 12),
      at(372, top, true),
      at(366, 380),
      at(372, 470),
      at(420, 550),
      at(500, 612),
      at(520, 640, true),
      at(420, 664),
      at(280, 668),
      at(150, 660, true),
      at(136, 560),
      at(150, 420),
    ]);
    const leg = closed([
      at(150, top + 20, true),
      at(358, top + 20, true),
      at(376, top - 160),
      at(380, -80, true),
      at(124, -80, true),
      at(134, top - 160),
    ]);
    const legs = companionCloth(tint, lightnessOf(cloth.base) < 0.45);
    const p = (x: number, y: number): Point => {
      const k = at(x, y);
      return [k[0], k[1]];
    };
    const folds =
      fold(cloth, p(150, 480), p(330, 520), -12, 15, 0.9) +
      fold(cloth, p(370, 450), p(210, 560), 10, 15, 0.8) +
      fold(cloth, p(360, 330), p(240, 380), 8, 14, 0.6);
    const lower = open([at(120, 560), at(280, 556), at(400, 530), at(480, 560)]);
    const body = piece(ink, shell, cloth, {
      volume: 1,
      blur: 10,
      soft: folds,
      fabric: 'cordura',
      crisp:
        fill(
          `${lower}L${at(620, 700).slice(0, 2).join(' ')}L${at(80, 760).slice(0, 2).join(' ')}Z`,
          accent.base,
          0.95,
        ) +
        seam(accent, lower) +
        stroke(open([at(130, top + 10), at(250, top + 22), at(378, top + 10)]), trim.base, 13),
    });
    const shade = contactShadow(ink, tint, { x: 400, y: FLOOR_Y - 4, rx: 330, ry: 30 }, 0.62);
    return (
      ground(ink, tint, 690) +
      moved(
        0,
        60,
        shade +
          piece(ink, leg, legs, { volume: 1, fabric: 'twill' }) +
          boot +
          body +
          webbing(ink, [at(330, 660), at(340, 700), at(338, 716)], 15, trim) +
          mark(p(236, (top + 500) / 2), 42, trim.base),
      )
    );
  }
  const { outline, drawn } = gaiter(look, cut);
  const one = (x: number, turn: number): string =>
    `<g transform="translate(${x} 0) rotate(${turn} 400 700)">${dropShadow(tint, outline)}${drawn}</g>`;
  return ground(ink, tint) + moved(0, cut.top > 400 ? -110 : -10, one(150, 3) + one(-150, -3));
}

function flipIf(knot: Knot, side: 1 | -1): Knot {
  return side === 1 ? knot : flip(knot, 400);
}

interface BeltCut {
  readonly width: number;
  readonly kind: 'web' | 'leather' | 'clip';
}
const BELTS: readonly [BeltCut, ...BeltCut[]] = [
  { width: 66, kind: 'web' },
  { width: 58, kind: 'leather' },
  { width: 52, kind: 'clip' },
];

function belt(look: LimbLook, index: number): string {
  const { ink, cloth, accent, trim, tint, isWorn } = look;
  const { width, kind } = pick(BELTS, index);
  const metal = clothOf(mix(trim.base, '#b9bbb9', 0.7));
  const closing = (at: Point, turn: number): string => {
    if (kind === 'clip') return buckle(at, width * 0.72, accent, turn);
    const s = width;
    const frame = closed([
      [-s * 0.8, -s * 0.72, 'corner'],
      [s * 0.8, -s * 0.72, 'corner'],
      [s * 0.84, 0],
      [s * 0.8, s * 0.72, 'corner'],
      [-s * 0.8, s * 0.72, 'corner'],
      [-s * 0.84, 0],
    ]);
    const inner =
      kind === 'web'
        ? fill(
            closed([
              [-s * 0.62, -s * 0.52, 'corner'],
              [s * 0.62, -s * 0.52, 'corner'],
              [s * 0.62, s * 0.52, 'corner'],
              [-s * 0.62, s * 0.52, 'corner'],
            ]).d,
            metal.light,
          ) + mark([0, 0], s * 0.6, metal.deep)
        : fill(
            closed([
              [-s * 0.5, -s * 0.46, 'corner'],
              [s * 0.56, -s * 0.46, 'corner'],
              [s * 0.56, s * 0.46, 'corner'],
              [-s * 0.5, s * 0.46, 'corner'],
            ]).d,
            cloth.base,
          ) +
          stroke(`M${-s * 0.5} 0H${s * 0.74}`, metal.base, 9) +
          stroke(`M${-s * 0.5} -2H${s * 0.74}`, metal.rim, 3);
    return `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn})">${piece(ink, frame, metal, { volume: 0.5 })}${inner}</g>`;
  };
  if (isWorn) {
    const trousers = clothOf(mix(tint, '#5d5a50', 0.85));
    const shirt = companionCloth(tint, lightnessOf(cloth.base) < 0.45);
    const torso = closed(
      mirrored(
        [
          [400, -40],
          [610, -40, 'corner'],
          [604, 180],
          [592, 400, 'corner'],
          [400, 420],
        ],
        400,
      ),
    );
    const hip = closed(
      mirrored(
        [
          [400, 372],
          [594, 356, 'corner'],
          [640, 560],
          [660, 760],
          [664, 1020, 'corner'],
          [420, 1020, 'corner'],
          [404, 860],
        ],
        400,
      ),
    );
    const folds =
      fold(trousers, [404, 840], [590, 740], 12, 18, 0.9) +
      fold(trousers, [396, 840], [214, 750], -12, 18, 0.9) +
      fold(trousers, [410, 860], [600, 880], 12, 18, 0.7) +
      fold(trousers, [390, 860], [200, 890], -12, 18, 0.7);
    const loops = [-150, -72, 96, 158]
      .map((x) =>
        webbing(
          ink,
          [
            [400 + x, 372],
            [400 + x * 1.02, 472],
          ],
          22,
          trousers,
        ),
      )
      .join('');
    const strap = webbing(
      ink,
      [
        [200, 404],
        [400, 432],
        [600, 404],
      ],
      width,
      cloth,
    );
    const pocket = ([1, -1] as const)
      .map((s) =>
        seam(
          trousers,
          open([
            [400 + s * 128, 470],
            [400 + s * 168, 560],
            [400 + s * 232, 640],
          ]),
          2.4,
        ),
      )
      .join('');
    return (
      ground(ink, tint) +
      contactShadow(ink, tint, { x: 440, y: 560, rx: 400, ry: 460 }, 0.15) +
      piece(ink, torso, shirt, {
        volume: 1,
        fabric: 'jersey',
        soft:
          fold(shirt, [240, 380], [380, 240], 10, 18, 0.8) +
          fold(shirt, [560, 390], [420, 300], -10, 18, 0.8),
      }) +
      piece(ink, hip, trousers, {
        volume: 1,
        blur: 12,
        fabric: 'twill',
        soft: folds,
        crisp:
          pocket +
          seam(
            trousers,
            open([
              [400, 470],
              [400, 840],
            ]),
            2,
          ),
      }) +
      strap +
      loops +
      closing([400, 431], 0)
    );
  }
  // Rolled up on its edge: turns of the strap, the end with the buckle lying out to the side.
  const spine: Point[] = [];
  for (let turn = 0; turn <= 5.1 * Math.PI; turn += Math.PI / 10) {
    const r = 46 + turn * 12.5;
    spine.push([380 + Math.cos(turn) * r, 470 + Math.sin(turn) * r * 0.5]);
  }
  const tall = width * 1.5;
  let coil = '';
  for (let at = 0; at < spine.length - 1; at += 1) {
    const [a, b] = [spine[at], spine[at + 1]];
    if (a === undefined || b === undefined) continue;
    const facing = Math.cos(((at + 0.5) * Math.PI) / 10 + 2.2) * 0.5 + 0.5;
    const isFront = Math.sin(((at + 0.5) * Math.PI) / 10) > 0;
    const shade = isFront
      ? tone(cloth.base, { l: -0.09 + facing * 0.13 })
      : tone(cloth.shade, { l: -0.1 + facing * 0.06 });
    const slat = `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}L${b[0].toFixed(1)} ${(b[1] + tall).toFixed(1)}L${a[0].toFixed(1)} ${(a[1] + tall).toFixed(1)}Z`;
    coil +=
      fill(slat, shade) +
      stroke(slat, shade, 1.2) +
      stroke(
        `M${a[0].toFixed(1)} ${(a[1] + 9).toFixed(1)}L${b[0].toFixed(1)} ${(b[1] + 9).toFixed(1)}M${a[0].toFixed(1)} ${(a[1] + tall - 9).toFixed(1)}L${b[0].toFixed(1)} ${(b[1] + tall - 9).toFixed(1)}`,
        kind === 'leather' ? cloth.stitch : cloth.line,
        1.6,
        0.7,
        kind === 'leather' ? 'stroke-dasharray="5 4"' : '',
      );
  }
  const end = spine.at(-1) ?? [380, 470];
  const shadow = contactShadow(ink, tint, { x: 400, y: 660, rx: 330, ry: 60 }, 0.5);
  const rim = stroke(open(spine.map((p): Knot => [p[0], p[1]])), cloth.rim, 3.4, 0.8);
  return (
    ground(ink, tint, 560) +
    moved(-20, -30, shadow + coil + rim + closing([end[0] + 6, end[1] + tall / 2], -6))
  );
}
