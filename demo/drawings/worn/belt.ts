// Draws belts, rolled up or worn.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { lightnessOf, mix, tone } from '#demo/drawings/base/color.ts';
import { closed, type Knot, mirrored, open, type Point } from '#demo/drawings/base/curve.ts';
import { fold, seam } from '#demo/drawings/base/folds.ts';
import { companionTones } from '#demo/drawings/base/mannequin.ts';
import { contactShadow, background } from '#demo/drawings/base/background.ts';
import { buckle, brandMark, webbing } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { LimbContext } from '#demo/drawings/worn/limb-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface BeltCut {
  readonly width: number;
  readonly kind: 'web' | 'leather' | 'clip';
  readonly isBrass?: boolean;
  /** Rolled up the other way round. */
  readonly isTurned?: boolean;
}

const BELTS: readonly [BeltCut, ...BeltCut[]] = [
  { width: 66, kind: 'web' },
  { width: 58, kind: 'leather' },
  { width: 52, kind: 'clip' },
  { width: 62, kind: 'leather', isBrass: true },
  { width: 54, kind: 'leather', isBrass: true, isTurned: true },
  { width: 50, kind: 'web' },
];

export const BELT_TRAITS = BELTS.map(({ kind, isBrass }) =>
  traitsThat({ leather: kind === 'leather', brass: isBrass === true, 'metal-buckle': kind !== 'clip' }),
);

export function belt(context: LimbContext, index: number): string {
  const { canvas, cloth, accent, trim, tint, isWorn } = context;
  const { width, kind, isBrass, isTurned } = pick(BELTS, index);
  const metal = tonesOf(isBrass === true ? '#b8913f' : mix(trim.base, '#b9bbb9', 0.7));
  const closing = (at: Point, turn: number): string => {
    if (kind === 'clip') return buckle(at, width * 0.72, accent, turn);
    const s = width;
    const frame = closed([
      [-s * 0.8, -s * 0.72, 'corner'],
      [s * 0.8, -s * 0.72, 'corner'],
      [s * 0.84, 0],
      [s * 0.8, s * 0.72, 'corner'],
      [-s * 0.8, s * 0.72, 'corner'],
      [-s * 0.84, 0],
    ]);
    const inner =
      kind === 'web'
        ? fill(
            closed([
              [-s * 0.62, -s * 0.52, 'corner'],
              [s * 0.62, -s * 0.52, 'corner'],
              [s * 0.62, s * 0.52, 'corner'],
              [-s * 0.62, s * 0.52, 'corner'],
            ]).d,
            metal.light,
          ) + brandMark([0, 0], s * 0.6, metal.deep)
        : fill(
            closed([
              [-s * 0.5, -s * 0.46, 'corner'],
              [s * 0.56, -s * 0.46, 'corner'],
              [s * 0.56, s * 0.46, 'corner'],
              [-s * 0.5, s * 0.46, 'corner'],
            ]).d,
            cloth.base,
          ) +
          stroke(`M${-s * 0.5} 0H${s * 0.74}`, metal.base, 9) +
          stroke(`M${-s * 0.5} -2H${s * 0.74}`, metal.rim, 3);
    return `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn})">${paintPiece(canvas, frame, metal, { volume: 0.5 })}${inner}</g>`;
  };
  if (isWorn) {
    const trousers = tonesOf(mix(tint, '#5d5a50', 0.85));
    const shirt = companionTones(tint, lightnessOf(cloth.base) < 0.45);
    const torso = closed(
      mirrored(
        [
          [400, -40],
          [610, -40, 'corner'],
          [604, 180],
          [592, 400, 'corner'],
          [400, 420],
        ],
        400,
      ),
    );
    const hip = closed(
      mirrored(
        [
          [400, 372],
          [594, 356, 'corner'],
          [640, 560],
          [660, 760],
          [664, 1020, 'corner'],
          [420, 1020, 'corner'],
          [404, 860],
        ],
        400,
      ),
    );
    const folds =
      fold(trousers, [404, 840], [590, 740], 12, 18, 0.9) +
      fold(trousers, [396, 840], [214, 750], -12, 18, 0.9) +
      fold(trousers, [410, 860], [600, 880], 12, 18, 0.7) +
      fold(trousers, [390, 860], [200, 890], -12, 18, 0.7);
    const loops = [-150, -72, 96, 158]
      .map((x) =>
        webbing(
          canvas,
          [
            [400 + x, 372],
            [400 + x * 1.02, 472],
          ],
          22,
          trousers,
        ),
      )
      .join('');
    const strap = webbing(
      canvas,
      [
        [200, 404],
        [400, 432],
        [600, 404],
      ],
      width,
      cloth,
    );
    const pocket = ([1, -1] as const)
      .map((s) =>
        seam(
          trousers,
          open([
            [400 + s * 128, 470],
            [400 + s * 168, 560],
            [400 + s * 232, 640],
          ]),
          2.4,
        ),
      )
      .join('');
    return (
      background(canvas, tint) +
      contactShadow(canvas, tint, { x: 440, y: 560, rx: 400, ry: 460 }, 0.15) +
      paintPiece(canvas, torso, shirt, {
        volume: 1,
        fabric: 'jersey',
        soft:
          fold(shirt, [240, 380], [380, 240], 10, 18, 0.8) +
          fold(shirt, [560, 390], [420, 300], -10, 18, 0.8),
      }) +
      paintPiece(canvas, hip, trousers, {
        volume: 1,
        blur: 12,
        fabric: 'twill',
        soft: folds,
        crisp:
          pocket +
          seam(
            trousers,
            open([
              [400, 470],
              [400, 840],
            ]),
            2,
          ),
      }) +
      strap +
      loops +
      closing([400, 431], 0)
    );
  }
  // Rolled up on its edge: turns of the strap, the end with the buckle lying out to the side.
  const spine: Point[] = [];
  for (let turn = 0; turn <= 5.1 * Math.PI; turn += Math.PI / 10) {
    const r = 46 + turn * 12.5;
    spine.push([380 + Math.cos(turn) * r, 470 + Math.sin(turn) * r * 0.5]);
  }
  const tall = width * 1.5;
  let coil = '';
  for (let at = 0; at < spine.length - 1; at += 1) {
    const [a, b] = [spine[at], spine[at + 1]];
    if (a === undefined || b === undefined) continue;
    const facing = Math.cos(((at + 0.5) * Math.PI) / 10 + 2.2) * 0.5 + 0.5;
    const isFront = Math.sin(((at + 0.5) * Math.PI) / 10) > 0;
    const shade = isFront
      ? tone(cloth.base, { l: -0.09 + facing * 0.13 })
      : tone(cloth.shade, { l: -0.1 + facing * 0.06 });
    const slat = `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}L${b[0].toFixed(1)} ${(b[1] + tall).toFixed(1)}L${a[0].toFixed(1)} ${(a[1] + tall).toFixed(1)}Z`;
    coil +=
      fill(slat, shade) +
      stroke(slat, shade, 1.2) +
      stroke(
        `M${a[0].toFixed(1)} ${(a[1] + 9).toFixed(1)}L${b[0].toFixed(1)} ${(b[1] + 9).toFixed(1)}M${a[0].toFixed(1)} ${(a[1] + tall - 9).toFixed(1)}L${b[0].toFixed(1)} ${(b[1] + tall - 9).toFixed(1)}`,
        kind === 'leather' ? cloth.stitch : cloth.line,
        1.6,
        0.7,
        kind === 'leather' ? 'stroke-dasharray="5 4"' : '',
      );
  }
  const end = spine.at(-1) ?? [380, 470];
  const shadow = contactShadow(canvas, tint, { x: 400, y: 660, rx: 330, ry: 60 }, 0.5);
  const rim = stroke(open(spine.map((p): Knot => [p[0], p[1]])), cloth.rim, 3.4, 0.8);
  const rolled = translated(-20, -30, shadow + coil + rim + closing([end[0] + 6, end[1] + tall / 2], -6));
  return (
    background(canvas, tint, 560) +
    (isTurned === true ? `<g transform="translate(800 0) scale(-1 1)">${rolled}</g>` : rolled)
  );
}
