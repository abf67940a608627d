// Data: the genders of products, named in every language.
import type { Language } from '#contract/market.ts';
import { type CatalogueProduct, type LocalizedText, textIn } from '#server/catalogue/model.ts';

type Gender = NonNullable<CatalogueProduct['gender']>;

export const GENDERS: Readonly<Record<Gender, LocalizedText>> = {
  women: { en: 'Women', sv: 'Dam', de: 'Damen', ko: '여성' },
  men: { en: 'Men', sv: 'Herr', de: 'Herren', ko: '남성' },
  unisex: { en: 'Unisex', sv: 'Unisex', de: 'Unisex', ko: '공용' },
  kids: { en: 'Kids', sv: 'Barn', de: 'Kinder', ko: '아동' },
};

export function genderIn(gender: Gender, language: Language): { readonly id: Gender; readonly name: string } {
  return { id: gender, name: textIn(GENDERS[gender], language) };
}
