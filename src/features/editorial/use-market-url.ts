// Puts the market before an editorial link that has none: pages are written once for all markets.
import { pathInMarket } from '#contract/market.ts';
import { useServices } from '#src/services/services.tsx';

/** Addresses of other origins, and those that name a market, stay as they are. */
export function useMarketUrl(): (url: string) => string {
  const { market } = useServices();
  return (url) => pathInMarket(market, url);
}
