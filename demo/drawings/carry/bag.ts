// Draws duffels, hip packs and dry bags: soft containers of one or two shapes each.
import { lightnessOf, mix } from '#demo/drawings/base/color.ts';
import type { Ink } from '#demo/drawings/base/ink.ts';
import { clothOf } from '#demo/drawings/base/tones.ts';
import type { BagLook } from '#demo/drawings/carry/bag-look.ts';
import { dryBag } from '#demo/drawings/carry/dry-bag.ts';
import { duffel } from '#demo/drawings/carry/duffel.ts';
import { hipPack } from '#demo/drawings/carry/hip-pack.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';

export function drawBag(ink: Ink, parameters: GearDrawing, gear: 'duffel' | 'hip-pack' | 'dry-bag'): string {
  const { main, accent, trim, tint } = parameters;
  const look: BagLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    web: clothOf(mix(main, '#26272a', 0.82)),
    cut: parameters.cut,
    isWorn: parameters.view === 'worn',
    tint,
    isDark: lightnessOf(main) < 0.45,
  };
  if (gear === 'duffel') return duffel(look);
  return gear === 'hip-pack' ? hipPack(look) : dryBag(look);
}
