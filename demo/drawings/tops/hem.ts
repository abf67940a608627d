// The finished lower edge of a top.
import { type Knot, open } from '#demo/drawings/base/curve.ts';
import { seam, stitches } from '#demo/drawings/base/folds.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import { ribs } from '#demo/drawings/base/ribs.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import { acrossBody } from '#demo/drawings/tops/top-form.ts';

/** The finished lower edge. */
export function hem({ canvas, pose, style, cloth }: FrontContext): string {
  const { length, drop } = style;
  const at = (y: number): string => open(acrossBody(style, pose, y, drop).map((p): Knot => [p[0], p[1]]));
  switch (style.bottom) {
    case 'rib': {
      const band = acrossBody(style, pose, length - 46, drop);
      return seam(cloth, open(band.map((p): Knot => [p[0], p[1]])), 2) + ribs(cloth, band, 58);
    }
    case 'elastic':
      return `<g transform="translate(0 -9)">${stroke(at(length), cloth.line, 1.8, 0.8)}${stroke(at(length + 2), cloth.light, 1.4, 0.5)}</g>`;
    case 'curved':
      return '';
    case 'cord':
    case 'straight':
    case 'fishtail':
      return `<g transform="translate(0 -22)">${stitches(cloth, at(length), canvas.isClose)}${stroke(at(length), cloth.line, 1, 0.5)}</g>`;
  }
}
