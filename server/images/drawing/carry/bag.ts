// Draws duffels, hip packs and dry bags: soft containers of one or two shapes each.
import { lightnessOf, mix } from '#server/images/drawing/base/color.ts';
import type { Ink } from '#server/images/drawing/base/ink.ts';
import { clothOf } from '#server/images/drawing/base/tones.ts';
import type { BagLook } from '#server/images/drawing/carry/bag-look.ts';
import { dryBag } from '#server/images/drawing/carry/dry-bag.ts';
import { duffel } from '#server/images/drawing/carry/duffel.ts';
import { hipPack } from '#server/images/drawing/carry/hip-pack.ts';
import type { GearDrawing } from '#server/images/drawing/parameters.ts';

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
