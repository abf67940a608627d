// Draws duffels, hip packs and dry bags.
import { lightnessOf, mix } from '#demo/drawings/base/color.ts';
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { BagContext } from '#demo/drawings/carry/bag-context.ts';
import { dryBag } from '#demo/drawings/carry/dry-bag.ts';
import { duffel } from '#demo/drawings/carry/duffel.ts';
import { hipPack } from '#demo/drawings/carry/hip-pack.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';

export function drawBag(
  canvas: SvgCanvas,
  parameters: GearDrawing,
  gear: 'duffel' | 'hip-pack' | 'dry-bag',
): string {
  const { main, accent, trim, tint } = parameters;
  const context: BagContext = {
    canvas,
    cloth: tonesOf(main),
    accent: tonesOf(accent),
    trim: tonesOf(trim),
    web: tonesOf(mix(main, '#26272a', 0.82)),
    cut: parameters.cut,
    isWorn: parameters.view === 'worn',
    tint,
    isDark: lightnessOf(main) < 0.45,
  };
  if (gear === 'duffel') return duffel(context);
  return gear === 'hip-pack' ? hipPack(context) : dryBag(context);
}
