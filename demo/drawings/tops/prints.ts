// Patterns printed or woven into tops: stripes, checks, and the lines of a map on the chest.
import { stroke } from '#demo/drawings/base/canvas.ts';
import { closed, ellipse, type Knot, open, placed, type Point } from '#demo/drawings/base/curve.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { acrossSleeve, type Sleeve } from '#demo/drawings/tops/sleeve.ts';
import { acrossBody } from '#demo/drawings/tops/top-form.ts';

const STRIPE_GAP = 46;
const CHECK_GAP = 62;
const FIRST_Y = 262;

const through = (points: readonly Point[]): string => open(points.map(([x, y]): Knot => [x, y]));

/** For the sharp layer of the body. */
export function bodyPrint(context: FrontContext): string {
  const { canvas, style, pose, accent, trim, cloth } = context;
  const rows = (gap: number): string => {
    let d = '';
    for (let y = FIRST_Y; y < style.length; y += gap) d += through(acrossBody(style, pose, y, 7));
    return d;
  };
  if (style.print === undefined) return '';
  switch (style.print) {
    case 'stripes':
      return stroke(rows(STRIPE_GAP), accent.base, 15, 0.88);
    case 'checks': {
      let columns = '';
      for (let x = CHECK_GAP / 2 - 4 * CHECK_GAP; x < 4 * CHECK_GAP; x += CHECK_GAP) {
        columns += through([210, 400, 590, style.length + 30].map((y): Point => pose.wrap([MIDDLE + x, y])));
      }
      const both = rows(CHECK_GAP) + columns;
      return stroke(both, accent.base, 25, 0.3) + stroke(both, trim.base, 2.2, 0.5);
    }
    case 'map': {
      let contours = '';
      for (let ring = 1; ring <= 7; ring += 1) {
        const points = Array.from({ length: 10 }, (_, at): Knot => {
          const turn = (at / 10) * 2 * Math.PI;
          const wobble = 1 + 0.2 * Math.sin(turn * 2 + ring * 0.35) + 0.1 * Math.cos(turn * 3 - ring * 0.5);
          return [
            MIDDLE + 18 - ring * 3 + Math.cos(turn) * ring * 17 * wobble,
            424 + ring * 2 + Math.sin(turn) * ring * 15 * wobble,
          ];
        });
        contours += closed(placed(points, pose.wrap)).d;
      }
      const [x, y] = pose.wrap([MIDDLE, 428]);
      const disc = ellipse([x, y], 92, 96).d;
      return (
        canvas.clipped(disc, stroke(contours, accent.base, 3.4, 0.9)) +
        stroke(disc, accent.base, 4, 0.9) +
        stroke(disc, cloth.rim, 1.2, 0.4)
      );
    }
  }
}

/** For the sharp layer of a sleeve. */
export function sleevePrint({ style, accent, trim }: FrontContext, arm: Sleeve): string {
  if (style.print !== 'stripes' && style.print !== 'checks') return '';
  const long = style.sleeve === 'short' ? 170 : 470;
  const count = Math.round(long / (style.print === 'stripes' ? STRIPE_GAP : CHECK_GAP));
  const rings = Array.from({ length: count }, (_, at) =>
    through(acrossSleeve(arm, (at + 0.45) / count, 5, 12)),
  ).join('');
  if (style.print === 'stripes') return stroke(rings, accent.base, 15, 0.88);
  const along = [-0.3, 0.3]
    .map((u) => through(arm.spine.map(([x, y], at): Point => [x + (arm.widths[at] ?? 0) * u, y])))
    .join('');
  return stroke(rings + along, accent.base, 25, 0.3) + stroke(rings + along, trim.base, 2.2, 0.5);
}
