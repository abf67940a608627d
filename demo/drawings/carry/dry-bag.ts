// Draws dry bags.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, ellipse, mirrored, num, open } from '#demo/drawings/base/curve.ts';
import { fold, seam, stitches } from '#demo/drawings/base/folds.ts';
import { contactShadow, background } from '#demo/drawings/base/background.ts';
import { buckle, brandMark, slider, webbing } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { BagContext } from '#demo/drawings/carry/bag-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface DryCut {
  readonly half: number;
  readonly top: number;
  readonly kind: 'plain' | 'window' | 'straps' | 'pack';
}

const DRY_BAGS: readonly [DryCut, ...DryCut[]] = [
  { half: 128, top: 330, kind: 'plain' },
  { half: 158, top: 300, kind: 'pack' },
  { half: 112, top: 400, kind: 'window' },
  { half: 176, top: 430, kind: 'straps' },
  { half: 142, top: 350, kind: 'window' },
  { half: 104, top: 440, kind: 'plain' },
];

export const DRY_BAG_TRAITS = DRY_BAGS.map(({ kind }) =>
  traitsThat({ 'roll-top': true, window: kind === 'window' }),
);

export function dryBag(context: BagContext): string {
  const { canvas, cloth, accent, trim, web, tint, isWorn } = context;
  const cut = pick(DRY_BAGS, context.cut);
  const { half, top } = cut;
  const low = 820;
  const body = closed(
    mirrored(
      [
        [400, top],
        [400 + half * 0.84, top + 4],
        [400 + half * 0.92, top + 70],
        [400 + half, top + 170],
        [400 + half + 2, low - 120],
        [400 + half - 4, low - 30],
        [400 + half * 0.6, low + 4],
        [400, low + 14],
      ],
      400,
    ),
  );
  const folds = [
    fold(cloth, [400 - half * 0.7, top + 20], [400 - half * 0.2, top + 190], 10, 15, 1),
    fold(cloth, [400 + half * 0.66, top + 20], [400 + half * 0.24, top + 210], -10, 16, 1),
    fold(cloth, [400 + 10, top + 20], [400 - 24, top + 150], 6, 12, 0.8),
    fold(cloth, [400 - half + 8, top + 260], [400, top + 330], 10, 15, 0.7),
    fold(cloth, [400 + half - 8, low - 170], [400 - 10, low - 110], -10, 15, 0.8),
  ].join('');
  const shine = `<g>${stroke(
    open([
      [400 - half * 0.56, top + 190],
      [400 - half * 0.62, low - 190],
    ]),
    cloth.rim,
    16,
    0.5,
  )}</g>`;
  const foot = open([
    [400 - half - 10, low - 66],
    [400, low - 44],
    [400 + half + 10, low - 66],
  ]);
  const footPaint = canvas.linear(
    [400 - half, low - 60],
    [400 + half, low],
    [
      [0, accent.light],
      [0.45, accent.base],
      [1, accent.shade],
    ],
  );
  const roll = closed([
    [400 - half * 0.98, top - 46],
    [400, top - 58],
    [400 + half * 0.98, top - 46],
    [400 + half * 1.02, top - 10],
    [400 + half * 0.94, top + 22],
    [400, top + 30],
    [400 - half * 0.94, top + 22],
    [400 - half * 1.02, top - 10],
  ]);
  const loop =
    webbing(
      canvas,
      [
        [400 - half * 0.96, top - 26],
        [400 - half * 0.7, top - 132],
        [400, top - 166],
        [400 + half * 0.7, top - 132],
        [400 + half * 0.96, top - 26],
      ],
      24,
      web,
    ) + buckle([400, top - 166], 36, trim, 0);
  const shadow =
    contactShadow(canvas, tint, { x: 408, y: low + 4, rx: half + 70, ry: 28 }, 0.62) +
    contactShadow(canvas, tint, { x: 424, y: low + 12, rx: half + 140, ry: 60 }, 0.28);
  const extras = {
    plain: '',
    window:
      fill(
        closed([
          [400 - half * 0.32, top + 180, 'corner'],
          [400 + half * 0.32, top + 180, 'corner'],
          [400 + half * 0.34, low - 130, 'corner'],
          [400 - half * 0.34, low - 130, 'corner'],
        ]).d,
        '#e9eef0',
        0.55,
      ) +
      stroke(
        closed([
          [400 - half * 0.32, top + 180, 'corner'],
          [400 + half * 0.32, top + 180, 'corner'],
          [400 + half * 0.34, low - 130, 'corner'],
          [400 - half * 0.34, low - 130, 'corner'],
        ]).d,
        cloth.line,
        3,
      ),
    straps: [top + 190, low - 150]
      .map(
        (y) =>
          webbing(
            canvas,
            [
              [400 - half - 4, y - 8],
              [400, y + 12],
              [400 + half + 4, y - 8],
            ],
            24,
            web,
          ) + buckle([400 + half * 0.4, y + 9], 28, trim, -4),
      )
      .join(''),
    pack:
      ([1, -1] as const)
        .map(
          (s) =>
            webbing(
              canvas,
              [
                [400 + s * 54, top + 60],
                [400 + s * (half - 20), top + 120],
                [400 + s * (half - 12), low - 200],
                [400 + s * (half - 40), low - 96],
              ],
              36,
              tonesOf(cloth.shade),
            ) + slider([400 + s * (half - 12), low - 230], 40, trim, 0),
        )
        .join('') +
      webbing(
        canvas,
        [
          [400 - half + 24, top + 240],
          [400 + half - 24, top + 240],
        ],
        16,
        web,
      ) +
      buckle([400, top + 240], 20, trim, 0),
  }[cut.kind];
  const bag =
    loop +
    paintPiece(canvas, body, cloth, {
      volume: 1,
      blur: 11,
      soft: folds + shine,
      fabric: 'plain',
      crisp: fill(`${foot}L800 980L0 980Z`, footPaint) + seam(accent, foot, 2.4),
    }) +
    extras +
    (cut.kind === 'window' || cut.kind === 'pack'
      ? ''
      : brandMark([400, (top + low) / 2 + 30], 84, trim.base, 0.92)) +
    translated(2, 8, stroke(roll.d, cloth.deep, 6, 0.3)) +
    paintPiece(canvas, roll, cloth, {
      volume: 1,
      crisp: stitches(
        cloth,
        open([
          [400 - half, top - 16],
          [400, top - 24],
          [400 + half, top - 16],
        ]),
        true,
      ),
    }) +
    fill(ellipse([400 - half * 0.97, top - 14], 9, 20).d, trim.base) +
    fill(ellipse([400 + half * 0.97, top - 14], 9, 20).d, trim.shade);
  const other = isWorn
    ? `<g transform="translate(${num(400 + half * 1.15 - 290)} ${num(low * 0.3 - 34)}) scale(.7)">${shadow}${bag}</g>`
    : '';
  return background(canvas, tint, low - 90) + translated(isWorn ? -half * 0.5 : 0, -50, other + shadow + bag);
}
