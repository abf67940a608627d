// The part of each thing that a close-up shows: fabric, seams and hardware.
import type { Box } from '#demo/drawings/base/curve.ts';
import { pick } from '#demo/drawings/base/random.ts';
import type { GearDrawing, GearType } from '#demo/drawings/parameters.ts';

/** Left, top and width of the visible part, in sheet units; the height follows from 4:5. */
type Window = readonly [x: number, y: number, width: number];

type Windows = readonly [Window, ...Window[]];

const TOP: Windows = [
  [286, 158, 240],
  [384, 290, 220],
  [430, 560, 220],
];

const TEE: Windows = [
  [290, 176, 230],
  [420, 230, 240],
];

const BOTTOM: Windows = [
  [268, 78, 264],
  [390, 130, 190],
];

const SHOE: Windows = [
  [330, 470, 260],
  [120, 500, 250],
];

const PACK: Windows = [
  [300, 130, 260],
  [290, 400, 270],
  [240, 610, 270],
];

/** Lid and shoulder: the rest is one plain surface. */
const BOTTLE: Windows = [[262, 150, 276]];

const WINDOWS: Readonly<Record<GearType, Windows>> = {
  'shell-jacket': TOP,
  'insulated-jacket': TOP,
  parka: TOP,
  softshell: TOP,
  fleece: TOP,
  vest: TOP,
  hoodie: TOP,
  shirt: TOP,
  tshirt: TEE,
  'base-top': TEE,
  'shell-trousers': BOTTOM,
  'hiking-trousers': BOTTOM,
  shorts: BOTTOM,
  tights: BOTTOM,
  'base-bottom': BOTTOM,
  skirt: BOTTOM,
  boot: [
    [290, 330, 280],
    [120, 500, 250],
  ],
  'trail-shoe': SHOE,
  'approach-shoe': SHOE,
  sandal: [[250, 480, 300]],
  daypack: PACK,
  'trek-pack': PACK,
  duffel: [
    [290, 360, 270],
    [100, 430, 270],
  ],
  'hip-pack': [[280, 420, 250]],
  'dry-bag': [[268, 220, 264]],
  'tent-dome': [[280, 330, 300]],
  'tent-tunnel': [[250, 380, 300]],
  tarp: [[160, 340, 280]],
  'sleeping-bag': [[280, 96, 250]],
  'sleeping-mat': [[226, 70, 250]],
  beanie: [[260, 440, 280]],
  cap: [[280, 330, 270]],
  gloves: [[390, 380, 250]],
  socks: [[240, 540, 320]],
  'neck-gaiter': [[240, 190, 280]],
  gaiters: [[430, 210, 240]],
  belt: [[150, 380, 270]],
  bottle: BOTTLE,
  mug: [[250, 370, 280]],
  headlamp: [[260, 450, 270]],
  stove: [[260, 380, 280]],
  cookware: [[260, 440, 280]],
  'trekking-poles': [[290, 20, 220]],
  towel: [[340, 560, 260]],
};

export function closeUpBox({ gear, seed }: GearDrawing): Box {
  const [x, y, width] = pick(WINDOWS[gear], Math.floor(seed / 2));
  return { x, y, width, height: width * 1.25 };
}
