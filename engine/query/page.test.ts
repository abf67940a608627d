import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SelectedSort } from '#contract/filters.ts';
import { type Engine, isCursorOfEpoch, type ProductsRequest, type ProductsResult } from '#engine/engine.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { engineOf, fixtureEngine, productsRequest, search } from '#tests/fixtures/engines.ts';
import { randomCatalogue, WORDS } from '#tests/fixtures/random-catalogue.ts';

/** Displayed variant of every hit, page by page. */
function readAll(engine: Engine, query: string, request: ProductsRequest): string[][] {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const result: ProductsResult = search(engine, query, { ...request, cursor });
    pages.push(
      result.displays.map((each) => each.variant_displays[each.variant_index]?.color_variant_id ?? 'none'),
    );
    cursor = result.cursor ?? null;
    if (pages.length > 100) throw new Error('endless pages');
  } while (cursor !== null);
  return pages;
}

const sort = fc.option(
  fc.record({
    field: fc.constantFrom('relevance', 'popularity', 'price', 'newest', 'discount', 'nothing'),
    order: fc.constantFrom('asc', 'desc'),
  }) satisfies fc.Arbitrary<SelectedSort>,
);

test('the pages are one large page split up, without gaps, repeats or an empty last page', () => {
  const query = fc.array(fc.constantFrom(...WORDS), { maxLength: 2 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(
      randomCatalogue,
      query,
      sort,
      fc.integer({ min: 1, max: 4 }),
      (catalogue, words, order, limit) => {
        const engine = engineOf(catalogue.text, catalogue.market);
        const whole = readAll(engine, words, productsRequest({ sort: order, limit: 250 }));
        const pages = readAll(engine, words, productsRequest({ sort: order, limit }));
        expect(whole).toHaveLength(1);
        expect(pages.flat()).toEqual(whole[0]);
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
        if (pages.length > 1) expect(pages.at(-1)).not.toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});

test('equal requests give equal results, including the cursor', () => {
  const one = fixtureEngine('sv-se').search('jacka', productsRequest({ limit: 2 }));
  expect(one).toEqual(fixtureEngine('sv-se').search('jacka', productsRequest({ limit: 2 })));
});

function cursorOf(engine: Engine, query: string): string {
  const { cursor } = search(engine, query, { limit: 1 });
  if (cursor === undefined) throw new Error('there is only one page');
  return cursor;
}
const BROKEN = { ok: false, error: { code: 'broken_cursor', field: 'cursor' } };

test('a cursor of another epoch, market, query, sort or filter is rejected', () => {
  const engine = fixtureEngine('sv-se');
  const cursor = cursorOf(engine, '');
  expect(engine.search('', productsRequest({ cursor })).ok).toBe(true);
  const newer = engineOf(textSource('sv'), marketSource('sv-se', 'market-2'));
  expect(newer.search('', productsRequest({ cursor }))).toMatchObject(BROKEN);
  expect(
    engineOf(textSource('sv', 'text-2'), marketSource('sv-se')).search('', productsRequest({ cursor })),
  ).toMatchObject(BROKEN);
  expect(engine.search('jacka', productsRequest({ cursor }))).toMatchObject(BROKEN);
  expect(
    engine.search('', productsRequest({ cursor, sort: { field: 'price', order: 'asc' } })),
  ).toMatchObject(BROKEN);
  const filters = [{ field: 'color', op: 'in' as const, data: ['red'] }];
  expect(engine.search('', productsRequest({ cursor, filters }))).toMatchObject(BROKEN);
  expect(engine.listingProducts('l-jackets', 'listingId', productsRequest({ cursor }))).toMatchObject(BROKEN);
});

test('isCursorOfEpoch recognises the epoch that made a cursor', () => {
  const engine = fixtureEngine('sv-se');
  const newer = engineOf(textSource('sv'), marketSource('sv-se', 'market-2'));
  const cursor = cursorOf(engine, '');
  expect([engine, newer].map(({ epoch }) => isCursorOfEpoch(cursor, epoch))).toEqual([true, false]);
  expect(isCursorOfEpoch('', engine.epoch)).toBe(false);
});

test('an altered or invented cursor is rejected without throwing', () => {
  const engine = fixtureEngine('sv-se');
  const cursor = cursorOf(engine, '');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ minLength: 1 }),
        fc.tuple(fc.nat(cursor.length - 1), fc.string({ maxLength: 2 })).map(([at, inserted]) => {
          return cursor.slice(0, at) + inserted + cursor.slice(at + 1);
        }),
      ),
      (broken) => {
        fc.pre(broken !== cursor);
        expect(engine.search('', productsRequest({ cursor: broken }))).toMatchObject(BROKEN);
      },
    ),
  );
});
