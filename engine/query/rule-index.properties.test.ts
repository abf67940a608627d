import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EngineRule, RuleCondition } from '#engine/catalogue.ts';
import type { ProductsResult } from '#engine/engine.ts';
import { engineOf, listingProducts, productIds } from '#tests/fixtures/engines.ts';
import { rule } from '#tests/fixtures/merchandising.ts';
import {
  CATEGORIES,
  MATERIALS,
  type RandomCatalogue,
  randomCatalogue,
} from '#tests/fixtures/random-catalogue.ts';

const target = fc.oneof(
  fc.nat(9).map((at) => ({ productId: `p${at}` })),
  fc.constantFrom(...MATERIALS).map((valueId) => ({ field: 'material', valueId })),
);
const ruleEffects = fc.record({
  pins: fc.array(
    fc.record({ productId: fc.nat(9).map((at) => `p${at}`), position: fc.integer({ min: 1, max: 12 }) }),
    {
      maxLength: 4,
    },
  ),
  hides: fc.array(target, { maxLength: 2 }),
  steps: fc.array(
    fc.tuple(target, fc.integer({ min: -4, max: 4 })).map(([of, steps]) => ({ ...of, steps })),
    { maxLength: 3 },
  ),
});
const CATEGORY = CATEGORIES[0]!;
const inCategory: RuleCondition = { listingId: CATEGORY };
const withRules = ({ text, market }: RandomCatalogue, ...rules: EngineRule[]) =>
  engineOf(text, { ...market, rules });

test('pins keep their positions, and no product is repeated or dropped, whatever the page size', () => {
  fc.assert(
    fc.property(randomCatalogue, ruleEffects, fc.integer({ min: 1, max: 4 }), (catalogue, effects, limit) => {
      const engine = withRules(catalogue, rule(inCategory, effects));
      const whole = listingProducts(engine, CATEGORY, { limit: 250 });
      const read: string[] = [];
      let cursor: string | null = null;
      do {
        const page: ProductsResult = listingProducts(engine, CATEGORY, { limit, cursor });
        read.push(...productIds(page.displays));
        expect(page.n_hits).toBe(whole.n_hits);
        cursor = page.cursor ?? null;
      } while (cursor !== null);
      const all = productIds(whole.displays);
      expect(read).toEqual(all);
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(whole.n_hits);
      // The other products are in the same order as without pins.
      const pinned = new Set(effects.pins.map(({ productId }) => productId));
      const unpinned = listingProducts(
        withRules(catalogue, rule(inCategory, { ...effects, pins: [] })),
        CATEGORY,
        {
          limit: 250,
        },
      );
      const others = (list: readonly string[]) => list.filter((id) => !pinned.has(id));
      expect(others(all)).toEqual(others(productIds(unpinned.displays)));
      // A single pinned product in stock is exactly at its position.
      const [pin] = effects.pins;
      const isInStock = whole.displays.some(
        ({ variant_displays: variants }) =>
          variants[0]?.product_id === pin?.productId && variants.some(({ in_stock }) => in_stock),
      );
      if (pin !== undefined && pinned.size === 1 && isInStock)
        expect(all.indexOf(pin.productId)).toBe(Math.min(pin.position, all.length) - 1);
    }),
    { numRuns: 200 },
  );
});

test('hidden products count nowhere: the listing equals that of a shop which does not sell them', () => {
  fc.assert(
    fc.property(randomCatalogue, fc.uniqueArray(fc.nat(9), { maxLength: 4 }), (catalogue, hidden) => {
      const hides = hidden.map((at) => ({ productId: `p${at}` }));
      const isHidden = (articleId: string) => hidden.some((at) => articleId.startsWith(`p${at}v`));
      const prices = new Map([...catalogue.market.prices].filter(([id]) => !isHidden(id)));
      const result = listingProducts(withRules(catalogue, rule(inCategory, { hides })), CATEGORY);
      const without = listingProducts(engineOf(catalogue.text, { ...catalogue.market, prices }), CATEGORY);
      expect(result).toEqual(without);
    }),
    { numRuns: 100 },
  );
});

test('steps order a listing by stock, then steps, then the previous order', () => {
  fc.assert(
    fc.property(randomCatalogue, ruleEffects, (catalogue, { steps }) => {
      const plain = listingProducts(withRules(catalogue), CATEGORY).displays;
      const moved = productIds(
        listingProducts(withRules(catalogue, rule(inCategory, { steps })), CATEGORY).displays,
      );
      const product = (id: string) => catalogue.text.products.find(({ productId }) => productId === id)!;
      const stepsOf = (id: string) => {
        const has = new Set(product(id).attributes.flatMap(({ values }) => values.map((value) => value.id)));
        const own = steps.filter((each) =>
          'productId' in each ? each.productId === id : has.has(each.valueId),
        );
        const sum = own.reduce((total, each) => total + Math.max(-3, Math.min(each.steps, 3)), 0);
        return Math.max(-3, Math.min(sum, 3));
      };
      const rows = plain.map(({ variant_displays: variants }, at) => {
        const id = variants[0]!.product_id;
        const isSoldOut = variants.every(({ in_stock }) => !in_stock);
        return { id, at, isSoldOut, steps: isSoldOut ? Math.min(0, stepsOf(id)) : stepsOf(id) };
      });
      rows.sort((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut) || b.steps - a.steps || a.at - b.at);
      expect(moved).toEqual(rows.map(({ id }) => id));
    }),
    { numRuns: 200 },
  );
});
