// Knitted ribs hanging from a line.
import { between, type Point } from '#demo/drawings/base/curve.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';

/** Knitted ribs hanging from a line. */
export function ribs(cloth: Tones, from: readonly Point[], length: number, gap = 6.5): string {
  let d = '';
  from.forEach((point, index) => {
    const next = from[index + 1];
    if (next === undefined) return;
    const count = Math.max(1, Math.round(Math.hypot(next[0] - point[0], next[1] - point[1]) / gap));
    for (let step = 0; step < count; step += 1) {
      const [x, y] = between(point, next, step / count);
      d += `M${x.toFixed(1)} ${y.toFixed(1)}v${length}`;
    }
  });
  return (
    stroke(d, cloth.deep, 2, 0.34) + `<g transform="translate(2.2 0)">${stroke(d, cloth.rim, 1.6, 0.26)}</g>`
  );
}
