// What is offered beside the goods of a cart: what is used with them, and not another one of the same.
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { offeredProducts } from '#server/checkout/offers.ts';
import { demoEngine } from '#tests/fixtures/demo-engine.ts';

const parts = demoCatalogue();
const engine = demoEngine(parts, [...parts.products], 'en-eu');
const ids = engine.productSlugs().flatMap((slug) => {
  const product = engine.product(slug);
  return product.ok ? [product.value.id] : [];
});
const related = (id: string, type: 'complements' | 'alternatives') =>
  new Set(
    engine
      .recommend([id], 100, type)
      .flatMap(({ variant_displays }) => variant_displays[0]?.product_id ?? []),
  );

describe('beside the goods', () => {
  test('stands what is used with them, in stock, and nothing that could be bought in their place', () => {
    for (const id of ids.filter((_, at) => at % 25 === 0)) {
      const offered = offeredProducts(engine, [id]);
      expect(offered.length, id).toBeGreaterThan(2);
      const instead = related(id, 'alternatives');
      expect(offered.filter((one) => instead.has(one.id) || one.id === id)).toEqual([]);
      for (const { variants } of offered)
        expect(variants.some(({ sizes }) => sizes.some(({ stockBalance }) => stockBalance > 0))).toBe(true);
    }
  });

  test('stands what is related to them where nothing is used with them, and nothing without an engine', () => {
    const alone = {
      product: engine.product.bind(engine),
      recommend: ((productIds, limit, type) =>
        type === 'complements' ? [] : engine.recommend(productIds, limit, type)) as typeof engine.recommend,
    };
    const [id = ''] = ids;
    expect(offeredProducts(alone, [id]).length).toBeGreaterThan(0);
    expect(offeredProducts(undefined, [id])).toEqual([]);
  });
});
