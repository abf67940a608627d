// Draws neck gaiters.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, open } from '#demo/drawings/base/curve.ts';
import { fold, stitches } from '#demo/drawings/base/folds.ts';
import { cord, brandMark } from '#demo/drawings/base/hardware.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { HeadContext } from '#demo/drawings/worn/head-context.ts';
import { traitsThat } from '#demo/drawings/traits.ts';

interface NeckCut {
  readonly kind: 'plain' | 'fleece' | 'stripes';
}

const NECKS: readonly [NeckCut, ...NeckCut[]] = [{ kind: 'plain' }, { kind: 'fleece' }, { kind: 'stripes' }];

export const NECK_GAITER_TRAITS = NECKS.map(() => traitsThat({ tube: true }));

export function neckGaiter(
  { canvas, cloth, accent, trim }: HeadContext,
  index: number,
  isWorn: boolean,
): string {
  const { kind } = pick(NECKS, index);
  const [top, low, half] = isWorn ? [568, 800, 142] : [250, 752, kind === 'fleece' ? 190 : 164];
  const tall = low - top;
  const wide = isWorn ? 56 : 0;
  const tube = closed([
    [400 - half, top + 12],
    [400 - half * 0.5, top + 22],
    [400, top + 26],
    [400 + half * 0.5, top + 22],
    [400 + half, top + 8],
    [400 + half + 4 + wide * 0.2, top + tall * 0.4],
    [400 + half - 2 + wide * 0.7, low - 60],
    [400 + half + wide, low - 8],
    [400 + half * 0.5, low + 22],
    [400, low + 30],
    [400 - half * 0.5, low + 22],
    [400 - half - wide, low - 8],
    [400 - half + 2 - wide * 0.7, low - 60],
    [400 - half - 4 - wide * 0.2, top + tall * 0.4],
  ]);
  const mouth = closed([
    [400 - half, top + 12],
    [400 - half * 0.6, top - 10],
    [400, top - 16],
    [400 + half * 0.6, top - 12],
    [400 + half, top + 8],
    [400 + half * 0.5, top + 22],
    [400, top + 26],
    [400 - half * 0.5, top + 22],
  ]);
  const drape = Array.from({ length: 7 }, (_, at) => {
    const y = top + tall * (0.14 + at * 0.12);
    const flip = at % 2 === 0 ? 1 : -1;
    return fold(
      cloth,
      [400 - flip * (half - 4), y],
      [400 + flip * half * 0.55, y + tall * 0.08],
      flip * -16,
      isWorn ? 12 : 16,
      1,
    );
  }).join('');
  const stripes =
    kind !== 'stripes'
      ? ''
      : [0.22, 0.34, 0.46, 0.7, 0.82]
          .map((share, at) =>
            stroke(
              open([
                [400 - half - 70, top + tall * share],
                [400, top + tall * share + 26],
                [400 + half + 70, top + tall * share],
              ]),
              at % 2 === 0 ? accent.base : trim.base,
              at % 2 === 0 ? 30 : 12,
              0.92,
            ),
          )
          .join('');
  const edge = (y: number): string =>
    open([
      [400 - half - 60, y - 14],
      [400, y + 10],
      [400 + half + 60, y - 14],
    ]);
  const toggle =
    kind !== 'fleece'
      ? ''
      : cord(
          [
            [400 + half * 0.5, top + 24],
            [400 + half * 0.56, top + 60],
            [400 + half * 0.5, top + 92],
          ],
          5,
          trim,
          trim,
        );
  return (
    (isWorn ? '' : paintPiece(canvas, mouth, tonesOf(cloth.deep), { volume: 0.5 })) +
    paintPiece(canvas, tube, cloth, {
      volume: 1,
      blur: 11,
      soft: drape,
      fabric: kind === 'fleece' ? 'fleece' : 'jersey',
      crisp:
        stripes +
        stitches(cloth, edge(low + 4), canvas.isClose) +
        stitches(cloth, edge(top + 30), canvas.isClose),
    }) +
    toggle +
    brandMark(
      [400 + half * 0.4, low - tall * 0.2],
      isWorn ? 30 : 44,
      kind === 'stripes' ? cloth.rim : trim.base,
    )
  );
}
