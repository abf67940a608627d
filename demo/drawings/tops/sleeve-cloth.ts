// Draws sleeves: quilting or folds, a panel over the shoulder, the cuff.
import { paintPiece, polygon } from '#demo/drawings/base/piece.ts';
import { between, type Knot, open } from '#demo/drawings/base/curve.ts';
import { castShadow, crease, fold, seam, stitches } from '#demo/drawings/base/folds.ts';
import { button } from '#demo/drawings/base/hardware.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import { quilt } from '#demo/drawings/base/quilting.ts';
import { ribs } from '#demo/drawings/base/ribs.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { sleevePrint } from '#demo/drawings/tops/prints.ts';
import { acrossSleeve, type Sleeve } from '#demo/drawings/tops/sleeve.ts';

export function drawSleeve(context: FrontContext, arm: Sleeve, bodyOutline?: string): string {
  const { canvas, style } = context;
  const isAccent = style.panel === 'sleeves';
  const hasQuilt =
    style.baffle !== undefined && style.baffleShape !== 'body-only' && style.baffleShape !== 'diamond';
  const cloth = isAccent ? context.accent : context.cloth;
  const fabric = style.baffle === undefined ? style.fabric : 'plain';
  const shade = bodyOutline === undefined ? '' : castShadow(cloth, bodyOutline, 26, 0.5);
  const elbow = sleeveFolds(context, arm, cloth);
  if (hasQuilt) {
    const count = Math.round((style.sleeve === 'long' ? 520 : 170) / (style.baffle ?? 60));
    const rings = Array.from({ length: count }, (_, at) => acrossSleeve(arm, (at + 0.7) / count, 5));
    const rows = quilt(canvas, cloth, rings, (style.baffle ?? 60) * 0.25);
    return paintPiece(canvas, arm.shape, cloth, {
      volume: 1,
      blur: 5.5,
      soft: rows.soft + shade,
      fabric,
      crisp: rows.crisp + cuff(context, arm, cloth),
    });
  }
  return paintPiece(canvas, arm.shape, cloth, {
    volume: 1,
    isSoft: context.pose.isWorn,
    soft: elbow.soft + shade,
    fabric,
    crisp: sleevePrint(context, arm) + elbow.crisp + cuff(context, arm, cloth) + shoulderCap(context, arm),
  });
}

/** A panel over the shoulders goes on over the sleeve's head. */
function shoulderCap({ canvas, pose, style, accent }: FrontContext, arm: Sleeve): string {
  if (style.panel !== 'shoulders' || style.sleeve === 'short') return '';
  // On a body the sleeve goes on where the body's own panel ends.
  const low = pose.isWorn
    ? [-260, -180, -120, 0, 120, 180, 260].map((x) =>
        pose.wrap([MIDDLE + x, 296 + 42 * (1 - Math.min(1, (x / 230) ** 2))]),
      )
    : acrossSleeve(arm, 0.16, 6, 20);
  const [a, b] = [low[0], low.at(-1)];
  if (a === undefined || b === undefined) return '';
  const d = open(low.map((p): Knot => [p[0], p[1]]));
  const top = `L${b[0].toFixed(1)} 150L${a[0].toFixed(1)} 150Z`;
  const paint = canvas.linear(
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

function sleeveFolds(
  { canvas, style }: FrontContext,
  arm: Sleeve,
  cloth: Tones,
): { soft: string; crisp: string } {
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
  const { random } = canvas;
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
    const here = acrossSleeve(arm, share + random.between(-0.015, 0.015), 3, -4);
    const there = acrossSleeve(arm, share + lean + random.between(-0.02, 0.02), 3, -8);
    const isInner = arm.side === 1;
    const from = isInner ? here.at(-1) : here[0];
    const to = random.chance(0.5) ? there[2] : isInner ? there[1] : there[3];
    if (from === undefined || to === undefined) continue;
    soft.push(fold(cloth, from, to, random.between(-7, 7), 11 * tightness, 0.9 * tightness));
    if (share > 0.35 && share < 0.65)
      crisp.push(crease(cloth, from, between(from, to, 0.7), random.between(-4, 4), 2));
  }
  const [shoulder, elbow] = [arm.spine[1], arm.spine[Math.floor(arm.spine.length * 0.45)]];
  if (shoulder !== undefined && elbow !== undefined)
    soft.push(fold(cloth, shoulder, elbow, -10 * arm.side, 13, 0.5));
  return { soft: soft.join(''), crisp: crisp.join('') };
}

function cuff({ canvas, style, trim }: FrontContext, arm: Sleeve, cloth: Tones): string {
  const ring = (share: number, bow = 5): string =>
    open(acrossSleeve(arm, share, bow).map((p): Knot => [p[0], p[1]]));
  if (style.sleeve === 'short')
    return stitches(cloth, ring(0.86), canvas.isClose) + stroke(ring(1, 4), cloth.line, 2, 0.6);
  switch (style.cuff) {
    case 'rib': {
      const line = acrossSleeve(arm, 0.9, 4);
      return seam(cloth, open(line.map((p): Knot => [p[0], p[1]])), 2) + ribs(cloth, line, 64, 6);
    }
    case 'elastic':
      return stroke(ring(0.965, 3), cloth.line, 2, 0.8) + stroke(ring(0.985, 3), cloth.rim, 1.4, 0.4);
    case 'hem':
      return stitches(cloth, ring(0.95), canvas.isClose);
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
        stitches(cloth, ring(0.975), canvas.isClose) +
        `<g transform="translate(2 3)">${stroke(polygon([a, b, c, d]).d, cloth.deep, 3, 0.3)}</g>` +
        paintPiece(canvas, polygon([a, b, c, d]), tonesOf(cloth.shade), { volume: 0 })
      );
    }
  }
}
