// Draws one product as SVG: worn or in use, by itself, from behind, or as a close-up.
import { SHEET } from '#demo/drawings/base/background.ts';
import { createCanvas, type SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { createRandom } from '#demo/drawings/base/random.ts';
import { drawBottom } from '#demo/drawings/bottoms/bottoms.ts';
import { drawCampGear } from '#demo/drawings/camp/camp-gear.ts';
import { drawBag } from '#demo/drawings/carry/bag.ts';
import { drawPack } from '#demo/drawings/carry/pack.ts';
import { drawFootwear } from '#demo/drawings/feet/footwear.ts';
import { closeUpBox } from '#demo/drawings/close-up.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { drawTent } from '#demo/drawings/shelter/shelter.ts';
import { drawSleep } from '#demo/drawings/sleep/sleep.ts';
import { drawTop } from '#demo/drawings/tops/tops.ts';
import { drawHeadGear } from '#demo/drawings/worn/head-gear.ts';
import { drawLimbGear } from '#demo/drawings/worn/limb-gear.ts';

/** `width` in px; the picture is 4:5. Equal parameters give equal text, on every machine. */
export function drawGear(parameters: GearDrawing, width: number): string {
  const isClose = parameters.view === 'detail';
  const seen = isClose ? closeUpBox(parameters) : SHEET;
  const canvas = createCanvas(createRandom(parameters.seed), seen, isClose);
  return canvas.toSvg(width, drawOn(canvas, parameters));
}

function drawOn(canvas: SvgCanvas, parameters: GearDrawing): string {
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
      return drawTop(canvas, parameters, gear);
    case 'shell-trousers':
    case 'hiking-trousers':
    case 'shorts':
    case 'tights':
    case 'base-bottom':
    case 'skirt':
      return drawBottom(canvas, parameters, gear);
    case 'boot':
    case 'trail-shoe':
    case 'approach-shoe':
    case 'sandal':
      return drawFootwear(canvas, parameters, gear);
    case 'daypack':
    case 'trek-pack':
      return drawPack(canvas, parameters, gear);
    case 'duffel':
    case 'hip-pack':
    case 'dry-bag':
      return drawBag(canvas, parameters, gear);
    case 'tent-dome':
    case 'tent-tunnel':
    case 'tarp':
      return drawTent(canvas, parameters, gear);
    case 'sleeping-bag':
    case 'sleeping-mat':
      return drawSleep(canvas, parameters, gear);
    case 'beanie':
    case 'cap':
    case 'neck-gaiter':
    case 'headlamp':
      return drawHeadGear(canvas, parameters, gear);
    case 'gloves':
    case 'socks':
    case 'gaiters':
    case 'belt':
      return drawLimbGear(canvas, parameters, gear);
    case 'bottle':
    case 'mug':
    case 'stove':
    case 'cookware':
    case 'trekking-poles':
    case 'towel':
      return drawCampGear(canvas, parameters, gear);
  }
}
