// Draws what is worn on head and neck: beanies, caps, neck gaiters and headlamps, flat or on a quiet, faceless form.
import { castOnto, clothOf, fold, piece, seam, stitches, type Cloth } from './cloth.ts';
import { mix, tone } from './color.ts';
import { closed, ellipse, open, type Knot, type Point } from './curve.ts';
import { formCloth } from './form.ts';
import { contactShadow, ground } from './ground.ts';
import { buckle, cord, label, mark, slider, webbing } from './hardware.ts';
import { fill, moved, stroke, type Ink } from './ink.ts';
import type { GearDrawing } from './parameters.ts';
import { pick } from './random.ts';

type HeadGear = 'beanie' | 'cap' | 'neck-gaiter' | 'headlamp';
interface HeadLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly tint: string;
  readonly side: 1 | -1;
}

export function drawHeadGear(ink: Ink, parameters: GearDrawing, gear: HeadGear): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const look: HeadLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    tint,
    side: seed % 2 === 0 ? 1 : -1,
  };
  const draw = { beanie, cap, 'neck-gaiter': neckGaiter, headlamp }[gear];
  if (view === 'worn') {
    const worn = moved(gear === 'neck-gaiter' ? look.side * 6 : 0, 0, draw(look, cut, true));
    const shade = contactShadow(ink, tint, { x: 440, y: 620, rx: 380, ry: 420 }, 0.15);
    return ground(ink, tint) + shade + bust(look) + worn;
  }
  const low = gear === 'headlamp' ? 640 : gear === 'cap' ? 640 : gear === 'neck-gaiter' ? 760 : 720;
  const shadow =
    contactShadow(ink, tint, { x: 408, y: low, rx: 240, ry: 26 }, 0.55) +
    contactShadow(ink, tint, { x: 424, y: low + 8, rx: 310, ry: 56 }, 0.25);
  return ground(ink, tint, low - 80) + moved(0, -40, shadow + draw(look, cut, false));
}

/** Head, neck and shoulders turned a little aside. */
function bust({ ink, tint, side }: HeadLook): string {
  const skin = formCloth(tint);
  const x = (value: number): number => 400 + side * value;
  const shoulders = closed([
    [x(-60), 700],
    [x(-180), 760],
    [x(-330), 820],
    [x(-390), 1010, 'corner'],
    [x(390), 1010, 'corner'],
    [x(330), 826],
    [x(190), 764],
    [x(70), 700],
  ]);
  const neck = closed([
    [x(-84), 560, 'corner'],
    [x(-86), 660],
    [x(-120), 730],
    [x(0), 800],
    [x(130), 730],
    [x(92), 660],
    [x(96), 590, 'corner'],
  ]);
  const head = closed([
    [x(0), 196],
    [x(-110), 224],
    [x(-168), 330],
    [x(-164), 440],
    [x(-126), 540],
    [x(-80), 606],
    [x(10), 668],
    [x(70), 664],
    [x(118), 600],
    [x(146), 500],
    [x(160), 420],
    [x(154), 310],
    [x(106), 226],
  ]);
  const shirt = clothOf(mix(tint, '#55585c', 0.8));
  const brow = open([
    [x(40), 424],
    [x(90), 414],
    [x(140), 424],
  ]);
  const bridge = open([
    [x(98), 420],
    [x(112), 480],
    [x(104), 506],
  ]);
  const ear = closed([
    [x(-96), 410],
    [x(-70), 398],
    [x(-58), 432],
    [x(-74), 486],
    [x(-92), 476],
  ]);
  return (
    piece(ink, shoulders, shirt, {
      volume: 1,
      fabric: 'jersey',
      soft:
        fold(shirt, [x(-110), 770], [x(-240), 960], 20, 20, 0.7) +
        fold(shirt, [x(120), 770], [x(250), 960], -20, 20, 0.7),
    }) +
    piece(ink, neck, skin, { volume: 1, soft: castOnto(skin, head.d, 40, 0.5) }) +
    piece(ink, head, skin, {
      volume: 1,
      blur: 14,
      soft:
        stroke(brow, skin.deep, 22, 0.28) +
        stroke(bridge, skin.deep, 14, 0.22) +
        stroke(
          open([
            [x(70), 566],
            [x(110), 562],
          ]),
          skin.deep,
          12,
          0.25,
        ),
    }) +
    piece(ink, ear, skin, { volume: 0.6 })
  );
}

interface BeanieCut {
  readonly cuff: number;
  readonly high: number;
  readonly top: 'round' | 'bobble' | 'slouch';
  readonly flaps: boolean;
  readonly bands: boolean;
}
const BEANIES: readonly [BeanieCut, ...BeanieCut[]] = [
  { cuff: 104, high: 330, top: 'round', flaps: false, bands: false },
  { cuff: 92, high: 320, top: 'bobble', flaps: false, bands: true },
  { cuff: 0, high: 350, top: 'slouch', flaps: false, bands: false },
  { cuff: 60, high: 300, top: 'round', flaps: true, bands: true },
];

function beanie({ ink, cloth, accent, trim }: HeadLook, index: number, isWorn: boolean): string {
  const cut = pick(BEANIES, index);
  const half = isWorn ? 182 : 200;
  const low = isWorn ? 384 : 706;
  const high = isWorn ? cut.high * 0.78 : cut.high * 1.18;
  const top = low - high;
  const lean = cut.top === 'slouch' ? 26 : 0;
  const dome = closed([
    [400 - half, low, 'corner'],
    [400 - half - 2, low - high * 0.3],
    [400 - half * 0.86, low - high * 0.66],
    [400 - half * 0.4 + lean, top + 16],
    [400 + half * 0.1 + lean, top],
    [400 + half * 0.6 + lean, top + 30],
    [400 + half * 0.94, low - high * 0.6],
    [400 + half + 2, low - high * 0.28],
    [400 + half, low, 'corner'],
    [400, low + 14],
  ]);
  const apex: Point = [400 + lean + 8, top + 6];
  let ribs = '';
  for (let u = -0.94; u <= 0.95; u += 0.085)
    ribs += open([
      [400 + u * half, low],
      [400 + u * half * 1.02, low - high * 0.34],
      [400 + u * half * 0.78 + lean * 0.5, low - high * 0.72],
      [apex[0] + u * 26, apex[1] + 12],
    ]);
  const knit =
    stroke(ribs, cloth.deep, 3.4, 0.32) +
    moved(4.4, 0, stroke(ribs, cloth.rim, 3, 0.22)) +
    stroke(ribs, cloth.deep, 7, 0.16, 'stroke-dasharray="1.6 6"');
  const bands = !cut.bands
    ? ''
    : [0.4, 0.52]
        .map((share) =>
          stroke(
            open([
              [400 - half - 6, low - high * share + 14],
              [400, low - high * share + 30],
              [400 + half + 6, low - high * share + 14],
            ]),
            accent.base,
            24,
            0.95,
          ),
        )
        .join('') +
      stroke(
        open([
          [400 - half - 6, low - high * 0.46 + 14],
          [400, low - high * 0.46 + 30],
          [400 + half + 6, low - high * 0.46 + 14],
        ]),
        trim.base,
        7,
        0.9,
        'stroke-dasharray="9 7"',
      );
  const folds =
    fold(cloth, [400 - half * 0.5, top + 60], [400 - half * 0.8, low - cut.cuff - 20], -8, 22, 0.6) +
    fold(cloth, [400 + half * 0.4, top + 70], [400 + half * 0.66, low - cut.cuff - 20], 8, 22, 0.6) +
    (cut.top === 'slouch'
      ? fold(
          cloth,
          [400 - half * 0.7, low - high * 0.62],
          [400 + half * 0.5, low - high * 0.74],
          16,
          22,
          0.9,
        ) +
        fold(cloth, [400 + half * 0.8, low - high * 0.5], [400 - half * 0.1, low - high * 0.56], 14, 18, 0.7)
      : '');
  const cuffShape = closed([
    [400 - half - 7, low - cut.cuff - 6],
    [400, low - cut.cuff + 10],
    [400 + half + 7, low - cut.cuff - 6],
    [400 + half + 9, low - cut.cuff * 0.5],
    [400 + half + 4, low + 4],
    [400, low + 22],
    [400 - half - 4, low + 4],
    [400 - half - 9, low - cut.cuff * 0.5],
  ]);
  let cuffRibs = '';
  for (let u = -0.98; u <= 0.98; u += 0.062)
    cuffRibs += open([
      [400 + u * (half + 6), low - cut.cuff - 6],
      [400 + u * (half + 8), low + 20],
    ]);
  const cuffCloth = cut.bands ? accent : cloth;
  const cuff =
    cut.cuff === 0
      ? stroke(
          open([
            [400 - half, low - 4],
            [400, low + 10],
            [400 + half, low - 4],
          ]),
          cloth.line,
          3,
          0.7,
        )
      : moved(
          0,
          -8,
          stroke(
            open([
              [400 - half - 6, low - cut.cuff - 2],
              [400, low - cut.cuff + 14],
              [400 + half + 6, low - cut.cuff - 2],
            ]),
            cloth.deep,
            12,
            0.3,
          ),
        ) +
        piece(ink, cuffShape, cuffCloth, {
          volume: 1,
          blur: 7,
          crisp:
            stroke(cuffRibs, cuffCloth.deep, 4, 0.3) +
            moved(4.6, 0, stroke(cuffRibs, cuffCloth.rim, 3.4, 0.22)),
        }) +
        label(
          [400 + half * 0.34, low - cut.cuff * 0.42 + 8],
          74,
          44,
          clothOf(mix(trim.base, '#d8cdb8', 0.25)),
          '#35322e',
        );
  const bobble =
    cut.top !== 'bobble'
      ? ''
      : piece(ink, ellipse([apex[0], apex[1] - 26], 52, 50), accent, { volume: 1, fabric: 'pile' });
  const flaps = !cut.flaps
    ? ''
    : ([1, -1] as const)
        .map(
          (s) =>
            piece(
              ink,
              closed([
                [400 + s * (half - 84), low - 10, 'corner'],
                [400 + s * (half + 4), low - 10, 'corner'],
                [400 + s * (half + 2), low + 60],
                [400 + s * (half - 34), low + 122],
                [400 + s * (half - 74), low + 60],
              ]),
              cloth,
              { volume: 0.9, fabric: 'rib' },
            ) +
            cord(
              [
                [400 + s * (half - 34), low + 118],
                [400 + s * (half - 30), low + 170],
                [400 + s * (half - 40), low + 220],
              ],
              8,
              trim,
            ),
        )
        .join('');
  return (
    flaps + bobble + piece(ink, dome, cloth, { volume: 1, blur: 12, soft: folds, crisp: bands + knit }) + cuff
  );
}

interface CapCut {
  readonly kind: 'six' | 'five' | 'trucker' | 'sun';
}
const CAPS: readonly [CapCut, ...CapCut[]] = [
  { kind: 'six' },
  { kind: 'five' },
  { kind: 'trucker' },
  { kind: 'sun' },
];

function cap(look: HeadLook, index: number, isWorn: boolean): string {
  const { ink, cloth, accent, trim, side } = look;
  const { kind } = pick(CAPS, index);
  const k = isWorn ? 0.86 : 1.05;
  const [ox, oy] = isWorn ? [400, 372] : [400, 600];
  const P = (x: number, y: number, corner = false): Knot =>
    corner ? [ox + side * x * k, oy + y * k, 'corner'] : [ox + side * x * k, oy + y * k];
  const at = (x: number, y: number): Point => [ox + side * x * k, oy + y * k];
  if (kind === 'sun') {
    const crown = closed([
      P(-176, 0),
      P(-178, -80),
      P(-140, -180),
      P(-40, -226),
      P(80, -222),
      P(160, -166),
      P(186, -70),
      P(182, 4),
      P(0, 34),
    ]);
    const brim = closed([
      P(-190, -22),
      P(-310, 26),
      P(-372, 92),
      P(-240, 112),
      P(0, 134),
      P(220, 112),
      P(360, 84),
      P(300, 20),
      P(188, -24),
      P(0, 20),
    ]);
    const under = closed([P(-300, 60), P(0, 96), P(300, 56), P(220, 130), P(0, 150), P(-220, 130)]);
    const rings = [0.35, 0.6, 0.85]
      .map((share) =>
        open([
          P(-190 - share * 150, -16 + share * 96),
          P(0, 24 + share * 100),
          P(190 + share * 140, -18 + share * 92),
        ]),
      )
      .map((d) => stitches(cloth, d, ink.isClose))
      .join('');
    return (
      (isWorn ? '' : piece(ink, under, clothOf(cloth.shade), { volume: 0.4 })) +
      piece(ink, crown, cloth, {
        volume: 1,
        blur: 10,
        fabric: 'twill',
        soft:
          fold(cloth, at(-120, -150), at(-150, -30), 6, 18, 0.7) +
          fold(cloth, at(100, -180), at(140, -40), -6, 18, 0.7),
        crisp:
          seam(cloth, open([P(-180, -36), P(0, -6), P(186, -38)])) +
          stroke(open([P(-180, -16), P(0, 14), P(186, -18)]), accent.base, 26 * k),
      }) +
      piece(ink, brim, cloth, {
        volume: 0.7,
        fabric: 'twill',
        soft:
          fold(cloth, at(-300, 60), at(-60, 110), 10, 18, 0.8) +
          fold(cloth, at(280, 60), at(80, 100), 10, 16, 0.7),
        crisp: rings,
      }) +
      cord([P(-170, 60), P(-120, 220), P(-20, 262)], 6, trim, trim)
    );
  }
  const crown = closed([
    P(-190, 10, true),
    P(-196, -80),
    P(-150, -176),
    P(-30, -224),
    P(90, -212),
    P(172, -140),
    P(196, -40),
    P(188, 26, true),
    P(40, 46),
    P(-90, 36),
  ]);
  const brim = closed([
    P(-8, 34),
    P(70, 0),
    P(186, -4),
    P(286, 38),
    P(356, 96),
    P(352, 118),
    P(240, 112),
    P(120, 104),
    P(20, 84),
    P(-22, 60),
  ]);
  const under = closed([P(-20, 62), P(120, 106), P(352, 118), P(330, 132), P(180, 132), P(40, 104)]);
  const front = kind === 'five' ? accent : cloth;
  const panel =
    kind === 'five' || kind === 'trucker'
      ? closed([P(-14, 60, true), P(-34, -60), P(-14, -214), P(120, -240), P(240, -120), P(240, 60, true)])
      : undefined;
  const back = kind === 'trucker' ? clothOf(tone(cloth.base, { l: -0.02 })) : cloth;
  const lines =
    kind === 'six'
      ? [
          open([P(16, -222), P(96, -110), P(112, 34)]),
          open([P(16, -222), P(-64, -110), P(-78, 32)]),
          open([P(16, -222), P(-150, -120), P(-184, -10)]),
        ]
      : [
          open([P(-14, -222), P(-36, -60), P(-18, 44)]),
          ...(kind === 'five' ? [open([P(-14, -196), P(80, -190), P(176, -130)])] : []),
        ];
  const vents =
    kind === 'six'
      ? [at(46, -92), at(-112, -84)].map((p) => stroke(ellipse(p, 7, 8).d, cloth.line, 3, 0.9)).join('')
      : '';
  const folds =
    fold(cloth, at(-150, -120), at(-176, 0), 8, 20, 0.7) +
    fold(cloth, at(-60, -170), at(-80, -20), 4, 16, 0.5) +
    fold(cloth, at(150, -110), at(160, 0), -6, 16, 0.6);
  const frontPaint =
    panel === undefined
      ? ''
      : fill(
          panel.d,
          ink.linear(at(-20, -200), at(200, 40), [
            [0, front.light],
            [0.5, kind === 'trucker' ? accent.base : front.base],
            [1, kind === 'trucker' ? accent.shade : front.shade],
          ]),
        );
  const brimCloth = kind === 'six' ? cloth : accent;
  const rows = [0.24, 0.46, 0.68, 0.88]
    .map((share) =>
      open([
        P(6 + share * 20, 40 + share * 40),
        P(130 + share * 40, 20 + share * 78),
        P(250 + share * 96, 44 + share * 62),
      ]),
    )
    .map((d) => stitches(brimCloth, d, ink.isClose))
    .join('');
  return (
    (isWorn ? '' : piece(ink, under, clothOf(brimCloth.deep), { volume: 0 })) +
    piece(ink, crown, back, {
      volume: 1,
      blur: 11,
      fabric: kind === 'trucker' ? 'mesh' : 'twill',
      soft: folds,
      crisp:
        frontPaint +
        lines.map((d) => seam(cloth, d, 2)).join('') +
        lines.map((d) => moved(6, 0, stitches(cloth, d, ink.isClose))).join('') +
        vents +
        stitches(cloth, open([P(-190, -6), P(-90, 18), P(40, 28), P(186, 8)]), ink.isClose),
    }) +
    moved(0, 0, stroke(open([P(-8, 36), P(70, 4), P(186, 0)]), cloth.deep, 8, 0.3)) +
    piece(ink, brim, brimCloth, {
      volume: 0.9,
      soft: fold(brimCloth, at(60, 30), at(300, 70), -12, 20, 0.5),
      crisp: rows,
    }) +
    piece(ink, ellipse(at(14, -222), 13, 7), brimCloth, { volume: 0 }) +
    (kind === 'six'
      ? mark(at(120, -70), 62 * k, trim.base)
      : label(at(92, -78), 110 * k, 66 * k, clothOf(trim.base), mix(trim.base, '#141414', 0.75)))
  );
}

interface NeckCut {
  readonly kind: 'plain' | 'fleece' | 'stripes';
}
const NECKS: readonly [NeckCut, ...NeckCut[]] = [{ kind: 'plain' }, { kind: 'fleece' }, { kind: 'stripes' }];

function neckGaiter({ ink, cloth, accent, trim }: HeadLook, index: number, isWorn: boolean): string {
  const { kind } = pick(NECKS, index);
  const [top, low, half] = isWorn ? [568, 800, 142] : [250, 752, kind === 'fleece' ? 190 : 164];
  const tall = low - top;
  const wide = isWorn ? 56 : 0;
  const tube = closed([
    [400 - half, top + 12],
    [400 - half * 0.5, top + 22],
    [400, top + 26],
    [400 + half * 0.5, top + 22],
    [400 + half, top + 8],
    [400 + half + 4 + wide * 0.2, top + tall * 0.4],
    [400 + half - 2 + wide * 0.7, low - 60],
    [400 + half + wide, low - 8],
    [400 + half * 0.5, low + 22],
    [400, low + 30],
    [400 - half * 0.5, low + 22],
    [400 - half - wide, low - 8],
    [400 - half + 2 - wide * 0.7, low - 60],
    [400 - half - 4 - wide * 0.2, top + tall * 0.4],
  ]);
  const mouth = closed([
    [400 - half, top + 12],
    [400 - half * 0.6, top - 10],
    [400, top - 16],
    [400 + half * 0.6, top - 12],
    [400 + half, top + 8],
    [400 + half * 0.5, top + 22],
    [400, top + 26],
    [400 - half * 0.5, top + 22],
  ]);
  const drape = Array.from({ length: 7 }, (_, at) => {
    const y = top + tall * (0.14 + at * 0.12);
    const flip = at % 2 === 0 ? 1 : -1;
    return fold(
      cloth,
      [400 - flip * (half - 4), y],
      [400 + flip * half * 0.55, y + tall * 0.08],
      flip * -16,
      isWorn ? 12 : 16,
      1,
    );
  }).join('');
  const stripes =
    kind !== 'stripes'
      ? ''
      : [0.22, 0.34, 0.46, 0.7, 0.82]
          .map((share, at) =>
            stroke(
              open([
                [400 - half - 70, top + tall * share],
                [400, top + tall * share + 26],
                [400 + half + 70, top + tall * share],
              ]),
              at % 2 === 0 ? accent.base : trim.base,
              at % 2 === 0 ? 30 : 12,
              0.92,
            ),
          )
          .join('');
  const edge = (y: number): string =>
    open([
      [400 - half - 60, y - 14],
      [400, y + 10],
      [400 + half + 60, y - 14],
    ]);
  const toggle =
    kind !== 'fleece'
      ? ''
      : cord(
          [
            [400 + half * 0.5, top + 24],
            [400 + half * 0.56, top + 60],
            [400 + half * 0.5, top + 92],
          ],
          5,
          trim,
          trim,
        );
  return (
    (isWorn ? '' : piece(ink, mouth, clothOf(cloth.deep), { volume: 0.5 })) +
    piece(ink, tube, cloth, {
      volume: 1,
      blur: 11,
      soft: drape,
      fabric: kind === 'fleece' ? 'fleece' : 'jersey',
      crisp:
        stripes + stitches(cloth, edge(low + 4), ink.isClose) + stitches(cloth, edge(top + 30), ink.isClose),
    }) +
    toggle +
    mark([400 + half * 0.4, low - tall * 0.2], isWorn ? 30 : 44, kind === 'stripes' ? cloth.rim : trim.base)
  );
}

interface LampCut {
  readonly lens: 'one' | 'two' | 'bar';
  readonly top: boolean;
}
const LAMPS: readonly [LampCut, ...LampCut[]] = [
  { lens: 'one', top: false },
  { lens: 'two', top: true },
  { lens: 'bar', top: false },
];

function headlamp({ ink, cloth, accent, trim }: HeadLook, index: number, isWorn: boolean): string {
  const cut = pick(LAMPS, index);
  const y = isWorn ? 316 : 520;
  const half = isWorn ? 166 : 236;
  const deep = isWorn ? 20 : 92;
  const width = isWorn ? 44 : 56;
  const strapBack = isWorn
    ? ''
    : webbing(
        ink,
        [
          [400 - half, y],
          [400 - half * 0.7, y - deep],
          [400, y - deep * 1.36],
          [400 + half * 0.7, y - deep],
          [400 + half, y],
        ],
        width,
        clothOf(cloth.shade),
      );
  const strapTop = !cut.top
    ? ''
    : webbing(
        ink,
        [
          [400, y - 10],
          [404, y - (isWorn ? 90 : 190)],
          [404, y - (isWorn ? 118 : deep * 1.36)],
        ],
        width * 0.6,
        cloth,
      );
  const front: Knot[] = [
    [400 - half, y - (isWorn ? 14 : 0)],
    [400 - half * 0.66, y + deep * 0.86],
    [400, y + deep * 1.2],
    [400 + half * 0.66, y + deep * 0.86],
    [400 + half, y - (isWorn ? 14 : 0)],
  ];
  const strap =
    webbing(ink, front, width, cloth) + slider([400 + half * 0.72, y + deep * 0.8], width * 0.86, trim, -24);
  const cy = y + deep * 1.2;
  const s = isWorn ? 0.82 : 1.25;
  const B = (x: number, dy: number): Knot => [400 + x * s, cy + dy * s];
  const plate = closed([
    B(-92, -30),
    B(-60, -58),
    B(60, -58),
    B(92, -30),
    B(92, 34),
    B(60, 62),
    B(-60, 62),
    B(-92, 34),
  ]);
  const body = closed([
    B(-78, -34),
    B(-50, -66),
    B(50, -66),
    B(78, -34),
    B(80, 30),
    B(50, 58),
    B(-50, 58),
    B(-80, 30),
  ]);
  const dark = clothOf(mix(accent.base, '#232427', 0.55));
  const lens = (x: number, dy: number, r: number): string => {
    const at: Point = [400 + x * s, cy + dy * s];
    const glass = ink.radial([at[0] - r * 0.3, at[1] - r * 0.3], r * s * 1.3, [
      [0, '#ffffff'],
      [0.35, '#fff3cf'],
      [0.7, '#d9c48d'],
      [1, '#8b8370'],
    ]);
    return (
      fill(ellipse(at, (r + 7) * s, (r + 7) * s).d, dark.deep) +
      stroke(ellipse(at, (r + 5) * s, (r + 5) * s).d, dark.rim, 2, 0.5) +
      fill(ellipse(at, r * s, r * s).d, glass) +
      fill(ellipse([at[0] - r * 0.34 * s, at[1] - r * 0.36 * s], r * 0.3 * s, r * 0.2 * s).d, '#ffffff', 0.9)
    );
  };
  const lenses =
    cut.lens === 'one'
      ? lens(0, -6, 40)
      : cut.lens === 'two'
        ? lens(-30, -6, 32) + lens(40, 0, 20)
        : piece(
            ink,
            closed([B(-58, -30), B(58, -30), B(64, 0), B(54, 24), B(-54, 24), B(-64, 0)]),
            clothOf('#fff0c4'),
            { volume: 0.5 },
          );
  const knob = piece(ink, closed([B(-24, -78), B(24, -78), B(28, -62), B(-28, -62)]), trim, { volume: 0 });
  const beam = fill(
    ellipse([400, cy], 210 * s, 210 * s).d,
    ink.radial([400, cy], 210 * s, [
      [0, '#fff2c8', 0.75],
      [0.5, '#fff2c8', 0.2],
      [1, '#fff2c8', 0],
    ]),
  );
  return (
    strapBack +
    strapTop +
    strap +
    piece(ink, plate, dark, { volume: 0.5 }) +
    knob +
    piece(ink, body, dark, { volume: 0.8 }) +
    (isWorn ? beam : '') +
    lenses +
    mark([400, cy + 44 * s], 18 * s, trim.base) +
    (isWorn ? '' : buckle([400 - half * 0.7, y + deep * 0.86], width * 0.5, trim, 30))
  );
}
