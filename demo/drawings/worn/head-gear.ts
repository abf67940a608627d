// Draws beanies, caps, neck gaiters and headlamps, by themselves or worn by a mannequin.
import { contactShadow, background } from '#demo/drawings/base/background.ts';
import { type SvgCanvas, translated } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { beanie } from '#demo/drawings/worn/beanie.ts';
import { bust } from '#demo/drawings/worn/bust.ts';
import { cap } from '#demo/drawings/worn/cap.ts';
import type { HeadContext } from '#demo/drawings/worn/head-context.ts';
import { headlamp } from '#demo/drawings/worn/headlamp.ts';
import { neckGaiter } from '#demo/drawings/worn/neck-gaiter.ts';

type HeadGear = 'beanie' | 'cap' | 'neck-gaiter' | 'headlamp';

export function drawHeadGear(canvas: SvgCanvas, parameters: GearDrawing, gear: HeadGear): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const context: HeadContext = {
    canvas,
    cloth: tonesOf(main),
    accent: tonesOf(accent),
    trim: tonesOf(trim),
    tint,
    side: seed % 2 === 0 ? 1 : -1,
  };
  const draw = { beanie, cap, 'neck-gaiter': neckGaiter, headlamp }[gear];
  if (view === 'worn') {
    const worn = translated(gear === 'neck-gaiter' ? context.side * 6 : 0, 0, draw(context, cut, true));
    const shade = contactShadow(canvas, tint, { x: 440, y: 620, rx: 380, ry: 420 }, 0.15);
    return background(canvas, tint) + shade + bust(context) + worn;
  }
  const low = gear === 'headlamp' ? 640 : gear === 'cap' ? 640 : gear === 'neck-gaiter' ? 760 : 720;
  const shadow =
    contactShadow(canvas, tint, { x: 408, y: low, rx: 240, ry: 26 }, 0.55) +
    contactShadow(canvas, tint, { x: 424, y: low + 8, rx: 310, ry: 56 }, 0.25);
  return background(canvas, tint, low - 80) + translated(0, -40, shadow + draw(context, cut, false));
}
