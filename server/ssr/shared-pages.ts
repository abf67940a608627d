// Pages that are the same for everyone: rendered once until what they show changes, compressed once.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export interface SharedPage {
  readonly policy: string;
  readonly etag: string;
  /** HTML, compressed by Brotli. */
  readonly body: Buffer;
}

/** HTML, and the policy that allows its scripts and styles in any response. */
export interface PageContent {
  readonly html: string;
  readonly policy: string;
}

export interface SharedPages {
  /** Requests for the same URL wait for one `render`, which gives null for a page that is not shared; then undefined. */
  get(url: string, render: () => Promise<PageContent | null>): Promise<SharedPage | undefined>;
}

/** About 600 listings of 48 cards. */
const MAX_BYTES = 24_000_000;
/** Of an entry beside its body: policy, ETag, the cache's own records. */
const ENTRY_BYTES = 1_000;
const BROTLI_QUALITY = 5;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** `shown`: what pages are made of. Once one of these values is another, every page is rendered anew. */
export function createSharedPages(shown: () => readonly unknown[], maxBytes = MAX_BYTES): SharedPages {
  const pages = new LRUCache<string, SharedPage, () => Promise<PageContent | null>>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.byteLength + key.length + ENTRY_BYTES,
    // Who waits for a page that is removed meanwhile still gets it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: render }) {
      const content = await render();
      return content === null ? undefined : compressed(content);
    },
  });
  let current: readonly unknown[] = [];
  return {
    get(url, render) {
      const now = shown();
      if (now.some((value, at) => value !== current[at])) {
        current = now;
        // What is being rendered is not kept either, and goes to those who wait for it alone.
        pages.clear();
      }
      return pages.fetch(url, { context: render });
    },
  };
}

async function compressed({ html, policy }: PageContent): Promise<SharedPage> {
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return { policy, etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`, body };
}

export async function htmlOf({ body }: SharedPage): Promise<string> {
  return (await decompress(body)).toString();
}
