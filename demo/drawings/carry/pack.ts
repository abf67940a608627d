// Draws rucksacks: from the front, or on the back of a mannequin.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { lightnessOf, mix } from '#demo/drawings/base/color.ts';
import { closed, mirrored, num, open, placed, type Point, type Shape } from '#demo/drawings/base/curve.ts';
import { weave } from '#demo/drawings/base/fabric.ts';
import { fold, seam, stitches } from '#demo/drawings/base/folds.ts';
import { contactShadow, background } from '#demo/drawings/base/background.ts';
import { webbing, zip, zipPull } from '#demo/drawings/base/hardware.ts';
import { fill, type SvgCanvas, translated } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { packTop } from '#demo/drawings/carry/pack-closing.ts';
import type { PackContext } from '#demo/drawings/carry/pack-context.ts';
import { frontPocket, sidePockets } from '#demo/drawings/carry/pack-pockets.ts';
import { carryingStraps, handle, sideStraps } from '#demo/drawings/carry/pack-straps.ts';
import { PACK_STYLES } from '#demo/drawings/carry/pack-style.ts';
import { mannequinBack } from '#demo/drawings/carry/pack-wearer.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { BUILDS } from '#demo/drawings/figure/build.ts';
import { standing } from '#demo/drawings/figure/stance.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

export function drawPack(canvas: SvgCanvas, parameters: GearDrawing, gear: 'daypack' | 'trek-pack'): string {
  const { main, accent, trim, tint, view, seed } = parameters;
  const style = pick(PACK_STYLES[gear], parameters.cut);
  const isWorn = view === 'worn';
  const side = seed % 2 === 0 ? 1 : -1;
  const turned = standing(BUILDS.man, side);
  const context: PackContext = {
    canvas,
    style,
    place: isWorn ? ([x, y]) => turned.wrap([x, y]) : (point) => point,
    cloth: tonesOf(main),
    accent: tonesOf(accent),
    trim: tonesOf(trim),
    web: tonesOf(mix(main, '#26272a', 0.8)),
  };
  if (!isWorn) {
    const shadow =
      contactShadow(canvas, tint, { x: 410, y: style.to - 2, rx: 260, ry: 34 }, 0.6) +
      contactShadow(canvas, tint, { x: 430, y: style.to + 8, rx: 330, ry: 70 }, 0.28);
    return (
      background(canvas, tint, style.to - 90) +
      translated(0, gear === 'daypack' ? -16 : -20, shadow + carryingStraps(context) + pack(context))
    );
  }
  const scale = gear === 'daypack' ? 0.8 : 0.86;
  const [x, y] = [MIDDLE * (1 - scale) - side * 8, gear === 'daypack' ? 150 : 104];
  const straps = ([1, -1] as const)
    .map((s) =>
      webbing(
        canvas,
        [
          [MIDDLE + s * 84, 216],
          [MIDDLE + s * 78, 252],
          [MIDDLE + s * 66, 330],
        ],
        40,
        context.cloth,
      ),
    )
    .join('');
  const figure =
    mannequinBack(canvas, tint, lightnessOf(main) < 0.45, side) +
    straps +
    `<g transform="translate(${num(x)} ${y}) scale(${scale})">${pack(context)}</g>`;
  return (
    background(canvas, tint) +
    contactShadow(canvas, tint, { x: 440, y: 620, rx: 400, ry: 460 }, 0.15) +
    `<g transform="translate(${num(MIDDLE * -0.14)} -46) scale(1.14)">${figure}</g>`
  );
}

function bodyShape({ style, place }: PackContext): Shape {
  const { top, belly, foot, from, to } = style;
  const isOpen = style.closing === 'arc-zip';
  const middle = from + (to - from) * 0.56;
  return closed(
    placed(
      mirrored(
        [
          [MIDDLE, from - (isOpen ? 14 : 0)],
          [MIDDLE + top * 0.6, from - (isOpen ? 6 : 0)],
          [MIDDLE + top, from + (isOpen ? 60 : 18)],
          [MIDDLE + (top + belly) / 2 + 6, from + 170],
          [MIDDLE + belly, middle],
          [MIDDLE + (belly + foot) / 2 + 6, to - 110],
          [MIDDLE + foot - 8, to - 22],
          [MIDDLE + foot - 50, to],
          [MIDDLE, to + 3],
        ],
        MIDDLE,
      ),
      place,
    ),
  );
}

function pack(context: PackContext): string {
  const { canvas, style, place, cloth } = context;
  const body = bodyShape(context);
  const { random } = canvas;
  const at = (x: number, y: number): Point => place([MIDDLE + x, y]);
  const folds = [
    fold(
      cloth,
      at(-style.belly + 10, style.from + 260),
      at(-style.belly * 0.4, style.from + 330 + random.between(-20, 20)),
      8,
      12,
      0.8,
    ),
    fold(
      cloth,
      at(style.belly - 8, style.from + 300),
      at(style.belly * 0.4, style.from + 350 + random.between(-20, 20)),
      -8,
      13,
      0.9,
    ),
    fold(cloth, at(-style.foot + 12, style.to - 60), at(-style.foot * 0.2, style.to - 26), 6, 10, 0.7),
    fold(cloth, at(style.foot - 10, style.to - 70), at(style.foot * 0.25, style.to - 30), -6, 11, 0.8),
    fold(cloth, at(-60, style.from + 110), at(-100, style.from + 250), 6, 11, 0.6),
  ].join('');
  return (
    sidePockets(context) +
    paintPiece(canvas, body, cloth, {
      volume: 1,
      blur: 10,
      soft: folds,
      fabric: style.fabric,
      crisp: lowerPart(context) + bodySeams(context),
    }) +
    frontPocket(context) +
    sideStraps(context) +
    packTop(context) +
    handle(context)
  );
}

function bodySeams({ style, place, cloth, canvas }: PackContext): string {
  const edge = (s: 1 | -1): string =>
    open(
      placed(
        [
          [MIDDLE + s * (style.top - 26), style.from + 60],
          [MIDDLE + s * (style.belly - 34), style.from + 300],
          [MIDDLE + s * (style.belly - 30), style.to - 240],
          [MIDDLE + s * (style.foot - 30), style.to - 20],
        ],
        place,
      ),
    );
  return ([1, -1] as const)
    .map((s) => seam(cloth, edge(s)) + stitches(cloth, edge(s), canvas.isClose))
    .join('');
}

function lowerPart({ canvas, style, place, accent, cloth, trim }: PackContext): string {
  const y = style.to - (style.lower ? 190 : 110);
  const line = placed(
    [
      [MIDDLE - 240, y - 14],
      [MIDDLE, y + 6],
      [MIDDLE + 240, y - 14],
    ],
    place,
  );
  const d = open(line);
  const paint = canvas.linear(
    [MIDDLE - 180, y],
    [MIDDLE + 180, style.to],
    [
      [0, accent.light],
      [0.45, accent.base],
      [1, accent.shade],
    ],
  );
  const base =
    fill(`${d}L800 990L0 990Z`, paint) +
    weave(canvas, 'cordura', accent, {
      x: MIDDLE - style.belly,
      y,
      width: style.belly * 2,
      height: style.to - y,
    });
  return (
    base +
    (style.lower
      ? zip(canvas, line, { tape: cloth, teeth: trim, size: 6 }) +
        zipPull([(line[0]?.[0] ?? 0) + 110, (line[0]?.[1] ?? 0) + 12], trim, 6, 40)
      : seam(accent, d, 2))
  );
}
