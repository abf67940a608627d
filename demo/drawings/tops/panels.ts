// Panels of a top in the second colour.
import { type Knot, open, pair, placed } from '#demo/drawings/base/curve.ts';
import { seam } from '#demo/drawings/base/folds.ts';
import { fill } from '#demo/drawings/base/canvas.ts';
import { bodyFolds } from '#demo/drawings/tops/body-folds.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

/** The panel's area as path data, and the lines it is sewn on by; undefined for a plain body. */
export function panelArea({
  pose,
  style,
}: FrontContext): { area: string; edges: readonly string[] } | undefined {
  const across = (y: number, sag: number): Knot[] =>
    [-230, -120, 0, 120, 230].map((x): Knot => {
      const [px, py] = pose.wrap([MIDDLE + x, y + sag * (1 - (x / 230) ** 2)]);
      return [px, py];
    });
  switch (style.panel) {
    case 'yoke':
    case 'shoulders': {
      const low = open(style.panel === 'yoke' ? across(372, 14) : across(296, 42));
      return { area: `${low}L800 100L0 100Z`, edges: [low] };
    }
    case 'chest-band':
    case 'stripe': {
      const [top, low] =
        style.panel === 'stripe' ? [across(392, 6), across(452, 8)] : [across(330, 8), across(430, 10)];
      const back = low.toReversed().map((knot) => pair([knot[0], knot[1]]));
      return { area: `${open(top)}L${back.join('L')}Z`, edges: [open(top), open(low)] };
    }
    case 'sides': {
      const edges = ([1, -1] as const).map((s) =>
        open(
          placed(
            [
              [MIDDLE + s * (style.chest - 24), 380],
              [MIDDLE + s * (style.waist - 46), 540],
              [MIDDLE + s * (style.waist - 42), 640],
              [MIDDLE + s * (style.hem - 30), style.length + 20],
            ],
            pose.wrap,
          ),
        ),
      );
      return { area: `${edges[0]}L800 900L800 380Z${edges[1]}L0 900L0 380Z`, edges };
    }
    case 'sleeves':
    case 'none':
      return undefined;
  }
}

/** Panels in the second colour, for the body's sharp layer; they cover the body's folds and have their own. */
export function panels(context: FrontContext): string {
  const found = panelArea(context);
  if (found === undefined) return '';
  const { canvas, style, accent } = context;
  const paint = canvas.linear(
    [MIDDLE - 200, 200],
    [MIDDLE + 220, 620],
    [
      [0, accent.light],
      [0.45, accent.base],
      [1, accent.shade],
    ],
  );
  const again = bodyFolds({ ...context, cloth: accent, style: { ...style, drape: 0.1 } });
  const box =
    style.panel === 'sides'
      ? { x: 190, y: 370, width: 430, height: 470 }
      : { x: 190, y: 190, width: 430, height: 280 };
  const folds = canvas.clipped(found.area, canvas.blurred(box, 6, `<g opacity=".7">${again.soft}</g>`));
  return fill(found.area, paint) + folds + found.edges.map((d) => seam(accent, d, 1.8)).join('');
}
