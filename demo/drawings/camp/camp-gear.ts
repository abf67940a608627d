// Draws what one cooks, drinks and walks with: bottles, mugs, stoves, pots, poles, towels.
import type { Ink } from '#demo/drawings/base/ink.ts';
import { clothOf } from '#demo/drawings/base/tones.ts';
import { bottle } from '#demo/drawings/camp/bottle.ts';
import { cookware } from '#demo/drawings/camp/cookware.ts';
import { mug } from '#demo/drawings/camp/mug.ts';
import { poles } from '#demo/drawings/camp/poles.ts';
import { stove } from '#demo/drawings/camp/stove.ts';
import { towel } from '#demo/drawings/camp/towel.ts';
import type { CampLook } from '#demo/drawings/camp/turned.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';

type CampGear = 'bottle' | 'mug' | 'stove' | 'cookware' | 'trekking-poles' | 'towel';

export function drawCampGear(ink: Ink, parameters: GearDrawing, gear: CampGear): string {
  const { main, accent, trim, tint, view, cut, seed } = parameters;
  const look: CampLook = {
    ink,
    cloth: clothOf(main),
    accent: clothOf(accent),
    trim: clothOf(trim),
    tint,
    isUsed: view === 'worn',
    side: seed % 2 === 0 ? 1 : -1,
  };
  return { bottle, mug, stove, cookware, 'trekking-poles': poles, towel }[gear](look, cut);
}
