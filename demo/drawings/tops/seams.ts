// Seams of a top.
import { flip, type Knot, open, placed } from '#demo/drawings/base/curve.ts';
import { seam, stitches } from '#demo/drawings/base/folds.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { acrossBody, armhole, NECK_Y, SHOULDER_Y, UNDERARM_Y } from '#demo/drawings/tops/top-form.ts';

/** Seams in the main colour. */
export function seams({ canvas, pose, style, cloth }: FrontContext): string {
  let drawn = '';
  const both = (knots: readonly Knot[]): string =>
    [knots, knots.map((knot) => flip(knot, MIDDLE))].map((each) => open(placed(each, pose.wrap))).join('');
  const add = (d: string): void => {
    drawn += seam(cloth, d) + `<g transform="translate(0 5)">${stitches(cloth, d, canvas.isClose)}</g>`;
  };
  for (const kind of style.seams ?? []) {
    if (kind === 'yoke')
      add(
        open(
          placed(
            [
              [MIDDLE - style.shoulder, 330],
              [MIDDLE - 70, 342],
              [MIDDLE, 345],
              [MIDDLE + 70, 342],
              [MIDDLE + style.shoulder, 330],
            ],
            pose.wrap,
          ),
        ),
      );
    if (kind === 'waist')
      add(
        open(
          acrossBody(style, pose, UNDERARM_Y + (style.length - UNDERARM_Y) * 0.48, 10).map(
            (p): Knot => [p[0], p[1]],
          ),
        ),
      );
    if (kind === 'princess') {
      add(
        both([
          [MIDDLE + style.shoulder - 12, 330],
          [MIDDLE + 118, 420],
          [MIDDLE + style.waist * 0.6, 570],
          [MIDDLE + style.hem * 0.62, style.length + 10],
        ]),
      );
    }
    if (kind === 'diagonal')
      add(
        both([
          [MIDDLE + style.shoulder - 10, 320],
          [MIDDLE + 90, 400],
          [MIDDLE, 440],
        ]),
      );
  }
  if (style.isRaglan === true)
    add(
      both([
        [MIDDLE + 58, NECK_Y + 12],
        [MIDDLE + 104, 300],
        [MIDDLE + style.chest - 6, UNDERARM_Y],
      ]),
    );
  else if (style.sleeve !== 'none') {
    const hole: Knot[] = [
      [MIDDLE + style.shoulder - 1, SHOULDER_Y],
      ...armhole(style),
      [MIDDLE + style.chest, UNDERARM_Y],
    ];
    drawn += `<g transform="translate(-7 0)">${stitches(cloth, open(placed(hole, pose.wrap)), canvas.isClose)}</g>`;
    drawn += `<g transform="translate(7 0)">${stitches(
      cloth,
      open(
        placed(
          hole.map((knot) => flip(knot, MIDDLE)),
          pose.wrap,
        ),
      ),
      canvas.isClose,
    )}</g>`;
  }
  return drawn;
}
