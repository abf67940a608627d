// Laces, quick cords and zips of shoes.
import { ellipse, type Knot, open, type Point, sample } from '#demo/drawings/base/curve.ts';
import { zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { shaftFrontX, type ShoeContext, throat } from '#demo/drawings/feet/shoe-form.ts';

export function lacing({ canvas, style, place, trim, accent }: ShoeContext): string {
  const path = sample(throat(style), 8);
  const count = style.eyelets + style.hooks;
  let drawn = '';
  for (let at = count - 1; at >= 0; at -= 1) {
    const along = ((at + 0.35) / (count + 0.1)) * (path.length - 1);
    const here = path[Math.floor(along)] ?? [0, 0];
    const next = path[Math.min(path.length - 1, Math.floor(along) + 2)] ?? here;
    const length = Math.hypot(next[0] - here[0], next[1] - here[1]) || 1;
    const down: Point = [(next[0] - here[0]) / length, (next[1] - here[1]) / length];
    const eyelet: Point = [here[0] - down[1] * 17, here[1] + down[0] * 17];
    const over: Point = [here[0] + down[1] * 12 + down[0] * 9, here[1] - down[0] * 12 + down[1] * 9];
    const isHook = at < style.hooks;
    const hole = place(eyelet);
    drawn += isHook
      ? stroke(open([[...hole], [hole[0] + 7, hole[1] - 6]]), '#b9b6ae', 7) +
        fill(ellipse(hole, 5.5, 5.5).d, '#8c8a84')
      : fill(ellipse(hole, 5, 5).d, accent.deep) + stroke(ellipse(hole, 5, 5).d, trim.light, 1.4, 0.8);
    const lace = open([
      [...hole],
      place([(eyelet[0] + over[0]) / 2 + down[0] * 2, (eyelet[1] + over[1]) / 2 - 3]),
      [...place(over)],
    ]);
    drawn +=
      translated(1.5, 3, stroke(lace, accent.deep, 7.5, 0.4)) +
      stroke(lace, trim.shade, 7.6) +
      stroke(lace, trim.base, 6) +
      (canvas.isClose
        ? stroke(lace, trim.rim, 2, 0.6, 'stroke-dasharray="2 2.4"')
        : translated(-0.8, -1, stroke(lace, trim.rim, 1.6, 0.5)));
  }
  const top = path[1] ?? [340, style.collar];
  const knot: Point = [top[0] + 13, top[1] + 3];
  const put = (dx: number, dy: number): Knot => {
    const [x, y] = place([knot[0] + dx * 0.74, knot[1] + dy * 0.74]);
    return [x, y];
  };
  if (style.closing === 'cord') {
    const loop = open([put(0, 0), put(26, -4), put(30, 22), put(12, 40)]);
    const stop = put(14, 34);
    return (
      drawn +
      stroke(loop, trim.shade, 5) +
      stroke(loop, trim.base, 3.6) +
      fill(ellipse([stop[0], stop[1]], 9, 12).d, trim.deep) +
      fill(ellipse([stop[0] - 2, stop[1] - 3], 4, 5).d, trim.rim, 0.5)
    );
  }
  const bow =
    open([put(0, 0), put(34, -20), put(54, 4), put(30, 16), put(0, 0)]) +
    open([put(0, 0), put(22, 24), put(30, 58), put(14, 48), put(0, 0)]) +
    open([put(0, 0), put(-8, 34), put(2, 66)]) +
    open([put(2, 0), put(46, 22), put(66, 50)]);
  const middle = put(1, 0);
  return (
    drawn +
    translated(2, 4, stroke(bow, accent.deep, 6, 0.3)) +
    stroke(bow, trim.shade, 6.4) +
    stroke(bow, trim.base, 4.8) +
    fill(ellipse([middle[0], middle[1]], 7, 6).d, trim.base) +
    stroke(ellipse([middle[0], middle[1]], 7, 6).d, trim.line, 1.2, 0.7)
  );
}

export function gaiterZip({ canvas, style, place, cloth, trim }: ShoeContext): string {
  const path = [
    [shaftFrontX(style)[0] - 50, style.collar + 44],
    [330, 470],
    [372, 540],
    [450, 602],
  ].map((p): Knot => {
    const [x, y] = place([p[0] ?? 0, p[1] ?? 0]);
    return [x, y];
  });
  const top = path[0] ?? [0, 0];
  return (
    zip(canvas, path, { tape: cloth, teeth: trim, size: 7, isSealed: true }) +
    zipPull([top[0], top[1] + 6], trim, 7)
  );
}
