// Pages that are the same for everyone, kept until what they show changes.
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createDensePages } from '#server/ssr/dense-pages.ts';
import type { SharedPage } from '#server/ssr/shared-page.ts';
import { changesOf } from '#server/ssr/shown-changes.ts';

export interface SharedPages {
  /** Requests for the same URL wait for one `render`, which gives null for a page that is not shared; then undefined. */
  get(url: string, render: () => Promise<SharedPage | null>): Promise<SharedPage | undefined>;
}

/** About 600 listings of 48 cards. */
const MAX_BYTES = 24_000_000;
/** Of an entry beside its body: policy, ETag, the cache's own records. */
const ENTRY_BYTES = 1_000;

/** A page of one shopper, for as long as others wait for it: of nothing, the cache would say that it was removed. */
const NOT_SHARED = { body: null } as const;

const decompress = promisify(brotliDecompress);

interface SharedPagesOptions {
  readonly maxBytes?: number;
  /** Is told why a page is not made smaller; it is sent as it is. */
  readonly onError?: (error: unknown) => void;
}

/** `shown`: what pages are made of. Once one of these values is another, every page is rendered anew. */
export function createSharedPages(
  shown: () => readonly unknown[],
  { maxBytes = MAX_BYTES, ...options }: SharedPagesOptions = {},
): SharedPages {
  const pages = new LRUCache<string, SharedPage | typeof NOT_SHARED, () => Promise<SharedPage | null>>({
    maxSize: maxBytes,
    sizeCalculation: (page, key) => (page.body?.byteLength ?? 0) + key.length + ENTRY_BYTES,
    // Who waits for a page that is removed meanwhile still gets it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: render }) {
      return (await render()) ?? NOT_SHARED;
    },
  });
  const dense = createDensePages((url, page, smaller) => {
    if (pages.peek(url) === page) pages.set(url, smaller);
  }, options);
  const hasChanged = changesOf(shown);
  return {
    async get(url, render) {
      // What is being rendered is not kept either, and goes to those who wait for it alone.
      if (hasChanged()) pages.clear();
      const page = await pages.fetch(url, { context: render });
      if (page === undefined || page.body === null) {
        if (pages.peek(url) === page) pages.delete(url);
        return undefined;
      }
      dense.count(url, page);
      return page;
    },
  };
}

export async function htmlOf({ body }: SharedPage): Promise<string> {
  return (await decompress(body)).toString();
}
