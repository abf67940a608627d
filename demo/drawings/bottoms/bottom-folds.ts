// The folds of legs and skirts.
import type { Point } from '#demo/drawings/base/curve.ts';
import { crease, fold } from '#demo/drawings/base/folds.ts';
import { axis, type BottomContext, KNEE_Y, legWidth } from '#demo/drawings/bottoms/bottom-form.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

export function legFolds({ canvas, style, wrap, cloth }: BottomContext): { soft: string; crisp: string } {
  const { random } = canvas;
  const soft: string[] = [];
  const crisp: string[] = [];
  const spread = (by: number): number => random.between(-by, by);
  const strength = 0.45 + style.drape * 0.55;
  for (const s of [1, -1] as const) {
    const put = (x: number, y: number): Point => wrap([MIDDLE + s * x, y]);
    const { rise, length, hip } = style;
    for (const [far, high] of [
      [0.5, 46],
      [0.78, 10],
      [0.62, -34],
    ] as const) {
      const [from, to] = [put(8 + spread(4), rise - 14), put(hip * far, rise - high + spread(12))];
      soft.push(fold(cloth, from, to, s * (6 + spread(5)), 10, strength));
      if (style.drape > 0) crisp.push(crease(cloth, from, put(hip * far * 0.6, rise - high * 0.6), s * 4));
    }
    soft.push(
      fold(
        cloth,
        put(hip - 6, rise - 70),
        put(hip * 0.5, rise + 40 + spread(20)),
        s * -8,
        12,
        strength * 0.7,
      ),
    );
    const shin = length > 720;
    if (shin) {
      for (const [y, lean] of [
        [KNEE_Y - 26, 22],
        [KNEE_Y + 14, 4],
        [KNEE_Y + 46, -20],
      ] as const) {
        const half = legWidth(style, y) / 2;
        const out = random.chance(0.5) ? 1 : -1;
        soft.push(
          fold(
            cloth,
            put(axis(style, y) + out * (half - 3), y + spread(8)),
            put(axis(style, y) - out * half * 0.25, y + lean),
            s * spread(6),
            10,
            strength * 0.95,
          ),
        );
      }
      for (let count = 0; count < 2 + style.drape * 4; count += 1) {
        const y = length - 20 - count * 30 + spread(9);
        const half = legWidth(style, y) / 2;
        const out = count % 2 === 0 ? 1 : -1;
        soft.push(
          fold(
            cloth,
            put(axis(style, y) + out * (half - 2), y),
            put(axis(style, y) - out * half * 0.4, y + 13 + spread(12)),
            spread(5),
            8,
            strength * 0.85,
          ),
        );
      }
    }
    const crown = axis(style, rise + 60);
    soft.push(
      fold(
        cloth,
        put(crown + 8 + spread(8), rise + 30),
        put(axis(style, length) + spread(10), Math.min(length - 40, KNEE_Y - 50)),
        spread(8),
        14,
        strength * 0.6,
      ),
    );
    if (shin)
      soft.push(
        fold(
          cloth,
          put(axis(style, 700) + spread(6), KNEE_Y + 60),
          put(axis(style, length) + spread(8), length - 30),
          spread(7),
          11,
          strength * 0.5,
        ),
      );
  }
  return { soft: soft.join(''), crisp: crisp.join('') };
}

export function skirtFolds({ canvas, style, wrap, cloth }: BottomContext): { soft: string; crisp: string } {
  const { random } = canvas;
  const soft: string[] = [];
  for (const u of [-0.86, -0.62, -0.36, -0.1, 0.18, 0.42, 0.66, 0.88]) {
    const off = u + random.between(-0.05, 0.05);
    soft.push(
      fold(
        cloth,
        wrap([MIDDLE + off * style.hip * 0.86, 250 + random.between(-30, 50)]),
        wrap([MIDDLE + off * style.hem * 0.5, style.length + 4]),
        random.between(-8, 8),
        9 + style.drape * 9,
        0.5 + 0.4 * style.drape,
      ),
    );
  }
  return { soft: soft.join(''), crisp: '' };
}
