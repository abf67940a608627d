// Draws sleeping gear: bags, quilts and mats.
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { mat } from '#demo/drawings/sleep/mat.ts';
import type { SleepContext } from '#demo/drawings/sleep/sleep-context.ts';
import { sleepingBag } from '#demo/drawings/sleep/sleeping-bag.ts';

export function drawSleep(
  canvas: SvgCanvas,
  parameters: GearDrawing,
  gear: 'sleeping-bag' | 'sleeping-mat',
): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const context: SleepContext = {
    canvas,
    cloth: tonesOf(main),
    accent: tonesOf(accent),
    trim: tonesOf(trim),
    tint,
    isUsed: view === 'worn',
    side: seed % 2 === 0 ? 1 : -1,
  };
  return gear === 'sleeping-bag' ? sleepingBag(context, cut) : mat(context, cut);
}
