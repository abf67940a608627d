// The texts of every product family; a family without texts does not compile.
import type accessories from '#demo/texts/en/families/accessories.json';
import type camp from '#demo/texts/en/families/camp.json';
import type footwear from '#demo/texts/en/families/footwear.json';
import type jackets from '#demo/texts/en/families/jackets.json';
import type kids from '#demo/texts/en/families/kids.json';
import type layers from '#demo/texts/en/families/layers.json';
import type legwear from '#demo/texts/en/families/legwear.json';
import type packs from '#demo/texts/en/families/packs.json';
import type { FamilyId } from '#demo/catalogue/families/all-families.ts';
import { readTexts, type Text } from '#demo/texts/texts.ts';

export interface FamilyTexts {
  /** Follows the model's name in a title: "Skarn rain jacket". */
  readonly noun: Text;
  /** What it is, as a subtitle begins: "Light shell jacket". */
  readonly kind: Text;
  /** Whole sentences in which `{name}` is the model; one of each kind makes a description. */
  readonly opening: readonly Text[];
  readonly build: readonly Text[];
  readonly use: readonly Text[];
}

export const FAMILY_TEXTS: Readonly<Record<FamilyId, FamilyTexts>> = {
  ...readTexts<typeof jackets>('families/jackets'),
  ...readTexts<typeof layers>('families/layers'),
  ...readTexts<typeof legwear>('families/legwear'),
  ...readTexts<typeof footwear>('families/footwear'),
  ...readTexts<typeof kids>('families/kids'),
  ...readTexts<typeof packs>('families/packs'),
  ...readTexts<typeof camp>('families/camp'),
  ...readTexts<typeof accessories>('families/accessories'),
};
