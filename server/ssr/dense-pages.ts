// Pages that many ask for are compressed a second time, as small as Brotli makes them, beside everything else that is done.
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { SharedPage } from '#server/ssr/shared-page.ts';

export interface DensePages {
  /** To be called whenever the page is sent. */
  count(url: string, page: SharedPage): void;
}

/** A listing of 48 cards becomes 8 % smaller, and takes 160 ms in place of 3: only what is asked for often is worth it. */
const QUALITY = constants.BROTLI_MAX_QUALITY;
const ASKED_OFTEN = 8;
/** Rests this many times as long as it worked: clients that ask for ever other pages get no more of the machine. */
const REST_RATIO = 9;
/** Pages that wait for their turn; others ask again with their next request. */
const MAX_WAITING = 200;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

interface DensePagesOptions {
  /** Is told why a page stays as it is; memory may be short. */
  readonly onError?: (error: unknown) => void;
  /** Of so many ms. */
  readonly rest?: (ms: number) => Promise<void>;
}

/** `replace`: the page is sent as the other one from now on, if it still is the one that is kept. */
export function createDensePages(
  replace: (url: string, page: SharedPage, dense: SharedPage) => void,
  { onError, rest = (ms) => pause(ms, undefined, { ref: false }) }: DensePagesOptions = {},
): DensePages {
  const counts = new WeakMap<SharedPage, number>();
  const waiting = new Map<string, SharedPage>();
  let isAtWork = false;

  async function work(): Promise<void> {
    isAtWork = true;
    try {
      for (const [url, page] of waiting) {
        waiting.delete(url);
        const startedAt = performance.now();
        const html = await decompress(page.body);
        const body = await compress(html, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
          },
        });
        // Of memory of its own: the compression's has room that is not used.
        const dense = { ...page, body: new Uint8Array(body) };
        counts.set(dense, Number.POSITIVE_INFINITY);
        replace(url, page, dense);
        await rest((performance.now() - startedAt) * REST_RATIO);
      }
    } catch (error) {
      // The others have their turn with the next page that is asked for often.
      onError?.(error);
    } finally {
      isAtWork = false;
    }
  }

  return {
    count(url, page) {
      const count = (counts.get(page) ?? 0) + 1;
      if (count < ASKED_OFTEN) counts.set(page, count);
      else if (count === ASKED_OFTEN && waiting.size < MAX_WAITING) {
        counts.set(page, count);
        waiting.set(url, page);
        if (!isAtWork) void work();
      }
    },
  };
}
