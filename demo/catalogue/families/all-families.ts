// Every product family of the demo catalogue, in the order products are generated.
import { ACCESSORY_FAMILIES } from '#demo/catalogue/families/accessories.ts';
import { CAMP } from '#demo/catalogue/families/camp.ts';
import { FOOTWEAR } from '#demo/catalogue/families/footwear.ts';
import { JACKETS } from '#demo/catalogue/families/jackets.ts';
import { KIDS } from '#demo/catalogue/families/kids.ts';
import { LAYERS } from '#demo/catalogue/families/layers.ts';
import { LEGWEAR } from '#demo/catalogue/families/legwear.ts';
import { PACKS } from '#demo/catalogue/families/packs.ts';

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
