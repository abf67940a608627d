// Draws sleeping mats, spread out or half rolled up.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { tone } from '#demo/drawings/base/color.ts';
import {
  closed,
  ellipse,
  type Knot,
  mirrored,
  open,
  type Point,
  type Shape,
} from '#demo/drawings/base/curve.ts';
import { seam } from '#demo/drawings/base/folds.ts';
import { contactShadow, dropShadow, background } from '#demo/drawings/base/background.ts';
import { brandMark, webbing } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { quilt } from '#demo/drawings/base/quilting.ts';
import { pick } from '#demo/drawings/base/random.ts';
import type { SleepContext } from '#demo/drawings/sleep/sleep-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface MatCut {
  readonly half: number;
  readonly foot: number;
  readonly shape: 'tubes' | 'rows' | 'foam' | 'dots';
}

const MATS: readonly [MatCut, ...MatCut[]] = [
  { half: 172, foot: 132, shape: 'rows' },
  { half: 166, foot: 166, shape: 'tubes' },
  { half: 160, foot: 160, shape: 'foam' },
  { half: 170, foot: 140, shape: 'dots' },
  { half: 176, foot: 128, shape: 'foam' },
];

export const MAT_TRAITS = MATS.map(({ shape }) => traitsThat({ foam: shape === 'foam' }));

export function mat(context: SleepContext, index: number): string {
  const { canvas, cloth, accent, trim, tint, isUsed } = context;
  const cut = pick(MATS, index);
  const [top, low] = [86, isUsed ? 640 : 914];
  const halfAt = (y: number): number =>
    cut.half + (cut.foot - cut.half) * Math.max(0, (y - 420) / 494) ** 1.2;
  const step = cut.shape === 'foam' ? 40 : 34;
  const side: Knot[] = [];
  let swells = true;
  for (let y = top + 34; y < low - 20; y += step / (cut.shape === 'tubes' ? 0.4 : 2)) {
    side.push([400 + halfAt(y) + (cut.shape === 'tubes' ? 0 : swells ? 4 : -4), y]);
    swells = !swells;
  }
  const round = cut.shape === 'foam' ? 10 : 46;
  const outline = closed(
    mirrored(
      [
        [400, top],
        [400 + cut.half - round, top + 3],
        [400 + cut.half - 4, top + round * 0.6],
        ...side,
        [400 + halfAt(low) - 6, low - round * 0.4],
        [400 + halfAt(low) - round, low + 2],
        [400, low + 4],
      ],
      400,
    ),
  );
  const { soft, crisp } = surface(context, cut, top, low, halfAt);
  const valve =
    cut.shape === 'foam'
      ? ''
      : fill(ellipse([400 - cut.half + 44, top + 36], 17, 17).d, accent.deep) +
        fill(ellipse([400 - cut.half + 42, top + 33], 14, 14).d, accent.base) +
        fill(ellipse([400 - cut.half + 38, top + 29], 5, 4).d, accent.rim, 0.8);
  const sheet = paintPiece(canvas, outline, cloth, {
    volume: 0.9,
    blur: 7,
    soft,
    crisp,
    ...(cut.shape === 'foam' ? {} : { fabric: 'ripstop' as const }),
  });
  const roll = !isUsed ? '' : rollUp(context, halfAt(low) + 6, low + 40, cut.shape === 'foam');
  return (
    background(canvas, tint) +
    translated(
      0,
      isUsed ? 60 : 0,
      dropShadow(canvas, tint, outline.d) + sheet + valve + brandMark([400, top + 60], 40, trim.base) + roll,
    )
  );
}

function surface(
  { canvas, cloth }: SleepContext,
  cut: MatCut,
  top: number,
  low: number,
  halfAt: (y: number) => number,
): { soft: string; crisp: string } {
  if (cut.shape === 'rows' || cut.shape === 'tubes') {
    const rows: Point[][] = [];
    if (cut.shape === 'rows')
      for (let y = top + 54; y < low - 20; y += 38)
        rows.push([
          [400 - halfAt(y) - 6, y],
          [400, y + 3],
          [400 + halfAt(y) + 6, y],
        ]);
    else
      for (const u of [-0.74, -0.44, -0.15, 0.15, 0.44, 0.74])
        rows.push([top + 26, (top + low) / 2, low - 22].map((y): Point => [400 + u * halfAt(y), y]));
    if (cut.shape === 'rows') return quilt(canvas, cloth, rows, 10);
    const lines = rows.map((row) => open(row.map((p): Knot => [p[0], p[1]])));
    return {
      soft: lines
        .map(
          (d) =>
            translated(-9, 0, stroke(d, cloth.deep, 15, 0.45)) +
            translated(13, 0, stroke(d, cloth.rim, 13, 0.5)),
        )
        .join(''),
      crisp: lines.map((d) => seam(cloth, d, 2)).join(''),
    };
  }
  let soft = '';
  let crisp = '';
  if (cut.shape === 'dots') {
    for (let y = top + 46; y < low - 20; y += 44) {
      for (let x = -3 + ((y / 44) % 2 < 1 ? 0 : 0.5); x <= 3; x += 1) {
        const at: Point = [400 + x * 50, y];
        if (Math.abs(at[0] - 400) > halfAt(y) - 18) continue;
        soft +=
          fill(ellipse([at[0] - 3, at[1] - 3], 15, 15).d, cloth.deep, 0.5) +
          fill(ellipse([at[0] + 15, at[1] + 15], 12, 12).d, cloth.rim, 0.5);
        crisp += stroke(ellipse(at, 5, 5).d, cloth.line, 1.8, 0.9);
      }
    }
    return { soft, crisp };
  }
  for (let y = top; y < low; y += 40) {
    soft +=
      fill(`M200 ${y}H600V${y + 18}H200Z`, cloth.light, 0.75) +
      fill(`M200 ${y + 22}H600V${y + 40}H200Z`, cloth.deep, 0.5);
    for (let x = 250; x < 560; x += 40)
      crisp += fill(ellipse([x + ((y / 40) % 2 < 1 ? 0 : 20), y + 20], 11, 7).d, cloth.deep, 0.32);
    crisp += stroke(`M200 ${y}H600`, cloth.line, 1.6, 0.7);
  }
  return { soft, crisp };
}

/** The end that is still rolled up. */
function rollUp(
  { canvas, cloth, accent, tint }: SleepContext,
  half: number,
  y: number,
  isFoam: boolean,
): string {
  const r = isFoam ? 78 : 58;
  const tube: Shape = closed([
    [400 - half, y - r, 'corner'],
    [400 + half, y - r, 'corner'],
    [400 + half + 16, y],
    [400 + half, y + r, 'corner'],
    [400 - half, y + r, 'corner'],
    [400 - half - 16, y],
  ]);
  const paint = canvas.linear(
    [0, y - r],
    [0, y + r],
    [
      [0, cloth.light],
      [0.3, cloth.base],
      [0.75, cloth.shade],
      [1, cloth.deep],
    ],
  );
  const spiral = (x: number): string =>
    [1, 0.74, 0.48, 0.22]
      .map((share) => stroke(ellipse([x, y], 17 * share, r * share).d, cloth.line, 2, 0.8))
      .join('');
  const cap = fill(ellipse([400 + half, y], 17, r).d, tone(cloth.base, { l: -0.06 }));
  return (
    contactShadow(canvas, tint, { x: 408, y: y + r, rx: half + 70, ry: 26 }, 0.5) +
    paintPiece(canvas, tube, cloth, { paint, volume: 0.2 }) +
    cap +
    spiral(400 + half) +
    [-0.5, 0.5]
      .map((u) =>
        webbing(
          canvas,
          [
            [400 + u * half, y - r],
            [400 + u * half + 6, y],
            [400 + u * half, y + r],
          ],
          18,
          accent,
        ),
      )
      .join('')
  );
}
