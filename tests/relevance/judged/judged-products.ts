// The demo catalogue for relevance judgments: the product fields that rules refer to, and the grade of a product card.
import type { MarketCode } from '#contract/market.ts';
import type { CatalogueProduct } from '#catalogue/model.ts';
import { BRANDS } from '#demo/catalogue/brands.ts';
import { CATEGORIES, type Category } from '#demo/catalogue/category-tree.ts';
import { ALL_FAMILIES, type FamilyId } from '#demo/catalogue/families/all-families.ts';
import { FAMILY_TEXTS } from '#demo/catalogue/families/family-texts.ts';
import { FEATURES, type FeatureId } from '#demo/catalogue/features.ts';
import type { Graded, Rule } from '#tests/relevance/judged/judgement.ts';

export interface JudgedProduct {
  readonly product: CatalogueProduct;
  readonly family: FamilyId;
  /** Its leaf listings and their ancestors. */
  readonly listings: ReadonlySet<string>;
  readonly features: ReadonlySet<FeatureId>;
  /** Ids of its colours. */
  readonly colors: ReadonlySet<string>;
  readonly sizes: ReadonlySet<string>;
  readonly sizesInStock: ReadonlySet<string>;
  /** Value ids by attribute. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

export function judgedProduct(product: CatalogueProduct): JudgedProduct {
  const articles = product.variants.flatMap((variant) => variant.articles);
  return {
    product,
    family: familyOf(product),
    listings: new Set(product.listingIds.flatMap(withParents)),
    features: featuresOf(product),
    colors: new Set(product.variants.map(({ color }) => color.id)),
    sizes: new Set(articles.map(({ size }) => size)),
    sizesInStock: new Set(articles.filter(({ stock }) => stock > 0).map(({ size }) => size)),
    values: new Map(product.attributes.map(({ key, values }) => [key, values.map(({ id }) => id)])),
  };
}

export function isSoldIn(market: MarketCode, { product }: JudgedProduct): boolean {
  return product.markets.length === 0 || product.markets.includes(market);
}

/** The grade of a product displayed in a colour; 0 if no rule matches. */
export function gradeOf(grades: readonly Graded[], product: JudgedProduct, displayedColor: string): number {
  return grades.find(({ where }) => matchesRule(where, product, displayedColor))?.grade ?? 0;
}

/** The grade of a product displayed in its best colour. */
export function bestGradeOf(grades: readonly Graded[], product: JudgedProduct): number {
  return Math.max(...[...product.colors].map((displayedColor) => gradeOf(grades, product, displayedColor)));
}

export function matchesRule(rule: Rule, judged: JudgedProduct, displayedColor: string): boolean {
  const { product, family, listings, features, colors, sizes, sizesInStock, values } = judged;
  const has = Object.entries(rule.has ?? {}) as [string, readonly string[]][];
  return (
    (rule.family?.includes(family) ?? true) &&
    (rule.listing?.some((id) => listings.has(id)) ?? true) &&
    (rule.gender === undefined || (product.gender !== null && rule.gender.includes(product.gender))) &&
    (rule.brand === undefined || product.brand === BRANDS[rule.brand].name) &&
    (rule.model?.some((name) => (product.title.en ?? '').startsWith(`${name} `)) ?? true) &&
    has.every(([key, ids]) => values.get(key)?.some((id) => ids.includes(id)) ?? false) &&
    (rule.feature?.some((id) => features.has(id)) ?? true) &&
    (rule.people?.some((count) => values.get('people')?.includes(String(count)) ?? false) ?? true) &&
    (rule.litres === undefined || isWithin(rule.litres, values.get('volume') ?? [])) &&
    (rule.displayedColor === undefined || rule.displayedColor === displayedColor) &&
    (rule.availableColor === undefined || colors.has(rule.availableColor)) &&
    (rule.size?.some((size) => sizes.has(size)) ?? true) &&
    (rule.sizeInStock?.some((size) => sizesInStock.has(size)) ?? true) &&
    (rule.label === undefined || product.labels.includes(rule.label))
  );
}

const isWithin = ([min, max]: readonly [number, number], litres: readonly string[]): boolean =>
  litres.some((value) => Number(value) >= min && Number(value) <= max);

/** The family whose noun ends the title; of several the longest noun. */
function familyOf({ slug, title }: CatalogueProduct): FamilyId {
  const nounOf = (id: FamilyId) => FAMILY_TEXTS[id].noun.en;
  const [family] = ALL_FAMILIES.filter(({ id }) => title.en?.endsWith(` ${nounOf(id)}`) ?? false).toSorted(
    (a, b) => nounOf(b.id).length - nounOf(a.id).length,
  );
  if (family === undefined) throw new Error(`${slug} has no family`);
  return family.id;
}

const CATEGORY_BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]));

function withParents(id: string): string[] {
  const ids: string[] = [];
  for (let at: Category | null = CATEGORY_BY_ID.get(id) ?? null; at !== null; at = at.parent) ids.push(at.id);
  return ids;
}

/** Features are only listed in the description. */
function featuresOf({ description }: CatalogueProduct): ReadonlySet<FeatureId> {
  return new Set(
    (Object.keys(FEATURES) as FeatureId[]).filter((id) =>
      (description.en ?? '').includes(`<li>${FEATURES[id].en}</li>`),
    ),
  );
}
