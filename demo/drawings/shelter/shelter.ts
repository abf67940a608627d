// Draws shelters: domes, tunnels and tarps, pitched on a bare ground and seen three-quarter.
import { contactShadow, ground } from '#demo/drawings/base/ground.ts';
import { type Ink, moved } from '#demo/drawings/base/ink.ts';
import { clothOf } from '#demo/drawings/base/tones.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { dome } from '#demo/drawings/shelter/dome.ts';
import { LOW, type TentLook } from '#demo/drawings/shelter/pitch.ts';
import { camped, tarp } from '#demo/drawings/shelter/tarp.ts';
import { tunnel } from '#demo/drawings/shelter/tunnel.ts';

export function drawTent(
  ink: Ink,
  parameters: GearDrawing,
  gear: 'tent-dome' | 'tent-tunnel' | 'tarp',
): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const look: TentLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    tint,
    isOpen: view === 'worn',
    turn: (seed % 2 === 0) === (view === 'worn') ? 1 : -1,
  };
  const shadow =
    contactShadow(ink, tint, { x: 410, y: LOW, rx: 360, ry: 40 }, 0.5) +
    contactShadow(ink, tint, { x: 440, y: LOW + 10, rx: 440, ry: 90 }, 0.25);
  const drawn =
    gear === 'tarp'
      ? (look.isOpen ? camped(look) : '') + tarp(look, cut)
      : gear === 'tent-dome'
        ? dome(look, cut)
        : tunnel(look, cut);
  return (
    ground(ink, tint, 560) +
    moved(
      0,
      30,
      (gear === 'tarp' ? contactShadow(ink, tint, { x: 420, y: LOW + 16, rx: 330, ry: 46 }, 0.3) : shadow) +
        drawn,
    )
  );
}
