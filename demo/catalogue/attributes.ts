// The attributes products are described and filtered by, and the values they can have.
import type { CatalogueValue } from '#catalogue/catalogue.ts';
import type attributeTexts from '#demo/texts/en/attributes.json';
import type measureTexts from '#demo/texts/en/measures.json';
import { inEachLanguage, readTexts, type Text } from '#demo/texts/texts.ts';

const TEXTS = readTexts<typeof attributeTexts>('attributes');
const MEASURES = readTexts<typeof measureTexts>('measures');

const valuesOf = <Id extends string>(
  names: Readonly<Record<Id, Text>>,
): Readonly<Record<Id, CatalogueValue>> =>
  Object.fromEntries(Object.entries<Text>(names).map(([id, name]) => [id, { id, name }])) as Record<
    Id,
    CatalogueValue
  >;

export const ACTIVITIES = valuesOf(TEXTS.activities);
export type ActivityId = keyof typeof ACTIVITIES;

export const MATERIALS = valuesOf(TEXTS.materials);
export type MaterialId = keyof typeof MATERIALS;

export const FITS = valuesOf(TEXTS.fits);
export type FitId = keyof typeof FITS;

export const SEASONS = valuesOf(TEXTS.seasons);
export type SeasonId = keyof typeof SEASONS;

export const INSULATIONS = valuesOf(TEXTS.insulations);
export type InsulationId = keyof typeof INSULATIONS;

/** Water column in mm, as tested; the id is the number. */
export const WATER_COLUMNS = valuesOf(TEXTS.waterColumns);
export type WaterColumnId = keyof typeof WATER_COLUMNS;

export const WEIGHT_CLASSES = valuesOf(TEXTS.weightClasses);
export type WeightClassId = keyof typeof WEIGHT_CLASSES;

/** Titles of the attributes; the key is also the facet's field. */
export const ATTRIBUTE_TITLES = TEXTS.titles;
export type AttributeKey = keyof typeof ATTRIBUTE_TITLES;

/** Between the digits of thousands. */
const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;

/** A weight in grams; the id is the bare number, so that a range can be counted on it. */
export function weightValue(grams: number): CatalogueValue {
  const id = String(grams);
  const name = inEachLanguage((language) => {
    const digits = id.replace(THOUSANDS, MEASURES.thousandsSeparator[language]);
    return MEASURES.weight[language].replace('{grams}', digits);
  });
  return { id, name };
}

/** A volume in litres. */
export function volumeValue(litres: number): CatalogueValue {
  const id = String(litres);
  return { id, name: inEachLanguage((language) => MEASURES.volume[language].replace('{litres}', id)) };
}

/** How many people a tent sleeps. */
export function peopleValue(people: number): CatalogueValue {
  const id = String(people);
  const template = people === 1 ? MEASURES.onePerson : MEASURES.people;
  return { id, name: inEachLanguage((language) => template[language].replace('{count}', id)) };
}
