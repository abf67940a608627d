// Draws sleeping bags and quilts.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix } from '#demo/drawings/base/color.ts';
import { closed, type Knot, mirrored, open, type Point } from '#demo/drawings/base/curve.ts';
import { castShadow, fold, seam } from '#demo/drawings/base/folds.ts';
import { contactShadow, dropShadow, background } from '#demo/drawings/base/background.ts';
import { cord, label, brandMark, webbing, zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { translated, stroke } from '#demo/drawings/base/canvas.ts';
import { quilt } from '#demo/drawings/base/quilting.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { SleepContext } from '#demo/drawings/sleep/sleep-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface BagCut {
  readonly shoulder: number;
  readonly hip: number;
  readonly foot: number;
  readonly hood: 'mummy' | 'round' | 'none';
  readonly gap: number;
  readonly rows: 'across' | 'chevron' | 'long';
}

const BAGS: readonly [BagCut, ...BagCut[]] = [
  { shoulder: 178, hip: 158, foot: 104, hood: 'mummy', gap: 62, rows: 'across' },
  { shoulder: 188, hip: 172, foot: 118, hood: 'round', gap: 84, rows: 'chevron' },
  { shoulder: 192, hip: 184, foot: 150, hood: 'none', gap: 74, rows: 'across' },
  { shoulder: 168, hip: 142, foot: 96, hood: 'mummy', gap: 46, rows: 'long' },
  { shoulder: 182, hip: 164, foot: 112, hood: 'round', gap: 52, rows: 'across' },
  { shoulder: 172, hip: 150, foot: 100, hood: 'mummy', gap: 70, rows: 'chevron' },
];

export const SLEEPING_BAG_TRAITS = BAGS.map(({ hood, shoulder, foot }) =>
  traitsThat({ hood: hood !== 'none', mummy: hood !== 'none' && foot < shoulder * 0.7 }),
);

const BAG_LOW = 912;

function bagHalf(cut: BagCut, y: number): number {
  const stops: readonly Point[] = [
    [260, cut.shoulder * 0.94],
    [340, cut.shoulder],
    [560, cut.hip],
    [820, cut.foot + 6],
    [BAG_LOW, cut.foot],
  ];
  const at = stops.findIndex(([level]) => level >= y);
  const [to, from] = [stops[at] ?? stops.at(-1), stops[Math.max(0, at - 1)]];
  if (to === undefined || from === undefined) return cut.hip;
  return from[1] + ((to[1] - from[1]) * (y - from[0])) / Math.max(1, to[0] - from[0]);
}

export function sleepingBag(context: SleepContext, index: number): string {
  const { canvas, cloth, accent, trim, tint, isUsed, side } = context;
  const cut = pick(BAGS, index);
  const half: Knot[] = [];
  if (cut.hood === 'none')
    half.push([400, 214], [400 + cut.shoulder * 0.8, 210], [400 + cut.shoulder - 4, 226, 'corner']);
  else
    half.push(
      [400, 84],
      [400 + (cut.hood === 'mummy' ? 92 : 124), 118],
      [400 + (cut.hood === 'mummy' ? 122 : 164), 208],
      [400 + cut.shoulder - 14, 286],
    );
  let swells = true;
  for (let y = 330; y < BAG_LOW - 60; y += cut.gap / 2) {
    half.push([400 + bagHalf(cut, y) + (swells ? 6 : -4), y]);
    swells = !swells;
  }
  half.push([400 + cut.foot - 12, BAG_LOW - 24], [400 + cut.foot * 0.5, BAG_LOW + 4], [400, BAG_LOW + 8]);
  const outline = closed(mirrored(half, 400));
  const rows: Point[][] = [];
  if (cut.rows === 'long') {
    for (const u of [-0.68, -0.34, 0, 0.34, 0.68])
      rows.push([300, 460, 620, 780, BAG_LOW].map((y): Point => [400 + u * bagHalf(cut, y), y]));
    for (const y of [300, 640])
      rows.push([
        [180, y],
        [400, y + 14],
        [620, y],
      ]);
  } else {
    for (let y = cut.hood === 'none' ? 290 : 306; y < BAG_LOW - 30; y += cut.gap)
      rows.push(
        [-1.05, -0.5, 0, 0.5, 1.05].map(
          (u): Point => [
            400 + u * bagHalf(cut, y),
            y + (cut.rows === 'chevron' ? 26 * (1 - Math.abs(u)) : 9 * (1 - u * u)),
          ],
        ),
      );
  }
  const puffs = quilt(canvas, cloth, rows, cut.rows === 'long' ? 14 : cut.gap * 0.26);
  const face = closed(
    mirrored(
      [
        [400, 128],
        [452, 150],
        [468, 206],
        [440, 268],
        [400, 284],
      ],
      400,
    ),
  );
  const hood =
    cut.hood === 'none'
      ? ''
      : paintPiece(canvas, face, accent, {
          volume: 0.9,
          soft: castShadow(accent, face.d, 34, 0.6),
          crisp: label([400, 168], 46, 26, tonesOf('#efece4'), '#4a4d52'),
        }) +
        stroke(face.d, cloth.deep, 12, 0.5) +
        stroke(face.d, cloth.base, 9) +
        stroke(face.d, cloth.rim, 1.8, 0.6) +
        cord(
          [
            [440, 262],
            [452, 296],
            [446, 330],
          ],
          4,
          trim,
          trim,
        );
  const hoodRays =
    cut.hood === 'none'
      ? ''
      : [-60, -30, 0, 30, 60]
          .map((angle) => {
            const t = (angle * Math.PI) / 180;
            return seam(
              cloth,
              open([
                [400 + Math.sin(t) * 62, 200 - Math.cos(t) * 76],
                [400 + Math.sin(t) * 140, 210 - Math.cos(t) * 134],
              ]),
              1.5,
            );
          })
          .join('');
  const edge = (y: number): Knot => [400 + side * (bagHalf(cut, y) - 26), y];
  const zipLine: Knot[] = [340, 420, 520, 620, isUsed ? 640 : 700].map(edge);
  const zipped =
    zip(canvas, zipLine, { tape: cloth, teeth: trim, size: 6 }) +
    zipPull([zipLine[0]?.[0] ?? 0, 348], trim, 7, 0);
  const s = side;
  const flap = closed([
    [400 + s * 6, 330, 'corner'],
    [400 + s * cut.shoulder * 0.6, 322],
    [400 + s * (cut.shoulder + 34), 350],
    [400 + s * (cut.shoulder + 44), 450],
    [400 + s * (cut.hip + 22), 600],
    [400 + s * (cut.hip - 16), 648, 'corner'],
    [400 + s * cut.hip * 0.55, 560],
    [400 + s * cut.hip * 0.2, 440],
  ]);
  const lining = tonesOf(mix(accent.base, cloth.base, 0.15));
  const folded = !isUsed
    ? ''
    : translated(-s * 5, 8, stroke(flap.d, cloth.deep, 10, 0.3)) +
      paintPiece(canvas, flap, lining, {
        volume: 1,
        soft:
          fold(lining, [400 + s * 40, 350], [400 + s * (cut.hip + 10), 600], s * 12, 16, 0.8) +
          fold(lining, [400 + s * 120, 340], [400 + s * (cut.hip + 24), 500], s * 14, 13, 0.7),
      });
  const sack = !isUsed ? '' : stuffSack(context, [400 - s * 262, 846]);
  const drawn =
    dropShadow(canvas, tint, outline.d) +
    paintPiece(canvas, outline, cloth, {
      volume: 1,
      blur: 8,
      soft: puffs.soft,
      crisp: puffs.crisp + hoodRays,
    }) +
    hood +
    zipped +
    folded +
    brandMark([400 - s * 70, 372], 36, trim.base) +
    sack;
  return `${background(canvas, tint)}<g transform="rotate(${isUsed ? s * 7 : 0} 400 500)">${translated(0, cut.hood === 'none' ? -60 : 2, drawn)}</g>`;
}

function stuffSack({ canvas, cloth, accent, trim, tint }: SleepContext, at: Point): string {
  const [x, y] = at;
  const body = closed([
    [x - 56, y - 70],
    [x, y - 86],
    [x + 56, y - 70],
    [x + 66, y + 20],
    [x + 50, y + 70],
    [x, y + 78],
    [x - 50, y + 70],
    [x - 66, y + 20],
  ]);
  const top = closed([
    [x - 44, y - 74],
    [x - 20, y - 104],
    [x + 22, y - 106],
    [x + 44, y - 74],
    [x, y - 62],
  ]);
  return (
    contactShadow(canvas, tint, { x: x + 8, y: y + 74, rx: 92, ry: 18 }, 0.5) +
    paintPiece(canvas, top, tonesOf(cloth.shade), { volume: 0.8 }) +
    paintPiece(canvas, body, cloth, {
      volume: 1,
      soft:
        fold(cloth, [x - 20, y - 70], [x - 34, y + 40], 8, 12, 0.8) +
        fold(cloth, [x + 30, y - 70], [x + 20, y + 30], -8, 12, 0.8),
    }) +
    webbing(
      canvas,
      [
        [x - 64, y + 4],
        [x, y + 14],
        [x + 64, y + 4],
      ],
      14,
      accent,
    ) +
    brandMark([x, y + 46], 30, trim.base)
  );
}
