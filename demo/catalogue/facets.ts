// The facets of the demo shop, in the order they are shown.
import type { CatalogueFacet } from '#catalogue/catalogue.ts';
import { ATTRIBUTE_TITLES } from '#demo/catalogue/attributes.ts';
import type facetTexts from '#demo/texts/en/facets.json';
import { readTexts, type Text } from '#demo/texts/texts.ts';

const { titles, groups } = readTexts<typeof facetTexts>('facets');

type Row = readonly [field: string, type: CatalogueFacet['type'], title: Text, group?: Text, unit?: string];
const ROWS: readonly Row[] = [
  ['category', 'checkbox-hierarchical', titles.category],
  ['gender', 'checkbox', titles.gender],
  ['color', 'checkbox-color', titles.color],
  ['size', 'checkbox-grid', titles.size],
  ['price', 'range', titles.price],
  ['brand', 'checkbox', titles.brand],
  ['activity', 'checkbox', ATTRIBUTE_TITLES.activity],
  ['fit', 'checkbox', ATTRIBUTE_TITLES.fit],
  ['material', 'checkbox', ATTRIBUTE_TITLES.material],
  ['waterproof', 'checkbox', ATTRIBUTE_TITLES.waterproof, groups.weather],
  ['insulation', 'checkbox', ATTRIBUTE_TITLES.insulation, groups.weather],
  ['season', 'checkbox', ATTRIBUTE_TITLES.season, groups.weather],
  ['volume', 'range', ATTRIBUTE_TITLES.volume, groups.measures, 'l'],
  ['weight', 'range', ATTRIBUTE_TITLES.weight, groups.measures, 'g'],
  ['weight_class', 'checkbox', ATTRIBUTE_TITLES.weight_class],
  ['people', 'checkbox', ATTRIBUTE_TITLES.people],
  ['sustainability', 'checkbox', titles.sustainability],
  ['label', 'checkbox', titles.label],
  ['in_stock', 'checkbox', titles.in_stock],
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
