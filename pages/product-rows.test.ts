// How old the products of an editorial page are told to be: as old as the oldest, whatever the age of its texts.
import { expect, test } from 'vitest';
import type { EditorialPage } from '#contract/bootstrap.ts';
import { shopError } from '#contract/errors.ts';
import type { Freshness } from '#contract/freshness.ts';
import { fail, ok } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { withProductRows } from '#pages/product-rows.ts';
import { marketOf } from '#tests/fixtures/markets.ts';

const TEXTS: Freshness = { source: 'device', asOf: 900 };

/** A page with a row for each; null: its products can't be had. */
async function freshnessOf(rows: readonly (Freshness | null)[]): Promise<Freshness | undefined> {
  const page = {
    blocks: rows.map((_, at) => ({ kind: 'products', listingId: String(at), limit: 4 })),
  } as unknown as EditorialPage;
  const marks = new Map<unknown, Freshness>([[page, TEXTS]]);
  const context = {
    merchant: () => 'shop',
    source: {
      listingProducts: async ({ id }: { id: string }) => {
        const mark = rows[Number(id)] ?? null;
        if (mark === null) return fail(shopError('offline'));
        const products = { n_hits: 0, displays: [] };
        marks.set(products, mark);
        return ok(products);
      },
    },
    freshness: (value: unknown) => marks.get(value),
  } as unknown as PageContext;
  const shown = await withProductRows(context, marketOf('sv-se'), page);
  return shown.ok ? shown.value.freshness : undefined;
}
const device = (asOf: number): Freshness => ({ source: 'device', asOf });
const server: Freshness = { source: 'server', asOf: 950 };

test.each([
  ['the oldest that the device had', [device(300), server, device(100), null], device(100)],
  ['the server’s, where all are', [server, server], server],
  ['the page’s, where no products came', [null], TEXTS],
  ['the page’s, which has none', [], TEXTS],
])('%s', async (_, rows, expected) => {
  expect(await freshnessOf(rows)).toEqual(expected);
});
