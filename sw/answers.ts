// Whether what came from the network is the page that was asked for: ours, no failure, and whole.
import { isOurs } from '#contract/ours.ts';

/** What a person would see as a page; anything else that is not ours is a file of another program on this host. */
const READABLE = /^$|html|json|text\//;
/** The end of every page, within its last bytes. */
const PAGE_END = /<\/html>\s*$/i;
const PAGE_END_BYTES = 64;

/**
 * Reads a page to its end: one that was cut can't be taken back once the browser has begun to show it. `follow` asks for
 * the redirect's target, since a redirect itself can't be looked into.
 */
export async function isGoodAnswer(response: Response, follow: () => Promise<Response>): Promise<boolean> {
  try {
    if (response.type === 'opaqueredirect') return isOurs(await follow());
    if (response.status >= 500 || response.status === 429) return false;
    const type = response.headers.get('content-type') ?? '';
    if (!isOurs(response)) return !READABLE.test(type);
    return !type.includes('html') || (await isWhole(response.clone()));
  } catch {
    // Cut, or redirected to another host.
    return false;
  }
}

async function isWhole(page: Response): Promise<boolean> {
  const body = await page.arrayBuffer();
  return PAGE_END.test(new TextDecoder().decode(body.slice(-PAGE_END_BYTES)));
}
