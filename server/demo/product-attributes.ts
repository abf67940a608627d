// What a product can be filtered by, read off its family, its material and its sizes.
import type { CatalogueProduct } from '#server/catalogue/model.ts';
import {
  ACTIVITIES,
  ATTRIBUTE_TITLES,
  type ActivityId,
  type AttributeKey,
  FITS,
  type FitId,
  INSULATIONS,
  MATERIALS,
  SEASONS,
  WATER_COLUMNS,
  WEIGHT_CLASSES,
  type WeightClassId,
  peopleValue,
  volumeValue,
  weightValue,
} from '#server/demo/attributes.ts';
import type { Fabric } from '#server/demo/fabrics.ts';
import type { Family } from '#server/demo/family.ts';

export interface Measures {
  readonly activities: readonly ActivityId[];
  readonly fit: FitId | null;
  /** Grams. */
  readonly weight: number;
  readonly sleeps: number | null;
  readonly sizes: readonly string[];
}
type Attribute = CatalogueProduct['attributes'][number];

/** Upper bounds as a share of the family's span of weights. */
const WEIGHT_BOUNDS: readonly (readonly [upTo: number, id: WeightClassId])[] = [
  [0.15, 'ultralight'],
  [0.45, 'light'],
  [0.8, 'standard'],
];

function weightClassOf(weight: number, [low, high]: Family['weight']): WeightClassId {
  const share = (weight - low) / (high - low);
  return WEIGHT_BOUNDS.find(([upTo]) => share <= upTo)?.[1] ?? 'sturdy';
}

const LITRES = /^(\d+) l$/;

export function attributesOf(family: Family, fabric: Fabric, measures: Measures): Attribute[] {
  const litres = measures.sizes.flatMap((size) => LITRES.exec(size)?.[1] ?? []).map(Number);
  const attribute = (key: AttributeKey, values: Attribute['values']): Attribute[] =>
    values.length === 0 ? [] : [{ key, title: ATTRIBUTE_TITLES[key], values }];
  return [
    ...attribute(
      'activity',
      measures.activities.map((id) => ACTIVITIES[id]),
    ),
    ...attribute(
      'material',
      fabric.materials.map((id) => MATERIALS[id]),
    ),
    ...attribute('fit', measures.fit === null ? [] : [FITS[measures.fit]]),
    ...attribute('waterproof', fabric.waterproof === undefined ? [] : [WATER_COLUMNS[fabric.waterproof]]),
    ...attribute('insulation', fabric.insulation === undefined ? [] : [INSULATIONS[fabric.insulation]]),
    ...attribute('season', [SEASONS[family.season]]),
    ...attribute('volume', litres.map(volumeValue)),
    ...attribute('people', measures.sleeps === null ? [] : [peopleValue(measures.sleeps)]),
    ...attribute('weight', [weightValue(measures.weight)]),
    ...attribute('weight_class', [WEIGHT_CLASSES[weightClassOf(measures.weight, family.weight)]]),
  ];
}
