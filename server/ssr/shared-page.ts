// A page that is the same for everyone, as it is kept and sent: without the nonce of its rendering, and compressed.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RenderResult } from '#contract/ssr.ts';
import { withHashes } from '#server/ssr/inline-hashes.ts';

export interface SharedPage {
  /** Allows its scripts and styles in any response. */
  readonly policy: string;
  readonly etag: string;
  /** HTML, compressed by Brotli. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/**
 * The first visitor waits for it: quality 7 with blocks of 1 MB takes as long as quality 6 with smaller ones. Of chunks of
 * 64 kB every page is one, which takes a tenth less than two of 16 kB.
 */
const COMPRESSION = {
  chunkSize: 65_536,
  params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGBLOCK]: 20 },
} as const;

const compress = promisify(brotliCompress);

/** Null for a page that is for one request alone: an error, one that leads elsewhere, or one that no cache may keep. */
export async function sharedPageOf(page: RenderResult, nonce: string): Promise<SharedPage | null> {
  const { status, cache, location, screenError } = page;
  if (status !== 200 || cache !== 'revalidate' || location !== null || screenError !== undefined) return null;
  const { html, policy } = withHashes(page.html, nonce);
  const bytes = Buffer.from(html);
  const compressed = await compress(bytes, COMPRESSION);
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  // Of memory of its own: it is handed from thread to thread, and kept for long.
  return { policy, etag, body: new Uint8Array(compressed) };
}
