// What every cut of every type of product shows, in the order in which drawings count their cuts.
import { BOTTLE_TRAITS } from '#demo/drawings/camp/bottle.ts';
import { COOKWARE_TRAITS } from '#demo/drawings/camp/cookware.ts';
import { MUG_TRAITS } from '#demo/drawings/camp/mug.ts';
import { POLE_TRAITS } from '#demo/drawings/camp/poles.ts';
import { STOVE_TRAITS } from '#demo/drawings/camp/stove.ts';
import { TOWEL_TRAITS } from '#demo/drawings/camp/towel.ts';
import { BOTTOM_STYLES, bottomTraits } from '#demo/drawings/bottoms/bottom-style.ts';
import { DRY_BAG_TRAITS } from '#demo/drawings/carry/dry-bag.ts';
import { DUFFEL_TRAITS } from '#demo/drawings/carry/duffel.ts';
import { HIP_PACK_TRAITS } from '#demo/drawings/carry/hip-pack.ts';
import { PACK_STYLES, packTraits } from '#demo/drawings/carry/pack-style.ts';
import { SANDAL_STYLES, sandalTraits, SHOE_STYLES, shoeTraits } from '#demo/drawings/feet/footwear-style.ts';
import type { GearType } from '#demo/drawings/parameters.ts';
import { DOME_TRAITS } from '#demo/drawings/shelter/dome.ts';
import { TARP_TRAITS } from '#demo/drawings/shelter/tarp.ts';
import { TUNNEL_TRAITS } from '#demo/drawings/shelter/tunnel.ts';
import { MAT_TRAITS } from '#demo/drawings/sleep/mat.ts';
import { SLEEPING_BAG_TRAITS } from '#demo/drawings/sleep/sleeping-bag.ts';
import { INNER_CUTS } from '#demo/drawings/tops/inner-cuts.ts';
import { MID_CUTS } from '#demo/drawings/tops/mid-cuts.ts';
import { OUTER_CUTS } from '#demo/drawings/tops/outer-cuts.ts';
import { topTraits } from '#demo/drawings/tops/top-traits.ts';
import type { CutTraits } from '#demo/drawings/traits.ts';
import { BEANIE_TRAITS } from '#demo/drawings/worn/beanie.ts';
import { BELT_TRAITS } from '#demo/drawings/worn/belt.ts';
import { CAP_TRAITS } from '#demo/drawings/worn/cap.ts';
import { GAITER_TRAITS } from '#demo/drawings/worn/gaiters.ts';
import { GLOVE_TRAITS } from '#demo/drawings/worn/gloves.ts';
import { HEADLAMP_TRAITS } from '#demo/drawings/worn/headlamp.ts';
import { NECK_GAITER_TRAITS } from '#demo/drawings/worn/neck-gaiter.ts';
import { SOCK_TRAITS } from '#demo/drawings/worn/socks.ts';

const tops = { ...OUTER_CUTS, ...MID_CUTS, ...INNER_CUTS };

export const CUT_TRAITS: Readonly<Record<GearType, readonly CutTraits[]>> = {
  'shell-jacket': tops['shell-jacket'].map(topTraits),
  'insulated-jacket': tops['insulated-jacket'].map(topTraits),
  parka: tops.parka.map(topTraits),
  softshell: tops.softshell.map(topTraits),
  fleece: tops.fleece.map(topTraits),
  vest: tops.vest.map(topTraits),
  hoodie: tops.hoodie.map(topTraits),
  shirt: tops.shirt.map(topTraits),
  tshirt: tops.tshirt.map(topTraits),
  'base-top': tops['base-top'].map(topTraits),
  'shell-trousers': BOTTOM_STYLES['shell-trousers'].map(bottomTraits),
  'hiking-trousers': BOTTOM_STYLES['hiking-trousers'].map(bottomTraits),
  shorts: BOTTOM_STYLES.shorts.map(bottomTraits),
  tights: BOTTOM_STYLES.tights.map(bottomTraits),
  'base-bottom': BOTTOM_STYLES['base-bottom'].map(bottomTraits),
  skirt: BOTTOM_STYLES.skirt.map(bottomTraits),
  boot: SHOE_STYLES.boot.map(shoeTraits),
  'trail-shoe': SHOE_STYLES['trail-shoe'].map(shoeTraits),
  'approach-shoe': SHOE_STYLES['approach-shoe'].map(shoeTraits),
  sandal: SANDAL_STYLES.map(sandalTraits),
  daypack: PACK_STYLES.daypack.map(packTraits),
  'trek-pack': PACK_STYLES['trek-pack'].map(packTraits),
  duffel: DUFFEL_TRAITS,
  'hip-pack': HIP_PACK_TRAITS,
  'dry-bag': DRY_BAG_TRAITS,
  'tent-dome': DOME_TRAITS,
  'tent-tunnel': TUNNEL_TRAITS,
  tarp: TARP_TRAITS,
  'sleeping-bag': SLEEPING_BAG_TRAITS,
  'sleeping-mat': MAT_TRAITS,
  beanie: BEANIE_TRAITS,
  cap: CAP_TRAITS,
  gloves: GLOVE_TRAITS,
  socks: SOCK_TRAITS,
  'neck-gaiter': NECK_GAITER_TRAITS,
  gaiters: GAITER_TRAITS,
  belt: BELT_TRAITS,
  bottle: BOTTLE_TRAITS,
  mug: MUG_TRAITS,
  headlamp: HEADLAMP_TRAITS,
  stove: STOVE_TRAITS,
  cookware: COOKWARE_TRAITS,
  'trekking-poles': POLE_TRAITS,
  towel: TOWEL_TRAITS,
};
