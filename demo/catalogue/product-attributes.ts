// The filterable attributes of a product, derived from its family, material and sizes.
import type { CatalogueProduct } from '#catalogue/catalogue.ts';
import {
  ACTIVITIES,
  ATTRIBUTE_TITLES,
  type AttributeKey,
  FITS,
  INSULATIONS,
  MATERIALS,
  SEASONS,
  WATER_COLUMNS,
  WEIGHT_CLASSES,
  type WeightClassId,
  peopleValue,
  volumeValue,
  weightValue,
} from '#demo/catalogue/attributes.ts';
import type { GearType } from '#demo/drawings/parameters.ts';
import type { Family } from '#demo/catalogue/family.ts';
import type { Model } from '#demo/catalogue/model.ts';

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

const PACKED: ReadonlySet<GearType> = new Set<GearType>([
  'daypack',
  'trek-pack',
  'duffel',
  'hip-pack',
  'dry-bag',
]);
const LITRES = /^(\d+) l$/;

/** Only packs and bags have a volume attribute; a bottle's size already says it. */
const litresOf = (gear: GearType, sizes: readonly string[]): number[] =>
  PACKED.has(gear) ? sizes.flatMap((size) => LITRES.exec(size)?.[1] ?? []).map(Number) : [];

export function attributesOf(model: Model, sizes: readonly string[]): Attribute[] {
  const { family, fabric, fit, sleeps, weight } = model;
  const attribute = (key: AttributeKey, values: Attribute['values']): Attribute[] =>
    values.length === 0 ? [] : [{ key, title: ATTRIBUTE_TITLES[key], values }];
  return [
    ...attribute(
      'activity',
      model.activities.map((id) => ACTIVITIES[id]),
    ),
    ...attribute(
      'material',
      fabric.materials.map((id) => MATERIALS[id]),
    ),
    ...attribute('fit', fit === null ? [] : [FITS[fit]]),
    ...attribute('waterproof', fabric.waterproof === undefined ? [] : [WATER_COLUMNS[fabric.waterproof]]),
    ...attribute('insulation', fabric.insulation === undefined ? [] : [INSULATIONS[fabric.insulation]]),
    ...attribute('season', [SEASONS[family.season]]),
    ...attribute('volume', litresOf(family.gear, sizes).map(volumeValue)),
    ...attribute('people', sleeps === null ? [] : [peopleValue(sleeps)]),
    ...attribute('weight', [weightValue(weight)]),
    ...attribute('weight_class', [WEIGHT_CLASSES[weightClassOf(weight, family.weight)]]),
  ];
}
