// Draws camp gear: bottles, mugs, stoves, pots, poles, towels.
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { bottle } from '#demo/drawings/camp/bottle.ts';
import { cookware } from '#demo/drawings/camp/cookware.ts';
import { mug } from '#demo/drawings/camp/mug.ts';
import { poles } from '#demo/drawings/camp/poles.ts';
import { stove } from '#demo/drawings/camp/stove.ts';
import { towel } from '#demo/drawings/camp/towel.ts';
import type { CampContext } from '#demo/drawings/camp/round.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';

type CampGear = 'bottle' | 'mug' | 'stove' | 'cookware' | 'trekking-poles' | 'towel';

export function drawCampGear(canvas: SvgCanvas, parameters: GearDrawing, gear: CampGear): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const context: CampContext = {
    canvas,
    cloth: tonesOf(main),
    accent: tonesOf(accent),
    trim: tonesOf(trim),
    tint,
    isUsed: view === 'worn',
    side: seed % 2 === 0 ? 1 : -1,
  };
  return { bottle, mug, stove, cookware, 'trekking-poles': poles, towel }[gear](context, cut);
}
