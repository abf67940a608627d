// Draws trekking poles.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix, tone } from '#demo/drawings/base/color.ts';
import { closed, ellipse, open } from '#demo/drawings/base/curve.ts';
import { fold } from '#demo/drawings/base/folds.ts';
import { limbTones } from '#demo/drawings/base/mannequin.ts';
import { contactShadow, background } from '#demo/drawings/base/background.ts';
import { brandMark, webbing } from '#demo/drawings/base/hardware.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import { BLACK, rectangle, type CampContext, paintHard, STEEL } from '#demo/drawings/camp/round.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface PoleCut {
  readonly grip: 'foam' | 'cork';
  readonly lock: 'lever' | 'twist';
  readonly fold: boolean;
}

const POLES: readonly [PoleCut, ...PoleCut[]] = [
  { grip: 'foam', lock: 'lever', fold: false },
  { grip: 'cork', lock: 'twist', fold: false },
  { grip: 'foam', lock: 'twist', fold: true },
  { grip: 'cork', lock: 'lever', fold: false },
  { grip: 'foam', lock: 'lever', fold: true },
  { grip: 'cork', lock: 'lever', fold: true },
];

export const POLE_TRAITS = POLES.map(({ grip, lock }) =>
  traitsThat({ pair: true, leash: true, cork: grip === 'cork', 'lever-lock': lock === 'lever' }),
);

export function poles(context: CampContext, index: number): string {
  const { canvas, cloth, accent, trim, tint, isUsed, side } = context;
  const kind = pick(POLES, index);
  const cork = tonesOf('#b08a5e');
  const one = (basket: number): string => {
    const tube = (from: number, to: number, width: number, material: Tones): string =>
      paintHard(
        canvas,
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
        ? paintPiece(
            canvas,
            closed([
              [-13, 240, 'corner'],
              [13, 240, 'corner'],
              [13, 352],
              [-13, 352],
            ]),
            tonesOf(BLACK.light),
            { volume: 0.8 },
          )
        : '';
    const rings = [110, 140, 170, 200]
      .map((y) => stroke(`M-18 ${y}q18 7 36 0`, kind.grip === 'cork' ? cork.deep : BLACK.deep, 2, 0.6))
      .join('');
    const lock = (y: number): string =>
      kind.lock === 'lever'
        ? paintHard(canvas, rectangle(-13, y - 26, 27, 50), accent, '', 0.6) +
          paintHard(canvas, rectangle(11, y - 17, 11, 38), trim, '', 0.6)
        : paintHard(canvas, rectangle(-11.5, y - 26, 23, 52), accent, '', 0.5);
    const strap = webbing(
      canvas,
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
      brandMark([0, 380], 15, trim.base) +
      lock(506) +
      lock(732) +
      lower +
      paintPiece(canvas, grip, kind.grip === 'cork' ? cork : tonesOf(BLACK.light), {
        volume: 0.9,
        crisp: rings,
      }) +
      paintHard(
        canvas,
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
      paintHard(canvas, ellipse([0, 906], basket, basket * 0.26), BLACK) +
      tube(900, 950, 8, STEEL)
    );
  };
  const at = (x: number, turn: number, scale: number, y = 20, basket = 30): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${one(basket)}</g>`;
  if (isUsed) {
    // A hand in the strap, seen close.
    const skin = limbTones(tint);
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
    const sleeve = tonesOf(mix(tint, '#55585c', 0.82));
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
      paintPiece(canvas, arm, sleeve, { volume: 1, fabric: 'twill', soft: turnedPart }) +
      paintPiece(canvas, fist, skin, { volume: 1, crisp: lines }) +
      paintPiece(canvas, thumb, skin, { volume: 0.8 }) +
      webbing(
        canvas,
        [
          [300, 420],
          [340, 470],
          [420, 486],
        ],
        24,
        trim,
      );
    return `${background(canvas, tint)}${contactShadow(canvas, tint, { x: 440, y: 560, rx: 380, ry: 440 }, 0.14)}<g transform="translate(${side === 1 ? 0 : 800} 0) scale(${side} 1)">${drawn}</g>`;
  }
  const lie = kind.fold ? FOLDED : kind.grip === 'cork' ? SIDE_BY_SIDE : CROSSED;
  const shade = tone(tint, { l: -0.3 });
  const shadow = lie
    .map(
      ([x, turn]) =>
        `<g transform="translate(${x + 20} 46) rotate(${turn})">${stroke('M0 40V930', shade, 26, 0.13)}${stroke('M0 40V930', shade, 14, 0.16)}</g>`,
    )
    .join('');
  return background(canvas, tint) + shadow + lie.map(([x, turn, scale]) => at(x, turn, scale)).join('');
}

/** How the two lie: where the grip is, degrees, size. */
type Lie = readonly (readonly [x: number, turn: number, scale: number])[];
const CROSSED: Lie = [
  [310, -9, 1],
  [482, 8, 1],
];
const SIDE_BY_SIDE: Lie = [
  [230, -13, 1],
  [360, -13, 1],
];
const FOLDED: Lie = [
  [430, 14, 1],
  [580, 14, 1],
];
