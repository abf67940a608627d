// Draws what one sleeps in and on: bags, quilts and mats.
import type { Ink } from '#demo/drawings/base/ink.ts';
import { clothOf } from '#demo/drawings/base/tones.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { mat } from '#demo/drawings/sleep/mat.ts';
import type { SleepLook } from '#demo/drawings/sleep/sleep-look.ts';
import { sleepingBag } from '#demo/drawings/sleep/sleeping-bag.ts';

export function drawSleep(ink: Ink, parameters: GearDrawing, gear: 'sleeping-bag' | 'sleeping-mat'): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const look: SleepLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    tint,
    isUsed: view === 'worn',
    side: seed % 2 === 0 ? 1 : -1,
  };
  return gear === 'sleeping-bag' ? sleepingBag(look, cut) : mat(look, cut);
}
