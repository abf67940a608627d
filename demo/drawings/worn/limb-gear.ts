// Draws gloves, socks, gaiters and belts.
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { belt } from '#demo/drawings/worn/belt.ts';
import { gaiters } from '#demo/drawings/worn/gaiters.ts';
import { gloves } from '#demo/drawings/worn/gloves.ts';
import type { LimbContext } from '#demo/drawings/worn/limb-context.ts';
import { socks } from '#demo/drawings/worn/socks.ts';

export function drawLimbGear(
  canvas: SvgCanvas,
  parameters: GearDrawing,
  gear: 'gloves' | 'socks' | 'gaiters' | 'belt',
): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const context: LimbContext = {
    canvas,
    cloth: tonesOf(main),
    accent: tonesOf(accent),
    trim: tonesOf(trim),
    tint,
    isWorn: view === 'worn',
    side: seed % 2 === 0 ? 1 : -1,
  };
  return { gloves, socks, gaiters, belt }[gear](context, cut);
}
