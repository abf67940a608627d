// Front closures of tops, and the brand mark on the chest.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { between, closed, type Knot, open, type Point } from '#demo/drawings/base/curve.ts';
import { stitches } from '#demo/drawings/base/folds.ts';
import { button, brandMark, snap, zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { collarHeight, NECK_Y, necklineY } from '#demo/drawings/tops/top-form.ts';

/** Where the front opens: from the top of the collar to the hem, or as far as the cut opens. */
function frontLine({ pose, style }: FrontContext): Knot[] {
  const hasCollar = style.neck === 'stand' || style.neck === 'funnel' || style.neck === 'mock';
  const top = hasCollar
    ? NECK_Y - collarHeight(style) + 24
    : style.neck === 'hood'
      ? NECK_Y - (pose.isWorn ? 16 : 10)
      : necklineY(style) + (style.neck === 'crew' ? 16 : 4);
  const low =
    style.front === 'half-zip'
      ? 452
      : style.front === 'henley'
        ? 372
        : style.length + (style.bottom === 'curved' ? style.drop : style.drop) - 2;
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((share): Knot => {
    const [x, y] = pose.wrap([MIDDLE, top + (low - top) * share]);
    return [x, y];
  });
}

/** Drawn on top of body and collar, since it runs over both. */
export function closure(context: FrontContext): string {
  const { canvas, style, cloth, trim } = context;
  const path = frontLine(context);
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return '';
  switch (style.front) {
    case 'none':
      return '';
    case 'zip':
    case 'half-zip': {
      const size = style.baffle === undefined ? 6 : 7;
      return (
        zip(canvas, path, { tape: cloth, teeth: trim, size, isSealed: style.isSealed === true }) +
        zipPull([first[0], first[1] + 8], trim, size) +
        (style.front === 'half-zip'
          ? stroke(
              open([
                [last[0] - 11, last[1] + 3],
                [last[0] + 11, last[1] + 3],
              ]),
              cloth.line,
              2.6,
            )
          : '')
      );
    }
    case 'flap':
    case 'snaps':
    case 'buttons':
    case 'henley':
      return placket(context, path);
  }
}

/** A strip of cloth over the middle with buttons or press studs on it. */
function placket({ canvas, style, cloth, trim, pose }: FrontContext, path: readonly Knot[]): string {
  const half = style.front === 'flap' ? 27 : style.front === 'snaps' ? 21 : 17;
  const shift = style.front === 'flap' ? pose.side * 7 : 0;
  const left = path.map((knot): Knot => [knot[0] - half + shift, knot[1]]);
  const right = path.map((knot): Knot => [knot[0] + half + shift, knot[1]]);
  const corner = (knot: Knot | undefined): Knot => [knot?.[0] ?? 0, knot?.[1] ?? 0, 'corner'];
  const shape = closed([
    corner(left[0]),
    ...left.slice(1, -1),
    corner(left.at(-1)),
    corner(right.at(-1)),
    ...right.slice(1, -1).toReversed(),
    corner(right[0]),
  ]);
  const top = style.neck === 'shirt' ? 0.03 : 0.07;
  const count = style.front === 'henley' ? 3 : style.front === 'buttons' ? 7 : style.front === 'flap' ? 5 : 6;
  const points = Array.from({ length: count }, (_, at): Point => {
    const share = top + ((0.95 - top) * at) / (count - (style.front === 'henley' ? 0.4 : 1));
    const along = Math.min(share, 0.999) * (path.length - 1);
    const from = path[Math.floor(along)] ?? [0, 0];
    const to = path[Math.ceil(along)] ?? from;
    return between([from[0], from[1]], [to[0], to[1]], along - Math.floor(along));
  });
  const edges = [left, right].map((edge, side) => {
    const inset = side === 0 ? 5 : -5;
    return stitches(cloth, open(edge.map((knot): Knot => [knot[0] + inset, knot[1]])), canvas.isClose);
  });
  const closers = points.map(([x, y]) =>
    style.front === 'buttons' || style.front === 'henley'
      ? button([x, y], 6.4, trim)
      : snap([x + shift, y], 8, trim),
  );
  const shadow = `<g transform="translate(4 2)">${stroke(shape.d, cloth.deep, 3, 0.22)}</g>`;
  return (
    shadow + paintPiece(canvas, shape, cloth, { volume: 0.25, crisp: edges.join('') }) + closers.join('')
  );
}

export function chestMark({ pose, cloth, trim, style }: FrontContext): string {
  if (style.print === 'map' || style.print === 'stripes') return '';
  const at = pose.wrap([MIDDLE - pose.side * 92, 356]);
  const color = trim.base === cloth.base ? cloth.rim : trim.base;
  return brandMark(at, 19, color, 0.9);
}
