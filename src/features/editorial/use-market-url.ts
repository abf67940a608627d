// Adds the market to links of editorial pages, which are written once for all markets.
import { pathInMarket } from '#contract/market.ts';
import { useServices } from '#src/services/services.tsx';

/** URLs of other sites, and those with a market, stay as they are. */
export function useMarketUrl(): (url: string) => string {
  const { market } = useServices();
  return (url) => pathInMarket(market, url);
}
