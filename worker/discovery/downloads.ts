// Downloads the files of a manifest that the device lacks, at a limited rate: columns change often.
import { MAX_CATALOGUE_BYTES } from '#contract/catalogue-renewal.ts';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import type { HttpClient } from '#worker/http/request.ts';
import type { SnapshotPair, SnapshotStore } from '#worker/store/snapshots.ts';

/** Average uncompressed bytes per ms that updates may cost; in between, requests go to the server. */
const MAX_AVERAGE_BYTES_PER_MS = 16;

export interface Downloads {
  /** Whether to fetch it now; `isFirst`: of its market none is in use, and none was fetched in vain. */
  shouldDownload(manifest: SnapshotManifest, isFirst: boolean): boolean;
  /** `bypassesCache`: past every cache, also the device's own files. */
  fetchPair(manifest: SnapshotManifest, bypassesCache: boolean): Promise<Result<SnapshotPair>>;
}

export function createDownloads(
  http: Pick<HttpClient, 'bytes'>,
  store: Pick<SnapshotStore, 'file'>,
  now: () => number,
): Downloads {
  let lastAt = Number.NEGATIVE_INFINITY;
  /** What is still to be waited for, as of then. */
  let pauseMs = 0;
  /** The last pair came incomplete. */
  let isCut = false;
  /** A clock that was set back counts like one that went on. */
  const leftMs = () => Math.max(0, pauseMs - Math.abs(now() - lastAt));

  /** A file stored under its hash is not downloaded. */
  async function load(
    { url, hash, bytes }: SnapshotManifest['text'],
    bypassesCache: boolean,
  ): Promise<Result<ArrayBuffer>> {
    const stored = bypassesCache ? null : await store.file(hash);
    if (stored !== null) return ok(stored);
    let received = 0;
    const content = await http.bytes(url, bypassesCache, (more) => {
      received += more;
    });
    pauseMs = leftMs() + received / MAX_AVERAGE_BYTES_PER_MS;
    lastAt = now();
    if (content.ok && content.value.byteLength !== bytes)
      return fail(shopError('snapshot_refused', { detail: `${content.value.byteLength} of ${bytes} bytes` }));
    return content;
  }

  return {
    shouldDownload(manifest, isFirst) {
      if (manifest.text.bytes + manifest.columns.bytes > MAX_CATALOGUE_BYTES) return false;
      // One that is cut again and again would take the line, and what the shopper pays for it, for nothing.
      return (isFirst && !isCut) || leftMs() === 0;
    },
    async fetchPair(manifest, bypassesCache) {
      const [text, columns] = await Promise.all([
        load(manifest.text, bypassesCache),
        load(manifest.columns, bypassesCache),
      ]);
      isCut = !text.ok || !columns.ok;
      if (!text.ok) return text;
      if (!columns.ok) return columns;
      return ok({ manifest, text: text.value, columns: columns.value });
    },
  };
}
