// Draws headlamps.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix } from '#demo/drawings/base/color.ts';
import { closed, ellipse, type Knot, type Point } from '#demo/drawings/base/curve.ts';
import { buckle, brandMark, slider, webbing } from '#demo/drawings/base/hardware.ts';
import { fill, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { HeadContext } from '#demo/drawings/worn/head-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface LampCut {
  readonly lens: 'one' | 'two' | 'bar';
  readonly top: boolean;
}

const LAMPS: readonly [LampCut, ...LampCut[]] = [
  { lens: 'one', top: false },
  { lens: 'two', top: true },
  { lens: 'bar', top: false },
  { lens: 'two', top: false },
];

export const HEADLAMP_TRAITS = LAMPS.map(({ lens }) =>
  traitsThat({ lamp: true, 'second-lamp': lens === 'two' }),
);

export function headlamp(
  { canvas, cloth, accent, trim }: HeadContext,
  index: number,
  isWorn: boolean,
): string {
  const cut = pick(LAMPS, index);
  const y = isWorn ? 316 : 520;
  const half = isWorn ? 166 : 236;
  const deep = isWorn ? 20 : 92;
  const width = isWorn ? 44 : 56;
  const strapBack = isWorn
    ? ''
    : webbing(
        canvas,
        [
          [400 - half, y],
          [400 - half * 0.7, y - deep],
          [400, y - deep * 1.36],
          [400 + half * 0.7, y - deep],
          [400 + half, y],
        ],
        width,
        tonesOf(cloth.shade),
      );
  const strapTop = !cut.top
    ? ''
    : webbing(
        canvas,
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
    webbing(canvas, front, width, cloth) +
    slider([400 + half * 0.72, y + deep * 0.8], width * 0.86, trim, -24);
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
  const dark = tonesOf(mix(accent.base, '#232427', 0.55));
  const lens = (x: number, dy: number, r: number): string => {
    const at: Point = [400 + x * s, cy + dy * s];
    const glass = canvas.radial([at[0] - r * 0.3, at[1] - r * 0.3], r * s * 1.3, [
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
        : paintPiece(
            canvas,
            closed([B(-58, -30), B(58, -30), B(64, 0), B(54, 24), B(-54, 24), B(-64, 0)]),
            tonesOf('#fff0c4'),
            { volume: 0.5 },
          );
  const knob = paintPiece(canvas, closed([B(-24, -78), B(24, -78), B(28, -62), B(-28, -62)]), trim, {
    volume: 0,
  });
  const beam = fill(
    ellipse([400, cy], 210 * s, 210 * s).d,
    canvas.radial([400, cy], 210 * s, [
      [0, '#fff2c8', 0.75],
      [0.5, '#fff2c8', 0.2],
      [1, '#fff2c8', 0],
    ]),
  );
  return (
    strapBack +
    strapTop +
    strap +
    paintPiece(canvas, plate, dark, { volume: 0.5 }) +
    knob +
    paintPiece(canvas, body, dark, { volume: 0.8 }) +
    (isWorn ? beam : '') +
    lenses +
    brandMark([400, cy + 44 * s], 18 * s, trim.base) +
    (isWorn ? '' : buckle([400 - half * 0.7, y + deep * 0.86], width * 0.5, trim, 30))
  );
}
