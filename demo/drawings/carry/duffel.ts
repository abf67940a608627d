// Draws duffel bags.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { tone } from '#demo/drawings/base/color.ts';
import { closed, type Knot, open } from '#demo/drawings/base/curve.ts';
import { castShadow, fold, seam } from '#demo/drawings/base/folds.ts';
import { contactShadow, background } from '#demo/drawings/base/background.ts';
import { label, brandMark, slider, webbing, zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { fill, stroke, translated } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { BagContext } from '#demo/drawings/carry/bag-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface DuffelCut {
  readonly half: number;
  readonly high: number;
  readonly mouth: 'd-zip' | 'top-zip' | 'roll';
  readonly pocket: boolean;
  readonly straps: 'haul' | 'shoulder' | 'back';
  readonly hasWindow?: boolean;
}

const DUFFELS: readonly [DuffelCut, ...DuffelCut[]] = [
  { half: 300, high: 270, mouth: 'd-zip', pocket: false, straps: 'haul' },
  { half: 270, high: 320, mouth: 'd-zip', pocket: true, straps: 'back' },
  { half: 310, high: 230, mouth: 'top-zip', pocket: true, straps: 'shoulder' },
  { half: 250, high: 290, mouth: 'roll', pocket: false, straps: 'haul' },
  { half: 290, high: 250, mouth: 'd-zip', pocket: false, straps: 'haul', hasWindow: true },
  { half: 262, high: 306, mouth: 'd-zip', pocket: false, straps: 'back', hasWindow: true },
];

export const DUFFEL_TRAITS = DUFFELS.map(({ mouth, hasWindow }) =>
  traitsThat({
    'zip-mouth': mouth !== 'roll',
    'roll-top': mouth === 'roll',
    window: hasWindow === true,
    handle: true,
  }),
);

export function duffel(context: BagContext): string {
  const { canvas, cloth, accent, trim, web, isWorn, tint } = context;
  const cut = pick(DUFFELS, context.cut);
  const low = 720;
  const y = low - cut.high;
  const { half } = cut;
  // Seen a little from the side when worn: one end turns into view.
  const end = isWorn ? 96 : 34;
  const body = closed([
    [400 - half + 20, y + 16],
    [400, y - 12],
    [400 + half - 30, y + 16],
    [400 + half, y + cut.high * 0.45],
    [400 + half - 18, low - 14],
    [400, low + 4],
    [400 - half + 18, low - 12],
    [400 - half, y + cut.high * 0.5],
  ]);
  const cap = closed([
    [400 + half - 26, y + 14],
    [400 + half + end * 0.62, y + 34],
    [400 + half + end, y + cut.high * 0.5],
    [400 + half + end * 0.6, low - 26],
    [400 + half - 20, low - 12],
    [400 + half - 42, y + cut.high * 0.5],
  ]);
  const folds = [
    fold(cloth, [400 - half + 26, y + 60], [400 - half * 0.35, y + 120], 10, 16, 0.9),
    fold(cloth, [400 + half * 0.3, low - 20], [400 + half - 40, y + 130], 14, 17, 0.9),
    fold(cloth, [400 - half + 30, low - 50], [400 - half * 0.3, low - 90], 8, 14, 0.8),
    fold(cloth, [400 - 30, low - 30], [400 - 60, y + 120], 10, 14, 0.6),
  ].join('');
  const base = open([
    [400 - half - 10, low - 78],
    [400, low - 58],
    [400 + half + 10, low - 78],
  ]);
  const basePaint = canvas.linear(
    [400 - half, low - 80],
    [400 + half, low],
    [
      [0, accent.light],
      [0.45, accent.base],
      [1, accent.shade],
    ],
  );
  const mouth: Knot[] =
    cut.mouth === 'd-zip'
      ? [
          [400 - half + 70, y + 96],
          [400 - half + 84, y + 40],
          [400 - half + 150, y + 26],
          [400 + half - 150, y + 26],
          [400 + half - 84, y + 40],
          [400 + half - 70, y + 96],
        ]
      : [
          [400 - half + 34, y + 22],
          [400, y + 8],
          [400 + half - 40, y + 22],
        ];
  const zipped =
    zip(canvas, mouth, { tape: cloth, teeth: trim, size: 8 }) +
    zipPull([mouth[0]?.[0] ?? 0, (mouth[0]?.[1] ?? 0) + 4], trim, 8, 4);
  const roll =
    cut.mouth !== 'roll'
      ? ''
      : paintPiece(
          canvas,
          closed([
            [400 - half + 30, y + 20],
            [400 - half + 40, y - 34],
            [400, y - 46],
            [400 + half - 50, y - 34],
            [400 + half - 40, y + 20],
            [400, y + 34],
          ]),
          cloth,
          {
            volume: 1,
            fabric: 'cordura',
            crisp: seam(
              cloth,
              open([
                [400 - half + 30, y - 4],
                [400, y - 12],
                [400 + half - 40, y - 4],
              ]),
              2.4,
            ),
          },
        );
  const shadow =
    contactShadow(canvas, tint, { x: 410, y: low, rx: half + 60, ry: 30 }, 0.62) +
    contactShadow(canvas, tint, { x: 430, y: low + 10, rx: half + 130, ry: 66 }, 0.28);
  const bands = ([-1, 1] as const)
    .map((s) => {
      const x = 400 + s * half * 0.46;
      return webbing(
        canvas,
        [
          [x - 4, y + 2],
          [x, y + 120],
          [x + 4, low],
        ],
        30,
        web,
      );
    })
    .join('');
  const handles = `${webbing(
    canvas,
    [
      [400 - half * 0.46, y + 70],
      [400 - half * 0.3, y - 52],
      [400 + half * 0.3, y - 56],
      [400 + half * 0.46, y + 70],
    ],
    27,
    web,
  )}${paintPiece(
    canvas,
    closed([
      [400 - 58, y - 74],
      [400 + 58, y - 76],
      [400 + 62, y - 40],
      [400 - 62, y - 38],
    ]),
    accent,
    { volume: 0.8, fabric: 'cordura' },
  )}`;
  const strap =
    cut.straps === 'shoulder'
      ? webbing(
          canvas,
          [
            [400 - half + 20, y + 40],
            [400 - half * 0.4, y - 190],
            [400 + half * 0.5, y - 190],
            [400 + half, y + 44],
          ],
          28,
          web,
        ) + slider([400 + half * 0.52, y - 189], 34, trim, 12)
      : cut.straps === 'back'
        ? webbing(
            canvas,
            [
              [400 - half + 10, y + 60],
              [400 - half - 50, y + 160],
              [400 - half + 6, low - 60],
            ],
            34,
            tonesOf(cloth.shade),
          )
        : '';
  const pocket = !cut.pocket
    ? ''
    : paintPiece(
        canvas,
        closed([
          [400 - 118, low - 206, 'corner'],
          [400 + 118, low - 206, 'corner'],
          [400 + 124, low - 92],
          [400 + 104, low - 74, 'corner'],
          [400 - 104, low - 74, 'corner'],
          [400 - 124, low - 92],
        ]),
        cloth,
        { volume: 0.7, fabric: 'cordura' },
      ) +
      zip(
        canvas,
        [
          [400 - 104, low - 192],
          [400, low - 188],
          [400 + 104, low - 192],
        ],
        { tape: cloth, teeth: trim, size: 6 },
      ) +
      zipPull([400 + 92, low - 190], trim, 6.5, -80);
  const badge = cut.pocket
    ? brandMark([400, low - 130], 44, trim.base)
    : cut.hasWindow === true
      ? windowPane(cloth, y + cut.high * 0.62)
      : label([400, y + cut.high * 0.56], 120, 66, accent, trim.base);
  return (
    background(canvas, tint, low - 100) +
    translated(
      isWorn ? -30 : 0,
      cut.straps === 'shoulder' ? 40 : 0,
      shadow +
        (cut.straps === 'back' ? strap : '') +
        translated(8, 4, '') +
        paintPiece(canvas, cap, tonesOf(tone(cloth.base, { l: -0.05 })), {
          volume: 0.9,
          fabric: 'cordura',
          soft: castShadow(cloth, body.d, 16, 0.4),
        }) +
        webbing(
          canvas,
          [
            [400 + half + end * 0.5, y + 90],
            [400 + half + end * 0.5 + 26, y + cut.high * 0.5],
            [400 + half + end * 0.5, low - 80],
          ],
          22,
          web,
        ) +
        paintPiece(canvas, body, cloth, {
          volume: 1,
          blur: 11,
          soft: folds,
          fabric: 'cordura',
          crisp: fill(`${base}L800 900L0 900Z`, basePaint) + seam(accent, base, 2.2),
        }) +
        roll +
        (cut.mouth === 'roll' ? '' : zipped) +
        bands +
        pocket +
        badge +
        handles +
        (cut.straps === 'shoulder' ? strap : ''),
    )
  );
}

/** Clear, with a bound edge. */
function windowPane(cloth: BagContext['cloth'], y: number): string {
  const pane = closed([
    [320, y - 42, 'corner'],
    [480, y - 42, 'corner'],
    [480, y + 36, 'corner'],
    [320, y + 36, 'corner'],
  ]).d;
  return fill(pane, '#e9eef0', 0.6) + stroke(pane, cloth.line, 4);
}
