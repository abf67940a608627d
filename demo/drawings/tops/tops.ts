// Draws tops from their cut: back, sleeves, body, collar, closure.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { lightnessOf, tone } from '#demo/drawings/base/color.ts';
import { num, type Point } from '#demo/drawings/base/curve.ts';
import { castShadow } from '#demo/drawings/base/folds.ts';
import { companionTones, mannequinTones, hand, hips, neck } from '#demo/drawings/base/mannequin.ts';
import { contactShadow, dropShadow, background } from '#demo/drawings/base/background.ts';
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { quilt } from '#demo/drawings/base/quilting.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { bodyFolds } from '#demo/drawings/tops/body-folds.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import { hem } from '#demo/drawings/tops/hem.ts';
import type { NeckContext } from '#demo/drawings/tops/neck-context.ts';
import { panels } from '#demo/drawings/tops/panels.ts';
import { pockets } from '#demo/drawings/tops/pockets.ts';
import { FLAT, MIDDLE, type Pose, wornPose } from '#demo/drawings/tops/pose.ts';
import { seams } from '#demo/drawings/tops/seams.ts';
import { bareArm, sleeve, type Sleeve } from '#demo/drawings/tops/sleeve.ts';
import { drawSleeve } from '#demo/drawings/tops/sleeve-cloth.ts';
import { acrossBody, bodyShape, UNDERARM_Y } from '#demo/drawings/tops/top-form.ts';
import { chestMark, closure } from '#demo/drawings/tops/top-front.ts';
import { INNER_CUTS } from '#demo/drawings/tops/inner-cuts.ts';
import { MID_CUTS } from '#demo/drawings/tops/mid-cuts.ts';
import { OUTER_CUTS } from '#demo/drawings/tops/outer-cuts.ts';
import { behindNeck, frontOfNeck } from '#demo/drawings/tops/top-neck.ts';
import { type TopGear, type TopStyle } from '#demo/drawings/tops/top-style.ts';

const TOP_CUTS = { ...OUTER_CUTS, ...MID_CUTS, ...INNER_CUTS };

export function drawTop(canvas: SvgCanvas, parameters: GearDrawing, gear: TopGear): string {
  const style = pick(TOP_CUTS[gear], parameters.cut);
  const side = parameters.seed % 2 === 0 ? 1 : -1;
  const pose: Pose = parameters.view === 'worn' ? wornPose(side) : { ...FLAT, side };
  const cloth = tonesOf(parameters.main);
  const context: FrontContext = {
    canvas,
    pose,
    style,
    cloth,
    accent: tonesOf(parameters.accent),
    trim: tonesOf(parameters.trim),
  };
  const insideLightness = lightnessOf(parameters.main) > 0.5 ? -0.14 : -0.05;
  const collar: NeckContext = {
    ...context,
    cloth: style.panel === 'yoke' || style.panel === 'shoulders' ? context.accent : cloth,
    lining: tonesOf(tone(parameters.main, { l: insideLightness, c: 0.8 })),
  };
  const drawn = pose.isWorn ? onForm(context, collar, parameters) : laidFlat(context, collar, parameters);
  return background(canvas, parameters.tint) + drawn;
}

function laidFlat(context: FrontContext, collar: NeckContext, { tint, view }: GearDrawing): string {
  const { style, pose } = context;
  const arms = style.sleeve === 'none' ? [] : ([1, -1] as const).map((side) => sleeve(style, pose, side));
  const body = bodyShape(style, pose);
  const drawn =
    dropShadow(context.canvas, tint, body.d + arms.map((arm) => arm.shape.d).join('')) +
    behindNeck(collar) +
    arms.map((arm) => drawSleeve(context, arm, body.d)).join('') +
    drawBody(context, body, arms) +
    frontOfNeck(collar) +
    closure(context);
  return view === 'detail' ? drawn : centred(style, drawn);
}

/** In the middle of the sheet, and a little larger where the cut is short. */
function centred(style: TopStyle, drawn: string): string {
  const top = style.neck === 'hood' || style.neck === 'hood-soft' ? 34 : 146;
  const height = style.length - top;
  const scale = Math.min(1.13, 830 / height);
  const shift = 500 - ((top + style.length) / 2) * scale;
  return `<g transform="translate(${num(MIDDLE * (1 - scale))} ${num(shift)}) scale(${num(scale * 100)}e-2)">${drawn}</g>`;
}

function onForm(context: FrontContext, collar: NeckContext, { main, tint }: GearDrawing): string {
  const { canvas, style, pose } = context;
  const skin = mannequinTones(tint);
  const arm = (side: 1 | -1): string => {
    const own = style.sleeve === 'none' ? undefined : sleeve(style, pose, side);
    const bare = style.sleeve === 'long' ? undefined : bareArm(style, pose, side);
    const end = bare ?? own;
    return (
      (end === undefined ? '' : handOf(canvas, pose, end, skin)) +
      (bare === undefined ? '' : paintPiece(canvas, bare.shape, skin, { volume: 1 })) +
      (own === undefined ? '' : drawSleeve(context, own, side === pose.side ? body.d : undefined))
    );
  };
  const far = pose.side;
  const before = pose.side === 1 ? -1 : 1;
  const body = bodyShape(style, pose);
  const near = style.sleeve === 'none' ? [] : [sleeve(style, pose, before)];
  const legs = companionTones(tint, lightnessOf(main) < 0.45);
  return (
    contactShadow(canvas, tint, { x: MIDDLE + 40, y: 600, rx: 420, ry: 480 }, 0.16) +
    behindNeck(collar) +
    hips(canvas, pose, legs, Math.min(760, style.length - 60)) +
    neck(canvas, pose, skin) +
    arm(far) +
    (style.sleeve === 'none' ? arm(before) : '') +
    drawBody(context, body, near) +
    frontOfNeck(collar) +
    closure(context) +
    (style.sleeve === 'none' ? '' : arm(before))
  );
}

function drawBody(
  context: FrontContext,
  body: ReturnType<typeof bodyShape>,
  arms: readonly Sleeve[],
): string {
  const { canvas, pose, style, cloth } = context;
  const nearArm = pose.isWorn ? arms.find((arm) => arm.side !== pose.side) : undefined;
  const shade = nearArm === undefined ? '' : castShadow(cloth, nearArm.shape.d, 34, 0.42);
  if (style.baffle !== undefined) {
    const rows = quilt(
      canvas,
      cloth,
      bodySeams(context),
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
      panels(context) +
      folds.crisp +
      seams(context) +
      pockets(context) +
      hem(context) +
      (style.panel === 'yoke' ? '' : chestMark(context)),
  });
}

function bodySeams({ style, pose }: FrontContext): Point[][] {
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

function handOf(canvas: SvgCanvas, pose: Pose, arm: Sleeve, skin: Tones): string {
  const wrist = arm.spine.at(-1) ?? [0, 0];
  const isNear = arm.side !== pose.side;
  return hand(canvas, [wrist[0], wrist[1] + 12], arm.side, arm.side * (isNear ? 14 : 6), skin);
}
