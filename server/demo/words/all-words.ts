// The sentences of every product family; one that has none does not compile.
import type { FamilyId } from '#server/demo/families/all-families.ts';
import type { Words } from '#server/demo/family.ts';
import { ACCESSORY_WORDS } from '#server/demo/words/accessory-words.ts';
import { JACKET_WORDS } from '#server/demo/words/jacket-words.ts';
import { KIDS_WORDS } from '#server/demo/words/kids-words.ts';
import { LAYER_WORDS } from '#server/demo/words/layer-words.ts';
import { LEG_AND_FOOT_WORDS } from '#server/demo/words/leg-and-foot-words.ts';
import { PACK_AND_CAMP_WORDS } from '#server/demo/words/pack-and-camp-words.ts';

export const FAMILY_WORDS: Readonly<Record<FamilyId, Words>> = {
  ...JACKET_WORDS,
  ...LAYER_WORDS,
  ...LEG_AND_FOOT_WORDS,
  ...PACK_AND_CAMP_WORDS,
  ...ACCESSORY_WORDS,
  ...KIDS_WORDS,
};
