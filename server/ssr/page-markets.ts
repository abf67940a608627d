// Which markets have a page: search engines are told of these alone.
import type { EngineLookup } from '#server/shop/shop.ts';
import type { PageDeps } from '#server/ssr/page.ts';

const PRODUCT_PATH = /^\/p\/([^/]+)\/?$/;

/** A market whose engine is not built yet may have every page. */
export function pageMarkets(engineOf: EngineLookup): PageDeps['isPageIn'] {
  return (market, rest) => {
    const [, slug] = PRODUCT_PATH.exec(rest) ?? [];
    const engine = engineOf(market)?.engine;
    return slug === undefined || engine === undefined || engine.prices([decoded(slug)]).length > 0;
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
