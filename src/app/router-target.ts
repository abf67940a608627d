// What the router is told for a URL of the shop.

export interface RouterTarget {
  readonly to: string;
  readonly search: Record<string, string>;
  readonly hash?: string;
}

/** `market` is the URL's first segment; null for a URL of another market or of another site. */
export function routerTarget(href: string, market: string): RouterTarget | null {
  const match = /^(\/[^?#]*)(\?[^#]*)?(#.*)?$/.exec(href);
  if (match === null) return null;
  const [, path = '/', query = '', hash = ''] = match;
  const base = `/${market}`;
  if (path !== base && !path.startsWith(`${base}/`)) return null;
  return {
    to: path.slice(base.length) || '/',
    search: Object.fromEntries(new URLSearchParams(query)),
    ...(hash === '' ? {} : { hash: hash.slice(1) }),
  };
}
