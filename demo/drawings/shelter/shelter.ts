// Draws shelters: domes, tunnels and tarps, in three-quarter view.
import { contactShadow, background } from '#demo/drawings/base/background.ts';
import { type SvgCanvas, translated } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { dome } from '#demo/drawings/shelter/dome.ts';
import { GROUND_Y, type TentContext } from '#demo/drawings/shelter/tent-parts.ts';
import { matAndBag, tarp } from '#demo/drawings/shelter/tarp.ts';
import { tunnel } from '#demo/drawings/shelter/tunnel.ts';

export function drawTent(
  canvas: SvgCanvas,
  parameters: GearDrawing,
  gear: 'tent-dome' | 'tent-tunnel' | 'tarp',
): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const context: TentContext = {
    canvas,
    cloth: tonesOf(main),
    accent: tonesOf(accent),
    trim: tonesOf(trim),
    tint,
    isOpen: view === 'worn',
    turn: (seed % 2 === 0) === (view === 'worn') ? 1 : -1,
  };
  const shadow =
    contactShadow(canvas, tint, { x: 410, y: GROUND_Y, rx: 360, ry: 40 }, 0.5) +
    contactShadow(canvas, tint, { x: 440, y: GROUND_Y + 10, rx: 440, ry: 90 }, 0.25);
  const drawn =
    gear === 'tarp'
      ? (context.isOpen ? matAndBag(context) : '') + tarp(context, cut)
      : gear === 'tent-dome'
        ? dome(context, cut)
        : tunnel(context, cut);
  return (
    background(canvas, tint, 560) +
    translated(
      0,
      30,
      (gear === 'tarp'
        ? contactShadow(canvas, tint, { x: 420, y: GROUND_Y + 16, rx: 330, ry: 46 }, 0.3)
        : shadow) + drawn,
    )
  );
}
