// Folds on the body of a top.
import { between } from '#demo/drawings/base/curve.ts';
import { crease, fold } from '#demo/drawings/base/folds.ts';
import type { FrontContext } from '#demo/drawings/tops/front-context.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';
import { UNDERARM_Y } from '#demo/drawings/tops/top-form.ts';

/** Folds from the armholes inwards, down the sides, and at the hem. */
export function bodyFolds({ canvas, pose, style, cloth }: FrontContext): { soft: string; crisp: string } {
  const { random } = canvas;
  const soft: string[] = [];
  const crisp: string[] = [];
  const low = style.length;
  const wander = (by: number): number => random.between(-by, by);
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
