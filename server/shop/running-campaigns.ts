// The campaigns that may hold in a market now, as pricing asks for them, with what shoppers read for each.
import type { Market } from '#contract/market.ts';
import type { AppliedDiscount, DiscountCampaign } from '#commerce/pricing/pricing.ts';
import { textIn } from '#catalogue/catalogue.ts';
import { childCategories, termsIn } from '#server/shop/discount-terms.ts';
import { listCampaigns } from '#store/campaigns.ts';
import type { Db } from '#store/store.ts';

export interface RunningCampaign extends DiscountCampaign {
  /** In the market's language. */
  readonly title: string;
}

/** Pricing judges their times again: those that are over are only not worth looking up. */
export async function runningCampaigns(db: Db, market: Market, now: number): Promise<RunningCampaign[]> {
  const stored = (await listCampaigns(db)).filter(({ until }) => until === null || now < until);
  const childrenOf = await childCategories(db, stored);
  return stored.flatMap((one) => {
    const terms = termsIn(market, one, childrenOf);
    const { campaignId } = one;
    return terms === null ? [] : { ...terms, campaignId, title: textIn(one.title, market.language) };
  });
}

/** What a discount is called: a campaign's title, or the code. */
export function discountTitle(
  { source, id }: Pick<AppliedDiscount, 'source' | 'id'>,
  campaigns: readonly RunningCampaign[],
): string {
  const named = source === 'campaign' ? campaigns.find(({ campaignId }) => campaignId === id) : undefined;
  return named?.title ?? id;
}
