// The textures of materials, drawn as a few long paths: pattern tiles would take ten times as long as the whole drawing.
import { type Box, num } from '#demo/drawings/base/curve.ts';
import { type SvgCanvas, stroke } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';

export type Fabric =
  | 'plain'
  | 'twill'
  | 'ripstop'
  | 'jersey'
  | 'rib'
  | 'fleece'
  | 'pile'
  | 'mesh'
  | 'grain'
  | 'cordura'
  | 'waffle'
  | 'melange';

/**
 * Covers a box; the piece clips it. Structures are a little larger than life, as fabric looks from where a shopper
 * stands, and the finest ones are left out unless seen from close by.
 */
export function weave(canvas: SvgCanvas, fabric: Fabric, cloth: Tones, box: Box): string {
  const dark = (d: string, width: number, opacity: number, extra = ''): string =>
    stroke(d, cloth.deep, width, opacity, extra);
  const bright = (d: string, width: number, opacity: number, extra = ''): string =>
    stroke(d, cloth.rim, width, opacity, extra);
  const rows = (gap: number, angle: number, shift = 0): string => parallels(box, gap, angle, shift);
  switch (fabric) {
    case 'plain':
      return canvas.isClose ? dark(rows(2.6, 0), 0.7, 0.16) + bright(rows(2.6, 90), 0.6, 0.14) : '';
    case 'twill':
      return canvas.isClose
        ? dark(rows(3.4, -58), 1.1, 0.22) + bright(rows(3.4, -58, 1.5), 0.8, 0.16)
        : dark(rows(5.5, -58), 1.1, 0.11) + bright(rows(5.5, -58, 2.4), 1, 0.07);
    case 'ripstop': {
      const gap = canvas.isClose ? 9 : 13;
      return (
        dark(rows(gap, 0) + rows(gap, 90), 0.9, 0.2) +
        bright(rows(gap, 0, 1.1) + rows(gap, 90, 1.1), 0.8, 0.18)
      );
    }
    case 'jersey':
      return canvas.isClose
        ? dark(rows(3.2, 90), 1, 0.2, 'stroke-dasharray="2.4 1.6"') + bright(rows(3.2, 90, 1.6), 0.8, 0.16)
        : dark(rows(5, 90), 0.8, 0.08);
    case 'rib':
      return dark(rows(7, 90), 1.8, 0.2) + bright(rows(7, 90, 3.2), 1.8, 0.14);
    case 'fleece':
      return dark(flecks(canvas, box, 11, 3.4), 1.2, 0.24) + bright(flecks(canvas, box, 12, 3.2), 1.2, 0.24);
    case 'pile':
      return dark(flecks(canvas, box, 17, 7.5), 3.2, 0.26) + bright(flecks(canvas, box, 18, 7), 3.4, 0.3);
    case 'mesh':
      return (
        dark(rows(7, 0), 3, 0.3, 'stroke-dasharray="3 4"') +
        dark(rows(7, 0, 3.5), 3, 0.3, 'stroke-dasharray="3 4" stroke-dashoffset="3.5"')
      );
    case 'grain': {
      const gap = canvas.isClose ? 8 : 17;
      return dark(flecks(canvas, box, gap, 3.4), 0.9, 0.2) + bright(flecks(canvas, box, gap, 3), 0.9, 0.16);
    }
    case 'cordura':
      return canvas.isClose
        ? dark(rows(3.4, 0), 1.5, 0.17, 'stroke-dasharray="2 2.4"') +
            bright(rows(3.4, 0, 1.7), 1.2, 0.13, 'stroke-dasharray="2 3"')
        : dark(rows(4.4, 0), 1.5, 0.09) + bright(rows(4.4, 90), 1.2, 0.07);
    case 'waffle':
      return (
        dark(rows(10, 0) + rows(10, 90), 1.5, 0.16) + bright(rows(10, 0, 4.5) + rows(10, 90, 4.5), 1.8, 0.12)
      );
    case 'melange':
      return (
        dark(flecks(canvas, box, 13, 4, 0.2), 0.9, 0.24) +
        bright(flecks(canvas, box, 13, 4.4, 0.2), 0.9, 0.26)
      );
  }
}

/** Straight lines a gap apart, at an angle in degrees, over all of the box. */
function parallels(box: Box, gap: number, angle: number, shift: number): string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const reachAcross = (Math.abs(sin) * box.width + Math.abs(cos) * box.height) / 2;
  const reachAlong = (Math.abs(cos) * box.width + Math.abs(sin) * box.height) / 2;
  let d = '';
  for (let off = -reachAcross + shift; off <= reachAcross; off += gap) {
    const [x, y] = [cx - sin * off, cy + cos * off];
    d += `M${num(x - cos * reachAlong)} ${num(y - sin * reachAlong)}L${num(x + cos * reachAlong)} ${num(y + sin * reachAlong)}`;
  }
  return d;
}

/** Small bent hairs, one to each square of `gap`, of about `size`; `lie` 0..1 says how freely they point. */
function flecks(canvas: SvgCanvas, box: Box, gap: number, size: number, lie = 1): string {
  const { random } = canvas;
  let d = '';
  for (let y = box.y; y < box.y + box.height; y += gap) {
    for (let x = box.x; x < box.x + box.width; x += gap) {
      const angle = (random.next() - 0.5) * Math.PI * 2 * lie;
      const [fx, fy] = [x + random.next() * gap, y + random.next() * gap];
      const [ex, ey] = [Math.cos(angle) * size, Math.sin(angle) * size];
      d += `M${num(fx)} ${num(fy)}q${num(ex * 0.5 - ey * 0.5)} ${num(ey * 0.5 + ex * 0.5)} ${num(ex)} ${num(ey)}`;
    }
  }
  return d;
}
