// One piece of gear on its ground, as SVG: worn or in use, by itself, or so close that its cloth is seen.
import { SHEET } from '#demo/drawings/base/ground.ts';
import { createInk, type Ink } from '#demo/drawings/base/ink.ts';
import { createChance } from '#demo/drawings/base/random.ts';
import { drawBottom } from '#demo/drawings/bottoms/bottoms.ts';
import { drawCampGear } from '#demo/drawings/camp/camp-gear.ts';
import { drawBag } from '#demo/drawings/carry/bag.ts';
import { drawPack } from '#demo/drawings/carry/pack.ts';
import { drawFootwear } from '#demo/drawings/feet/footwear.ts';
import { windowOf } from '#demo/drawings/focus.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { drawTent } from '#demo/drawings/shelter/shelter.ts';
import { drawSleep } from '#demo/drawings/sleep/sleep.ts';
import { drawTop } from '#demo/drawings/tops/tops.ts';
import { drawHeadGear } from '#demo/drawings/worn/head-gear.ts';
import { drawLimbGear } from '#demo/drawings/worn/limb-gear.ts';

/** `width` in px; the picture is 4:5. Equal parameters give equal text, on every machine. */
export function drawGear(parameters: GearDrawing, width: number): string {
  const isClose = parameters.view === 'detail';
  const seen = isClose ? windowOf(parameters) : SHEET;
  const ink = createInk(createChance(parameters.seed), seen, isClose);
  return ink.sheet(width, drawOn(ink, parameters));
}

function drawOn(ink: Ink, parameters: GearDrawing): string {
  const { gear } = parameters;
  switch (gear) {
    case 'shell-jacket':
    case 'insulated-jacket':
    case 'parka':
    case 'softshell':
    case 'fleece':
    case 'vest':
    case 'hoodie':
    case 'shirt':
    case 'tshirt':
    case 'base-top':
      return drawTop(ink, parameters, gear);
    case 'shell-trousers':
    case 'hiking-trousers':
    case 'shorts':
    case 'tights':
    case 'base-bottom':
    case 'skirt':
      return drawBottom(ink, parameters, gear);
    case 'boot':
    case 'trail-shoe':
    case 'approach-shoe':
    case 'sandal':
      return drawFootwear(ink, parameters, gear);
    case 'daypack':
    case 'trek-pack':
      return drawPack(ink, parameters, gear);
    case 'duffel':
    case 'hip-pack':
    case 'dry-bag':
      return drawBag(ink, parameters, gear);
    case 'tent-dome':
    case 'tent-tunnel':
    case 'tarp':
      return drawTent(ink, parameters, gear);
    case 'sleeping-bag':
    case 'sleeping-mat':
      return drawSleep(ink, parameters, gear);
    case 'beanie':
    case 'cap':
    case 'neck-gaiter':
    case 'headlamp':
      return drawHeadGear(ink, parameters, gear);
    case 'gloves':
    case 'socks':
    case 'gaiters':
    case 'belt':
      return drawLimbGear(ink, parameters, gear);
    case 'bottle':
    case 'mug':
    case 'stove':
    case 'cookware':
    case 'trekking-poles':
    case 'towel':
      return drawCampGear(ink, parameters, gear);
  }
}
