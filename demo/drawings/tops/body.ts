// The body of a top with everything sewn onto it.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import type { Point } from '#demo/drawings/base/curve.ts';
import { quilt } from '#demo/drawings/base/quilting.ts';
import { bodyFolds } from '#demo/drawings/tops/body-folds.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import { hem } from '#demo/drawings/tops/hem.ts';
import { panels } from '#demo/drawings/tops/panels.ts';
import { pockets } from '#demo/drawings/tops/pockets.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { bodyPrint } from '#demo/drawings/tops/prints.ts';
import { seams } from '#demo/drawings/tops/seams.ts';
import { acrossBody, type bodyShape, UNDERARM_Y } from '#demo/drawings/tops/top-form.ts';
import { chestMark } from '#demo/drawings/tops/top-front.ts';

/** `shade`: shadows of what lies above, for the blurred layer. */
export function drawBody(context: FrontContext, body: ReturnType<typeof bodyShape>, shade = ''): string {
  const { canvas, style, cloth } = context;
  if (style.baffle !== undefined) {
    const rows = quilt(
      canvas,
      cloth,
      quiltRows(context),
      style.baffleShape === 'diamond' ? 13 : style.baffle * 0.27,
    );
    const mild = bodyFolds({ ...context, style: { ...style, drape: 0 } });
    return paintPiece(canvas, body, cloth, {
      volume: 1,
      blur: 6,
      soft: rows.soft + shade + `<g opacity=".55">${mild.soft}</g>`,
      fabric: 'plain',
      crisp: panels(context) + rows.crisp + pockets(context) + hem(context) + chestMark(context),
    });
  }
  const folds = bodyFolds(context);
  return paintPiece(canvas, body, cloth, {
    volume: 0.85,
    soft: folds.soft + shade,
    fabric: style.fabric,
    crisp:
      bodyPrint(context) +
      panels(context) +
      folds.crisp +
      seams(context) +
      pockets(context) +
      hem(context) +
      (style.panel === 'yoke' ? '' : chestMark(context)),
  });
}

/** Where the body is quilted, as lines across it. */
export function quiltRows({ style, pose }: FrontContext): Point[][] {
  const gap = style.baffle ?? 60;
  const rows: Point[][] = [];
  if (style.baffleShape === 'diamond') {
    for (let start = -900; start < 900; start += gap * 1.25) {
      rows.push([0, 0.25, 0.5, 0.75, 1].map((t) => pose.wrap([MIDDLE + start + t * 500, 220 + t * 700])));
      rows.push(
        [0, 0.25, 0.5, 0.75, 1].map((t) => pose.wrap([MIDDLE + start + 500 - t * 500, 220 + t * 700])),
      );
    }
    return rows;
  }
  for (
    let y = UNDERARM_Y - Math.floor((UNDERARM_Y - 250) / gap) * gap;
    y < style.length - gap * 0.4;
    y += gap
  ) {
    if (style.baffleShape === 'chevron') {
      const half = style.chest + 14;
      rows.push(
        [-1, -0.6, -0.25, 0, 0.25, 0.6, 1].map((u) =>
          pose.wrap([MIDDLE + u * half, y + 34 - 40 * Math.abs(u)]),
        ),
      );
    } else {
      rows.push(acrossBody(style, pose, y, 7));
    }
  }
  return rows;
}
