// Draws what one sleeps in and on: bags, quilts and mats.
import { castOnto, clothOf, fold, piece, seam, type Cloth } from './cloth.ts';
import { mix, tone } from './color.ts';
import { closed, ellipse, mirrored, open, type Knot, type Point, type Shape } from './curve.ts';
import { contactShadow, dropShadow, ground } from './ground.ts';
import { cord, label, mark, webbing, zip, zipPull } from './hardware.ts';
import { fill, moved, stroke, type Ink } from './ink.ts';
import type { GearDrawing } from './parameters.ts';
import { quilt } from './quilting.ts';
import { pick } from './random.ts';

interface SleepLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly tint: string;
  readonly isUsed: boolean;
  readonly side: 1 | -1;
}

export function drawSleep(ink: Ink, parameters: GearDrawing, gear: 'sleeping-bag' | 'sleeping-mat'): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const look: SleepLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    tint,
    isUsed: view === 'worn',
    side: seed % 2 === 0 ? 1 : -1,
  };
  return gear === 'sleeping-bag' ? sleepingBag(look, cut) : mat(look, cut);
}

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
  { shoulder: 188, hip: 178, foot: 138, hood: 'round', gap: 84, rows: 'chevron' },
  { shoulder: 192, hip: 184, foot: 150, hood: 'none', gap: 74, rows: 'across' },
  { shoulder: 168, hip: 142, foot: 96, hood: 'mummy', gap: 46, rows: 'long' },
];
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

function sleepingBag(look: SleepLook, index: number): string {
  const { ink, cloth, accent, trim, tint, isUsed, side } = look;
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
  const puffs = quilt(ink, cloth, rows, cut.rows === 'long' ? 14 : cut.gap * 0.26);
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
      : piece(ink, face, accent, {
          volume: 0.9,
          soft: castOnto(accent, face.d, 34, 0.6),
          crisp: label([400, 168], 46, 26, clothOf('#efece4'), '#4a4d52'),
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
    zip(ink, zipLine, { tape: cloth, teeth: trim, size: 6 }) +
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
  const lining = clothOf(mix(accent.base, cloth.base, 0.15));
  const folded = !isUsed
    ? ''
    : moved(-s * 5, 8, stroke(flap.d, cloth.deep, 10, 0.3)) +
      piece(ink, flap, lining, {
        volume: 1,
        soft:
          fold(lining, [400 + s * 40, 350], [400 + s * (cut.hip + 10), 600], s * 12, 16, 0.8) +
          fold(lining, [400 + s * 120, 340], [400 + s * (cut.hip + 24), 500], s * 14, 13, 0.7),
      });
  const sack = !isUsed ? '' : stuffSack(look, [400 - s * 262, 846]);
  const drawn =
    dropShadow(tint, outline.d) +
    piece(ink, outline, cloth, { volume: 1, blur: 8, soft: puffs.soft, crisp: puffs.crisp + hoodRays }) +
    hood +
    zipped +
    folded +
    mark([400 - s * 70, 372], 36, trim.base) +
    sack;
  return `${ground(ink, tint)}<g transform="rotate(${isUsed ? s * 7 : 0} 400 500)">${moved(0, cut.hood === 'none' ? -60 : 2, drawn)}</g>`;
}

function stuffSack({ ink, cloth, accent, trim, tint }: SleepLook, at: Point): string {
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
    contactShadow(ink, tint, { x: x + 8, y: y + 74, rx: 92, ry: 18 }, 0.5) +
    piece(ink, top, clothOf(cloth.shade), { volume: 0.8 }) +
    piece(ink, body, cloth, {
      volume: 1,
      soft:
        fold(cloth, [x - 20, y - 70], [x - 34, y + 40], 8, 12, 0.8) +
        fold(cloth, [x + 30, y - 70], [x + 20, y + 30], -8, 12, 0.8),
    }) +
    webbing(
      ink,
      [
        [x - 64, y + 4],
        [x, y + 14],
        [x + 64, y + 4],
      ],
      14,
      accent,
    ) +
    mark([x, y + 46], 30, trim.base)
  );
}

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
];

function mat(look: SleepLook, index: number): string {
  const { ink, cloth, accent, trim, tint, isUsed } = look;
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
  const { soft, crisp } = surface(look, cut, top, low, halfAt);
  const valve =
    cut.shape === 'foam'
      ? ''
      : fill(ellipse([400 - cut.half + 44, top + 36], 17, 17).d, accent.deep) +
        fill(ellipse([400 - cut.half + 42, top + 33], 14, 14).d, accent.base) +
        fill(ellipse([400 - cut.half + 38, top + 29], 5, 4).d, accent.rim, 0.8);
  const sheet = piece(ink, outline, cloth, {
    volume: 0.9,
    blur: 7,
    soft,
    crisp,
    ...(cut.shape === 'foam' ? {} : { fabric: 'ripstop' as const }),
  });
  const roll = !isUsed ? '' : rollUp(look, halfAt(low) + 6, low + 40, cut.shape === 'foam');
  return (
    ground(ink, tint) +
    moved(
      0,
      isUsed ? 60 : 0,
      dropShadow(tint, outline.d) + sheet + valve + mark([400, top + 60], 40, trim.base) + roll,
    )
  );
}

function surface(
  { ink, cloth }: SleepLook,
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
    if (cut.shape === 'rows') return quilt(ink, cloth, rows, 10);
    const lines = rows.map((row) => open(row.map((p): Knot => [p[0], p[1]])));
    return {
      soft: lines
        .map(
          (d) => moved(-9, 0, stroke(d, cloth.deep, 15, 0.45)) + moved(13, 0, stroke(d, cloth.rim, 13, 0.5)),
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
function rollUp({ ink, cloth, accent, tint }: SleepLook, half: number, y: number, isFoam: boolean): string {
  const r = isFoam ? 78 : 58;
  const tube: Shape = closed([
    [400 - half, y - r, 'corner'],
    [400 + half, y - r, 'corner'],
    [400 + half + 16, y],
    [400 + half, y + r, 'corner'],
    [400 - half, y + r, 'corner'],
    [400 - half - 16, y],
  ]);
  const paint = ink.linear(
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
    contactShadow(ink, tint, { x: 408, y: y + r, rx: half + 70, ry: 26 }, 0.5) +
    piece(ink, tube, cloth, { paint, volume: 0.2 }) +
    cap +
    spiral(400 + half) +
    [-0.5, 0.5]
      .map((u) =>
        webbing(
          ink,
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
