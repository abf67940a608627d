// Draws tunnel tents.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, type Knot, open } from '#demo/drawings/base/curve.ts';
import { fold, seam } from '#demo/drawings/base/folds.ts';
import { brandMark, zip } from '#demo/drawings/base/hardware.ts';
import { fill, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { doorway, guyLine, GROUND_Y, pole, type TentContext } from '#demo/drawings/shelter/tent-parts.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface TunnelCut {
  readonly hoops: 2 | 3 | 4;
  readonly high: number;
  readonly slope: number;
}

const TUNNELS: readonly [TunnelCut, ...TunnelCut[]] = [
  { hoops: 3, high: 290, slope: 50 },
  { hoops: 2, high: 240, slope: 110 },
  { hoops: 4, high: 330, slope: 30 },
  { hoops: 3, high: 262, slope: 80 },
  { hoops: 4, high: 300, slope: 64 },
  { hoops: 2, high: 280, slope: 70 },
];

export const TUNNEL_TRAITS = TUNNELS.map(({ hoops }) =>
  traitsThat({
    tunnel: true,
    porch: true,
    'sleeps-2': hoops <= 3,
    'sleeps-3': hoops >= 3,
    'sleeps-4': hoops === 4,
  }),
);

export function tunnel(context: TentContext, index: number): string {
  const { canvas, cloth, accent, trim, isOpen, turn } = context;
  const cut = pick(TUNNELS, index);
  const { high } = cut;
  const x = (value: number): number => 400 + value * turn;
  const top = GROUND_Y - high;
  // The entrance faces the viewer on one side, the foot end recedes to the other.
  const mouth: Knot[] = [
    [x(-320), GROUND_Y + 14, 'corner'],
    [x(-306), GROUND_Y - high * 0.58],
    [x(-200), top],
    [x(-84), GROUND_Y - high * 0.56],
    [x(-60), GROUND_Y + 22, 'corner'],
  ];
  const body = closed([
    [x(-200), top],
    [x(-40), top + 18],
    [x(120), top + 20 + cut.slope * 0.4],
    [x(260), top + cut.slope + 50],
    [x(342), GROUND_Y - 60],
    [x(356), GROUND_Y - 10, 'corner'],
    [x(150), GROUND_Y + 12],
    [x(-60), GROUND_Y + 22, 'corner'],
    [x(-84), GROUND_Y - high * 0.56],
  ]);
  const front = closed(mouth);
  const hoopAt = (share: number): Knot[] => {
    const tx = -200 + share * 470;
    const lift = top + 12 + share * cut.slope * 1.1 + share * 30;
    const height = GROUND_Y - lift;
    return [
      [x(tx), lift + 2],
      [x(tx + 74 - share * 18), lift + height * 0.4],
      [x(tx + 106 - share * 30), GROUND_Y + 16 - share * 22],
    ];
  };
  const shares = Array.from({ length: cut.hoops - 1 }, (_, at) => (at + 1) / (cut.hoops - 0.35));
  const folds = [0.1, 0.3, 0.5, 0.72, 0.9]
    .map((share) =>
      fold(
        cloth,
        [x(-190 + share * 470), top + 40 + share * cut.slope],
        [x(-110 + share * 440), GROUND_Y - 14],
        -18,
        18,
        0.6,
      ),
    )
    .join('');
  const lower = open([
    [x(-80), GROUND_Y - 40],
    [x(150), GROUND_Y - 46],
    [x(370), GROUND_Y - 60],
  ]);
  const doorShape = closed([
    [x(-206), top + high * 0.17],
    [x(-122), GROUND_Y - high * 0.46],
    [x(-100), GROUND_Y + 18, 'corner'],
    [x(-296), GROUND_Y + 12, 'corner'],
    [x(-284), GROUND_Y - high * 0.46],
  ]);
  const doorLine: Knot[] = [
    [x(-292), GROUND_Y + 10],
    [x(-280), GROUND_Y - high * 0.46],
    [x(-204), top + high * 0.17],
    [x(-124), GROUND_Y - high * 0.46],
    [x(-102), GROUND_Y + 16],
  ];
  const frontPaint = canvas.linear(
    [x(-320), top],
    [x(-60), GROUND_Y],
    [
      [0, cloth.light],
      [0.5, cloth.base],
      [1, cloth.shade],
    ],
  );
  return (
    guyLine([x(300), GROUND_Y - high * 0.42], [x(392), GROUND_Y + 4], trim) +
    paintPiece(canvas, body, cloth, {
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
    paintPiece(canvas, front, cloth, {
      volume: 0.9,
      paint: frontPaint,
      fabric: 'ripstop',
      soft: fold(cloth, [x(-210), top + 60], [x(-280), GROUND_Y - 30], -8, 16, 0.6),
    }) +
    (isOpen
      ? doorway(context, doorShape) +
        paintPiece(
          canvas,
          closed([
            [x(-292), GROUND_Y - high * 0.4],
            [x(-262), GROUND_Y - high * 0.56],
            [x(-250), GROUND_Y - high * 0.3],
            [x(-268), GROUND_Y - 20],
            [x(-300), GROUND_Y - 10],
          ]),
          tonesOf(cloth.light),
          { volume: 1 },
        )
      : zip(canvas, doorLine, { tape: cloth, teeth: trim, size: 5 })) +
    pole(
      [
        [x(-320), GROUND_Y + 14],
        [x(-306), GROUND_Y - high * 0.58],
        [x(-200), top],
        [x(-84), GROUND_Y - high * 0.56],
        [x(-60), GROUND_Y + 22],
      ],
      accent,
    ) +
    guyLine([x(-300), GROUND_Y - high * 0.52], [x(-392), GROUND_Y + 40], trim) +
    guyLine([x(-78), GROUND_Y - high * 0.5], [x(-6), GROUND_Y + 62], trim) +
    brandMark([x(120), GROUND_Y - high * 0.4], 42, trim.base, 0.9)
  );
}
