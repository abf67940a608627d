// Answers a page request: the server's page where it comes within 3 s, else the precached shell, which the device fills.
import { matchPrecache } from 'workbox-precaching';

/** How long a shopper waits for the network before the device's own page is shown. */
const NAVIGATION_TIMEOUT_MS = 3000;

/** First path segments that are not pages; everything else is the app's, unknown pages included. */
const NOT_PAGES =
  /^\/(?:api|v2|v3|images|assets|fonts|icons|snapshots|healthz|readyz|monitoring|openapi\.json|robots\.txt|sitemap.*|sw\.js|manifest\.webmanifest)(?:\/|$)/;

export function isPagePath(pathname: string): boolean {
  return !NOT_PAGES.test(pathname);
}

/** Never rejects: without network and without shell it answers with an error response. */
export async function handleNavigation(event: FetchEvent, request: Request): Promise<Response> {
  const network = fromNetwork(event, request);
  const first = await Promise.race([network, resolveNullAfter(NAVIGATION_TIMEOUT_MS)]);
  if (first !== null) return first;
  return (await matchPrecache('/shell.html')) ?? (await network) ?? Response.error();
}

/** Null when the network gave nothing. The preload is always consumed, so that the browser cancels none. */
async function fromNetwork(event: FetchEvent, request: Request): Promise<Response | null> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch {
    // No network is an expected outcome here; the shell answers.
    return null;
  }
}

function resolveNullAfter(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}
