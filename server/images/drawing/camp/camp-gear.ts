// Draws what one cooks, drinks and walks with: bottles, mugs, stoves, pots, poles, towels.
import type { Ink } from '#server/images/drawing/base/ink.ts';
import { clothOf } from '#server/images/drawing/base/tones.ts';
import { bottle } from '#server/images/drawing/camp/bottle.ts';
import { cookware } from '#server/images/drawing/camp/cookware.ts';
import { mug } from '#server/images/drawing/camp/mug.ts';
import { poles } from '#server/images/drawing/camp/poles.ts';
import { stove } from '#server/images/drawing/camp/stove.ts';
import { towel } from '#server/images/drawing/camp/towel.ts';
import type { CampLook } from '#server/images/drawing/camp/turned.ts';
import type { GearDrawing } from '#server/images/drawing/parameters.ts';

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
