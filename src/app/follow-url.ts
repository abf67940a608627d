// What a URL of the shop is for the router.
import { SEARCH_PATH } from '#contract/shop-profile.ts';
import { parseUrlQuery, type UrlQuery } from '#src/app/url-query.ts';

export interface RouterTarget {
  readonly to: string;
  readonly search: UrlQuery;
  readonly hash?: string;
}

/**
 * What the router navigates to; `market` is the URL's first segment, `searchPath` where the shop has its search page. Null
 * for a URL of another market or another site.
 */
export function routerTarget(href: string, market: string, searchPath = SEARCH_PATH): RouterTarget | null {
  const match = /^(\/[^?#]*)?(\?[^#]*)?(#.*)?$/.exec(href);
  if (match === null) return null;
  const [, path, query = '', hash = ''] = match;
  const base = `/${market}`;
  if (path !== undefined && path !== base && !path.startsWith(`${base}/`)) return null;
  return {
    to: path === undefined ? '.' : routePath(path.slice(base.length), searchPath),
    search: parseUrlQuery(query),
    ...(hash === '' ? {} : { hash: hash.slice(1) }),
  };
}

/** A path below the market as the routes have it: they know no other place of the search page than SEARCH_PATH. */
export function routePath(path: string, searchPath: string): string {
  return path === searchPath ? SEARCH_PATH : path || '/';
}

/** Whether the router leads there. */
export function isInMarket(href: string, market: string): boolean {
  return routerTarget(href, market) !== null;
}
