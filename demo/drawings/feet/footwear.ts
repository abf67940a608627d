// Draws footwear: a pair side by side, or one shoe worn on a foot.
import { mix, tone } from '#demo/drawings/base/color.ts';
import type { Place } from '#demo/drawings/base/curve.ts';
import { limbTones } from '#demo/drawings/base/mannequin.ts';
import { contactShadow, background } from '#demo/drawings/base/background.ts';
import { type SvgCanvas, translated } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import { type FootGear, SANDAL_STYLES, SHOE_STYLES } from '#demo/drawings/feet/footwear-style.ts';
import { drawLeg } from '#demo/drawings/feet/leg.ts';
import { drawSandal } from '#demo/drawings/feet/sandal.ts';
import { drawShoe } from '#demo/drawings/feet/shoe.ts';
import { FLOOR_Y, type ShoeContext } from '#demo/drawings/feet/shoe-form.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';

export function drawFootwear(canvas: SvgCanvas, parameters: GearDrawing, gear: FootGear): string {
  const { main, accent, trim, tint, view, seed } = parameters;
  const turn = seed % 2 === 0 ? 1 : -1;
  const place: Place = turn === 1 ? (point) => point : ([x, y]) => [800 - x, y];
  const dim = (hex: string, by: number): string => tone(hex, { l: by });
  const lookOf = (shade: number): Omit<ShoeContext, 'style'> => ({
    canvas,
    place,
    cloth: tonesOf(dim(main, shade)),
    accent: tonesOf(dim(accent, shade)),
    trim: tonesOf(dim(trim, shade)),
    sole: tonesOf(
      dim(
        gear === 'boot'
          ? mix(main, '#2c2a28', 0.82)
          : gear === 'sandal'
            ? mix(main, '#3a3836', 0.75)
            : mix(main, '#efece4', 0.86),
        shade,
      ),
    ),
    rubber: tonesOf(dim('#2b2a29', shade)),
  });
  const one = (shade: number, skin?: Tones): string => {
    const context = lookOf(shade);
    return gear === 'sandal'
      ? drawSandal(context, pick(SANDAL_STYLES, parameters.cut), skin)
      : drawShoe({ ...context, style: pick(SHOE_STYLES[gear], parameters.cut) });
  };
  const shade = (x: number, y: number, rx: number): string =>
    contactShadow(canvas, tint, { x, y, rx, ry: 30 }, 0.62) +
    contactShadow(canvas, tint, { x: x + 16, y: y + 12, rx: rx * 1.14, ry: 64 }, 0.3);
  const middle = 400;
  if (view === 'worn') {
    const skin = limbTones(tint);
    const leg =
      gear === 'sandal' ? '' : drawLeg(canvas, place, skin, pick(SHOE_STYLES[gear], parameters.cut).collar);
    return (
      background(canvas, tint, 690) + translated(0, 60, shade(middle, FLOOR_Y - 4, 330) + leg + one(0, skin))
    );
  }
  const grow = gear === 'boot' ? 0.98 : 1.08;
  const far = translated(turn * -56, -78, shade(middle, FLOOR_Y - 4, 320) + one(-0.035));
  const near = shade(middle, FLOOR_Y - 4, 330) + one(0);
  const drop = gear === 'boot' ? 40 : -20;
  if (view === 'detail') return background(canvas, tint, 640) + near;
  return `${background(canvas, tint, 640)}<g transform="translate(${turn * 26 + 400 - 400 * grow} ${drop + 540 - 540 * grow}) scale(${grow})">${far}${near}</g>`;
}
