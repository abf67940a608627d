// A model: what its versions for women, for men and second hand share, such as material, price, weight and date.
import type { MarketCode } from '#contract/market.ts';
import type { ActivityId, FitId } from '#demo/catalogue/attributes.ts';
import { NEW_SINCE_MS, daysBefore } from '#demo/catalogue/base-date.ts';
import { BRANDS } from '#demo/catalogue/brands.ts';
import type { Fabric } from '#demo/catalogue/fabrics.ts';
import type { FamilyId } from '#demo/catalogue/families/all-families.ts';
import { ALL_MATERIALS, type FabricId, type Family } from '#demo/catalogue/family.ts';
import { chooseFeatures } from '#demo/catalogue/feature-choice.ts';
import type { FeatureId } from '#demo/catalogue/features.ts';
import { type Random, randomOf } from '#demo/catalogue/random.ts';
import type { Text } from '#demo/texts/texts.ts';

export interface Model {
  readonly family: Family & { readonly id: FamilyId };
  readonly name: Text;
  /** Counts within the family, and over the whole catalogue. */
  readonly index: number;
  readonly position: number;
  readonly brand: (typeof BRANDS)[keyof typeof BRANDS];
  readonly fabricId: FabricId;
  readonly fabric: Fabric;
  readonly features: readonly FeatureId[];
  readonly activities: readonly ActivityId[];
  readonly fit: FitId | null;
  /** How many people it sleeps; null where it is no tent. */
  readonly sleeps: number | null;
  /** Euros, for the first size. */
  readonly euros: number;
  /** Grams. */
  readonly weight: number;
  /** ms since 1970. */
  readonly publishedAt: number;
  readonly isNew: boolean;
  /** Empty: sold in every market. */
  readonly markets: readonly MarketCode[];
}

const NORDIC: readonly MarketCode[] = [
  'sv-se',
  'en-se',
  'sv-no',
  'en-no',
  'sv-dk',
  'en-dk',
  'sv-fi',
  'en-fi',
];
const EUROPE: readonly MarketCode[] = [...NORDIC, 'en-eu', 'sv-eu', 'de-eu', 'de-de', 'en-de'];
/** The largest tents sleep four. */
const MOST_SLEEPERS = 4;
const NEW_SHARE = 0.09;

const between = (low: number, high: number, share: number): number => low + (high - low) * share;
const roundedTo = (step: number, value: number): number => Math.round(value / step) * step;

/** Expensive materials and large tents cost more; the rest is random. Steps of five euros from forty on. */
function eurosOf(family: Family, fabric: Fabric, sleeps: number | null, random: Random): number {
  const rank = sleeps === null ? (fabric.rank ?? 0.5) : (sleeps - 1) / (MOST_SLEEPERS - 1);
  const euros = between(family.price[0], family.price[1], rank * 0.6 + random.next() * 0.4);
  return roundedTo(euros < 40 ? 1 : 5, euros);
}

function weightOf(family: Family, fabric: Fabric, sleeps: number | null, random: Random): number {
  const luck = random.next();
  const usual = fabric.isLight === true ? luck * 0.55 : 0.15 + luck * 0.85;
  const share = sleeps === null ? usual : ((sleeps - 1) / (MOST_SLEEPERS - 1)) * 0.75 + luck * 0.25;
  const grams = between(family.weight[0], family.weight[1], share);
  return roundedTo(grams < 100 ? 1 : 5, grams);
}

/** Some gas stoves and a few other products are sold in some markets only. */
function marketsOf(family: Family, random: Random): readonly MarketCode[] {
  const luck = random.next();
  if (family.gear === 'stove' && luck < 0.3) return EUROPE;
  if (luck < 0.012) return NORDIC;
  return luck < 0.03 ? EUROPE : [];
}

/** The family's first activity, and up to two more. */
function activitiesOf([first, ...others]: Family['activities'], random: Random): ActivityId[] {
  return first === undefined ? [] : [first, ...random.some(others, random.between(0, 2))];
}

export function modelOf(family: Model['family'], name: Text, index: number, position: number): Model {
  const random = randomOf(`model ${family.id} ${name.en}`);
  const fabricId = random.pick(family.fabrics);
  const fabric: Fabric = ALL_MATERIALS[fabricId];
  const sleeps = family.sleeps?.[index % family.sleeps.length] ?? null;
  const publishedAt = random.chance(NEW_SHARE)
    ? daysBefore(random.between(1, 40))
    : daysBefore(random.between(60, 1100));
  return {
    family,
    name,
    index,
    position,
    brand: BRANDS[random.pick(family.brands)],
    fabricId,
    fabric,
    features: chooseFeatures(family.features, fabricId, random),
    activities: activitiesOf(family.activities, random),
    fit: family.fits.length === 0 ? null : random.pick(family.fits),
    sleeps,
    euros: eurosOf(family, fabric, sleeps, random),
    weight: weightOf(family, fabric, sleeps, random),
    publishedAt,
    isNew: publishedAt > NEW_SINCE_MS,
    markets: marketsOf(family, random),
  };
}
