// Draws what is worn on hands, feet and legs, and around the waist: gloves, socks, gaiters, belts.
import type { Ink } from '#server/images/drawing/base/ink.ts';
import { clothOf } from '#server/images/drawing/base/tones.ts';
import type { GearDrawing } from '#server/images/drawing/parameters.ts';
import { belt } from '#server/images/drawing/worn/belt.ts';
import { gaiters } from '#server/images/drawing/worn/gaiters.ts';
import { gloves } from '#server/images/drawing/worn/gloves.ts';
import type { LimbLook } from '#server/images/drawing/worn/limb-look.ts';
import { socks } from '#server/images/drawing/worn/socks.ts';

export function drawLimbGear(
  ink: Ink,
  parameters: GearDrawing,
  gear: 'gloves' | 'socks' | 'gaiters' | 'belt',
): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const look: LimbLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    tint,
    isWorn: view === 'worn',
    side: seed % 2 === 0 ? 1 : -1,
  };
  return { gloves, socks, gaiters, belt }[gear](look, cut);
}
