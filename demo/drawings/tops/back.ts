// The back of a top, laid flat: the front's measures, colours and panels with the seams that belong behind.
import { stroke, translated } from '#demo/drawings/base/canvas.ts';
import { type Knot, open } from '#demo/drawings/base/curve.ts';
import { castShadow, crease, fold, seam, stitches } from '#demo/drawings/base/folds.ts';
import { brandMark, button, webbing } from '#demo/drawings/base/hardware.ts';
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { quilt } from '#demo/drawings/base/quilting.ts';
import { backNeckShape } from '#demo/drawings/tops/back-neck.ts';
import { quiltRows } from '#demo/drawings/tops/body.ts';
import { bodyFolds } from '#demo/drawings/tops/body-folds.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import { hem } from '#demo/drawings/tops/hem.ts';
import { at } from '#demo/drawings/tops/neck-context.ts';
import { panelArea, panels } from '#demo/drawings/tops/panels.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { bodyPrint } from '#demo/drawings/tops/prints.ts';
import { seams } from '#demo/drawings/tops/seams.ts';
import { acrossSleeve, type Sleeve } from '#demo/drawings/tops/sleeve.ts';
import { type backShape, FISHTAIL_CUT, NECK_HALF, NECK_Y } from '#demo/drawings/tops/top-form.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';

/** How much lower than the front the middle of the back ends. */
const TAIL: Readonly<Record<TopStyle['bottom'], number>> = {
  cord: 13,
  rib: 0,
  elastic: 3,
  curved: 6,
  straight: 3,
  fishtail: 34,
};

const LONG_FROM = 850;

const hasPanelAbove = ({ panel }: TopStyle): boolean => panel === 'yoke' || panel === 'shoulders';

/** The cut as it is behind: a longer tail, no picture, which is printed on the chest, and one yoke at most. */
export function backStyle(style: TopStyle): TopStyle {
  const { print, ...rest } = style;
  const isYoke = (kind: string): boolean => kind === 'yoke' || kind === 'diagonal';
  return {
    ...rest,
    seams: (style.seams ?? []).filter((kind) => !(hasPanelAbove(style) && isYoke(kind))),
    drop: style.drop + TAIL[style.bottom],
    ...(print === undefined || print === 'map' ? {} : { print }),
  };
}

/** `context` with the style as it is behind. */
export function drawBackBody(context: FrontContext, body: ReturnType<typeof backShape>): string {
  const { canvas, style, cloth } = context;
  const folds = bodyFolds(
    style.baffle === undefined ? context : { ...context, style: { ...style, drape: 0 } },
  );
  const shade = castShadow(cloth, backNeckShape(style).d, 15, 0.4);
  if (style.baffle !== undefined) {
    const swell = style.baffleShape === 'diamond' ? 13 : style.baffle * 0.27;
    const lines = quiltRows(context);
    const rows = quilt(canvas, cloth, lines, swell);
    const panel = panelArea(context)?.area;
    const onPanel =
      panel === undefined ? '' : canvas.clipped(panel, quilt(canvas, context.accent, lines, swell).crisp);
    return paintPiece(canvas, body, cloth, {
      volume: 1,
      blur: 6,
      soft: `${rows.soft}<g opacity=".55">${folds.soft}</g>${shade}`,
      fabric: 'plain',
      crisp: rows.crisp + panels(context) + onPanel + backHem(context) + mark(context),
    });
  }
  return paintPiece(canvas, body, cloth, {
    volume: 0.85,
    soft: folds.soft + shoulderBlades(context) + shade,
    fabric: style.fabric,
    crisp:
      bodyPrint(context) +
      panels(context) +
      folds.crisp +
      seams(context) +
      ownSeams(context) +
      backHem(context) +
      mark(context),
  });
}

function shoulderBlades({ style, cloth }: FrontContext): string {
  const strength = 0.35 + 0.2 * style.drape;
  return ([1, -1] as const)
    .map((s) => fold(cloth, [MIDDLE + s * 96, 316], [MIDDLE + s * 58, 452], s * 12, 15, strength))
    .join('');
}

/** Seams that only the back has. */
function ownSeams(context: FrontContext): string {
  const { canvas, style, cloth } = context;
  const sewn = (d: string): string => seam(cloth, d) + translated(0, 5, stitches(cloth, d, canvas.isClose));
  if (style.neck === 'shirt') return pleat(context);
  const hasYoke =
    hasPanelAbove(style) || (style.seams ?? []).some((kind) => kind === 'yoke' || kind === 'diagonal');
  const isKnitted = style.bottom === 'rib' || style.front === 'none' || style.front === 'henley';
  if (isKnitted && !hasYoke) return style.neck === 'hood-soft' ? '' : halfMoon(context);
  let drawn = '';
  if (!hasYoke && style.panel !== 'chest-band' && style.isRaglan !== true)
    drawn += sewn(
      open([
        at(-style.shoulder, 300),
        at(-style.shoulder * 0.5, 326),
        at(0, 334),
        at(style.shoulder * 0.5, 326),
        at(style.shoulder, 300),
      ]),
    );
  if (style.length >= LONG_FROM && style.bottom !== 'fishtail') drawn += vent(context);
  return drawn;
}

/** The reinforced half circle below the neck of knitted tops. */
function halfMoon({ canvas, cloth }: FrontContext): string {
  const d = open([
    at(-NECK_HALF - 17, NECK_Y + 2),
    at(-NECK_HALF * 0.72, NECK_Y + 38),
    at(0, NECK_Y + 54),
    at(NECK_HALF * 0.72, NECK_Y + 38),
    at(NECK_HALF + 17, NECK_Y + 2),
  ]);
  return seam(cloth, d, 1.3) + translated(0, -5, stitches(cloth, d, canvas.isClose));
}

/** The box pleat of a shirt, and the loop it hangs by. */
function pleat({ canvas, style, cloth, accent }: FrontContext): string {
  const top = style.panel === 'yoke' ? 386 : style.panel === 'shoulders' ? 338 : 345;
  const lines = ([1, -1] as const)
    .map((s) => {
      const d = open([at(s * 15, top), at(s * 17, top + 110), at(s * 21, top + 230)]);
      return (
        seam(cloth, d, 1.3) +
        crease(cloth, [MIDDLE + s * 21, top + 225], [MIDDLE + s * 26, top + 350], s * 2, 1.6)
      );
    })
    .join('');
  const strap = hasPanelAbove(style) ? accent : cloth;
  const loop: Knot[] = [at(0, top - 4), at(0, top + 24)];
  return (
    lines +
    webbing(canvas, loop, 11, strap) +
    stroke(open([at(-7, top + 22), at(7, top + 22)]), strap.line, 1.8, 0.8)
  );
}

/** The slit in the middle of a long back. */
function vent({ canvas, style, cloth }: FrontContext): string {
  const { length, drop } = style;
  const d = open([at(0, length - 150), at(1, length - 70), at(0, length + drop)]);
  const beside = open([at(11, length - 146), at(12, length - 70), at(11, length + drop)]);
  return (
    translated(3, 0, stroke(d, cloth.deep, 5, 0.22)) +
    seam(cloth, d, 1.8) +
    stitches(cloth, beside, canvas.isClose) +
    stroke(open([at(-7, length - 151), at(7, length - 151)]), cloth.line, 2.4, 0.8)
  );
}

function backHem(context: FrontContext): string {
  const { canvas, style, cloth } = context;
  if (style.bottom !== 'fishtail') return hem(context);
  const { length, drop } = style;
  const sides = ([1, -1] as const).map((s) =>
    open([
      at(s * (style.hem + 6), length - 27),
      at(s * style.hem * 0.5, length + drop * 0.9 - 22),
      at(s * 30, length + drop - 20, 'corner'),
      at(s * 13, length + drop - FISHTAIL_CUT - 12),
    ]),
  );
  const slit = open([at(0, length + drop - FISHTAIL_CUT - 96), at(0, length + drop - FISHTAIL_CUT)]);
  return seam(cloth, slit) + stitches(cloth, sides.join(''), canvas.isClose);
}

/** Small, behind one shoulder: on what has none on its chest either there is none. */
function mark({ pose, cloth, trim, style, accent }: FrontContext): string {
  if (style.print !== undefined || style.neck === 'shirt' || style.neck === 'crew' || style.neck === 'vee')
    return '';
  const onPanel = hasPanelAbove(style);
  const ground = onPanel ? accent : cloth;
  const isCentred = style.isRaglan === true;
  const color = isCentred || onPanel || trim.base === ground.base ? ground.rim : trim.base;
  // A raglan seam runs where it is sewn on otherwise.
  return brandMark([MIDDLE + (isCentred ? 0 : pose.side * 92), 286], 17, color, 0.9);
}

/** The slit above a buttoned cuff. */
export function sleevePlacket({ style, cloth, trim }: FrontContext, arm: Sleeve): string {
  if (style.cuff !== 'button' || style.sleeve !== 'long') return '';
  const points = [0.78, 0.84, 0.89].flatMap((share) => {
    const point = acrossSleeve(arm, share, 5)[arm.side === 1 ? 3 : 1];
    return point === undefined ? [] : [point];
  });
  const middle = points[1];
  const d = open(points.map((point): Knot => [point[0], point[1]]));
  return seam(cloth, d, 1.6) + (middle === undefined ? '' : button(middle, 4.2, trim));
}
