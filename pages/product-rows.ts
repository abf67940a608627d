// An editorial page together with the products that its rows show.
import type { EditorialPage } from '#contract/bootstrap.ts';
import type { EditorialPageWithProducts } from '#contract/clients.ts';
import type { Freshness } from '#contract/freshness.ts';
import type { PageMarket } from '#contract/market.ts';
import { ok, type Result } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { productCards } from '#pages/product-card.ts';
import { callerFields, failIfMarkedFailed } from '#pages/products.ts';

export async function withProductRows(
  context: PageContext,
  market: PageMarket,
  page: EditorialPage,
): Promise<Result<EditorialPageWithProducts>> {
  /** Of the products that came: how old their prices are, which the page's texts do not say. */
  const ofProducts: Freshness[] = [];
  const rows = await Promise.all(
    [...productLimitsByListing(page)].map(async ([listingId, limit]) => {
      const products = failIfMarkedFailed(
        await context.source.listingProducts(
          { market: market.code, id: listingId, idType: 'listingId' },
          { ...callerFields(context, market), limit },
        ),
      );
      if (!products.ok) return [listingId, []] as const;
      ofProducts.push(context.freshness(products.value));
      return [listingId, productCards(context, market, products.value.displays)] as const;
    }),
  );
  const freshness = oldestOf(ofProducts) ?? context.freshness(page);
  return ok({ page, rows: Object.fromEntries(rows), freshness });
}

/** The oldest that the device had, or one of the server's. */
function oldestOf(all: readonly Freshness[]): Freshness | undefined {
  const [oldest] = all
    .filter(({ source }) => source === 'device')
    .toSorted((one, other) => one.asOf - other.asOf);
  return oldest ?? all[0];
}

/** Which listings a page shows products of, and how many; one that two blocks show is requested once. */
function productLimitsByListing(page: EditorialPage): Map<string, number> {
  const limits = new Map<string, number>();
  for (const block of page.blocks)
    if (block.kind === 'products')
      limits.set(block.listingId, Math.max(limits.get(block.listingId) ?? 0, block.limit));
  return limits;
}
