// An editorial page by its slug, its product rows filled.
import type { EditorialPageWithProducts } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import type { PageMarket } from '#contract/market.ts';
import { fail, type Result } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { HOME_ID } from '#pages/home.ts';
import { withProductRows } from '#pages/product-rows.ts';

export async function editorialPage(
  context: PageContext,
  market: PageMarket,
  slug: string,
): Promise<Result<EditorialPageWithProducts>> {
  const page = await context.shop.page(market.code, slug);
  if (!page.ok) return page;
  // A page has one URL: neither home nor a page named by its id is found here.
  const isHere = page.value.id !== HOME_ID && page.value.slug === slug;
  return isHere
    ? withProductRows(context, market, page.value)
    : fail(shopError('not_found', { status: 404 }));
}
