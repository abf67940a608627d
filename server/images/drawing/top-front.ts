// What is sewn onto the front of a top: closures, pockets, panels and seams.
import { castOnto, crease, fold, piece, seam, stitches, type Cloth } from './cloth.ts';
import { between, closed, flip, open, pair, placed, type Knot, type Point, type Shape } from './curve.ts';
import { button, mark, snap, zip, zipPull } from './hardware.ts';
import { fill, stroke, type Ink } from './ink.ts';
import { MIDDLE, type Pose } from './pose.ts';
import {
  NECK_Y,
  SHOULDER_Y,
  UNDERARM_Y,
  acrossBody,
  armhole,
  collarHeight,
  halfWidthAt,
  necklineY,
} from './top-form.ts';
import type { TopStyle } from './top-style.ts';

export interface FrontLook {
  readonly ink: Ink;
  readonly pose: Pose;
  readonly style: TopStyle;
  readonly cloth: Cloth;
  readonly accent: Cloth;
  readonly trim: Cloth;
}

/** Where the front opens: from the top of the collar to the hem, or as far as the cut opens. */
function frontLine({ pose, style }: FrontLook): Knot[] {
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
export function closure(look: FrontLook): string {
  const { ink, style, cloth, trim } = look;
  const path = frontLine(look);
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return '';
  switch (style.front) {
    case 'none':
      return '';
    case 'zip':
    case 'half-zip': {
      const size = style.baffle === undefined ? 6 : 7;
      return (
        zip(ink, path, { tape: cloth, teeth: trim, size, isSealed: style.isSealed === true }) +
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
      return placket(look, path);
  }
}

/** A strip of cloth over the middle with buttons or press studs on it. */
function placket({ ink, style, cloth, trim, pose }: FrontLook, path: readonly Knot[]): string {
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
    return stitches(cloth, open(edge.map((knot): Knot => [knot[0] + inset, knot[1]])), ink.isClose);
  });
  const closers = points.map(([x, y]) =>
    style.front === 'buttons' || style.front === 'henley'
      ? button([x, y], 6.4, trim)
      : snap([x + shift, y], 8, trim),
  );
  const shadow = `<g transform="translate(4 2)">${stroke(shape.d, cloth.deep, 3, 0.22)}</g>`;
  return shadow + piece(ink, shape, cloth, { volume: 0.25, crisp: edges.join('') }) + closers.join('');
}

/** Where the second colour is: its area as path data, and the lines it is sewn on by; undefined for a plain body. */
function panelArea({ pose, style }: FrontLook): { area: string; edges: readonly string[] } | undefined {
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

/** Panels in the second colour, for the body's crisp layer; they lie over the body's folds and bring their own. */
export function panels(look: FrontLook): string {
  const found = panelArea(look);
  if (found === undefined) return '';
  const { ink, style, accent } = look;
  const paint = ink.linear(
    [MIDDLE - 200, 200],
    [MIDDLE + 220, 620],
    [
      [0, accent.light],
      [0.45, accent.base],
      [1, accent.shade],
    ],
  );
  const again = bodyFolds({ ...look, cloth: accent, style: { ...style, drape: 0.1 } });
  const box =
    style.panel === 'sides'
      ? { x: 190, y: 370, width: 430, height: 470 }
      : { x: 190, y: 190, width: 430, height: 280 };
  const folds = ink.clipped(found.area, ink.blurred(box, 6, `<g opacity=".7">${again.soft}</g>`));
  return fill(found.area, paint) + folds + found.edges.map((d) => seam(accent, d, 1.8)).join('');
}

/** Seams in the main colour. */
export function seams({ ink, pose, style, cloth }: FrontLook): string {
  let drawn = '';
  const both = (knots: readonly Knot[]): string =>
    [knots, knots.map((knot) => flip(knot, MIDDLE))].map((each) => open(placed(each, pose.wrap))).join('');
  const add = (d: string): void => {
    drawn += seam(cloth, d) + `<g transform="translate(0 5)">${stitches(cloth, d, ink.isClose)}</g>`;
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
    drawn += `<g transform="translate(-7 0)">${stitches(cloth, open(placed(hole, pose.wrap)), ink.isClose)}</g>`;
    drawn += `<g transform="translate(7 0)">${stitches(
      cloth,
      open(
        placed(
          hole.map((knot) => flip(knot, MIDDLE)),
          pose.wrap,
        ),
      ),
      ink.isClose,
    )}</g>`;
  }
  return drawn;
}

export function pockets(look: FrontLook): string {
  return look.style.pockets.map((kind) => pocket(look, kind)).join('');
}

function pocket(look: FrontLook, kind: TopStyle['pockets'][number]): string {
  const { ink, pose, style, cloth, trim } = look;
  const zipAt = (from: Point, to: Point, size = 4.6): string => {
    const [a, b] = [pose.wrap(from), pose.wrap(to)];
    const turn = (Math.atan2(b[0] - a[0], b[1] - a[1]) * -180) / Math.PI;
    return (
      zip(
        ink,
        [
          [a[0], a[1]],
          [b[0], b[1]],
        ],
        { tape: cloth, teeth: trim, size, isSealed: style.isSealed === true },
      ) + zipPull([a[0], a[1] + 3], trim, size, turn)
    );
  };
  const two = (draw: (s: 1 | -1) => string): string => draw(1) + draw(-1);
  const w = halfWidthAt(style, 640);
  switch (kind) {
    case 'hand': {
      const y = style.length - 190;
      return two((s) => zipAt([MIDDLE + s * w * 0.62, y], [MIDDLE + s * w * 0.8, y + 128]));
    }
    case 'hand-high':
      return two((s) => zipAt([MIDDLE + s * w * 0.46, 500], [MIDDLE + s * w * 0.72, 640]));
    case 'chest-zip':
      return zipAt([MIDDLE + pose.side * 78, 338], [MIDDLE + pose.side * 84, 428]);
    case 'chest-slant':
      return zipAt([MIDDLE + pose.side * 56, 372], [MIDDLE + pose.side * 118, 404]);
    case 'chest-patch':
      return patchPocket(look, [MIDDLE + pose.side * 88, 386], 84, 96, false);
    case 'chest-flaps':
      return two((s) => patchPocket(look, [MIDDLE + s * 92, 384], 88, 98, true));
    case 'patch-hands':
      return two((s) => handPatch(look, s));
    case 'low-flaps':
      return two((s) => patchPocket(look, [MIDDLE + s * w * 0.55, style.length - 150], 118, 124, true));
    case 'kangaroo': {
      const y = style.length - 214;
      const shape = closed(
        placed(
          [
            [MIDDLE - 78, y, 'corner'],
            [MIDDLE, y + 2],
            [MIDDLE + 78, y, 'corner'],
            [MIDDLE + 118, y + 74],
            [MIDDLE + 132, y + 158, 'corner'],
            [MIDDLE, y + 164],
            [MIDDLE - 132, y + 158, 'corner'],
            [MIDDLE - 118, y + 74],
          ],
          pose.wrap,
        ),
      );
      const side = (s: 1 | -1): string =>
        open(
          placed(
            [
              [MIDDLE + s * 84, y + 6],
              [MIDDLE + s * 112, y + 76],
              [MIDDLE + s * 125, y + 156],
            ],
            pose.wrap,
          ),
        );
      const gape = two((s) =>
        fold(
          cloth,
          pose.wrap([MIDDLE + s * 84, y + 10]),
          pose.wrap([MIDDLE + s * 128, y + 150]),
          s * 3,
          8,
          0.7,
        ),
      );
      return (
        `<g transform="translate(2 4)">${stroke(shape.d, cloth.deep, 4, 0.25)}</g>` +
        piece(ink, shape, cloth, {
          volume: 0.28,
          soft: gape,
          crisp: two((s) => stitches(cloth, side(s), ink.isClose)),
        })
      );
    }
  }
}

function patchPocket(
  { ink, pose, cloth, trim }: FrontLook,
  at: Point,
  width: number,
  height: number,
  hasFlap: boolean,
): string {
  const [x, y] = at;
  const corners = (top: number, low: number, wide: number, cut: number): Shape =>
    closed(
      placed(
        [
          [x - wide, top, 'corner'],
          [x + wide, top, 'corner'],
          [x + wide, low - cut, 'corner'],
          [x + wide - cut, low, 'corner'],
          [x - wide + cut, low, 'corner'],
          [x - wide, low - cut, 'corner'],
        ],
        pose.wrap,
      ),
    );
  const half = width / 2;
  const body = corners(y - height / 2, y + height / 2, half, 13);
  const inner = corners(y - height / 2 + 5, y + height / 2 - 5, half - 5, 11);
  const shadow = `<g transform="translate(3 5)">${stroke(body.d, cloth.deep, 3.5, 0.24)}</g>`;
  const bag = shadow + piece(ink, body, cloth, { volume: 0.3, crisp: stitches(cloth, inner.d, ink.isClose) });
  if (!hasFlap)
    return (
      bag +
      `<g>${stroke(
        open(
          placed(
            [
              [x - half, y - height / 2 + 14],
              [x + half, y - height / 2 + 14],
            ],
            pose.wrap,
          ),
        ),
        cloth.line,
        1.3,
        0.7,
      )}</g>`
    );
  const flap = corners(y - height / 2 - 9, y - height / 2 + height * 0.36, half + 3, 12);
  const flapInner = corners(y - height / 2 - 4, y - height / 2 + height * 0.36 - 5, half - 2, 10);
  const center = pose.wrap([x, y - height / 2 + height * 0.22]);
  return (
    bag +
    `<g transform="translate(3 6)">${stroke(flap.d, cloth.deep, 4, 0.26)}</g>` +
    piece(ink, flap, cloth, { volume: 0.25, crisp: stitches(cloth, flapInner.d, ink.isClose) }) +
    snap(center, 6.6, trim)
  );
}

function handPatch({ ink, pose, style, cloth }: FrontLook, s: 1 | -1): string {
  const y = style.length - 208;
  const shape = closed(
    placed(
      [
        [MIDDLE + s * 16, y, 'corner'],
        [MIDDLE + s * 92, y + 4, 'corner'],
        [MIDDLE + s * 130, y + 66],
        [MIDDLE + s * 144, y + 150, 'corner'],
        [MIDDLE + s * 16, y + 158, 'corner'],
      ],
      pose.wrap,
    ),
  );
  const mouth = open(
    placed(
      [
        [MIDDLE + s * 86, y + 10],
        [MIDDLE + s * 123, y + 70],
        [MIDDLE + s * 136, y + 148],
      ],
      pose.wrap,
    ),
  );
  return (
    `<g transform="translate(2 4)">${stroke(shape.d, cloth.deep, 4, 0.22)}</g>` +
    piece(ink, shape, cloth, {
      volume: 0.25,
      soft: castOnto(cloth, mouth, 8, 0.3),
      crisp: stitches(cloth, mouth, ink.isClose),
    })
  );
}

/** The folds a body has from hanging: from the arms inwards, down the sides, and where the hem rests. */
export function bodyFolds({ ink, pose, style, cloth }: FrontLook): { soft: string; crisp: string } {
  const { chance } = ink;
  const soft: string[] = [];
  const crisp: string[] = [];
  const low = style.length;
  const wander = (by: number): number => chance.between(-by, by);
  const strength = 0.62 + 0.3 * style.drape;
  for (const s of [1, -1] as const) {
    const hole = pose.wrap([MIDDLE + s * (style.chest - 8), UNDERARM_Y - 14]);
    const reach = pose.wrap([MIDDLE + s * (64 + wander(14)), 520 + wander(30)]);
    soft.push(fold(cloth, hole, reach, s * (10 + wander(8)), 17, strength));
    crisp.push(crease(cloth, hole, between(hole, reach, 0.5), s * 5));
    const high = pose.wrap([MIDDLE + s * (style.shoulder - 22), 300 + wander(10)]);
    soft.push(
      fold(
        cloth,
        high,
        pose.wrap([MIDDLE + s * (96 + wander(12)), 420 + wander(24)]),
        s * -6,
        12,
        strength * 0.75,
      ),
    );
    const flank = pose.wrap([MIDDLE + s * (style.waist - 2), 560 + wander(26)]);
    soft.push(
      fold(
        cloth,
        flank,
        pose.wrap([MIDDLE + s * (70 + wander(20)), 630 + wander(30)]),
        s * 8,
        12,
        strength * 0.8,
      ),
    );
    soft.push(
      fold(
        cloth,
        pose.wrap([MIDDLE + s * (118 + wander(16)), low - 16]),
        pose.wrap([MIDDLE + s * (92 + wander(20)), low - 190 + wander(30)]),
        wander(9),
        14,
        strength * 0.8,
      ),
    );
  }
  const drops = 1 + Math.round(style.drape * 3);
  for (let count = 0; count < drops; count += 1) {
    const x = wander(110);
    soft.push(
      fold(
        cloth,
        pose.wrap([MIDDLE + x, 360 + wander(40)]),
        pose.wrap([MIDDLE + x * 1.15 + wander(14), low - 40 + wander(50)]),
        wander(16),
        13 + style.drape * 7,
        strength * 0.7,
      ),
    );
  }
  soft.push(
    fold(
      cloth,
      pose.wrap([MIDDLE - 110 + wander(10), 290]),
      pose.wrap([MIDDLE - 40, 340 + wander(20)]),
      -6,
      10,
      strength * 0.5,
    ),
  );
  return { soft: soft.join(''), crisp: crisp.join('') };
}

/** The finished lower edge. */
export function hem({ ink, pose, style, cloth }: FrontLook): string {
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
      return `<g transform="translate(0 -22)">${stitches(cloth, at(length), ink.isClose)}${stroke(at(length), cloth.line, 1, 0.5)}</g>`;
  }
}

/** Knitted ribs hanging from a line. */
export function ribs(cloth: Cloth, from: readonly Point[], length: number, gap = 6.5): string {
  let d = '';
  from.forEach((point, index) => {
    const next = from[index + 1];
    if (next === undefined) return;
    const count = Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / gap));
    for (let step = 0; step < count; step += 1) {
      const [x, y] = between(point, next, step / count);
      d += `M${x.toFixed(1)} ${y.toFixed(1)}v${length}`;
    }
  });
  return (
    stroke(d, cloth.deep, 2, 0.34) + `<g transform="translate(2.2 0)">${stroke(d, cloth.rim, 1.6, 0.26)}</g>`
  );
}

export function chestMark({ pose, cloth, trim }: FrontLook): string {
  const at = pose.wrap([MIDDLE - pose.side * 92, 356]);
  const color = trim.base === cloth.base ? cloth.rim : trim.base;
  return mark(at, 19, color, 0.9);
}
