// Data: the closed list of colours that shoppers filter by, with names and swatches.
import type { CatalogueValue } from '#server/catalogue/model.ts';

export interface ColorFamily extends CatalogueValue {
  readonly hex: string;
}

export const COLOR_FAMILIES: readonly ColorFamily[] = [
  { id: 'black', hex: '#1f2124', name: { en: 'Black', sv: 'Svart', de: 'Schwarz', ko: '블랙' } },
  { id: 'grey', hex: '#8b8f94', name: { en: 'Grey', sv: 'Grå', de: 'Grau', ko: '그레이' } },
  { id: 'white', hex: '#f4f3ef', name: { en: 'White', sv: 'Vit', de: 'Weiß', ko: '화이트' } },
  { id: 'beige', hex: '#d3c4a9', name: { en: 'Beige', sv: 'Beige', de: 'Beige', ko: '베이지' } },
  { id: 'brown', hex: '#7a5b43', name: { en: 'Brown', sv: 'Brun', de: 'Braun', ko: '브라운' } },
  { id: 'blue', hex: '#33608f', name: { en: 'Blue', sv: 'Blå', de: 'Blau', ko: '블루' } },
  { id: 'navy', hex: '#22304d', name: { en: 'Navy', sv: 'Marinblå', de: 'Marineblau', ko: '네이비' } },
  { id: 'turquoise', hex: '#3d8f94', name: { en: 'Turquoise', sv: 'Turkos', de: 'Türkis', ko: '터콰이즈' } },
  { id: 'green', hex: '#45664a', name: { en: 'Green', sv: 'Grön', de: 'Grün', ko: '그린' } },
  { id: 'olive', hex: '#71713f', name: { en: 'Olive', sv: 'Oliv', de: 'Oliv', ko: '올리브' } },
  { id: 'yellow', hex: '#e0b23c', name: { en: 'Yellow', sv: 'Gul', de: 'Gelb', ko: '옐로' } },
  { id: 'orange', hex: '#d8732f', name: { en: 'Orange', sv: 'Orange', de: 'Orange', ko: '오렌지' } },
  { id: 'red', hex: '#a93a35', name: { en: 'Red', sv: 'Röd', de: 'Rot', ko: '레드' } },
  { id: 'pink', hex: '#cf8a92', name: { en: 'Pink', sv: 'Rosa', de: 'Rosa', ko: '핑크' } },
  { id: 'purple', hex: '#6d5379', name: { en: 'Purple', sv: 'Lila', de: 'Lila', ko: '퍼플' } },
  {
    id: 'multi',
    hex: '#9a8f86',
    name: { en: 'Multicolour', sv: 'Flerfärgad', de: 'Mehrfarbig', ko: '멀티컬러' },
  },
];
