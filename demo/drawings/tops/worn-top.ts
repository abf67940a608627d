// A top on a figure: from below the nose to the thighs, the arms doing something.
import { background } from '#demo/drawings/base/background.ts';
import { type SvgCanvas, stroke } from '#demo/drawings/base/canvas.ts';
import { lightnessOf, mix } from '#demo/drawings/base/color.ts';
import { closed, num, type Place, type Point } from '#demo/drawings/base/curve.ts';
import { castShadow } from '#demo/drawings/base/folds.ts';
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import { BUILDS, type Build, lookOf, shareAt } from '#demo/drawings/figure/build.ts';
import { hand } from '#demo/drawings/figure/hand.ts';
import { cropY, hairBefore, hairBehind, type HeadPlan, neckAndJaw } from '#demo/drawings/figure/head.ts';
import { type Arm, type ArmPose, armOf } from '#demo/drawings/figure/stance.ts';
import { thighs } from '#demo/drawings/figure/thighs.ts';
import { figureKindOf, type GearDrawing } from '#demo/drawings/parameters.ts';
import { drawBody } from '#demo/drawings/tops/body.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import type { NeckContext } from '#demo/drawings/tops/neck-context.ts';
import { MIDDLE, type Pose } from '#demo/drawings/tops/pose.ts';
import type { Sleeve } from '#demo/drawings/tops/sleeve.ts';
import { drawSleeve } from '#demo/drawings/tops/sleeve-cloth.ts';
import { bodyShape, halfWidthAt } from '#demo/drawings/tops/top-form.ts';
import { closure } from '#demo/drawings/tops/top-front.ts';
import { behindNeck, frontOfNeck } from '#demo/drawings/tops/top-neck.ts';
import type { TopStyle } from '#demo/drawings/tops/top-style.ts';
import {
  ARMHOLE_INSET,
  SHORT_SLEEVE,
  thinSleeve,
  wornBareArm,
  wornSleeve,
} from '#demo/drawings/tops/worn-sleeve.ts';

type Worn = Pose & { readonly build: Build };

const POSES: readonly (readonly [near: ArmPose, far: ArmPose])[] = [
  ['pocket', 'hanging'],
  ['hanging', 'behind'],
  ['hip', 'hanging'],
  ['pocket', 'pocket'],
  ['behind', 'hanging'],
  ['hanging', 'hip'],
];

/** Where a hand disappears into the body's pocket; undefined without pockets at its height. */
function pocketMouth({ style, pose }: FrontContext, side: 1 | -1): readonly [Point, Point] | undefined {
  const w = halfWidthAt(style, 640);
  const at = (x: number, y: number): Point => pose.wrap([MIDDLE + side * x, y]);
  if (style.pockets.includes('hand-high')) return [at(w * 0.5, 520), at(w * 0.72, 636)];
  if (style.pockets.includes('hand'))
    return [at(w * 0.62, style.length - 190), at(w * 0.8, style.length - 66)];
  if (style.pockets.includes('kangaroo')) return [at(84, style.length - 206), at(124, style.length - 62)];
  return undefined;
}

interface Limb {
  readonly side: 1 | -1;
  readonly arm: Arm;
  readonly sleeve?: Sleeve;
  readonly bare?: Sleeve;
  readonly mouth?: readonly [Point, Point];
}

function armsOf(context: FrontContext, pose: Worn, turn: number): readonly Limb[] {
  const { style } = context;
  const [near, far] = POSES[turn % POSES.length] ?? ['hanging', 'hanging'];
  return ([1, -1] as const).map((side) => {
    const wish = side === pose.side ? far : near;
    const mouth = wish === 'pocket' ? pocketMouth(context, side) : undefined;
    // Filled sleeves are too thick to fold behind the back, and beside a vest both arms are to be seen.
    const isStiff =
      wish === 'behind' &&
      (style.sleeve === 'none' || (style.baffle !== undefined && style.sleeve === 'long'));
    const does = isStiff || (wish === 'pocket' && mouth === undefined) ? 'hanging' : wish;
    const target: Point =
      mouth === undefined
        ? pose.wrap([MIDDLE + side * (halfWidthAt(style, 590) + 2), 588])
        : [(mouth[0][0] + mouth[1][0]) / 2 + side * 34, (mouth[0][1] + mouth[1][1]) / 2 - 26];
    const arm = armOf(
      pose,
      side,
      does,
      style.sleeve === 'none' ? style.shoulder + ARMHOLE_INSET : style.shoulder,
      target,
    );
    const sleeve = style.sleeve === 'none' ? undefined : wornSleeve(style, pose, arm, side);
    const bare =
      style.sleeve === 'long'
        ? undefined
        : style.sleeve === 'short'
          ? wornBareArm(pose, arm, side, SHORT_SLEEVE * 0.6)
          : thinSleeve(style, pose, arm, side);
    return {
      side,
      arm,
      ...(sleeve === undefined ? {} : { sleeve }),
      ...(bare === undefined ? {} : { bare }),
      ...(mouth === undefined ? {} : { mouth }),
    };
  });
}

/** The part of the sheet that the picture shows: up to below the nose, and down to the thighs. */
function frameOf(plan: HeadPlan, style: TopStyle, limbs: readonly Limb[]): { scale: number; top: number } {
  const { pose } = plan;
  const top = cropY(plan);
  const [, hem] = pose.wrap([MIDDLE, style.length]);
  const low = Math.max(hem + 84, pose.build.crotch + 96);
  const reach = Math.max(
    ...limbs.flatMap(({ sleeve, bare }) =>
      [sleeve, bare].flatMap((one) =>
        one === undefined
          ? []
          : [Math.abs(one.shape.box.x - MIDDLE), Math.abs(one.shape.box.x + one.shape.box.width - MIDDLE)],
      ),
    ),
  );
  const scale = Math.min(1000 / (low - top), 384 / (reach + 8)) * pose.build.size;
  return { scale, top };
}

/** The person, their arms, and how much of them the picture shows. */
export function figureIn(context: FrontContext, parameters: GearDrawing) {
  const kind = figureKindOf(parameters);
  const pose: Worn = { ...context.pose, build: BUILDS[kind] };
  const { neck } = context.style;
  const isTucked = neck !== 'crew' && neck !== 'vee' && neck !== 'shirt';
  const plan: HeadPlan = { canvas: context.canvas, pose, look: lookOf(parameters.seed), kind, isTucked };
  const limbs = armsOf(context, pose, Math.floor(parameters.seed / 2));
  const { scale, top } = frameOf(plan, context.style, limbs);
  const x = MIDDLE - scale * (MIDDLE - pose.side * 8);
  const place: Place = ([px, py]) => [x + px * scale, (py - top) * scale];
  return { plan, pose, limbs, scale, top, place };
}

export function onFigure(context: FrontContext, collar: NeckContext, parameters: GearDrawing): string {
  const { canvas, style } = context;
  const { main, tint } = parameters;
  const { plan, pose, limbs, scale, top, place } = figureIn(context, parameters);
  const { look } = plan;
  const body = bodyShape(style, pose);
  const isDark = lightnessOf(main) < 0.45;
  const legs = tonesOf(isDark ? mix(tint, '#8f8573', 0.72) : mix(tint, '#3d4248', 0.88));
  const under = tonesOf(isDark ? mix(tint, '#b9b2a4', 0.5) : mix(tint, '#565b60', 0.8));
  const isBehind = ({ arm, side }: Limb): boolean =>
    style.sleeve === 'none' || arm.pose === 'behind' || (arm.pose === 'hanging' && side === pose.side);
  const draw = (limb: Limb): string => drawLimb(context, pose, limb, look.skin, under, body.d);
  const shade = limbs
    .filter((limb) => !isBehind(limb))
    .map(({ sleeve }) => (sleeve === undefined ? '' : castShadow(context.cloth, sleeve.shape.d, 36, 0.34)))
    .join('');
  const hem = Math.min(pose.wrap([MIDDLE, style.length])[1], 2000);
  const figure =
    behindNeck(collar) +
    hairBehind(plan) +
    thighs(
      canvas,
      pose,
      legs,
      hem - (style.bottom === 'curved' ? 64 : 28),
      top + 1000 / scale,
      style.hem * shareAt(pose.build.breadth, style.length),
    ) +
    neckAndJaw(plan) +
    limbs.filter(isBehind).map(draw).join('') +
    drawBody(context, body, shade) +
    frontOfNeck(collar) +
    closure(context) +
    hairBefore(plan) +
    limbs
      .filter((limb) => !isBehind(limb))
      .map(draw)
      .join('');
  const [x, y] = place([0, 0]);
  return `${background(canvas, tint)}<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale * 100)}e-2)">${figure}</g>`;
}

function drawLimb(
  context: FrontContext,
  pose: Worn,
  limb: Limb,
  skin: Tones,
  under: Tones,
  bodyOutline: string,
): string {
  const { canvas, style } = context;
  const { build } = pose;
  const { arm, side, sleeve, bare, mouth } = limb;
  const [, elbow, wrist] = arm.joints;
  const turn = (Math.atan2(wrist[0] - elbow[0], wrist[1] - elbow[1]) * -180) / Math.PI;
  const isCovered = arm.pose === 'behind';
  const palm =
    isCovered || mouth !== undefined
      ? ''
      : arm.pose === 'hip'
        ? hand(canvas, wrist, turn + side * 34, side, build.hand * 0.92, skin, 'hip')
        : hand(canvas, wrist, turn, side, build.hand, skin, 'hanging');
  const shadow = bare === undefined ? '' : castShadow(skin, sleeve?.shape.d ?? bodyOutline, 22, 0.4);
  // Under a vest a thin long-sleeved top is worn.
  const naked =
    bare === undefined
      ? ''
      : style.sleeve === 'none'
        ? paintPiece(canvas, bare.shape, under, { volume: 0.9, soft: shadow, fabric: 'jersey' })
        : paintPiece(canvas, bare.shape, skin, { volume: 0.8, soft: shadow });
  const cloth = sleeve === undefined ? '' : drawSleeve(context, sleeve, isCovered ? bodyOutline : undefined);
  const pocketed = mouth === undefined ? '' : inPocket(canvas, context.cloth, skin, pose, wrist, mouth);
  return pocketed + palm + naked + cloth;
}

/** The wrist that goes into a pocket, and the pocket's edge over it. */
function inPocket(
  canvas: SvgCanvas,
  cloth: Tones,
  skin: Tones,
  { build }: Worn,
  wrist: Point,
  [from, to]: readonly [Point, Point],
): string {
  const mid: Point = [from[0] * 0.5 + to[0] * 0.5, from[1] * 0.5 + to[1] * 0.5];
  const reach = Math.hypot(mid[0] - wrist[0], mid[1] - wrist[1]) || 1;
  const along: Point = [(mid[0] - wrist[0]) / reach, (mid[1] - wrist[1]) / reach];
  const half = build.wrist * 0.56;
  const across: Point = [-along[1] * half, along[0] * half];
  // Its end lies on the pocket's line.
  const edge: Point = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(...edge) || 1;
  const sign = edge[0] * across[0] + edge[1] * across[1] > 0 ? 1 : -1;
  const end = (share: number): Point => [
    mid[0] + (edge[0] / length) * half * 1.25 * share * sign,
    mid[1] + (edge[1] / length) * half * 1.25 * share * sign,
  ];
  const start: Point = [wrist[0] - along[0] * 20, wrist[1] - along[1] * 20];
  const [a, b] = [end(1), end(-1)];
  const shape = closed([
    [start[0] + across[0], start[1] + across[1], 'corner'],
    [a[0], a[1], 'corner'],
    [b[0], b[1], 'corner'],
    [start[0] - across[0], start[1] - across[1], 'corner'],
  ]);
  const line = `M${num(from[0])} ${num(from[1])}L${num(to[0])} ${num(to[1])}`;
  return (
    paintPiece(canvas, shape, skin, { volume: 0.6 }) +
    stroke(line, cloth.deep, 3.4, 0.85) +
    `<g transform="translate(1.6 1)">${stroke(line, cloth.light, 2, 0.5)}</g>`
  );
}
