// Handles navigations: the server's page if it arrives within 3 s, else the precached shell, which is filled on the device.
import { matchPrecache } from 'workbox-precaching';

/** Time limit for the network before the precached shell is used. */
const NAVIGATION_TIMEOUT_MS = 3000;

/** First path segments that are not pages; all other paths belong to the app. */
const NOT_PAGES =
  /^\/(?:api|v2|v3|images|assets|fonts|icons|snapshots|healthz|readyz|monitoring|openapi\.json|robots\.txt|sitemap.*|sw\.js|manifest\.webmanifest)(?:\/|$)/;

export function isPagePath(pathname: string): boolean {
  return !NOT_PAGES.test(pathname);
}

/** Never rejects: without network and shell it returns an error response. */
export async function handleNavigation(event: FetchEvent, request: Request): Promise<Response> {
  const network = fromNetwork(event, request);
  const inTime = await Promise.race([network, resolveNullAfter(NAVIGATION_TIMEOUT_MS)]);
  if (inTime !== null) return inTime;
  return (await matchPrecache('/shell.html')) ?? (await network) ?? Response.error();
}

/** Null without a network response. Always consumes the preload, so that the browser does not cancel it. */
async function fromNetwork(event: FetchEvent, request: Request): Promise<Response | null> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(request));
  } catch {
    // Expected when offline; the shell is used.
    return null;
  }
}

function resolveNullAfter(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}
