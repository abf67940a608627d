// Which requests the service worker responds to; all others go to the network as if it were not there.
import { SERVER_PAGES } from '#contract/server-pages.ts';

/** First path segments that are not pages; all other paths belong to the app. */
const NOT_PAGES =
  /^\/(?:api|v2|v3|images|assets|fonts|icons|snapshots|healthz|readyz|monitoring|openapi\.json|robots\.txt|sitemap.*|sw\.js|manifest\.webmanifest)(?:\/|$)/;

/** Null: not for the service worker. `origin` is its own. */
export function routeOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): 'page' | 'server-page' | 'image' | 'asset' | null {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return null;
  if (mode === 'navigate') {
    if (SERVER_PAGES.test(pathname)) return 'server-page';
    return NOT_PAGES.test(pathname) ? null : 'page';
  }
  if (pathname.startsWith('/assets/')) return 'asset';
  return pathname.startsWith('/images/') ? 'image' : null;
}
