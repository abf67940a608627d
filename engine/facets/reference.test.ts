import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FilterDataValue, FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import type { ProductsResult } from '#engine/engine.ts';
import {
  ancestors,
  CATEGORIES,
  COLORS,
  GENDERS,
  MATERIALS,
  type RandomCatalogue,
  randomCatalogue,
  SIZES,
  WEIGHTS,
} from '#tests/fixtures/random-catalogue.ts';
import { productsRequest, engineOf } from '#tests/fixtures/engines.ts';

/** An article with its values by field. */
interface Article {
  readonly product: string;
  readonly variant: string;
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Sold out while others of its variant are in stock, it counts with the lowest price of those. */
  readonly price: number;
  readonly isInStock: boolean;
}

const priceOf = ({ listMinor, saleMinor }: { listMinor: number; saleMinor: number | null }) =>
  (saleMinor ?? listMinor) / 100;

function articlesOf({ text, market }: RandomCatalogue): Article[] {
  return text.products.flatMap((product) =>
    product.variants.flatMap((variant) => {
      const rows = variant.articles.flatMap(({ articleId }) => market.prices.get(articleId) ?? []);
      const lowest = Math.min(...rows.filter(({ stock }) => stock > 0).map(priceOf));
      return variant.articles.flatMap(({ articleId, size }) => {
        const row = market.prices.get(articleId);
        if (row === undefined) return [];
        const price = row.stock > 0 || lowest === Number.POSITIVE_INFINITY ? priceOf(row) : lowest;
        const attribute = (key: string) =>
          product.attributes.flatMap((each) => (each.key === key ? each.values.map(({ id }) => id) : []));
        const values = {
          category: product.listingIds.flatMap(ancestors),
          color: [variant.color.id],
          size: [size],
          gender: product.gender === null ? [] : [product.gender.id],
          material: attribute('material'),
          weight: attribute('weight'),
          in_stock: row.stock > 0 ? ['true'] : ['false'],
          price: [String(price)],
        };
        return {
          product: product.productId,
          variant: variant.variantId,
          values,
          price,
          isInStock: row.stock > 0,
        };
      });
    }),
  );
}

/** The ids in a filter's data; of a path the last segment. */
function idsIn(data: FilterDataValue): string[] {
  return (Array.isArray(data) ? data : [data]).map((each) =>
    String(Array.isArray(each) ? each.at(-1) : each),
  );
}

/** The number in a weight, a price, or a size like "38". */
const numberOf = (value: string) => Number(/\d+(?:\.\d+)?/u.exec(value)?.[0] ?? Number.NaN);

function matchesFilter(value: string, { field, op, data }: SelectedFilter): boolean {
  const [first = Number.NaN, second = Number.NaN] = idsIn(data).map(Number);
  const number = numberOf(value);
  switch (op) {
    case 'eq':
    case 'in':
    case 'neq':
    case 'nin':
      // A single category is given as the segments of its path.
      return field === 'category' && op === 'eq' ? idsIn(data).at(-1) === value : idsIn(data).includes(value);
    case 'leq':
      return number <= first;
    case 'geq':
      return number >= first;
    case 'inrange':
      return number >= first && number <= second;
  }
}

const isNegative = ({ op }: SelectedFilter) => op === 'neq' || op === 'nin';

/** All filters of a field must be met by the same value; excluded values must not occur. */
function passesFilters(article: Article, filters: readonly SelectedFilter[]): boolean {
  return [...Map.groupBy(filters, ({ field }) => field)].every(([field, own]) => {
    const values = article.values[field] ?? [];
    const positive = own.filter((filter) => !isNegative(filter));
    return (
      own.every((filter) => !isNegative(filter) || !values.some((value) => matchesFilter(value, filter))) &&
      (positive.length === 0 ||
        values.some((value) => positive.every((filter) => matchesFilter(value, filter))))
    );
  });
}

/** Products with an article that passes every filter. */
function matchingProducts(articles: readonly Article[], filters: readonly SelectedFilter[]): Set<string> {
  return new Set(articles.filter((each) => passesFilters(each, filters)).map(({ product }) => product));
}

const someOf = (field: string, values: readonly string[]) =>
  fc.oneof(
    fc.record({
      field: fc.constant(field),
      op: fc.constantFrom('in' as const, 'nin' as const),
      data: fc.uniqueArray(fc.constantFrom(...values, 'nobody'), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      field: fc.constant(field),
      op: fc.constantFrom('eq' as const, 'neq' as const),
      data: fc.constantFrom(...values),
    }),
  );
const numbers = (field: string, values: readonly number[]): fc.Arbitrary<SelectedFilter> => {
  const number = fc.constantFrom(...values);
  return fc.oneof(
    fc.tuple(number, number).map(([low, high]) => ({ field, op: 'inrange' as const, data: [low, high] })),
    fc.record({
      field: fc.constant(field),
      op: fc.constantFrom('leq' as const, 'geq' as const),
      data: number,
    }),
  );
};
const filter: fc.Arbitrary<SelectedFilter> = fc.oneof(
  fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...CATEGORIES), { minLength: 1, maxLength: 2 }),
      fc.constantFrom('in' as const, 'nin' as const),
    )
    .map(([ids, op]) => ({ field: 'category', op, data: ids.map((id) => ancestors(id).toReversed()) })),
  fc
    .constantFrom(...CATEGORIES)
    .map((id): SelectedFilter => ({ field: 'category', op: 'eq', data: ancestors(id).toReversed() })),
  someOf('color', COLORS),
  someOf('size', SIZES),
  numbers('size', [36, 38, 40]),
  someOf('gender', GENDERS),
  someOf('material', MATERIALS),
  numbers('weight', WEIGHTS),
  numbers('price', [0, 1, 2, 3, 4, 6]),
  fc
    .tuple(fc.constantFrom('eq', 'in', 'neq', 'nin'), fc.subarray([1, 2, 3], { minLength: 1 }))
    .map(([op, data]): SelectedFilter => ({ field: 'price', op, data })),
  fc
    .tuple(fc.constantFrom('in', 'nin', 'eq'), fc.subarray(['true', 'false'], { minLength: 1 }))
    .map(([op, data]): SelectedFilter => ({ field: 'in_stock', op, data })),
);
/** Mostly one filter per field, sometimes several. */
const filters = fc.oneof(
  { weight: 3, arbitrary: fc.uniqueArray(filter, { selector: ({ field }) => field, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.array(filter, { maxLength: 4 }) },
);

function optionsOf({ meta }: FilterDefinition): [string, number][] {
  if (meta.type === 'range') return [];
  return meta.values.map((value, at) => [idsIn([value])[0]!, meta.counts[at] ?? Number.NaN]);
}

const bounds = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)];

function check(
  result: ProductsResult,
  articles: readonly Article[],
  selected: readonly SelectedFilter[],
): void {
  expect(new Set(result.displays.map((each) => each.variant_displays[0]?.product_id))).toEqual(
    matchingProducts(articles, selected),
  );
  expect(result.n_hits).toBe(result.displays.length);
  for (const { field, meta, ...definition } of result.filters) {
    const others = selected.filter((each) => each.field !== field);
    const candidates = articles.filter((each) => passesFilters(each, others));
    const valuesOf = (from: readonly Article[]) => from.flatMap((each) => each.values[field] ?? []);
    if (meta.type === 'range') {
      const counted = valuesOf(candidates);
      const measures = (counted.length > 0 ? counted : valuesOf(articles)).map(numberOf);
      if (measures.length > 0) expect([meta.min, meta.max]).toEqual(bounds(measures));
      continue;
    }
    const options = optionsOf({ field, meta, ...definition });
    const counted = options.map(([value]) => [
      value,
      matchingProducts(articles, [...others, { field, op: 'in', data: [value] }]).size,
    ]);
    expect(options).toEqual(counted);
    // No option that would match something is missing.
    for (const value of new Set(valuesOf(candidates)))
      if (value !== 'false') expect(options.map(([option]) => option)).toContain(value);
  }
}

test('counts, bounds and hits equal those of a plain reference implementation', () => {
  fc.assert(
    fc.property(randomCatalogue, filters, (catalogue, selected) => {
      const result = engineOf(catalogue.text, catalogue.market).search(
        '',
        productsRequest({ filters: selected }),
      );
      if (!result.ok) throw new Error(result.error.code);
      check(result.value, articlesOf(catalogue), selected);
    }),
    { numRuns: 200 },
  );
});

test('also for the variants that match a query, and in a listing', () => {
  const color = fc.constantFrom(...COLORS);
  fc.assert(
    fc.property(randomCatalogue, filters, color, (catalogue, selected, wanted) => {
      const engine = engineOf(catalogue.text, catalogue.market);
      const articles = articlesOf(catalogue);
      const ofColor = articles.filter(({ values }) => values.color?.includes(wanted) === true);
      if (ofColor.length > 0) {
        const found = engine.search(wanted, productsRequest({ filters: selected }));
        if (!found.ok) throw new Error(found.error.code);
        check(found.value, ofColor, selected);
      }
      const listed = engine.listingProducts('a', 'listingId', productsRequest({ filters: selected }));
      if (!listed.ok) throw new Error(listed.error.code);
      const ofListing = articles.filter(({ values }) => values.category?.includes('a') === true);
      check(listed.value, ofListing, selected);
    }),
    { numRuns: 200 },
  );
});

/** Expected sort key of a product: in stock first, then the price of its best passing variant. */
function expectedSortKey(articles: readonly Article[], isAscending: boolean): [isOut: number, price: number] {
  const byVariant = Map.groupBy(articles, ({ variant }) => variant);
  const sortKeys = [...byVariant.values()].map((own): [number, number] => [
    own.some(({ isInStock }) => isInStock) ? 0 : 1,
    own[0]!.price,
  ]);
  return sortKeys.sort((a, b) => a[0] - b[0] || (isAscending ? a[1] - b[1] : b[1] - a[1]))[0]!;
}

test('a sort by price equals the reference: in stock first, then by the best passing variant', () => {
  const order = fc.constantFrom('asc' as const, 'desc' as const);
  fc.assert(
    fc.property(randomCatalogue, filters, order, (catalogue, selected, direction) => {
      const sort = { field: 'price', order: direction };
      const result = engineOf(catalogue.text, catalogue.market).search(
        '',
        productsRequest({ filters: selected, sort }),
      );
      if (!result.ok) throw new Error(result.error.code);
      const all = articlesOf(catalogue);
      // A variant's price is that of its cheapest article, whatever sizes are filtered.
      const lowestPrice = new Map<string, number>();
      for (const { variant, price } of all)
        lowestPrice.set(variant, Math.min(price, lowestPrice.get(variant) ?? Number.POSITIVE_INFINITY));
      const passing = all
        .filter((each) => passesFilters(each, selected))
        .map((each) => ({ ...each, price: lowestPrice.get(each.variant)! }));
      const isAscending = direction === 'asc';
      const sortKeys = result.value.displays.map((display) => {
        const id = display.variant_displays[0]!.product_id;
        return expectedSortKey(
          passing.filter(({ product }) => product === id),
          isAscending,
        );
      });
      const sorted = sortKeys.toSorted((a, b) => a[0] - b[0] || (isAscending ? a[1] - b[1] : b[1] - a[1]));
      expect(sortKeys).toEqual(sorted);
      const shownVariants = result.value.displays.map((each) => each.variant_displays[each.variant_index]!);
      expect(shownVariants.map((each) => each.sale_price)).toEqual(sortKeys.map(([, price]) => price));
    }),
    { numRuns: 200 },
  );
});
