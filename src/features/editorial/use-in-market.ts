// Puts the market before an editorial link that has none: pages are written once for all markets.
import { splitMarketPath } from '#contract/market.ts';
import { useServices } from '#src/services/services.tsx';

/** Addresses of other origins, and those that name a market, stay as they are. */
export function useInMarket(): (url: string) => string {
  const services = useServices();
  return (url) => (url.startsWith('/') && !splitMarketPath(url).explicit ? services.href(url) : url);
}
