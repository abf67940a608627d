// The people who wear things: their proportions, and that clothes follow them and stay inside the picture.
import { describe, expect, test } from 'vitest';
import { SHEET } from '#demo/drawings/base/background.ts';
import { createCanvas } from '#demo/drawings/base/canvas.ts';
import type { Box, Point } from '#demo/drawings/base/curve.ts';
import { createRandom } from '#demo/drawings/base/random.ts';
import { CUT_TRAITS } from '#demo/drawings/cut-traits.ts';
import { BUILDS, shareAt } from '#demo/drawings/figure/build.ts';
import { LEG_BUILDS } from '#demo/drawings/figure/leg-build.ts';
import { drawGear } from '#demo/drawings/gear.ts';
import {
  BOTTOM_GEARS,
  FIGURES,
  type FigureKind,
  type GearDrawing,
  type GearType,
  TOP_GEARS,
} from '#demo/drawings/parameters.ts';
import { ANKLE_Y, legFrame, stepping } from '#demo/drawings/bottoms/worn-bottom.ts';
import { bodyShape } from '#demo/drawings/tops/top-form.ts';
import { topContext } from '#demo/drawings/tops/tops.ts';
import { figureIn } from '#demo/drawings/tops/worn-top.ts';

const drawing = (facts: Partial<GearDrawing> & { gear: GearType }): GearDrawing => ({
  view: 'worn',
  cut: 0,
  main: '#34618c',
  accent: '#21384f',
  trim: '#e3a13c',
  tint: '#e4ecf0',
  seed: 4,
  ...facts,
});
/** Every pose, to both sides. */
const SEEDS = Array.from({ length: 12 }, (_, at) => at);
const cutsOf = (gear: GearType): number[] => CUT_TRAITS[gear].map((_, cut) => cut);
const apart = (a: Point | undefined, b: Point | undefined): number =>
  Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0));
const shoulders = (kind: FigureKind): number => 2 * 168 * shareAt(BUILDS[kind].breadth, 252);

describe.each(FIGURES)('the body of a %s', (kind) => {
  const build = BUILDS[kind];
  test('has an arm, a head and hips that fit its shoulders', () => {
    const wide = shoulders(kind);
    expect(build.upperArm / build.forearm).toBeGreaterThan(1.05);
    expect(build.upperArm / build.forearm).toBeLessThan(1.3);
    // In people from six years on, arm to wrist measures 1.1 to 1.6 of the shoulders' breadth.
    expect((build.upperArm + build.forearm) / wide).toBeGreaterThan(1.1);
    expect((build.upperArm + build.forearm) / wide).toBeLessThan(1.6);
    expect(build.arm).toBeGreaterThan(build.wrist * 1.4);
    expect(build.neck).toBeLessThan(build.jaw);
    expect((2 * build.hip) / wide).toBeGreaterThan(0.8);
    expect((2 * build.hip) / wide).toBeLessThan(1.1);
  });
  test('ends its arms at the hip, not at the waist or the knee', () => {
    const waist = 204 + (545 - 204) * build.tall;
    const reach = 292 + build.upperArm + build.forearm;
    expect(reach).toBeGreaterThan(waist);
    expect(reach).toBeLessThan(build.crotch + 60);
  });
});

test('a child has a larger head, narrower shoulders and shorter limbs than an adult; a woman’s waist is the narrowest', () => {
  const head = (kind: FigureKind): number => (2 * BUILDS[kind].jaw) / shoulders(kind);
  for (const adult of ['woman', 'man'] as const) {
    expect(head('child')).toBeGreaterThan(head(adult) * 1.3);
    expect(shoulders('child')).toBeLessThan(shoulders(adult) * 0.9);
    expect(BUILDS.child.upperArm).toBeLessThan(BUILDS[adult].upperArm * 0.8);
    expect(BUILDS.child.tall).toBeLessThan(BUILDS[adult].tall * 0.85);
    expect(LEG_BUILDS.child.tall).toBeLessThan(LEG_BUILDS[adult].tall * 0.8);
  }
  const waist = (kind: FigureKind): number => {
    const { breadth } = BUILDS[kind];
    return shareAt(breadth, 560) / shareAt(breadth, 700);
  };
  expect(waist('woman')).toBeLessThan(waist('man') * 0.9);
  expect(waist('child')).toBeGreaterThan(waist('man'));
  expect(shoulders('woman')).toBeLessThan(shoulders('man') * 0.92);
});

describe.each(TOP_GEARS)('%s on a body', (gear) => {
  test.each(FIGURES)('its sleeves follow the arms and all of it stays in the picture of a %s', (figure) => {
    const canvas = createCanvas(createRandom(1), SHEET, false);
    for (const cut of cutsOf(gear)) {
      for (const seed of SEEDS) {
        const parameters = drawing({ gear, cut, seed, figure });
        const context = topContext(canvas, parameters, gear);
        const { limbs, pose, place } = figureIn(context, parameters);
        expect(limbs).toHaveLength(2);
        for (const { arm, sleeve, bare } of limbs) {
          const { style } = context;
          expect([sleeve === undefined, bare === undefined]).toEqual([
            style.sleeve === 'none',
            style.sleeve === 'long',
          ]);
          const [shoulder, , wrist] = arm.joints;
          const end = sleeve?.spine.at(-1);
          if (style.sleeve === 'long') expect(apart(end, wrist)).toBeLessThan(1);
          if (style.sleeve === 'short') {
            expect(apart(end, shoulder)).toBeGreaterThan(0.2 * apart(shoulder, arm.joints[1]));
            expect(apart(end, shoulder)).toBeLessThan(apart(shoulder, arm.joints[1]));
          }
          for (const point of sleeve?.spine ?? []) {
            expect(Math.min(...arm.spine.map((on) => apart(point, on)))).toBeLessThan(1);
          }
          for (const limb of [sleeve, bare]) if (limb !== undefined) expectInside(limb.shape.box, place);
        }
        expectInside(bodyShape(context.style, pose).box, place);
      }
    }
  });
});

function expectInside({ x, y, width, height }: Box, place: (point: Point) => Point): void {
  const [left, top] = place([x, y]);
  const [right, low] = place([x + width, y + height]);
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(SHEET.width);
  expect(top).toBeGreaterThan(0);
  expect(low).toBeLessThan(SHEET.height);
}

test.each(FIGURES)('the legs of a %s stand inside the picture, the knees between hips and ankles', (kind) => {
  for (const side of [1, -1] as const) {
    const wrap = stepping(kind, side);
    const { scale, top } = legFrame({ wrap });
    for (const x of [-230, 230]) {
      const [px] = wrap([400 + x, 700]);
      expect(400 + (px - 400) * scale - side * 14).toBeGreaterThan(0);
      expect(400 + (px - 400) * scale - side * 14).toBeLessThan(SHEET.width);
    }
    const [waist, knee, ankle] = [112, 656, ANKLE_Y].map((y) => wrap([460, y])[1]);
    expect(((knee ?? 0) - (waist ?? 0)) / ((ankle ?? 0) - (waist ?? 0))).toBeGreaterThan(0.6);
    expect(((knee ?? 0) - (waist ?? 0)) / ((ankle ?? 0) - (waist ?? 0))).toBeLessThan(0.75);
    expect(((ankle ?? 0) + 70 - top) * scale).toBeLessThan(SHEET.height);
  }
});

test('the same jacket and the same trousers are drawn on three different bodies', () => {
  for (const gear of ['shell-jacket', BOTTOM_GEARS[0]] as const) {
    const pictures = FIGURES.map((figure) => drawGear(drawing({ gear, figure }), 320));
    expect(new Set(pictures).size).toBe(FIGURES.length);
  }
});
