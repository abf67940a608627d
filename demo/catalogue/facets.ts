// The facets of the demo shop in the order a shopper meets them.
import type { CatalogueFacet } from '#server/catalogue/model.ts';
import { ATTRIBUTE_TITLES } from '#demo/catalogue/attributes.ts';
import { type Text, text } from '#demo/catalogue/text.ts';

const WEATHER = text('Weather and warmth', 'Väder och värme', 'Wetter und Wärme', '날씨와 보온');
const MEASURES = text('Size and weight', 'Mått och vikt', 'Maße und Gewicht', '크기와 무게');

type Row = readonly [field: string, type: CatalogueFacet['type'], title: Text, group?: Text, unit?: string];
const ROWS: readonly Row[] = [
  ['category', 'checkbox-hierarchical', text('Category', 'Kategori', 'Kategorie', '카테고리')],
  ['gender', 'checkbox', text('Made for', 'För', 'Für', '대상')],
  ['color', 'checkbox-color', text('Colour', 'Färg', 'Farbe', '색상')],
  ['size', 'checkbox-grid', text('Size', 'Storlek', 'Größe', '사이즈')],
  ['price', 'range', text('Price', 'Pris', 'Preis', '가격')],
  ['brand', 'checkbox', text('Brand', 'Varumärke', 'Marke', '브랜드')],
  ['activity', 'checkbox', ATTRIBUTE_TITLES.activity],
  ['fit', 'checkbox', ATTRIBUTE_TITLES.fit],
  ['material', 'checkbox', ATTRIBUTE_TITLES.material],
  ['waterproof', 'checkbox', ATTRIBUTE_TITLES.waterproof, WEATHER],
  ['insulation', 'checkbox', ATTRIBUTE_TITLES.insulation, WEATHER],
  ['season', 'checkbox', ATTRIBUTE_TITLES.season, WEATHER],
  ['volume', 'range', ATTRIBUTE_TITLES.volume, MEASURES, 'l'],
  ['weight', 'range', ATTRIBUTE_TITLES.weight, MEASURES, 'g'],
  ['weight_class', 'checkbox', ATTRIBUTE_TITLES.weight_class],
  ['people', 'checkbox', ATTRIBUTE_TITLES.people],
  ['sustainability', 'checkbox', text('Sustainability', 'Hållbarhet', 'Nachhaltigkeit', '지속 가능성')],
  ['label', 'checkbox', text('Worth knowing', 'Bra att veta', 'Gut zu wissen', '알아두기')],
  ['in_stock', 'checkbox', text('Availability', 'Tillgänglighet', 'Verfügbarkeit', '재고')],
];

export const FACETS: readonly CatalogueFacet[] = ROWS.map(([field, type, title, group, unit], order) => ({
  field,
  type,
  title,
  groupTitle: group ?? null,
  groupExpanded: order < 5,
  order,
  unit: unit ?? null,
}));
