// Draws socks.
import { paintLimb, paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, type Knot, open, type Shape } from '#demo/drawings/base/curve.ts';
import { fold, seam } from '#demo/drawings/base/folds.ts';
import { limbTones } from '#demo/drawings/base/mannequin.ts';
import { contactShadow, dropShadow, background } from '#demo/drawings/base/background.ts';
import { brandMark } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import type { LimbContext } from '#demo/drawings/worn/limb-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

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

export const SOCK_TRAITS = SOCKS.map(({ top }) => traitsThat({ 'calf-high': top <= 330 }));

function sock({ canvas, cloth, accent, trim }: LimbContext, cut: SockCut): { shape: Shape; drawn: string } {
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
  const drawn = paintPiece(canvas, shape, cloth, {
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
      translated(4, 0, stroke(ribs, cloth.rim, 2.6, 0.24)) +
      seam(cloth, open(ring(top + cut.rib)), 1.6),
  });
  return { shape, drawn: drawn + brandMark([430, 728], 34, trim.base) };
}

export function socks(context: LimbContext, index: number): string {
  const { canvas, tint, isWorn, side } = context;
  const cut = pick(SOCKS, index);
  const { shape, drawn } = sock(context, cut);
  const turned = (content: string): string =>
    side === 1 ? content : `<g transform="translate(800 0) scale(-1 1)">${content}</g>`;
  if (isWorn) {
    const skin = limbTones(tint);
    const leg = closed([
      [176, cut.top + 30, 'corner'],
      [332, cut.top + 30, 'corner'],
      [350, cut.top - 160],
      [356, -60, 'corner'],
      [146, -60, 'corner'],
      [154, cut.top - 160],
    ]);
    const shade = contactShadow(canvas, tint, { x: 400, y: 794, rx: 300, ry: 28 }, 0.6);
    return (
      background(canvas, tint, 740) +
      translated(side * 10, 40, turned(shade + paintLimb(canvas, leg, skin) + drawn))
    );
  }
  const lift = cut.top > 400 ? -120 : cut.top > 200 ? -20 : 30;
  const other = `<g transform="translate(64 -36)">${dropShadow(canvas, tint, shape.d)}${drawn}</g>`;
  return (
    background(canvas, tint) +
    translated(-side * 30, lift, turned(other + dropShadow(canvas, tint, shape.d) + drawn))
  );
}
