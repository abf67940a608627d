// Draws everything worn above the waist from its cut: back, sleeves, body, collar, closure.
import { piece } from '#demo/drawings/base/cloth.ts';
import { lightnessOf, tone } from '#demo/drawings/base/color.ts';
import { num, type Point } from '#demo/drawings/base/curve.ts';
import { castOnto } from '#demo/drawings/base/folds.ts';
import { companionCloth, formCloth, hand, hips, neck } from '#demo/drawings/base/form.ts';
import { contactShadow, dropShadow, ground } from '#demo/drawings/base/ground.ts';
import type { Ink } from '#demo/drawings/base/ink.ts';
import { quilt } from '#demo/drawings/base/quilting.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Cloth, clothOf } from '#demo/drawings/base/tones.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { bodyFolds } from '#demo/drawings/tops/body-folds.ts';
import type { FrontLook } from '#demo/drawings/tops/front-look.ts';
import { hem } from '#demo/drawings/tops/hem.ts';
import type { NeckLook } from '#demo/drawings/tops/neck-look.ts';
import { panels } from '#demo/drawings/tops/panels.ts';
import { pockets } from '#demo/drawings/tops/pockets.ts';
import { FLAT, MIDDLE, type Pose, wornPose } from '#demo/drawings/tops/pose.ts';
import { seams } from '#demo/drawings/tops/seams.ts';
import { bareArm, sleeve, type Sleeve } from '#demo/drawings/tops/sleeve.ts';
import { drawSleeve } from '#demo/drawings/tops/sleeve-cloth.ts';
import { acrossBody, bodyShape, UNDERARM_Y } from '#demo/drawings/tops/top-form.ts';
import { chestMark, closure } from '#demo/drawings/tops/top-front.ts';
import { INNER_CUTS } from '#demo/drawings/tops/inner-cuts.ts';
import { OUTER_CUTS } from '#demo/drawings/tops/outer-cuts.ts';
import { behindNeck, frontOfNeck } from '#demo/drawings/tops/top-neck.ts';
import { type TopGear, type TopStyle } from '#demo/drawings/tops/top-style.ts';

const TOP_CUTS = { ...OUTER_CUTS, ...INNER_CUTS };

export function drawTop(ink: Ink, parameters: GearDrawing, gear: TopGear): string {
  const style = pick(TOP_CUTS[gear], parameters.cut);
  const side = parameters.seed % 2 === 0 ? 1 : -1;
  const pose: Pose = parameters.view === 'worn' ? wornPose(side) : { ...FLAT, side };
  const cloth = clothOf(parameters.main);
  const look: FrontLook = {
    ink,
    pose,
    style,
    cloth,
    accent: clothOf(parameters.accent),
    trim: clothOf(parameters.trim),
  };
  const insideLightness = lightnessOf(parameters.main) > 0.5 ? -0.14 : -0.05;
  const collar: NeckLook = {
    ...look,
    cloth: style.panel === 'yoke' || style.panel === 'shoulders' ? look.accent : cloth,
    lining: clothOf(tone(parameters.main, { l: insideLightness, c: 0.8 })),
  };
  const drawn = pose.isWorn ? onForm(look, collar, parameters) : laidFlat(look, collar, parameters);
  return ground(ink, parameters.tint) + drawn;
}

function laidFlat(look: FrontLook, collar: NeckLook, { tint, view }: GearDrawing): string {
  const { style, pose } = look;
  const arms = style.sleeve === 'none' ? [] : ([1, -1] as const).map((side) => sleeve(style, pose, side));
  const body = bodyShape(style, pose);
  const drawn =
    dropShadow(look.ink, tint, body.d + arms.map((arm) => arm.shape.d).join('')) +
    behindNeck(collar) +
    arms.map((arm) => drawSleeve(look, arm, body.d)).join('') +
    drawBody(look, body, arms) +
    frontOfNeck(collar) +
    closure(look);
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

function onForm(look: FrontLook, collar: NeckLook, { main, tint }: GearDrawing): string {
  const { ink, style, pose } = look;
  const skin = formCloth(tint);
  const arm = (side: 1 | -1): string => {
    const own = style.sleeve === 'none' ? undefined : sleeve(style, pose, side);
    const bare = style.sleeve === 'long' ? undefined : bareArm(style, pose, side);
    const end = bare ?? own;
    return (
      (end === undefined ? '' : handOf(ink, pose, end, skin)) +
      (bare === undefined ? '' : piece(ink, bare.shape, skin, { volume: 1 })) +
      (own === undefined ? '' : drawSleeve(look, own, side === pose.side ? body.d : undefined))
    );
  };
  const far = pose.side;
  const before = pose.side === 1 ? -1 : 1;
  const body = bodyShape(style, pose);
  const near = style.sleeve === 'none' ? [] : [sleeve(style, pose, before)];
  const legs = companionCloth(tint, lightnessOf(main) < 0.45);
  return (
    contactShadow(ink, tint, { x: MIDDLE + 40, y: 600, rx: 420, ry: 480 }, 0.16) +
    behindNeck(collar) +
    hips(ink, pose, legs, Math.min(760, style.length - 60)) +
    neck(ink, pose, skin) +
    arm(far) +
    (style.sleeve === 'none' ? arm(before) : '') +
    drawBody(look, body, near) +
    frontOfNeck(collar) +
    closure(look) +
    (style.sleeve === 'none' ? '' : arm(before))
  );
}

function drawBody(look: FrontLook, body: ReturnType<typeof bodyShape>, arms: readonly Sleeve[]): string {
  const { ink, pose, style, cloth } = look;
  const nearArm = pose.isWorn ? arms.find((arm) => arm.side !== pose.side) : undefined;
  const shade = nearArm === undefined ? '' : castOnto(cloth, nearArm.shape.d, 34, 0.42);
  if (style.baffle !== undefined) {
    const rows = quilt(
      ink,
      cloth,
      bodySeams(look),
      style.baffleShape === 'diamond' ? 13 : style.baffle * 0.27,
    );
    const mild = bodyFolds({ ...look, style: { ...style, drape: 0 } });
    return piece(ink, body, cloth, {
      volume: 1,
      blur: 6,
      soft: rows.soft + shade + `<g opacity=".55">${mild.soft}</g>`,
      fabric: 'plain',
      crisp: panels(look) + rows.crisp + pockets(look) + hem(look) + chestMark(look),
    });
  }
  const folds = bodyFolds(look);
  return piece(ink, body, cloth, {
    volume: 0.85,
    soft: folds.soft + shade,
    fabric: style.fabric,
    crisp:
      panels(look) +
      folds.crisp +
      seams(look) +
      pockets(look) +
      hem(look) +
      (style.panel === 'yoke' ? '' : chestMark(look)),
  });
}

function bodySeams({ style, pose }: FrontLook): Point[][] {
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

function handOf(ink: Ink, pose: Pose, arm: Sleeve, skin: Cloth): string {
  const wrist = arm.spine.at(-1) ?? [0, 0];
  const isNear = arm.side !== pose.side;
  return hand(ink, [wrist[0], wrist[1] + 12], arm.side, arm.side * (isNear ? 14 : 6), skin);
}
