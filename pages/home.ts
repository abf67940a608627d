// The home page: the editorial page with the id `home`, its product rows filled.
import type { EditorialPageWithProducts } from '#contract/clients.ts';
import type { PageMarket } from '#contract/market.ts';
import type { Result } from '#contract/result.ts';
import type { PageContext } from '#pages/context.ts';
import { withProductRows } from '#pages/product-rows.ts';

export const HOME_ID = 'home';

export async function homePage(
  context: PageContext,
  market: PageMarket,
): Promise<Result<EditorialPageWithProducts>> {
  const page = await context.shop.page(market.code, HOME_ID);
  return page.ok ? withProductRows(context, market, page.value) : page;
}
