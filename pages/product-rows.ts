// An editorial page together with the products that its rows show.
import type { EditorialPage } from '#contract/bootstrap.ts';
import type { EditorialPageWithProducts } from '#contract/clients.ts';
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
  const rows = await Promise.all(
    [...productLimitsByListing(page)].map(async ([listingId, limit]) => {
      const products = failIfMarkedFailed(
        await context.source.listingProducts(
          { market: market.code, id: listingId, idType: 'listingId' },
          { ...callerFields(context, market), limit },
        ),
      );
      return [listingId, products.ok ? productCards(context, market, products.value.displays) : []] as const;
    }),
  );
  return ok({ page, rows: Object.fromEntries(rows), freshness: context.freshness(page) });
}

/** Which listings a page shows products of, and how many; one that two blocks show is requested once. */
function productLimitsByListing(page: EditorialPage): Map<string, number> {
  const limits = new Map<string, number>();
  for (const block of page.blocks)
    if (block.kind === 'products')
      limits.set(block.listingId, Math.max(limits.get(block.listingId) ?? 0, block.limit));
  return limits;
}
