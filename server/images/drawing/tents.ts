// Draws shelters: domes, tunnels and tarps, pitched on a bare ground and seen three-quarter.
import { castOnto, clothOf, fold, piece, seam, type Cloth } from './cloth.ts';
import { mix, tone } from './color.ts';
import { closed, ellipse, line, open, type Knot, type Point } from './curve.ts';
import { contactShadow, ground } from './ground.ts';
import { mark, zip } from './hardware.ts';
import { fill, moved, stroke, type Ink } from './ink.ts';
import type { GearDrawing } from './parameters.ts';
import { pick } from './random.ts';

interface TentLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly tint: string;
  /** Pitched and opened, or closed. */
  readonly isOpen: boolean;
  readonly turn: 1 | -1;
}
const LOW = 690;

export function drawTent(
  ink: Ink,
  parameters: GearDrawing,
  gear: 'tent-dome' | 'tent-tunnel' | 'tarp',
): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const look: TentLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    tint,
    isOpen: view === 'worn',
    turn: (seed % 2 === 0) === (view === 'worn') ? 1 : -1,
  };
  const shadow =
    contactShadow(ink, tint, { x: 410, y: LOW, rx: 360, ry: 40 }, 0.5) +
    contactShadow(ink, tint, { x: 440, y: LOW + 10, rx: 440, ry: 90 }, 0.25);
  const drawn =
    gear === 'tarp'
      ? (look.isOpen ? camped(look) : '') + tarp(look, cut)
      : gear === 'tent-dome'
        ? dome(look, cut)
        : tunnel(look, cut);
  return (
    ground(ink, tint, 560) +
    moved(
      0,
      30,
      (gear === 'tarp' ? contactShadow(ink, tint, { x: 420, y: LOW + 16, rx: 330, ry: 46 }, 0.3) : shadow) +
        drawn,
    )
  );
}

/** A line from the tent to a peg in the ground. */
function guy(from: Point, to: Point, cloth: Cloth): string {
  return (
    stroke(line(from, to), cloth.base, 2.4, 0.9) +
    stroke(line(to, [to[0] + (to[0] > from[0] ? -3 : 3), to[1] + 12]), '#7b7c7c', 4)
  );
}

function pole(knots: readonly Knot[], cloth: Cloth): string {
  const d = open(knots);
  return (
    moved(1.5, 2, stroke(d, cloth.deep, 7, 0.35)) +
    stroke(d, cloth.line, 7) +
    stroke(d, cloth.light, 4.6) +
    stroke(d, cloth.rim, 1.6, 0.7)
  );
}

/** Warm dark inside an open door, with the inner tent showing. */
function doorway(look: TentLook, shape: ReturnType<typeof closed>): string {
  const { ink, accent } = look;
  const inner = clothOf(mix(accent.base, '#e9d7b4', 0.62));
  const { box } = shape;
  return piece(ink, shape, inner, {
    volume: 0.9,
    paint: ink.linear(
      [box.x, box.y],
      [box.x + box.width * 0.3, box.y + box.height],
      [
        [0, inner.deep],
        [0.5, inner.shade],
        [1, inner.light],
      ],
    ),
    soft: castOnto(inner, shape.d, 40, 0.6),
    crisp: fill(ellipse([box.x + box.width / 2, box.y + box.height], box.width * 0.6, 16).d, inner.rim, 0.7),
  });
}

interface DomeCut {
  readonly half: number;
  readonly high: number;
  readonly poles: 'cross' | 'geodesic' | 'single' | 'ridge';
  readonly porch: number;
}
const DOMES: readonly [DomeCut, ...DomeCut[]] = [
  { half: 310, high: 330, poles: 'cross', porch: 70 },
  { half: 330, high: 390, poles: 'geodesic', porch: 40 },
  { half: 330, high: 270, poles: 'single', porch: 110 },
  { half: 290, high: 350, poles: 'ridge', porch: 90 },
];

function dome(look: TentLook, index: number): string {
  const { ink, cloth, accent, trim, isOpen, turn } = look;
  const cut = pick(DOMES, index);
  const { half, high } = cut;
  const top = LOW - high;
  const x = (value: number): number => 400 + value * turn;
  const body = closed([
    [x(-half), LOW - 6, 'corner'],
    [x(-half * 0.88), LOW - high * 0.46],
    [x(-half * 0.5), top + high * 0.13],
    [x(-half * 0.04), top],
    [x(half * 0.46), top + high * 0.12],
    [x(half * 0.86), LOW - high * 0.44],
    [x(half), LOW - 10, 'corner'],
    [x(half * 0.4), LOW + 16],
    [x(-half * 0.4), LOW + 18],
  ]);
  const apex: Point = [x(-half * 0.04), top];
  // The porch faces us on the near side.
  const seamLeft: Knot[] = [[...apex], [x(-half * 0.42), LOW - high * 0.52], [x(-half * 0.5), LOW + 14]];
  const seamRight: Knot[] = [[...apex], [x(half * 0.3), LOW - high * 0.5], [x(half * 0.38), LOW + 16]];
  const sideDark = `${open(seamRight)}L${x(half + 60)} ${LOW + 40}L${x(half + 60)} ${top - 20}Z`;
  const panelPaint = ink.linear(
    [x(half * 0.2), top],
    [x(half), LOW],
    [
      [0, cloth.shade],
      [1, cloth.deep],
    ],
  );
  const lower = open([
    [x(-half - 20), LOW - 60],
    [x(-half * 0.4), LOW - 38],
    [x(half * 0.4), LOW - 40],
    [x(half + 20), LOW - 66],
  ]);
  const folds = [
    fold(cloth, apex, [x(-half * 0.76), LOW - 40], 16, 20, 0.7),
    fold(cloth, [x(-half * 0.3), LOW - 20], [x(-half * 0.12), top + 110], 12, 18, 0.6),
    fold(cloth, [x(half * 0.2), LOW - 20], [x(half * 0.06), top + 110], -10, 16, 0.6),
    fold(cloth, [x(half * 0.6), LOW - 20], [x(half * 0.26), top + 90], -10, 16, 0.7),
  ].join('');
  const lines = [seamLeft, seamRight].map((each) => seam(cloth, open(each), 2.4)).join('');
  const poles = {
    cross:
      pole(
        [
          [x(-half), LOW - 6],
          [x(-half * 0.74), LOW - high * 0.62],
          [...apex],
          [x(half * 0.38), LOW - high * 0.5],
          [x(half * 0.38), LOW + 14],
        ],
        accent,
      ) +
      pole(
        [
          [x(half), LOW - 10],
          [x(half * 0.74), LOW - high * 0.62],
          [...apex],
          [x(-half * 0.42), LOW - high * 0.52],
          [x(-half * 0.5), LOW + 14],
        ],
        accent,
      ),
    geodesic:
      pole(
        [
          [x(-half), LOW - 6],
          [x(-half * 0.66), LOW - high * 0.66],
          [x(half * 0.2), top + 30],
          [x(half * 0.62), LOW - high * 0.4],
          [x(half * 0.66), LOW + 8],
        ],
        accent,
      ) +
      pole(
        [
          [x(half), LOW - 10],
          [x(half * 0.66), LOW - high * 0.66],
          [x(-half * 0.24), top + 34],
          [x(-half * 0.66), LOW - high * 0.42],
          [x(-half * 0.7), LOW + 8],
        ],
        accent,
      ) +
      pole(
        [
          [x(-half * 0.92), LOW - high * 0.3],
          [x(-half * 0.3), LOW - high * 0.62],
          [x(half * 0.36), LOW - high * 0.62],
          [x(half * 0.93), LOW - high * 0.32],
        ],
        accent,
      ),
    single: pole(
      [
        [x(-half * 0.5), LOW + 14],
        [x(-half * 0.4), LOW - high * 0.6],
        [...apex],
        [x(half * 0.5), top + high * 0.16],
        [x(half), LOW - 10],
      ],
      accent,
    ),
    ridge:
      pole([[x(-half * 0.5), top + high * 0.14], [...apex], [x(half * 0.46), top + high * 0.12]], accent) +
      pole(
        [
          [x(-half), LOW - 6],
          [x(-half * 0.7), LOW - high * 0.56],
          [x(-half * 0.5), top + high * 0.14],
          [x(-half * 0.34), LOW - high * 0.5],
          [x(-half * 0.4), LOW + 14],
        ],
        accent,
      ) +
      pole(
        [
          [x(half), LOW - 10],
          [x(half * 0.72), LOW - high * 0.54],
          [x(half * 0.46), top + high * 0.12],
          [x(half * 0.3), LOW - high * 0.5],
          [x(half * 0.38), LOW + 16],
        ],
        accent,
      ),
  }[cut.poles];
  const doorTop: Point = [x(-half * 0.06), top + high * 0.24];
  const door = closed([
    [...doorTop],
    [x(half * 0.16), LOW - high * 0.42],
    [x(half * 0.24), LOW + 14, 'corner'],
    [x(-half * 0.36), LOW + 15, 'corner'],
    [x(-half * 0.28), LOW - high * 0.42],
  ]);
  const doorLine: Knot[] = [
    [x(-half * 0.36), LOW + 12],
    [x(-half * 0.29), LOW - high * 0.42],
    [...doorTop],
    [x(half * 0.15), LOW - high * 0.42],
    [x(half * 0.24), LOW + 12],
  ];
  const rolled = closed([
    [x(-half * 0.3), LOW - high * 0.46],
    [x(-half * 0.12), doorTop[1] + 10],
    [x(-half * 0.04), doorTop[1] + 26],
    [x(-half * 0.2), LOW - high * 0.4],
    [x(-half * 0.34), LOW - 16],
    [x(-half * 0.42), LOW - 10],
  ]);
  const opening = isOpen
    ? doorway(look, door) +
      piece(ink, rolled, clothOf(cloth.light), { volume: 1 }) +
      stroke(
        open([
          [x(-half * 0.34), LOW - high * 0.24],
          [x(-half * 0.2), LOW - high * 0.2],
        ]),
        trim.base,
        5,
      )
    : zip(ink, doorLine, { tape: cloth, teeth: trim, size: 5 });
  const vent = closed([
    [x(-half * 0.2), top + 34],
    [x(-half * 0.04), top + 14],
    [x(half * 0.14), top + 32],
    [x(-half * 0.04), top + 52],
  ]);
  return (
    guy([x(-half * 0.78), LOW - high * 0.5], [x(-half - 70), LOW + 6], trim) +
    guy([x(half * 0.8), LOW - high * 0.48], [x(half + 64), LOW - 2], trim) +
    piece(ink, body, cloth, {
      volume: 1,
      blur: 12,
      soft: folds,
      fabric: 'ripstop',
      crisp:
        fill(sideDark, panelPaint, 0.42) +
        lines +
        fill(`${lower}L${x(half + 40)} 760L${x(-half - 40)} 760Z`, accent.base, 0.9) +
        seam(accent, lower),
    }) +
    poles +
    opening +
    piece(ink, vent, accent, { volume: 0.8 }) +
    guy([x(-half * 0.3), LOW - high * 0.3], [x(-half * 0.62), LOW + 56], trim) +
    mark([x(half * 0.62), LOW - high * 0.26], 40, trim.base, 0.9)
  );
}

interface TunnelCut {
  readonly hoops: 2 | 3 | 4;
  readonly high: number;
  readonly slope: number;
}
const TUNNELS: readonly [TunnelCut, ...TunnelCut[]] = [
  { hoops: 3, high: 290, slope: 50 },
  { hoops: 2, high: 240, slope: 110 },
  { hoops: 4, high: 330, slope: 30 },
];

function tunnel(look: TentLook, index: number): string {
  const { ink, cloth, accent, trim, isOpen, turn } = look;
  const cut = pick(TUNNELS, index);
  const { high } = cut;
  const x = (value: number): number => 400 + value * turn;
  const top = LOW - high;
  // The mouth stands before us on one side, the tail runs away to the other.
  const mouth: Knot[] = [
    [x(-320), LOW + 14, 'corner'],
    [x(-306), LOW - high * 0.58],
    [x(-200), top],
    [x(-84), LOW - high * 0.56],
    [x(-60), LOW + 22, 'corner'],
  ];
  const body = closed([
    [x(-200), top],
    [x(-40), top + 18],
    [x(120), top + 20 + cut.slope * 0.4],
    [x(260), top + cut.slope + 50],
    [x(342), LOW - 60],
    [x(356), LOW - 10, 'corner'],
    [x(150), LOW + 12],
    [x(-60), LOW + 22, 'corner'],
    [x(-84), LOW - high * 0.56],
  ]);
  const front = closed(mouth);
  const hoopAt = (share: number): Knot[] => {
    const tx = -200 + share * 470;
    const lift = top + 12 + share * cut.slope * 1.1 + share * 30;
    const height = LOW - lift;
    return [
      [x(tx), lift + 2],
      [x(tx + 74 - share * 18), lift + height * 0.4],
      [x(tx + 106 - share * 30), LOW + 16 - share * 22],
    ];
  };
  const shares = Array.from({ length: cut.hoops - 1 }, (_, at) => (at + 1) / (cut.hoops - 0.35));
  const folds = [0.1, 0.3, 0.5, 0.72, 0.9]
    .map((share) =>
      fold(
        cloth,
        [x(-190 + share * 470), top + 40 + share * cut.slope],
        [x(-110 + share * 440), LOW - 14],
        -18,
        18,
        0.6,
      ),
    )
    .join('');
  const lower = open([
    [x(-80), LOW - 40],
    [x(150), LOW - 46],
    [x(370), LOW - 60],
  ]);
  const doorShape = closed([
    [x(-206), top + high * 0.17],
    [x(-122), LOW - high * 0.46],
    [x(-100), LOW + 18, 'corner'],
    [x(-296), LOW + 12, 'corner'],
    [x(-284), LOW - high * 0.46],
  ]);
  const doorLine: Knot[] = [
    [x(-292), LOW + 10],
    [x(-280), LOW - high * 0.46],
    [x(-204), top + high * 0.17],
    [x(-124), LOW - high * 0.46],
    [x(-102), LOW + 16],
  ];
  const frontPaint = ink.linear(
    [x(-320), top],
    [x(-60), LOW],
    [
      [0, cloth.light],
      [0.5, cloth.base],
      [1, cloth.shade],
    ],
  );
  return (
    guy([x(300), LOW - high * 0.42], [x(392), LOW + 4], trim) +
    piece(ink, body, cloth, {
      volume: 1,
      blur: 12,
      soft:
        folds +
        stroke(
          open([
            [x(-190), top + 16],
            [x(120), top + 44 + cut.slope * 0.4],
            [x(270), top + cut.slope + 76],
          ]),
          cloth.rim,
          26,
          0.5,
        ),
      fabric: 'ripstop',
      crisp: fill(`${lower}L${x(400)} 760L${x(-90)} 760Z`, accent.base, 0.92) + seam(accent, lower),
    }) +
    shares.map((share) => pole(hoopAt(share), accent)).join('') +
    piece(ink, front, cloth, {
      volume: 0.9,
      paint: frontPaint,
      fabric: 'ripstop',
      soft: fold(cloth, [x(-210), top + 60], [x(-280), LOW - 30], -8, 16, 0.6),
    }) +
    (isOpen
      ? doorway(look, doorShape) +
        piece(
          ink,
          closed([
            [x(-292), LOW - high * 0.4],
            [x(-262), LOW - high * 0.56],
            [x(-250), LOW - high * 0.3],
            [x(-268), LOW - 20],
            [x(-300), LOW - 10],
          ]),
          clothOf(cloth.light),
          { volume: 1 },
        )
      : zip(ink, doorLine, { tape: cloth, teeth: trim, size: 5 })) +
    pole(
      [
        [x(-320), LOW + 14],
        [x(-306), LOW - high * 0.58],
        [x(-200), top],
        [x(-84), LOW - high * 0.56],
        [x(-60), LOW + 22],
      ],
      accent,
    ) +
    guy([x(-300), LOW - high * 0.52], [x(-392), LOW + 40], trim) +
    guy([x(-78), LOW - high * 0.5], [x(-6), LOW + 62], trim) +
    mark([x(120), LOW - high * 0.4], 42, trim.base, 0.9)
  );
}

/** A mat and a bag that someone left in the shade. */
function camped({ ink, accent, trim, turn }: TentLook): string {
  const x = (value: number): number => 400 + value * turn;
  const mat = closed([
    [x(-40), 742, 'corner'],
    [x(264), 690, 'corner'],
    [x(330), 712, 'corner'],
    [x(30), 772, 'corner'],
  ]);
  const bag = closed([
    [x(262), 704],
    [x(252), 634],
    [x(284), 606],
    [x(326), 610],
    [x(346), 644],
    [x(342), 712],
    [x(300), 720],
  ]);
  return (
    piece(ink, mat, clothOf(mix(trim.base, '#8f8f88', 0.5)), { volume: 0.2 }) +
    piece(ink, bag, accent, { volume: 1, fabric: 'cordura' })
  );
}

interface TarpCut {
  readonly shape: 'ridge' | 'wing' | 'lean';
}
const TARPS: readonly [TarpCut, ...TarpCut[]] = [{ shape: 'ridge' }, { shape: 'wing' }, { shape: 'lean' }];

function tarp(look: TentLook, index: number): string {
  const { ink, cloth, accent, trim, turn } = look;
  const { shape } = pick(TARPS, index);
  const x = (value: number): number => 400 + value * turn;
  const stick = (at: Point, foot: Point): string =>
    stroke(line(at, foot), '#6d6e6f', 9) +
    stroke(line([at[0] - 2, at[1]], [foot[0] - 2, foot[1]]), '#c3c4c3', 2.4);
  const tie = (at: Point): string =>
    fill(ellipse(at, 9, 9).d, accent.base) + stroke(ellipse(at, 5, 5).d, accent.deep, 2);
  const sheetOf = (
    front: readonly Knot[],
    back: readonly Knot[],
    ridge: readonly Knot[],
    folds: string,
  ): string => {
    const far = clothOf(tone(cloth.base, { l: -0.09 }));
    return (
      piece(ink, closed(back), far, { volume: 0.5, fabric: 'ripstop' }) +
      piece(ink, closed(front), cloth, { volume: 0.6, blur: 11, fabric: 'ripstop', soft: folds }) +
      seam(cloth, open(ridge), 3)
    );
  };
  switch (shape) {
    case 'ridge': {
      const [a, b]: readonly Point[] = [
        [x(-190), 380],
        [x(250), 350],
      ];
      if (a === undefined || b === undefined) return '';
      const folds = [0.1, 0.35, 0.6, 0.85]
        .map((t) =>
          fold(cloth, [x(-190 + t * 440), 384 - t * 30], [x(-310 + t * 560), 668 - t * 20], 14, 20, 0.65),
        )
        .join('');
      return (
        guy(b, [x(384), 640], trim) +
        stick(b, [x(254), 640]) +
        sheetOf(
          [
            [...a, 'corner'],
            [x(30), 374],
            [...b, 'corner'],
            [x(290), 500],
            [x(300), 640, 'corner'],
            [x(-20), 664],
            [x(-330), 690, 'corner'],
            [x(-262), 540],
          ],
          [
            [...a, 'corner'],
            [...b, 'corner'],
            [x(392), 560, 'corner'],
            [x(120), 570],
            [x(-80), 596, 'corner'],
          ],
          [[...a], [x(30), 374], [...b]],
          folds,
        ) +
        stick(a, [x(-186), 716]) +
        guy(a, [x(-350), 742], trim) +
        guy([x(-330), 690], [x(-386), 720], trim) +
        guy([x(300), 640], [x(340), 676], trim) +
        tie([x(-318), 682]) +
        tie([x(290), 634]) +
        mark([x(-20), 560], 52, trim.base, 0.9)
      );
    }
    case 'wing': {
      const folds =
        fold(cloth, [x(-30), 330], [x(-320), 560], -20, 22, 0.7) +
        fold(cloth, [x(-20), 340], [x(40), 640], 16, 22, 0.7) +
        fold(cloth, [x(0), 340], [x(280), 470], 18, 22, 0.7);
      return (
        guy([x(300), 420], [x(392), 640], trim) +
        stick([x(300), 420], [x(306), 650]) +
        stick([x(-340), 520], [x(-340), 716]) +
        sheetOf(
          [
            [x(-350), 520, 'corner'],
            [x(-200), 420],
            [x(0), 322, 'corner'],
            [x(160), 356],
            [x(310), 418, 'corner'],
            [x(220), 520],
            [x(110), 660, 'corner'],
            [x(-110), 600],
          ],
          [
            [x(0), 322, 'corner'],
            [x(310), 418, 'corner'],
            [x(200), 440],
            [x(80), 420],
          ],
          [
            [x(0), 322],
            [x(60), 500],
            [x(110), 660],
          ],
          folds,
        ) +
        guy([x(110), 660], [x(150), 738], trim) +
        guy([x(-350), 520], [x(-394), 730], trim) +
        stick([x(0), 322], [x(-4), 320]) +
        tie([x(104), 648]) +
        tie([x(-336), 522]) +
        tie([x(298), 424]) +
        mark([x(-90), 500], 52, trim.base, 0.9)
      );
    }
    case 'lean': {
      const folds = [0.05, 0.3, 0.55, 0.8]
        .map((t) => fold(cloth, [x(-250 + t * 500), 376], [x(-320 + t * 660), 676], 10, 20, 0.65))
        .join('');
      return (
        guy([x(-262), 372], [x(-386), 650], trim) +
        guy([x(262), 372], [x(390), 640], trim) +
        stick([x(-258), 372], [x(-262), 660]) +
        stick([x(258), 372], [x(262), 652]) +
        sheetOf(
          [
            [x(-262), 372, 'corner'],
            [x(0), 388],
            [x(262), 372, 'corner'],
            [x(316), 540],
            [x(356), 696, 'corner'],
            [x(0), 712],
            [x(-356), 700, 'corner'],
            [x(-312), 540],
          ],
          [
            [x(-262), 372, 'corner'],
            [x(262), 372, 'corner'],
            [x(240), 420],
            [x(-240), 420],
          ],
          [
            [x(-262), 372],
            [x(0), 388],
            [x(262), 372],
          ],
          folds,
        ) +
        tie([x(-250), 384]) +
        tie([x(250), 384]) +
        tie([x(-344), 690]) +
        tie([x(344), 686]) +
        mark([x(0), 560], 56, trim.base, 0.9)
      );
    }
  }
}
