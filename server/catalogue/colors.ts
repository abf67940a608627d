// The closed list of colour families a shopper filters by, named in every language, with the swatch each is shown by.
import type { CatalogueValue } from '#server/catalogue/model.ts';

export interface ColorFamily extends CatalogueValue {
  readonly hex: string;
}
const family = (id: string, hex: string, en: string, sv: string, de: string, ko: string): ColorFamily => ({
  id,
  hex,
  name: { en, sv, de, ko },
});

export const COLOR_FAMILIES: readonly ColorFamily[] = [
  family('black', '#1f2124', 'Black', 'Svart', 'Schwarz', '블랙'),
  family('grey', '#8b8f94', 'Grey', 'Grå', 'Grau', '그레이'),
  family('white', '#f4f3ef', 'White', 'Vit', 'Weiß', '화이트'),
  family('beige', '#d3c4a9', 'Beige', 'Beige', 'Beige', '베이지'),
  family('brown', '#7a5b43', 'Brown', 'Brun', 'Braun', '브라운'),
  family('blue', '#33608f', 'Blue', 'Blå', 'Blau', '블루'),
  family('navy', '#22304d', 'Navy', 'Marinblå', 'Marineblau', '네이비'),
  family('turquoise', '#3d8f94', 'Turquoise', 'Turkos', 'Türkis', '터콰이즈'),
  family('green', '#45664a', 'Green', 'Grön', 'Grün', '그린'),
  family('olive', '#71713f', 'Olive', 'Oliv', 'Oliv', '올리브'),
  family('yellow', '#e0b23c', 'Yellow', 'Gul', 'Gelb', '옐로'),
  family('orange', '#d8732f', 'Orange', 'Orange', 'Orange', '오렌지'),
  family('red', '#a93a35', 'Red', 'Röd', 'Rot', '레드'),
  family('pink', '#cf8a92', 'Pink', 'Rosa', 'Rosa', '핑크'),
  family('purple', '#6d5379', 'Purple', 'Lila', 'Lila', '퍼플'),
  family('multi', '#9a8f86', 'Multicolour', 'Flerfärgad', 'Mehrfarbig', '멀티컬러'),
];
