// The sentences of every product family; one that has none does not compile.
import type { FamilyId } from '#demo/catalogue/families/all-families.ts';
import type { Words } from '#demo/catalogue/family.ts';
import { ACCESSORY_WORDS } from '#demo/catalogue/words/accessory-words.ts';
import { CAMP_WORDS } from '#demo/catalogue/words/camp-words.ts';
import { FOOT_WORDS } from '#demo/catalogue/words/foot-words.ts';
import { JACKET_WORDS } from '#demo/catalogue/words/jacket-words.ts';
import { KIDS_WORDS } from '#demo/catalogue/words/kids-words.ts';
import { LAYER_WORDS } from '#demo/catalogue/words/layer-words.ts';
import { LEG_WORDS } from '#demo/catalogue/words/leg-words.ts';
import { PACK_WORDS } from '#demo/catalogue/words/pack-words.ts';
import { SHELTER_WORDS } from '#demo/catalogue/words/shelter-words.ts';

export const FAMILY_WORDS: Readonly<Record<FamilyId, Words>> = {
  ...JACKET_WORDS,
  ...LAYER_WORDS,
  ...LEG_WORDS,
  ...FOOT_WORDS,
  ...PACK_WORDS,
  ...SHELTER_WORDS,
  ...CAMP_WORDS,
  ...ACCESSORY_WORDS,
  ...KIDS_WORDS,
};
