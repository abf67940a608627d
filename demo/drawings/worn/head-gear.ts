// Draws what is worn on head and neck: beanies, caps, neck gaiters and headlamps, flat or on a quiet, faceless form.
import { contactShadow, ground } from '#demo/drawings/base/ground.ts';
import { type Ink, moved } from '#demo/drawings/base/ink.ts';
import { clothOf } from '#demo/drawings/base/tones.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { beanie } from '#demo/drawings/worn/beanie.ts';
import { bust } from '#demo/drawings/worn/bust.ts';
import { cap } from '#demo/drawings/worn/cap.ts';
import type { HeadLook } from '#demo/drawings/worn/head-look.ts';
import { headlamp } from '#demo/drawings/worn/headlamp.ts';
import { neckGaiter } from '#demo/drawings/worn/neck-gaiter.ts';

type HeadGear = 'beanie' | 'cap' | 'neck-gaiter' | 'headlamp';

export function drawHeadGear(ink: Ink, parameters: GearDrawing, gear: HeadGear): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const look: HeadLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    tint,
    side: seed % 2 === 0 ? 1 : -1,
  };
  const draw = { beanie, cap, 'neck-gaiter': neckGaiter, headlamp }[gear];
  if (view === 'worn') {
    const worn = moved(gear === 'neck-gaiter' ? look.side * 6 : 0, 0, draw(look, cut, true));
    const shade = contactShadow(ink, tint, { x: 440, y: 620, rx: 380, ry: 420 }, 0.15);
    return ground(ink, tint) + shade + bust(look) + worn;
  }
  const low = gear === 'headlamp' ? 640 : gear === 'cap' ? 640 : gear === 'neck-gaiter' ? 760 : 720;
  const shadow =
    contactShadow(ink, tint, { x: 408, y: low, rx: 240, ry: 26 }, 0.55) +
    contactShadow(ink, tint, { x: 424, y: low + 8, rx: 310, ry: 56 }, 0.25);
  return ground(ink, tint, low - 80) + moved(0, -40, shadow + draw(look, cut, false));
}
