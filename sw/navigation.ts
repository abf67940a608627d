// Responds to page requests: with the server's page if it arrives within 3 s, else with the precached shell.
import { matchPrecache } from 'workbox-precaching';

/** How long a shopper waits for the network before the shell is shown. */
const NAVIGATION_TIMEOUT_MS = 3000;

/** First path segments that are not pages; everything else is a page of the app, unknown ones included. */
const NOT_PAGES =
  /^\/(?:api|v2|v3|images|assets|fonts|icons|snapshots|healthz|readyz|monitoring|openapi\.json|robots\.txt|sitemap.*|sw\.js|manifest\.webmanifest)(?:\/|$)/;

export function isPagePath(pathname: string): boolean {
  return !NOT_PAGES.test(pathname);
}

/** Never rejects: without network and shell it resolves with an error response. */
export async function handleNavigation(event: FetchEvent, request: Request): Promise<Response> {
  const network = fromNetwork(event, request);
  const first = await Promise.race([network, resolveNullAfter(NAVIGATION_TIMEOUT_MS)]);
  if (first !== null) return first;
  return (await matchPrecache('/shell.html')) ?? (await network) ?? Response.error();
}

/** Null without a network. The preloaded response is always consumed, so that the browser cancels none. */
async function fromNetwork(event: FetchEvent, request: Request): Promise<Response | null> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch {
    // No network is an expected outcome; the shell is the response.
    return null;
  }
}

function resolveNullAfter(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}
