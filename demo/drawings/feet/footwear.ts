// Draws everything worn on the feet: a pair beside one another, or one of them on a foot.
import { mix, tone } from '#demo/drawings/base/color.ts';
import type { Place } from '#demo/drawings/base/curve.ts';
import { formCloth } from '#demo/drawings/base/form.ts';
import { contactShadow, ground } from '#demo/drawings/base/ground.ts';
import { type Ink, moved } from '#demo/drawings/base/ink.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Cloth, clothOf } from '#demo/drawings/base/tones.ts';
import { type FootGear, SANDAL_STYLES, SHOE_STYLES } from '#demo/drawings/feet/footwear-style.ts';
import { drawLeg } from '#demo/drawings/feet/leg.ts';
import { drawSandal } from '#demo/drawings/feet/sandal.ts';
import { drawShoe } from '#demo/drawings/feet/shoe.ts';
import { FLOOR_Y, type ShoeLook } from '#demo/drawings/feet/shoe-form.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';

export function drawFootwear(ink: Ink, parameters: GearDrawing, gear: FootGear): string {
  const { main, accent, trim, tint, view, seed } = parameters;
  const turn = seed % 2 === 0 ? 1 : -1;
  const place: Place = turn === 1 ? (point) => point : ([x, y]) => [800 - x, y];
  const dim = (hex: string, by: number): string => tone(hex, { l: by });
  const lookOf = (shade: number): Omit<ShoeLook, 'style'> => ({
    ink,
    place,
    cloth: clothOf(dim(main, shade)),
    accent: clothOf(dim(accent, shade)),
    trim: clothOf(dim(trim, shade)),
    sole: clothOf(
      dim(
        gear === 'boot'
          ? mix(main, '#2c2a28', 0.82)
          : gear === 'sandal'
            ? mix(main, '#3a3836', 0.75)
            : mix(main, '#efece4', 0.86),
        shade,
      ),
    ),
    rubber: clothOf(dim('#2b2a29', shade)),
  });
  const one = (shade: number, skin?: Cloth): string => {
    const look = lookOf(shade);
    return gear === 'sandal'
      ? drawSandal(look, pick(SANDAL_STYLES, parameters.cut), skin)
      : drawShoe({ ...look, style: pick(SHOE_STYLES[gear], parameters.cut) });
  };
  const shade = (x: number, y: number, rx: number): string =>
    contactShadow(ink, tint, { x, y, rx, ry: 30 }, 0.62) +
    contactShadow(ink, tint, { x: x + 16, y: y + 12, rx: rx * 1.14, ry: 64 }, 0.3);
  const middle = 400;
  if (view === 'worn') {
    const skin = formCloth(tint);
    const leg =
      gear === 'sandal' ? '' : drawLeg(ink, place, skin, pick(SHOE_STYLES[gear], parameters.cut).collar);
    return ground(ink, tint, 690) + moved(0, 60, shade(middle, FLOOR_Y - 4, 330) + leg + one(0, skin));
  }
  const grow = gear === 'boot' ? 0.98 : 1.08;
  const far = moved(turn * -56, -78, shade(middle, FLOOR_Y - 4, 320) + one(-0.035));
  const near = shade(middle, FLOOR_Y - 4, 330) + one(0);
  const drop = gear === 'boot' ? 40 : -20;
  if (view === 'detail') return ground(ink, tint, 640) + near;
  return `${ground(ink, tint, 640)}<g transform="translate(${turn * 26 + 400 - 400 * grow} ${drop + 540 - 540 * grow}) scale(${grow})">${far}${near}</g>`;
}
