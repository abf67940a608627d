// Draws caps and sun hats.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix, tone } from '#demo/drawings/base/color.ts';
import { closed, ellipse, type Knot, open, type Point } from '#demo/drawings/base/curve.ts';
import { fold, seam, stitches } from '#demo/drawings/base/folds.ts';
import { cord, label, brandMark } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { HeadContext } from '#demo/drawings/worn/head-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface CapCut {
  readonly kind: 'six' | 'five' | 'trucker' | 'sun';
}

const CAPS: readonly [CapCut, ...CapCut[]] = [
  { kind: 'six' },
  { kind: 'five' },
  { kind: 'trucker' },
  { kind: 'sun' },
];

export const CAP_TRAITS = CAPS.map(({ kind }) =>
  traitsThat({ peak: kind !== 'sun', brim: kind === 'sun', mesh: kind === 'trucker' }),
);

export function cap(context: HeadContext, index: number, isWorn: boolean): string {
  const { canvas, cloth, accent, trim, side } = context;
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
      .map((d) => stitches(cloth, d, canvas.isClose))
      .join('');
    return (
      (isWorn ? '' : paintPiece(canvas, under, tonesOf(cloth.shade), { volume: 0.4 })) +
      paintPiece(canvas, crown, cloth, {
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
      paintPiece(canvas, brim, cloth, {
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
  const back = kind === 'trucker' ? tonesOf(tone(cloth.base, { l: -0.02 })) : cloth;
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
          canvas.linear(at(-20, -200), at(200, 40), [
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
    .map((d) => stitches(brimCloth, d, canvas.isClose))
    .join('');
  return (
    (isWorn ? '' : paintPiece(canvas, under, tonesOf(brimCloth.deep), { volume: 0 })) +
    paintPiece(canvas, crown, back, {
      volume: 1,
      blur: 11,
      fabric: kind === 'trucker' ? 'mesh' : 'twill',
      soft: folds,
      crisp:
        frontPaint +
        lines.map((d) => seam(cloth, d, 2)).join('') +
        lines.map((d) => translated(6, 0, stitches(cloth, d, canvas.isClose))).join('') +
        vents +
        stitches(cloth, open([P(-190, -6), P(-90, 18), P(40, 28), P(186, 8)]), canvas.isClose),
    }) +
    translated(0, 0, stroke(open([P(-8, 36), P(70, 4), P(186, 0)]), cloth.deep, 8, 0.3)) +
    paintPiece(canvas, brim, brimCloth, {
      volume: 0.9,
      soft: fold(brimCloth, at(60, 30), at(300, 70), -12, 20, 0.5),
      crisp: rows,
    }) +
    (kind === 'six'
      ? brandMark(at(120, -70), 62 * k, trim.base)
      : label(at(92, -78), 110 * k, 66 * k, tonesOf(trim.base), mix(trim.base, '#141414', 0.75)))
  );
}
