import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import type { ProductsAnswer } from '#engine/engine.ts';
import {
  ancestors,
  CATEGORIES,
  COLORS,
  GENDERS,
  MATERIALS,
  type RandomCatalogue,
  randomCatalogue,
  SIZES,
} from '#tests/fixtures/random-catalogue.ts';
import { ask, engineOf, fixtureEngine } from '#tests/fixtures/engines.ts';

/** What one article is, field by field, as plain lists of values. */
interface Article {
  readonly product: string;
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly price: number;
}

function articlesOf({ text, market }: RandomCatalogue): Article[] {
  return text.products.flatMap((product) =>
    product.variants.flatMap((variant) =>
      variant.articles.flatMap(({ articleId, size }) => {
        const row = market.prices.get(articleId);
        if (row === undefined) return [];
        const values = {
          category: product.listingIds.flatMap(ancestors),
          color: [variant.color.id],
          size: [size],
          gender: product.gender === null ? [] : [product.gender.id],
          material: product.attributes.flatMap((each) => each.values.map(({ id }) => id)),
          in_stock: row.stock > 0 ? ['true'] : ['false'],
        };
        return [{ product: product.productId, values, price: (row.saleMinor ?? row.listMinor) / 100 }];
      }),
    ),
  );
}

function meets(article: Article, { field, op, data }: SelectedFilter): boolean {
  if (field === 'price') {
    const [low = 0, high = 0] = data as number[];
    return article.price >= low && article.price <= high;
  }
  const named = (data as (string | string[])[]).map((each) => (Array.isArray(each) ? each.at(-1) : each));
  const has = (article.values[field] ?? []).some((value) => named.includes(value));
  return op === 'nin' ? !has : has;
}

/** Cards that would be seen: products with an article that meets every filter. */
function cards(articles: readonly Article[], filters: readonly SelectedFilter[]): Set<string> {
  return new Set(
    articles.filter((each) => filters.every((filter) => meets(each, filter))).map(({ product }) => product),
  );
}

const someOf = (field: string, values: readonly string[]) =>
  fc.record({
    field: fc.constant(field),
    op: fc.constantFrom('in' as const, 'nin' as const),
    data: fc.uniqueArray(fc.constantFrom(...values, 'nobody'), { minLength: 1, maxLength: 2 }),
  });
const filter: fc.Arbitrary<SelectedFilter> = fc.oneof(
  fc.uniqueArray(fc.constantFrom(...CATEGORIES), { minLength: 1, maxLength: 2 }).map((ids) => ({
    field: 'category',
    op: 'in' as const,
    data: ids.map((id) => ancestors(id).toReversed()),
  })),
  someOf('color', COLORS),
  someOf('size', SIZES),
  someOf('gender', GENDERS),
  someOf('material', MATERIALS),
  fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })).map(([low, high]) => ({
    field: 'price',
    op: 'inrange' as const,
    data: [low, high],
  })),
  fc.constant<SelectedFilter>({ field: 'in_stock', op: 'in', data: ['true'] }),
);
const filters = fc.uniqueArray(filter, { selector: ({ field }) => field, maxLength: 4 });

const valueOf = (value: string | string[]) => (Array.isArray(value) ? (value.at(-1) ?? '') : value);

function optionsOf(definition: FilterDefinition): [string, number][] {
  const { meta } = definition;
  if (meta.type === 'range') return [];
  return meta.values.map((value, at) => [valueOf(value), meta.counts[at] ?? Number.NaN]);
}

function check(
  answer: ProductsAnswer,
  catalogue: RandomCatalogue,
  selected: readonly SelectedFilter[],
): void {
  const articles = articlesOf(catalogue);
  expect(new Set(answer.displays.map((each) => each.variant_displays[0]?.product_id))).toEqual(
    cards(articles, selected),
  );
  expect(answer.n_hits).toBe(answer.displays.length);
  for (const definition of answer.filters) {
    const others = selected.filter(({ field }) => field !== definition.field);
    const candidates = articles.filter((each) => others.every((other) => meets(each, other)));
    if (definition.meta.type === 'range') {
      const pool = candidates.length > 0 ? candidates : articles;
      const costs = pool.map(({ price }) => price);
      expect([definition.meta.min, definition.meta.max]).toEqual([Math.min(...costs), Math.max(...costs)]);
      continue;
    }
    const options = optionsOf(definition);
    const counted = options.map(([value]) => [
      value,
      cards(articles, [...others, { field: definition.field, op: 'in', data: [value] }]).size,
    ]);
    expect(options).toEqual(counted);
    // No option that would find something is missing.
    for (const value of new Set(candidates.flatMap((each) => each.values[definition.field] ?? []))) {
      if (value !== 'false') expect(options.map(([shown]) => shown)).toContain(value);
    }
  }
}

test('FI-12 DA-12 DA-13 counts, bounds and cards are those of counting every article by hand', () => {
  fc.assert(
    fc.property(randomCatalogue, filters, (catalogue, selected) => {
      const answer = engineOf(catalogue.text, catalogue.market).search('', ask({ filters: selected }));
      if (!answer.ok) throw new Error(answer.error.code);
      check(answer.value, catalogue, selected);
    }),
    { numRuns: 150 },
  );
});

function products(filters: SelectedFilter[]): ProductsAnswer {
  const answer = fixtureEngine('sv-se').search('', ask({ filters }));
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}
const ids = (answer: ProductsAnswer): string[] =>
  answer.displays.flatMap((each) => each.variant_displays[0]?.product_id ?? []);

test('FI-12 options within one filter do not shrink each other', () => {
  const colorCounts = (answer: ProductsAnswer) =>
    answer.filters.flatMap((each) => (each.field === 'color' ? optionsOf(each) : []));
  const free = colorCounts(products([]));
  expect(free.length).toBe(4);
  expect(colorCounts(products([{ field: 'color', op: 'in', data: ['red'] }]))).toEqual(free);
});

test('DA-12 every operator of the contract has its meaning', () => {
  const jackets: SelectedFilter = { field: 'category', op: 'in', data: [['l-clothing', 'l-jackets']] };
  const found = (filter: SelectedFilter) => ids(products([jackets, filter])).toSorted();
  expect(found({ field: 'gender', op: 'eq', data: 'men' })).toEqual(['p-loft-reuse', 'p-ridge']);
  expect(found({ field: 'gender', op: 'neq', data: 'men' })).toEqual(['p-fjord', 'p-loft']);
  expect(found({ field: 'weight', op: 'leq', data: 380 })).toEqual(['p-loft', 'p-loft-reuse']);
  expect(found({ field: 'weight', op: 'geq', data: 420 })).toEqual(['p-fjord', 'p-ridge']);
  expect(found({ field: 'weight', op: 'inrange', data: [381, 500] })).toEqual(['p-fjord']);
  expect(found({ field: 'price', op: 'leq', data: 999 })).toEqual(['p-loft-reuse']);
  expect(found({ field: 'price', op: 'geq', data: 2199 })).toEqual(['p-fjord', 'p-loft']);
  expect(found({ field: 'color', op: 'nin', data: ['black', 'green'] })).toEqual(['p-fjord', 'p-ridge']);
  expect(found({ field: 'in_stock', op: 'eq', data: true })).toHaveLength(4);
});

test('an unknown field is left out, an unknown value is met by nothing', () => {
  expect(products([{ field: 'nothing', op: 'in', data: ['x'] }]).n_hits).toBe(12);
  expect(products([{ field: 'color', op: 'in', data: ['x'] }]).n_hits).toBe(0);
});

test('a colour and a size have to be met by one article, not by two', () => {
  const filters: SelectedFilter[] = [
    { field: 'color', op: 'in', data: ['blue'] },
    { field: 'size', op: 'in', data: ['XL'] },
    { field: 'in_stock', op: 'in', data: ['true'] },
  ];
  // The shell jacket has blue, and XL in stock, but no blue XL in stock.
  expect(ids(products(filters))).not.toContain('p-fjord');
  expect(ids(products(filters.slice(1)))).toContain('p-fjord');
});

test('the colour shown is the one that meets the filters', () => {
  const answer = products([{ field: 'color', op: 'in', data: ['red'] }]);
  const shown = answer.displays.map((each) => each.variant_displays[each.variant_index]?.color_variant_id);
  expect(shown.length).toBeGreaterThan(4);
  expect(shown.every((id) => id?.endsWith('-red'))).toBe(true);
});

test('DA-11 each type carries what it is drawn from: paths, swatches, sizes in order, bounds', () => {
  const metaOf = (field: string) => products([]).filters.find((each) => each.field === field)?.meta;
  expect(metaOf('category')).toMatchObject({
    type: 'checkbox-hierarchical',
    values: expect.arrayContaining([['l-clothing'], ['l-clothing', 'l-jackets', 'l-shell']]),
    names: expect.arrayContaining(['Kläder', 'Skaljackor']),
  });
  expect(metaOf('color')).toMatchObject({
    type: 'checkbox-color',
    values: ['black', 'blue', 'green', 'red'],
    names: ['Svart', 'Blå', 'Grön', 'Röd'],
    swatches: ['#1f2124', '#33608f', '#45664a', '#a93a35'],
  });
  expect(metaOf('size')).toMatchObject({
    type: 'checkbox-grid',
    values: ['S', 'M', 'L', 'XL', 'XXL', '38', '39', '40', '41', '42', '10 l', '20 l', '65 l', 'One size'],
  });
  expect(metaOf('price')).toMatchObject({ type: 'range', min: 299, max: 3499, currency: 'SEK' });
  expect(metaOf('weight')).toMatchObject({ type: 'range', min: 70, max: 1900, unit: 'g' });
  expect(metaOf('gender')).toMatchObject({ type: 'radio' });
  expect(metaOf('in_stock')).toMatchObject({ values: ['true'], names: ['I lager'], counts: [11] });
  expect(metaOf('sustainability')).toMatchObject({
    values: ['recycled', 'bluesign', 'reuse-good'],
    names: ['Återvunnet', 'Bluesign', 'Reuse good'],
  });
});

test('an option that counts nothing stays, so that the list does not jump', () => {
  const colors = products([
    { field: 'category', op: 'in', data: [['l-gear', 'l-accessories']] },
  ]).filters.find((each) => each.field === 'color');
  expect(colors === undefined ? [] : optionsOf(colors)).toEqual([
    ['black', 0],
    ['blue', 1],
    ['green', 0],
    ['red', 1],
  ]);
});
