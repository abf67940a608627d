// Draws duffels, hip packs and dry bags: soft containers of one or two shapes each.
import { castOnto, clothOf, fold, piece, seam, stitches, type Cloth } from './cloth.ts';
import { lightnessOf, mix, tone } from './color.ts';
import { closed, ellipse, mirrored, num, open, type Knot } from './curve.ts';
import { companionCloth, formCloth } from './form.ts';
import { contactShadow, ground } from './ground.ts';
import { buckle, label, mark, slider, webbing, zip, zipPull } from './hardware.ts';
import { fill, moved, stroke, type Ink } from './ink.ts';
import type { GearDrawing } from './parameters.ts';
import { pick } from './random.ts';

interface BagLook {
  readonly ink: Ink;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
  readonly web: Cloth;
  readonly cut: number;
  readonly isWorn: boolean;
  readonly tint: string;
  readonly isDark: boolean;
}

export function drawBag(ink: Ink, parameters: GearDrawing, gear: 'duffel' | 'hip-pack' | 'dry-bag'): string {
  const { main, accent, trim, tint } = parameters;
  const look: BagLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    web: clothOf(mix(main, '#26272a', 0.82)),
    cut: parameters.cut,
    isWorn: parameters.view === 'worn',
    tint,
    isDark: lightnessOf(main) < 0.45,
  };
  if (gear === 'duffel') return duffel(look);
  return gear === 'hip-pack' ? hipPack(look) : dryBag(look);
}

interface DuffelCut {
  readonly half: number;
  readonly high: number;
  readonly mouth: 'd-zip' | 'top-zip' | 'roll';
  readonly pocket: boolean;
  readonly straps: 'haul' | 'shoulder' | 'back';
}
const DUFFELS: readonly [DuffelCut, ...DuffelCut[]] = [
  { half: 300, high: 270, mouth: 'd-zip', pocket: false, straps: 'haul' },
  { half: 270, high: 320, mouth: 'd-zip', pocket: true, straps: 'back' },
  { half: 310, high: 230, mouth: 'top-zip', pocket: true, straps: 'shoulder' },
  { half: 250, high: 290, mouth: 'roll', pocket: false, straps: 'haul' },
];

function duffel(look: BagLook): string {
  const { ink, cloth, accent, trim, web, isWorn, tint } = look;
  const cut = pick(DUFFELS, look.cut);
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
  const basePaint = ink.linear(
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
    zip(ink, mouth, { tape: cloth, teeth: trim, size: 8 }) +
    zipPull([mouth[0]?.[0] ?? 0, (mouth[0]?.[1] ?? 0) + 4], trim, 8, 4);
  const roll =
    cut.mouth !== 'roll'
      ? ''
      : piece(
          ink,
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
    contactShadow(ink, tint, { x: 410, y: low, rx: half + 60, ry: 30 }, 0.62) +
    contactShadow(ink, tint, { x: 430, y: low + 10, rx: half + 130, ry: 66 }, 0.28);
  const bands = ([-1, 1] as const)
    .map((s) => {
      const x = 400 + s * half * 0.46;
      return webbing(
        ink,
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
    ink,
    [
      [400 - half * 0.46, y + 70],
      [400 - half * 0.3, y - 52],
      [400 + half * 0.3, y - 56],
      [400 + half * 0.46, y + 70],
    ],
    27,
    web,
  )}${piece(
    ink,
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
          ink,
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
            ink,
            [
              [400 - half + 10, y + 60],
              [400 - half - 50, y + 160],
              [400 - half + 6, low - 60],
            ],
            34,
            clothOf(cloth.shade),
          )
        : '';
  const pocket = !cut.pocket
    ? ''
    : piece(
        ink,
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
        ink,
        [
          [400 - 104, low - 192],
          [400, low - 188],
          [400 + 104, low - 192],
        ],
        { tape: cloth, teeth: trim, size: 6 },
      ) +
      zipPull([400 + 92, low - 190], trim, 6.5, -80);
  const badge = cut.pocket
    ? mark([400, low - 130], 44, trim.base)
    : label([400, y + cut.high * 0.56], 120, 66, accent, trim.base);
  return (
    ground(ink, tint, low - 100) +
    moved(
      isWorn ? -30 : 0,
      cut.straps === 'shoulder' ? 40 : 0,
      shadow +
        (cut.straps === 'back' ? strap : '') +
        moved(8, 4, '') +
        piece(ink, cap, clothOf(tone(cloth.base, { l: -0.05 })), {
          volume: 0.9,
          fabric: 'cordura',
          soft: castOnto(cloth, body.d, 16, 0.4),
        }) +
        webbing(
          ink,
          [
            [400 + half + end * 0.5, y + 90],
            [400 + half + end * 0.5 + 26, y + cut.high * 0.5],
            [400 + half + end * 0.5, low - 80],
          ],
          22,
          web,
        ) +
        piece(ink, body, cloth, {
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

interface HipCut {
  readonly half: number;
  readonly high: number;
  readonly shape: 'bean' | 'slim' | 'boxy' | 'bottle';
}
const HIPS: readonly [HipCut, ...HipCut[]] = [
  { half: 190, high: 190, shape: 'bean' },
  { half: 214, high: 140, shape: 'slim' },
  { half: 168, high: 210, shape: 'boxy' },
  { half: 176, high: 176, shape: 'bottle' },
];

function hipPack(look: BagLook): string {
  const { ink, cloth, accent, trim, web, isWorn, tint } = look;
  const cut = pick(HIPS, look.cut);
  const { half, high } = cut;
  const y = 430;
  const body =
    cut.shape === 'boxy' || cut.shape === 'bottle'
      ? closed(
          mirrored(
            [
              [400, y - 4],
              [400 + half - 30, y],
              [400 + half, y + 26],
              [400 + half + 4, y + high - 34],
              [400 + half - 34, y + high],
              [400, y + high + 4],
            ],
            400,
          ),
        )
      : closed(
          mirrored(
            [
              [400, y - 6],
              [400 + half * 0.7, y - 2],
              [400 + half, y + 24],
              [400 + half - 4, y + high * 0.6],
              [400 + half * 0.62, y + high - 6],
              [400, y + high + 6],
            ],
            400,
          ),
        );
  const wing = (s: 1 | -1): string =>
    piece(
      ink,
      closed([
        [400 + s * (half - 30), y + 10],
        [400 + s * (half + 60), y + 24],
        [400 + s * (half + 96), y + 44],
        [400 + s * (half + 98), y + 70],
        [400 + s * (half + 50), y + 100],
        [400 + s * (half - 30), y + high * 0.66],
      ]),
      clothOf(cloth.shade),
      { volume: 0.9, fabric: 'mesh' },
    );
  const folds =
    fold(cloth, [400 - half + 16, y + high * 0.5], [400 - half * 0.3, y + high - 26], 10, 13, 0.9) +
    fold(cloth, [400 + half - 16, y + high * 0.5], [400 + half * 0.3, y + high - 30], -10, 14, 0.9);
  const line: Knot[] = [
    [400 - half + 26, y + 46],
    [400 - half * 0.5, y + 28],
    [400 + half * 0.5, y + 28],
    [400 + half - 26, y + 46],
  ];
  const pocketTop = y + high * 0.44;
  const front = closed(
    mirrored(
      [
        [400, pocketTop],
        [400 + half * 0.72, pocketTop + 6],
        [400 + half * 0.78, pocketTop + 30],
        [400 + half * 0.6, y + high - 14],
        [400, y + high - 2],
      ],
      400,
    ),
  );
  const bag =
    piece(ink, body, cloth, { volume: 1, blur: 9, soft: folds, fabric: 'cordura' }) +
    moved(2, 5, stroke(front.d, cloth.deep, 4, 0.3)) +
    piece(ink, front, accent, { volume: 0.8, fabric: 'cordura' }) +
    zip(
      ink,
      [
        [400 - half * 0.62, pocketTop + 18],
        [400, pocketTop + 12],
        [400 + half * 0.62, pocketTop + 18],
      ],
      { tape: accent, teeth: trim, size: 5.4 },
    ) +
    zip(ink, line, { tape: cloth, teeth: trim, size: 7 }) +
    zipPull([400 + half * 0.5, y + 31], trim, 8, -78) +
    zipPull([400 - half * 0.56, pocketTop + 18], trim, 6, 70) +
    mark([400, y + high * 0.74], 34, trim.base);
  const bottles =
    cut.shape !== 'bottle'
      ? ''
      : ([1, -1] as const)
          .map(
            (s) =>
              piece(
                ink,
                closed([
                  [400 + s * (half + 6), y - 84, 'corner'],
                  [400 + s * (half + 58), y - 84, 'corner'],
                  [400 + s * (half + 64), y - 60],
                  [400 + s * (half + 60), y + 90, 'corner'],
                  [400 + s * (half + 4), y + 90, 'corner'],
                  [400 + s * half, y - 60],
                ]),
                clothOf('#c9d0d2'),
                { volume: 1 },
              ) +
              piece(
                ink,
                closed([
                  [400 + s * (half - 6), y + 6, 'corner'],
                  [400 + s * (half + 70), y + 2, 'corner'],
                  [400 + s * (half + 66), y + 130],
                  [400 + s * (half + 10), y + 136],
                ]),
                clothOf(cloth.shade),
                { volume: 1, fabric: 'mesh' },
              ),
          )
          .join('');
  if (isWorn) {
    const shirt = companionCloth(tint, look.isDark);
    const legs = clothOf(tone(shirt.base, { l: -0.1 }));
    const skin = formCloth(tint);
    const torso = closed(
      mirrored(
        [
          [400, -30],
          [560, -30, 'corner'],
          [572, 140],
          [556, 330],
          [574, 560],
          [580, 640, 'corner'],
          [400, 652],
        ],
        400,
      ),
    );
    const leg = (s: 1 | -1): string =>
      piece(
        ink,
        closed([
          [400 + s * 3, 600, 'corner'],
          [400 + s * 178, 600, 'corner'],
          [400 + s * 182, 800],
          [400 + s * 168, 1010, 'corner'],
          [400 + s * 14, 1010, 'corner'],
          [400 + s * 6, 760],
        ]),
        legs,
        { volume: 0.9, fabric: 'twill' },
      );
    const arm = (s: 1 | -1): string =>
      piece(
        ink,
        closed([
          [400 + s * 160, -30, 'corner'],
          [400 + s * 236, -30, 'corner'],
          [400 + s * 256, 200],
          [400 + s * 250, 420],
          [400 + s * 236, 540, 'corner'],
          [400 + s * 190, 540, 'corner'],
          [400 + s * 186, 300],
        ]),
        skin,
        { volume: 1 },
      );
    const hem =
      fold(shirt, [270, 500], [360, 600], 8, 14, 0.8) +
      fold(shirt, [530, 480], [440, 600], -8, 14, 0.8) +
      fold(shirt, [300, 120], [380, 400], 10, 18, 0.6);
    const belt = webbing(
      ink,
      [
        [222, y + 46],
        [400, y + 84],
        [578, y + 46],
      ],
      34,
      web,
    );
    return (
      ground(ink, tint) +
      contactShadow(ink, tint, { x: 440, y: 560, rx: 400, ry: 460 }, 0.15) +
      leg(1) +
      leg(-1) +
      arm(1) +
      arm(-1) +
      piece(ink, torso, shirt, { volume: 0.9, fabric: 'jersey', soft: hem }) +
      belt +
      `<g transform="translate(${num(400 * 0.24)} ${num((y + 30) * 0.24)}) scale(.76)">${bag}</g>`
    );
  }
  const loop =
    webbing(
      ink,
      [
        [400 - half - 80, y + 56],
        [400 - half - 40, y - 120],
        [400, y - 190],
        [400 + half + 40, y - 120],
        [400 + half + 80, y + 56],
      ],
      26,
      web,
    ) +
    buckle([400, y - 189], 36, trim, 2) +
    slider([400 + half * 0.72, y - 158], 30, trim, 28);
  const shadow =
    contactShadow(ink, tint, { x: 410, y: y + high + 2, rx: half + 80, ry: 26 }, 0.55) +
    contactShadow(ink, tint, { x: 426, y: y + high + 8, rx: half + 150, ry: 56 }, 0.25);
  return ground(ink, tint, y + high - 60) + moved(0, 40, shadow + loop + wing(1) + wing(-1) + bottles + bag);
}

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
];

function dryBag(look: BagLook): string {
  const { ink, cloth, accent, trim, web, tint, isWorn } = look;
  const cut = pick(DRY_BAGS, look.cut);
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
  const footPaint = ink.linear(
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
      ink,
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
    contactShadow(ink, tint, { x: 408, y: low + 4, rx: half + 70, ry: 28 }, 0.62) +
    contactShadow(ink, tint, { x: 424, y: low + 12, rx: half + 140, ry: 60 }, 0.28);
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
            ink,
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
              ink,
              [
                [400 + s * 54, top + 60],
                [400 + s * (half - 20), top + 120],
                [400 + s * (half - 12), low - 200],
                [400 + s * (half - 40), low - 96],
              ],
              36,
              clothOf(cloth.shade),
            ) + slider([400 + s * (half - 12), low - 230], 40, trim, 0),
        )
        .join('') +
      webbing(
        ink,
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
    piece(ink, body, cloth, {
      volume: 1,
      blur: 11,
      soft: folds + shine,
      fabric: 'plain',
      crisp: fill(`${foot}L800 980L0 980Z`, footPaint) + seam(accent, foot, 2.4),
    }) +
    extras +
    (cut.kind === 'window' || cut.kind === 'pack'
      ? ''
      : mark([400, (top + low) / 2 + 30], 84, trim.base, 0.92)) +
    moved(2, 8, stroke(roll.d, cloth.deep, 6, 0.3)) +
    piece(ink, roll, cloth, {
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
  return ground(ink, tint, low - 90) + moved(isWorn ? -half * 0.5 : 0, -50, other + shadow + bag);
}
