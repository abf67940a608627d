// Quilting of filled garments and bags: seams, and the raised filling between them.
import { open, pair, type Point } from '#demo/drawings/base/curve.ts';
import { type SvgCanvas, stroke } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';

export interface Quilted {
  readonly soft: string;
  readonly crisp: string;
}

/**
 * Seams as polylines, roughly across; `swell` is how far the filling rises, in sheet units, about a quarter of the
 * distance between seams.
 */
export function quilt(
  canvas: SvgCanvas,
  cloth: Tones,
  seams: readonly (readonly Point[])[],
  swell: number,
): Quilted {
  let soft = '';
  let crisp = '';
  for (const seam of seams) {
    const d = open(seam);
    soft += at(0, -swell * 0.62, stroke(d, cloth.deep, swell * 1.15, 0.5 * cloth.shadeStrength));
    soft += at(-swell * 0.1, swell * 0.78, stroke(d, cloth.rim, swell * 0.95, 0.46 * cloth.lightStrength));
    crisp += at(0, 1.3, stroke(d, cloth.rim, 1.2, 0.5)) + stroke(d, cloth.line, 1.7, 0.95);
    crisp += puckers(canvas, cloth, seam, swell);
  }
  return { soft, crisp };
}

/** Short creases that run away from a seam where its thread gathers the cloth. */
function puckers(canvas: SvgCanvas, cloth: Tones, seam: readonly Point[], swell: number): string {
  let up = '';
  let down = '';
  const gap = swell * 0.95;
  let left = canvas.random.between(0, gap);
  seam.forEach((point, index) => {
    const next = seam[index + 1];
    if (next === undefined) return;
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    while (left < length) {
      const share = left / length;
      const [x, y] = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
      const [lean, long] = [canvas.random.between(-3.5, 3.5), canvas.random.between(0.35, 1.05) * swell];
      if (canvas.random.chance(0.55))
        up += `M${pair([x, y])}Q${pair([x + lean * 0.2, y - long * 0.6])} ${pair([x + lean, y - long])}`;
      else down += `M${pair([x, y])}Q${pair([x + lean * 0.2, y + long * 0.6])} ${pair([x + lean, y + long])}`;
      left += canvas.random.between(0.5, 1.6) * gap;
    }
    left -= length;
  });
  return (
    stroke(up, cloth.deep, 1.7, 0.34) +
    stroke(down, cloth.deep, 1.3, 0.2) +
    at(1.6, 0, stroke(up, cloth.rim, 1.3, 0.3))
  );
}

function at(x: number, y: number, content: string): string {
  return `<g transform="translate(${x} ${y})">${content}</g>`;
}
