// Draws gaiters, by themselves or over a boot.
import { paintLimb, paintPiece } from '#demo/drawings/base/piece.ts';
import { lightnessOf } from '#demo/drawings/base/color.ts';
import { closed, flip, type Knot, mirrored, open, type Point } from '#demo/drawings/base/curve.ts';
import { fold, seam, stitches } from '#demo/drawings/base/folds.ts';
import { companionTones } from '#demo/drawings/base/mannequin.ts';
import { contactShadow, dropShadow, background } from '#demo/drawings/base/background.ts';
import { buckle, brandMark, webbing, zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import { SHOE_STYLES } from '#demo/drawings/feet/footwear-style.ts';
import { drawShoe } from '#demo/drawings/feet/shoe.ts';
import { FLOOR_Y } from '#demo/drawings/feet/shoe-form.ts';
import type { LimbContext } from '#demo/drawings/worn/limb-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface GaiterCut {
  readonly top: number;
  readonly close: 'tab' | 'zip' | 'buckles';
}

const GAITERS: readonly [GaiterCut, ...GaiterCut[]] = [
  { top: 230, close: 'tab' },
  { top: 470, close: 'zip' },
  { top: 320, close: 'buckles' },
];

export const GAITER_TRAITS = GAITERS.map(() => traitsThat({ 'front-closure': true, 'under-strap': true }));

function gaiter(
  { canvas, cloth, accent, trim }: LimbContext,
  cut: GaiterCut,
): { outline: string; drawn: string } {
  const { top } = cut;
  const low = 760;
  const shape = closed(
    mirrored(
      [
        [400, top + 14],
        [486, top + 6],
        [508, top, 'corner'],
        [512 - (top > 400 ? 14 : 0), top + (low - top) * 0.22],
        [492, low - (low - top) * 0.36],
        [500, low - 90],
        [540, low - 16, 'corner'],
        [470, low + 10],
        [400, low + 22],
      ],
      400,
    ),
  );
  const lower = open([
    [230, low - 176],
    [400, low - 150],
    [570, low - 176],
  ]);
  const rim = open([
    [288, top + 14],
    [400, top + 28],
    [512, top + 14],
  ]);
  const folds =
    fold(cloth, [300, low - 200], [420, low - 160], 12, 14, 0.9) +
    fold(cloth, [500, low - 260], [390, low - 220], -12, 14, 0.9) +
    fold(cloth, [300, top + 120], [330, low - 260], 10, 18, 0.6) +
    fold(cloth, [490, top + 90], [470, low - 280], -10, 16, 0.6);
  const strip = closed([
    [386, top + 10, 'corner'],
    [430, top + 10, 'corner'],
    [426, low - 180],
    [446, low + 12, 'corner'],
    [392, low + 14, 'corner'],
    [386, low - 180],
  ]);
  const front =
    cut.close === 'zip'
      ? zip(
          canvas,
          [
            [408, top + 16],
            [404, low - 180],
            [410, low + 12],
          ],
          { tape: cloth, teeth: trim, size: 8 },
        ) + zipPull([408, top + 26], trim, 8)
      : translated(3, 4, stroke(strip.d, cloth.deep, 4, 0.3)) +
        paintPiece(canvas, strip, tonesOf(cloth.shade), {
          volume: 0.3,
          crisp: stitches(
            cloth,
            open([
              [392, top + 16],
              [392, low],
            ]),
            canvas.isClose,
          ),
        });
  const buckles =
    cut.close !== 'buckles'
      ? ''
      : [top + 90, top + 190, top + 290]
          .map(
            (y) =>
              webbing(
                canvas,
                [
                  [330, y - 4],
                  [480, y + 4],
                ],
                17,
                trim,
              ) + buckle([420, y], 22, accent, 2),
          )
          .join('');
  const tab =
    cut.close !== 'tab'
      ? ''
      : paintPiece(
          canvas,
          closed([
            [380, top + 16, 'corner'],
            [470, top + 20],
            [480, top + 40],
            [470, top + 60],
            [380, top + 58, 'corner'],
          ]),
          accent,
          { volume: 0.2 },
        );
  const stirrup = webbing(
    canvas,
    [
      [286, low - 6],
      [330, low + 54],
      [400, low + 64],
      [470, low + 54],
      [514, low - 6],
    ],
    16,
    trim,
  );
  const lowPaint = canvas.linear(
    [260, low - 180],
    [540, low],
    [
      [0, accent.light],
      [0.45, accent.base],
      [1, accent.shade],
    ],
  );
  return {
    outline: shape.d,
    drawn:
      stirrup +
      paintPiece(canvas, shape, cloth, {
        volume: 1,
        blur: 10,
        soft: folds,
        fabric: 'cordura',
        crisp:
          fill(`${lower}L640 860L160 860Z`, lowPaint) + seam(accent, lower, 2.2) + stroke(rim, trim.base, 13),
      }) +
      front +
      buckles +
      tab +
      brandMark([340, top + 110], 42, trim.base),
  };
}

export function gaiters(context: LimbContext, index: number): string {
  const { canvas, tint, isWorn, side } = context;
  const cut = pick(GAITERS, index);
  if (isWorn) {
    const dark = (hex: string): Tones => tonesOf(hex);
    const boot = drawShoe({
      canvas,
      style: pick(SHOE_STYLES.boot, index),
      place: side === 1 ? (p) => p : ([x, y]) => [800 - x, y],
      cloth: dark('#5b4a3c'),
      accent: dark('#3c3530'),
      trim: dark('#a58a5a'),
      sole: dark('#2e2c2a'),
      rubber: dark('#262524'),
    });
    const { cloth, accent, trim } = context;
    const at = (x: number, y: number, corner = false): Knot =>
      flipIf([x, y, ...(corner ? (['corner'] as const) : [])] as Knot, side);
    const top = Math.min(300, cut.top - 60);
    const shell = closed([
      at(136, top, true),
      at(250, top + 12),
      at(372, top, true),
      at(366, 380),
      at(372, 470),
      at(420, 550),
      at(500, 612),
      at(520, 640, true),
      at(420, 664),
      at(280, 668),
      at(150, 660, true),
      at(136, 560),
      at(150, 420),
    ]);
    const leg = closed([
      at(150, top + 20, true),
      at(358, top + 20, true),
      at(376, top - 160),
      at(380, -80, true),
      at(124, -80, true),
      at(134, top - 160),
    ]);
    const legs = companionTones(tint, lightnessOf(cloth.base) < 0.45);
    const p = (x: number, y: number): Point => {
      const k = at(x, y);
      return [k[0], k[1]];
    };
    const folds =
      fold(cloth, p(150, 480), p(330, 520), -12, 15, 0.9) +
      fold(cloth, p(370, 450), p(210, 560), 10, 15, 0.8) +
      fold(cloth, p(360, 330), p(240, 380), 8, 14, 0.6);
    const lower = open([at(120, 560), at(280, 556), at(400, 530), at(480, 560)]);
    const body = paintPiece(canvas, shell, cloth, {
      volume: 1,
      blur: 10,
      soft: folds,
      fabric: 'cordura',
      crisp:
        fill(
          `${lower}L${at(620, 700).slice(0, 2).join(' ')}L${at(80, 760).slice(0, 2).join(' ')}Z`,
          accent.base,
          0.95,
        ) +
        seam(accent, lower) +
        stroke(open([at(130, top + 10), at(250, top + 22), at(378, top + 10)]), trim.base, 13),
    });
    const shade = contactShadow(canvas, tint, { x: 400, y: FLOOR_Y - 4, rx: 330, ry: 30 }, 0.62);
    return (
      background(canvas, tint, 690) +
      translated(
        0,
        60,
        shade +
          paintLimb(canvas, leg, legs, { fabric: 'twill' }) +
          boot +
          body +
          webbing(canvas, [at(330, 660), at(340, 700), at(338, 716)], 15, trim) +
          brandMark(p(236, (top + 500) / 2), 42, trim.base),
      )
    );
  }
  const { outline, drawn } = gaiter(context, cut);
  const one = (x: number, turn: number): string =>
    `<g transform="translate(${x} 0) rotate(${turn} 400 700)">${dropShadow(canvas, tint, outline)}${drawn}</g>`;
  return background(canvas, tint) + translated(0, cut.top > 400 ? -110 : -10, one(150, 3) + one(-150, -3));
}

function flipIf(knot: Knot, side: 1 | -1): Knot {
  return side === 1 ? knot : flip(knot, 400);
}
