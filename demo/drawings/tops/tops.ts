// Draws tops from their cut: back, sleeves, body, collar, closure.
import { lightnessOf, tone } from '#demo/drawings/base/color.ts';
import { num } from '#demo/drawings/base/curve.ts';
import { background, dropShadow } from '#demo/drawings/base/background.ts';
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { figureKindOf, type GearDrawing } from '#demo/drawings/parameters.ts';
import { BUILDS } from '#demo/drawings/figure/build.ts';
import { standing } from '#demo/drawings/figure/stance.ts';
import { backStyle, drawBackBody, sleevePlacket } from '#demo/drawings/tops/back.ts';
import { backOfNeck } from '#demo/drawings/tops/back-neck.ts';
import { drawBody } from '#demo/drawings/tops/body.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import type { NeckContext } from '#demo/drawings/tops/neck-context.ts';
import { FLAT, MIDDLE } from '#demo/drawings/tops/pose.ts';
import { sleeve } from '#demo/drawings/tops/sleeve.ts';
import { drawSleeve } from '#demo/drawings/tops/sleeve-cloth.ts';
import { backShape, bodyShape } from '#demo/drawings/tops/top-form.ts';
import { closure } from '#demo/drawings/tops/top-front.ts';
import { INNER_CUTS } from '#demo/drawings/tops/inner-cuts.ts';
import { MID_CUTS } from '#demo/drawings/tops/mid-cuts.ts';
import { OUTER_CUTS } from '#demo/drawings/tops/outer-cuts.ts';
import { behindNeck, frontOfNeck } from '#demo/drawings/tops/top-neck.ts';
import type { TopGear, TopStyle } from '#demo/drawings/tops/top-style.ts';
import { ARMHOLE_INSET } from '#demo/drawings/tops/worn-sleeve.ts';
import { onFigure } from '#demo/drawings/tops/worn-top.ts';

const TOP_CUTS = { ...OUTER_CUTS, ...MID_CUTS, ...INNER_CUTS };

/** What everything on one top is drawn from. */
export function topContext(canvas: SvgCanvas, parameters: GearDrawing, gear: TopGear): FrontContext {
  const isWorn = parameters.view === 'worn';
  const cut = pick(TOP_CUTS[gear], parameters.cut);
  const side = parameters.seed % 2 === 0 ? 1 : -1;
  return {
    canvas,
    pose: isWorn ? standing(BUILDS[figureKindOf(parameters)], side) : { ...FLAT, side },
    style: isWorn ? asWorn(cut) : cut,
    cloth: tonesOf(parameters.main),
    accent: tonesOf(parameters.accent),
    trim: tonesOf(parameters.trim),
  };
}

export function drawTop(canvas: SvgCanvas, parameters: GearDrawing, gear: TopGear): string {
  const context = topContext(canvas, parameters, gear);
  const { style, cloth } = context;
  const insideLightness = lightnessOf(parameters.main) > 0.5 ? -0.14 : -0.05;
  const collar: NeckContext = {
    ...context,
    cloth: style.panel === 'yoke' || style.panel === 'shoulders' ? context.accent : cloth,
    lining: tonesOf(tone(parameters.main, { l: insideLightness, c: 0.8 })),
  };
  if (parameters.view === 'worn') return onFigure(context, collar, parameters);
  if (parameters.view === 'back')
    return background(canvas, parameters.tint) + laidOnItsFront(context, collar, parameters);
  return background(canvas, parameters.tint) + laidFlat(context, collar, parameters);
}

/** Armholes without a sleeve lie on the shoulder's joint, not beyond it. */
const asWorn = (style: TopStyle): TopStyle =>
  style.sleeve === 'none' ? { ...style, shoulder: style.shoulder - ARMHOLE_INSET } : style;

function laidFlat(context: FrontContext, collar: NeckContext, { tint, view }: GearDrawing): string {
  const { style, pose } = context;
  const arms = style.sleeve === 'none' ? [] : ([1, -1] as const).map((side) => sleeve(style, side));
  const body = bodyShape(style, pose);
  const drawn =
    dropShadow(context.canvas, tint, body.d + arms.map((arm) => arm.shape.d).join('')) +
    behindNeck(collar) +
    arms.map((arm) => drawSleeve(context, arm, body.d)).join('') +
    drawBody(context, body) +
    frontOfNeck(collar) +
    closure(context);
  return view === 'detail' ? drawn : centred(style, drawn);
}

function laidOnItsFront(front: FrontContext, collar: NeckContext, { tint }: GearDrawing): string {
  const context = { ...front, style: backStyle(front.style) };
  const { style, canvas } = context;
  const arms = style.sleeve === 'none' ? [] : ([1, -1] as const).map((side) => sleeve(style, side));
  const body = backShape(style);
  const drawn =
    dropShadow(canvas, tint, [body, ...arms.map(({ shape }) => shape)].map(({ d }) => d).join('')) +
    arms.map((arm) => drawSleeve(context, arm, body.d) + sleevePlacket(context, arm)).join('') +
    drawBackBody(context, body) +
    backOfNeck({ ...collar, style });
  return centred(style, drawn);
}

/** In the middle of the sheet, and a little larger where the cut is short. */
function centred(style: TopStyle, drawn: string): string {
  const top = style.neck === 'hood' || style.neck === 'hood-soft' ? 34 : 146;
  const height = style.length - top;
  const scale = Math.min(1.13, 830 / height);
  const shift = 500 - ((top + style.length) / 2) * scale;
  return `<g transform="translate(${num(MIDDLE * (1 - scale))} ${num(shift)}) scale(${num(scale * 100)}e-2)">${drawn}</g>`;
}
