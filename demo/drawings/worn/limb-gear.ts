// Draws what is worn on hands, feet and legs, and around the waist: gloves, socks, gaiters, belts.
import type { Ink } from '#demo/drawings/base/ink.ts';
import { clothOf } from '#demo/drawings/base/tones.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { belt } from '#demo/drawings/worn/belt.ts';
import { gaiters } from '#demo/drawings/worn/gaiters.ts';
import { gloves } from '#demo/drawings/worn/gloves.ts';
import type { LimbLook } from '#demo/drawings/worn/limb-look.ts';
import { socks } from '#demo/drawings/worn/socks.ts';

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
