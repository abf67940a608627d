// The sentences of every product family; one that has none does not compile.
import type { FamilyId } from '#server/demo/families/all-families.ts';
import type { Words } from '#server/demo/family.ts';
import { ACCESSORY_WORDS } from '#server/demo/words/accessory-words.ts';
import { CAMP_WORDS } from '#server/demo/words/camp-words.ts';
import { FOOT_WORDS } from '#server/demo/words/foot-words.ts';
import { JACKET_WORDS } from '#server/demo/words/jacket-words.ts';
import { KIDS_WORDS } from '#server/demo/words/kids-words.ts';
import { LAYER_WORDS } from '#server/demo/words/layer-words.ts';
import { LEG_WORDS } from '#server/demo/words/leg-words.ts';
import { PACK_WORDS } from '#server/demo/words/pack-words.ts';
import { SHELTER_WORDS } from '#server/demo/words/shelter-words.ts';

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
