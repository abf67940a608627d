// Every product family of the demo catalogue, in the order it is made.
import { ACCESSORY_FAMILIES } from '#server/demo/families/accessories.ts';
import { CAMP } from '#server/demo/families/camp.ts';
import { FOOTWEAR } from '#server/demo/families/footwear.ts';
import { JACKETS } from '#server/demo/families/jackets.ts';
import { KIDS } from '#server/demo/families/kids.ts';
import { LAYERS } from '#server/demo/families/layers.ts';
import { LEGWEAR } from '#server/demo/families/legwear.ts';
import { PACKS } from '#server/demo/families/packs.ts';

const FAMILIES = [
  ...JACKETS,
  ...LAYERS,
  ...LEGWEAR,
  ...FOOTWEAR,
  ...KIDS,
  ...PACKS,
  ...CAMP,
  ...ACCESSORY_FAMILIES,
] as const;
export type FamilyId = (typeof FAMILIES)[number]['id'];
export const ALL_FAMILIES: readonly (typeof FAMILIES)[number][] = FAMILIES;
