// Draws gloves and mittens.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { lightnessOf } from '#demo/drawings/base/color.ts';
import { closed, type Knot, open } from '#demo/drawings/base/curve.ts';
import { fold, seam } from '#demo/drawings/base/folds.ts';
import { companionTones } from '#demo/drawings/base/mannequin.ts';
import { contactShadow, dropShadow, background } from '#demo/drawings/base/background.ts';
import { brandMark, cord, webbing } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { quilt } from '#demo/drawings/base/quilting.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { traitsThat } from '#demo/drawings/traits.ts';
import type { LimbContext } from '#demo/drawings/worn/limb-context.ts';

interface GloveCut {
  readonly shape: 'fingers' | 'mitten';
  /** Thin and knitted: no padding, no strap. */
  readonly isKnit?: boolean;
  readonly cuff: number;
  /** Other cloth at the fingertips. */
  readonly hasPads?: boolean;
  readonly hasLeash?: boolean;
}

const GLOVES: readonly [GloveCut, ...GloveCut[]] = [
  { shape: 'fingers', cuff: 170, hasLeash: true },
  { shape: 'mitten', cuff: 150 },
  { shape: 'fingers', isKnit: true, cuff: 90, hasPads: true },
  { shape: 'fingers', cuff: 178, hasPads: true, hasLeash: true },
  { shape: 'fingers', cuff: 110 },
  { shape: 'fingers', isKnit: true, cuff: 168, hasPads: true, hasLeash: true },
  { shape: 'fingers', isKnit: true, cuff: 76 },
  { shape: 'fingers', isKnit: true, cuff: 160, hasLeash: true },
  { shape: 'mitten', cuff: 190, hasLeash: true },
  { shape: 'mitten', isKnit: true, cuff: 156, hasLeash: true },
  { shape: 'mitten', isKnit: true, cuff: 84 },
  { shape: 'mitten', cuff: 104, hasLeash: true },
];

export const GLOVE_TRAITS = GLOVES.map((cut) =>
  traitsThat({
    'five-fingers': cut.shape === 'fingers',
    mitten: cut.shape === 'mitten',
    knitted: cut.isKnit === true,
    'long-cuff': cut.cuff >= 150,
    'finger-pads': cut.hasPads === true,
    leash: cut.hasLeash === true,
  }),
);

/** A glove, fingers up, thumb on the right; its wrist lies at 0 0 and its fingertips about 400 above. */
function glove(context: LimbContext, cut: GloveCut): { outline: string; drawn: string } {
  const { canvas, cloth, accent, trim } = context;
  const isKnit = cut.isKnit === true;
  const fat = isKnit ? 0.86 : 1;
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
    cut.shape === 'mitten'
      ? [
          [-104, -230],
          [-96, -330],
          [-50, -402],
          [10, -412],
          [66, -376],
          [92, -300],
          [98, -226],
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
        cut.shape === 'mitten'
          ? ''
          : fold(cloth, [x - 22, -292 - at * 4], [x + 20, -296 - at * 4], 8, 7, 0.8),
      )
      .join('');
  const rows = isKnit
    ? undefined
    : quilt(
        canvas,
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
    cut.shape === 'fingers'
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
  const palm = isKnit
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
    cut.hasPads !== true
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
    isKnit || cut.cuff < 100
      ? ''
      : webbing(
          canvas,
          [
            [-98, 18],
            [0, 28],
            [60, 24],
          ],
          24,
          tonesOf(cloth.shade),
        ) +
        paintPiece(
          canvas,
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
    paintPiece(canvas, cuff, isKnit ? cloth : accent, {
      volume: 1,
      fabric: isKnit ? 'rib' : 'twill',
      soft: fold(accent, [-80, 60], [20, 80], 8, 12, 0.7) + fold(accent, [96, 90], [10, 120], -8, 12, 0.7),
      crisp: stroke(rim, trim.base, 9),
    }) +
    paintPiece(canvas, outline, cloth, {
      volume: 1,
      blur: 7,
      soft: folds + (rows?.soft ?? ''),
      fabric: isKnit ? 'jersey' : 'twill',
      crisp: palm + (rows?.crisp ?? '') + seams + tipsPad,
    }) +
    strap +
    brandMark([-20, isKnit ? -120 : -64], 40, trim.base);
  return { outline: outline.d + cuff.d, drawn: (cut.hasLeash === true ? leash(cut, trim) : '') + drawn };
}

/** A loop that hangs from the edge of the cuff. */
const leash = ({ cuff }: GloveCut, trim: LimbContext['trim']): string =>
  cord(
    [
      [-64, cuff - 10],
      [-84, cuff + 70],
      [-46, cuff + 108],
      [-14, cuff + 66],
      [-30, cuff - 8],
    ],
    9,
    trim,
  );

export function gloves(context: LimbContext, index: number): string {
  const { canvas, tint, isWorn, side } = context;
  const cut = pick(GLOVES, index);
  const { outline, drawn } = glove(context, cut);
  if (isWorn) {
    const sleeve = companionTones(tint, lightnessOf(context.cloth.base) < 0.45);
    const arm = closed([
      [-86, cut.cuff - 46, 'corner'],
      [86, cut.cuff - 46, 'corner'],
      [110, cut.cuff + 160],
      [132, 700, 'corner'],
      [-132, 700, 'corner'],
      [-106, cut.cuff + 160],
    ]);
    const cuffed = paintPiece(canvas, arm, sleeve, {
      volume: 1,
      fabric: 'twill',
      soft:
        fold(sleeve, [-90, cut.cuff + 40], [40, cut.cuff + 90], 10, 14, 0.9) +
        fold(sleeve, [100, cut.cuff + 120], [-10, cut.cuff + 160], -10, 14, 0.9),
    });
    return `${background(canvas, tint)}${contactShadow(canvas, tint, { x: 440, y: 560, rx: 340, ry: 420 }, 0.16)}<g transform="translate(${400 - side * 30} 560) rotate(${side * 9}) scale(1.06)">${cuffed}${drawn}</g>`;
  }
  // The second glove is the mirror image of the first, its light included.
  const one = (x: number, turn: number, isMirrored: boolean): string =>
    `<g transform="translate(${x} 580) rotate(${turn}) scale(${isMirrored ? -0.84 : 0.84} .84)">${dropShadow(canvas, tint, outline)}${drawn}</g>`;
  return background(canvas, tint) + translated(0, 40, one(276, -6, true) + one(510, 9, false));
}
