// Draws dome tents.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, type Knot, open, type Point } from '#demo/drawings/base/curve.ts';
import { fold, seam } from '#demo/drawings/base/folds.ts';
import { brandMark, zip } from '#demo/drawings/base/hardware.ts';
import { fill, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { doorway, guyLine, GROUND_Y, pole, type TentContext } from '#demo/drawings/shelter/tent-parts.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

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
  { half: 240, high: 264, poles: 'cross', porch: 84 },
  { half: 332, high: 352, poles: 'geodesic', porch: 100 },
  { half: 270, high: 310, poles: 'ridge', porch: 60 },
];

/** One hoop alone does not stand without pegs; how many find room follows from width and height. */
export const DOME_TRAITS = DOMES.map(({ half, high, poles, porch }) =>
  traitsThat({
    freestanding: poles !== 'single',
    porch: porch >= 70,
    'sleeps-1': high <= 330,
    'sleeps-2': half >= 260 && high <= 350,
    'sleeps-3': half >= 290 && high >= 330,
    'sleeps-4': half >= 290 && high >= 350,
  }),
);

export function dome(context: TentContext, index: number): string {
  const { canvas, cloth, accent, trim, isOpen, turn } = context;
  const cut = pick(DOMES, index);
  const { half, high } = cut;
  const top = GROUND_Y - high;
  const x = (value: number): number => 400 + value * turn;
  const body = closed([
    [x(-half), GROUND_Y - 6, 'corner'],
    [x(-half * 0.88), GROUND_Y - high * 0.46],
    [x(-half * 0.5), top + high * 0.13],
    [x(-half * 0.04), top],
    [x(half * 0.46), top + high * 0.12],
    [x(half * 0.86), GROUND_Y - high * 0.44],
    [x(half), GROUND_Y - 10, 'corner'],
    [x(half * 0.4), GROUND_Y + 16],
    [x(-half * 0.4), GROUND_Y + 18],
  ]);
  const apex: Point = [x(-half * 0.04), top];
  // The porch faces the viewer.
  const seamLeft: Knot[] = [
    [...apex],
    [x(-half * 0.42), GROUND_Y - high * 0.52],
    [x(-half * 0.5), GROUND_Y + 14],
  ];
  const seamRight: Knot[] = [
    [...apex],
    [x(half * 0.3), GROUND_Y - high * 0.5],
    [x(half * 0.38), GROUND_Y + 16],
  ];
  const sideDark = `${open(seamRight)}L${x(half + 60)} ${GROUND_Y + 40}L${x(half + 60)} ${top - 20}Z`;
  const panelPaint = canvas.linear(
    [x(half * 0.2), top],
    [x(half), GROUND_Y],
    [
      [0, cloth.shade],
      [1, cloth.deep],
    ],
  );
  const lower = open([
    [x(-half - 20), GROUND_Y - 60],
    [x(-half * 0.4), GROUND_Y - 38],
    [x(half * 0.4), GROUND_Y - 40],
    [x(half + 20), GROUND_Y - 66],
  ]);
  const folds = [
    fold(cloth, apex, [x(-half * 0.76), GROUND_Y - 40], 16, 20, 0.7),
    fold(cloth, [x(-half * 0.3), GROUND_Y - 20], [x(-half * 0.12), top + 110], 12, 18, 0.6),
    fold(cloth, [x(half * 0.2), GROUND_Y - 20], [x(half * 0.06), top + 110], -10, 16, 0.6),
    fold(cloth, [x(half * 0.6), GROUND_Y - 20], [x(half * 0.26), top + 90], -10, 16, 0.7),
  ].join('');
  const lines = [seamLeft, seamRight].map((each) => seam(cloth, open(each), 2.4)).join('');
  const poles = {
    cross:
      pole(
        [
          [x(-half), GROUND_Y - 6],
          [x(-half * 0.74), GROUND_Y - high * 0.62],
          [...apex],
          [x(half * 0.38), GROUND_Y - high * 0.5],
          [x(half * 0.38), GROUND_Y + 14],
        ],
        accent,
      ) +
      pole(
        [
          [x(half), GROUND_Y - 10],
          [x(half * 0.74), GROUND_Y - high * 0.62],
          [...apex],
          [x(-half * 0.42), GROUND_Y - high * 0.52],
          [x(-half * 0.5), GROUND_Y + 14],
        ],
        accent,
      ),
    geodesic:
      pole(
        [
          [x(-half), GROUND_Y - 6],
          [x(-half * 0.66), GROUND_Y - high * 0.66],
          [x(half * 0.2), top + 30],
          [x(half * 0.62), GROUND_Y - high * 0.4],
          [x(half * 0.66), GROUND_Y + 8],
        ],
        accent,
      ) +
      pole(
        [
          [x(half), GROUND_Y - 10],
          [x(half * 0.66), GROUND_Y - high * 0.66],
          [x(-half * 0.24), top + 34],
          [x(-half * 0.66), GROUND_Y - high * 0.42],
          [x(-half * 0.7), GROUND_Y + 8],
        ],
        accent,
      ) +
      pole(
        [
          [x(-half * 0.92), GROUND_Y - high * 0.3],
          [x(-half * 0.3), GROUND_Y - high * 0.62],
          [x(half * 0.36), GROUND_Y - high * 0.62],
          [x(half * 0.93), GROUND_Y - high * 0.32],
        ],
        accent,
      ),
    single: pole(
      [
        [x(-half * 0.5), GROUND_Y + 14],
        [x(-half * 0.4), GROUND_Y - high * 0.6],
        [...apex],
        [x(half * 0.5), top + high * 0.16],
        [x(half), GROUND_Y - 10],
      ],
      accent,
    ),
    ridge:
      pole([[x(-half * 0.5), top + high * 0.14], [...apex], [x(half * 0.46), top + high * 0.12]], accent) +
      pole(
        [
          [x(-half), GROUND_Y - 6],
          [x(-half * 0.7), GROUND_Y - high * 0.56],
          [x(-half * 0.5), top + high * 0.14],
          [x(-half * 0.34), GROUND_Y - high * 0.5],
          [x(-half * 0.4), GROUND_Y + 14],
        ],
        accent,
      ) +
      pole(
        [
          [x(half), GROUND_Y - 10],
          [x(half * 0.72), GROUND_Y - high * 0.54],
          [x(half * 0.46), top + high * 0.12],
          [x(half * 0.3), GROUND_Y - high * 0.5],
          [x(half * 0.38), GROUND_Y + 16],
        ],
        accent,
      ),
  }[cut.poles];
  const doorTop: Point = [x(-half * 0.06), top + high * 0.24];
  const door = closed([
    [...doorTop],
    [x(half * 0.16), GROUND_Y - high * 0.42],
    [x(half * 0.24), GROUND_Y + 14, 'corner'],
    [x(-half * 0.36), GROUND_Y + 15, 'corner'],
    [x(-half * 0.28), GROUND_Y - high * 0.42],
  ]);
  const doorLine: Knot[] = [
    [x(-half * 0.36), GROUND_Y + 12],
    [x(-half * 0.29), GROUND_Y - high * 0.42],
    [...doorTop],
    [x(half * 0.15), GROUND_Y - high * 0.42],
    [x(half * 0.24), GROUND_Y + 12],
  ];
  const rolled = closed([
    [x(-half * 0.3), GROUND_Y - high * 0.46],
    [x(-half * 0.12), doorTop[1] + 10],
    [x(-half * 0.04), doorTop[1] + 26],
    [x(-half * 0.2), GROUND_Y - high * 0.4],
    [x(-half * 0.34), GROUND_Y - 16],
    [x(-half * 0.42), GROUND_Y - 10],
  ]);
  const opening = isOpen
    ? doorway(context, door) +
      paintPiece(canvas, rolled, tonesOf(cloth.light), { volume: 1 }) +
      stroke(
        open([
          [x(-half * 0.34), GROUND_Y - high * 0.24],
          [x(-half * 0.2), GROUND_Y - high * 0.2],
        ]),
        trim.base,
        5,
      )
    : zip(canvas, doorLine, { tape: cloth, teeth: trim, size: 5 });
  const vent = closed([
    [x(-half * 0.2), top + 34],
    [x(-half * 0.04), top + 14],
    [x(half * 0.14), top + 32],
    [x(-half * 0.04), top + 52],
  ]);
  return (
    guyLine([x(-half * 0.78), GROUND_Y - high * 0.5], [x(-half - 70), GROUND_Y + 6], trim) +
    guyLine([x(half * 0.8), GROUND_Y - high * 0.48], [x(half + 64), GROUND_Y - 2], trim) +
    paintPiece(canvas, body, cloth, {
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
    paintPiece(canvas, vent, accent, { volume: 0.8 }) +
    guyLine([x(-half * 0.3), GROUND_Y - high * 0.3], [x(-half * 0.62), GROUND_Y + 56], trim) +
    brandMark([x(half * 0.62), GROUND_Y - high * 0.26], 40, trim.base, 0.9)
  );
}
