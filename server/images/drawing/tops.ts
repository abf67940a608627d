// Draws everything worn above the waist from its cut: back, sleeves, body, collar, closure.
import { castOnto, clothOf, crease, fold, piece, seam, slab, stitches, type Cloth } from './cloth.ts';
import { lightnessOf, tone } from './color.ts';
import { between, num, open, type Knot, type Point } from './curve.ts';
import { companionCloth, formCloth, hand, hips, neck } from './form.ts';
import { contactShadow, dropShadow, ground } from './ground.ts';
import { button } from './hardware.ts';
import { stroke, type Ink } from './ink.ts';
import type { GearDrawing } from './parameters.ts';
import { FLAT, MIDDLE, wornPose, type Pose } from './pose.ts';
import { quilt } from './quilting.ts';
import { pick } from './random.ts';
import {
  bodyFolds,
  chestMark,
  closure,
  hem,
  panels,
  pockets,
  ribs,
  seams,
  type FrontLook,
} from './top-front.ts';
import { acrossSleeve, bareArm, sleeve, type Sleeve } from './sleeve.ts';
import { acrossBody, bodyShape, UNDERARM_Y } from './top-form.ts';
import { behindNeck, frontOfNeck, type NeckLook } from './top-neck.ts';
import { TOP_STYLES, type TopGear, type TopStyle } from './top-style.ts';

export function drawTop(ink: Ink, parameters: GearDrawing, gear: TopGear): string {
  const style = pick(TOP_STYLES[gear], parameters.cut);
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
    dropShadow(tint, body.d + arms.map((arm) => arm.shape.d).join('')) +
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

function drawSleeve(look: FrontLook, arm: Sleeve, bodyOutline?: string): string {
  const { ink, style } = look;
  const isAccent = style.panel === 'sleeves';
  const hasQuilt =
    style.baffle !== undefined && style.baffleShape !== 'body-only' && style.baffleShape !== 'diamond';
  const cloth = isAccent ? look.accent : look.cloth;
  const fabric = style.baffle === undefined ? style.fabric : 'plain';
  const shade = bodyOutline === undefined ? '' : castOnto(cloth, bodyOutline, 26, 0.5);
  const elbow = sleeveFolds(look, arm, cloth);
  if (hasQuilt) {
    const count = Math.round((style.sleeve === 'long' ? 520 : 170) / (style.baffle ?? 60));
    const rings = Array.from({ length: count }, (_, at) => acrossSleeve(arm, (at + 0.7) / count, 5));
    const rows = quilt(ink, cloth, rings, (style.baffle ?? 60) * 0.25);
    return piece(ink, arm.shape, cloth, {
      volume: 1,
      blur: 5.5,
      soft: rows.soft + shade,
      fabric,
      crisp: rows.crisp + cuff(look, arm, cloth),
    });
  }
  return piece(ink, arm.shape, cloth, {
    volume: 1,
    soft: elbow.soft + shade,
    fabric,
    crisp: elbow.crisp + cuff(look, arm, cloth) + shoulderCap(look, arm),
  });
}

/** A panel over the shoulders goes on over the sleeve's head. */
function shoulderCap({ ink, style, accent }: FrontLook, arm: Sleeve): string {
  if (style.panel !== 'shoulders' || style.sleeve === 'short') return '';
  const low = acrossSleeve(arm, 0.16, 6, 20);
  const [a, b] = [low[0], low.at(-1)];
  if (a === undefined || b === undefined) return '';
  const d = open(low.map((p): Knot => [p[0], p[1]]));
  const top = `L${b[0].toFixed(1)} 150L${a[0].toFixed(1)} 150Z`;
  const paint = ink.linear(
    [a[0], 250],
    [b[0], 330],
    [
      [0, accent.light],
      [0.5, accent.base],
      [1, accent.shade],
    ],
  );
  return `<path d="${d}${top}" fill="${paint}"/>` + seam(accent, d);
}

function sleeveFolds({ ink, style }: FrontLook, arm: Sleeve, cloth: Cloth): { soft: string; crisp: string } {
  if (style.sleeve === 'short') {
    const ring = acrossSleeve(arm, 0.75, 5, -8);
    const [from, to] = [ring[0], ring.at(-1)];
    return from === undefined || to === undefined
      ? { soft: '', crisp: '' }
      : {
          soft: fold(cloth, [arm.spine[0]?.[0] ?? 0, 290], between(from, to, 0.4), 8 * arm.side, 13, 0.8),
          crisp: '',
        };
  }
  const soft: string[] = [];
  const crisp: string[] = [];
  const { chance } = ink;
  const tightness = style.sleeveWidth < 95 ? 0.65 : 1;
  for (const [share, lean] of [
    [0.2, 0.1],
    [0.4, 0.06],
    [0.49, -0.05],
    [0.58, -0.09],
    [0.72, 0.07],
    [0.86, -0.06],
    [0.93, 0.05],
  ] as const) {
    const here = acrossSleeve(arm, share + chance.between(-0.015, 0.015), 3, -4);
    const there = acrossSleeve(arm, share + lean + chance.between(-0.02, 0.02), 3, -8);
    const isInner = arm.side === 1;
    const from = isInner ? here.at(-1) : here[0];
    const to = chance.happens(0.5) ? there[2] : isInner ? there[1] : there[3];
    if (from === undefined || to === undefined) continue;
    soft.push(fold(cloth, from, to, chance.between(-7, 7), 11 * tightness, 0.9 * tightness));
    if (share > 0.35 && share < 0.65)
      crisp.push(crease(cloth, from, between(from, to, 0.7), chance.between(-4, 4), 2));
  }
  const [shoulder, elbow] = [arm.spine[1], arm.spine[Math.floor(arm.spine.length * 0.45)]];
  if (shoulder !== undefined && elbow !== undefined)
    soft.push(fold(cloth, shoulder, elbow, -10 * arm.side, 13, 0.5));
  return { soft: soft.join(''), crisp: crisp.join('') };
}

function cuff({ ink, style, trim }: FrontLook, arm: Sleeve, cloth: Cloth): string {
  const ring = (share: number, bow = 5): string =>
    open(acrossSleeve(arm, share, bow).map((p): Knot => [p[0], p[1]]));
  if (style.sleeve === 'short')
    return stitches(cloth, ring(0.86), ink.isClose) + stroke(ring(1, 4), cloth.line, 2, 0.6);
  switch (style.cuff) {
    case 'rib': {
      const line = acrossSleeve(arm, 0.9, 4);
      return seam(cloth, open(line.map((p): Knot => [p[0], p[1]])), 2) + ribs(cloth, line, 64, 6);
    }
    case 'elastic':
      return stroke(ring(0.965, 3), cloth.line, 2, 0.8) + stroke(ring(0.985, 3), cloth.rim, 1.4, 0.4);
    case 'hem':
      return stitches(cloth, ring(0.95), ink.isClose);
    case 'button': {
      const line = acrossSleeve(arm, 0.89, 5);
      const at = acrossSleeve(arm, 0.945, 4)[arm.side === 1 ? 3 : 1];
      return (
        seam(cloth, open(line.map((p): Knot => [p[0], p[1]])), 1.8) +
        (at === undefined ? '' : button(at, 5.4, trim))
      );
    }
    case 'tab': {
      const [upper, lower] = [acrossSleeve(arm, 0.9, 4, 4), acrossSleeve(arm, 0.955, 4, 4)];
      const [a, b, c, d] =
        arm.side === 1
          ? [upper[0], upper[2], lower[2], lower[0]]
          : [upper.at(-1), upper[2], lower[2], lower.at(-1)];
      if (a === undefined || b === undefined || c === undefined || d === undefined) return '';
      return (
        stitches(cloth, ring(0.975), ink.isClose) +
        `<g transform="translate(2 3)">${stroke(slab([a, b, c, d]).d, cloth.deep, 3, 0.3)}</g>` +
        piece(ink, slab([a, b, c, d]), clothOf(cloth.shade), { volume: 0 })
      );
    }
  }
}

function handOf(ink: Ink, pose: Pose, arm: Sleeve, skin: Cloth): string {
  const wrist = arm.spine.at(-1) ?? [0, 0];
  const isNear = arm.side !== pose.side;
  return hand(ink, [wrist[0], wrist[1] + 12], arm.side, arm.side * (isNear ? 14 : 6), skin);
}
