// Renews the catalogues of kept markets while no page is open: files that changed, for the page's worker to take over.
import {
  type ConnectionInfo,
  deviceManifest,
  isMetered,
  MAX_CATALOGUE_BYTES,
} from '#contract/catalogue-renewal.ts';
import {
  DEVICE_CACHE,
  type KeptCatalogue,
  marketOfCataloguePath,
  RENEWED_CACHE,
  renewedPath,
} from '#contract/device-record.ts';
import { isOurs } from '#contract/ours.ts';
import type { SnapshotManifest } from '#contract/snapshot.ts';
import { keepsCopies } from '#sw/device.ts';

export interface RenewalDeps {
  readonly caches: CacheStorage;
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly connection: () => ConnectionInfo | undefined;
}

/**
 * Nothing under Save-Data, on a slow line, or where the shopper wants no copies: then what was renewed before goes, too. Rejects
 * never: the next time tries again.
 */
export async function renewCatalogues({ caches, fetch, connection }: RenewalDeps): Promise<void> {
  try {
    if (!(await keepsCopies(caches))) return void (await caches.delete(RENEWED_CACHE));
    if (isMetered(connection())) return;
    const notes = await caches.open(DEVICE_CACHE);
    const renewed = await caches.open(RENEWED_CACHE);
    const wanted = new Set<string>();
    for (const { url } of await notes.keys()) {
      const market = marketOfCataloguePath(new URL(url).pathname);
      if (market === null) continue;
      const known = (await (await notes.match(url))?.json()) as KeptCatalogue | undefined;
      const manifest = known === undefined ? null : await renewMarket(market, known);
      if (manifest === null) continue;
      for (const path of [renewedPath(market), manifest.text.url, manifest.columns.url]) wanted.add(path);
    }
    // Of a market that is no longer kept, or of a catalogue before this one.
    for (const { url } of await renewed.keys())
      if (!wanted.has(new URL(url).pathname)) await renewed.delete(url);

    /** What is there for the market then; null: nothing. */
    async function renewMarket(market: string, known: KeptCatalogue): Promise<SnapshotManifest | null> {
      const before = (await (await renewed.match(renewedPath(market)))?.json()) as
        | SnapshotManifest
        | undefined;
      const latest = await loaded<SnapshotManifest>(`/v3/snapshots/${market}`, 'no-cache', (response) =>
        response.json(),
      );
      if (latest === null) return before ?? null;
      const manifest = deviceManifest(latest);
      const isKnown = manifest.text.hash === known.text && manifest.columns.hash === known.columns;
      if (isKnown || manifest.text.bytes + manifest.columns.bytes > MAX_CATALOGUE_BYTES) return null;
      const files = [manifest.text, manifest.columns];
      // Whether all come or not: the next time goes on with those that are missing.
      for (const { url } of files) wanted.add(url);
      for (const { url, hash, bytes } of files) {
        if (hash === known.text || hash === known.columns) continue;
        if ((await renewed.match(url)) !== undefined) continue;
        const content = (await fileOf(url, bytes, 'default')) ?? (await fileOf(url, bytes, 'reload'));
        if (content === null) return before ?? null;
        await renewed.put(url, new Response(content));
      }
      await renewed.put(renewedPath(market), Response.json(manifest));
      return manifest;
    }
    /** One that came cut may be in the browser's cache. */
    async function fileOf(url: string, bytes: number, cache: RequestCache): Promise<ArrayBuffer | null> {
      const content = await loaded(url, cache, (response) => response.arrayBuffer());
      return content?.byteLength === bytes ? content : null;
    }
    async function loaded<T>(
      path: string,
      cache: RequestCache,
      read: (response: Response) => Promise<T>,
    ): Promise<T | null> {
      const response = await fetch(path, { cache }).catch(() => null);
      return response?.ok === true && isOurs(response) ? read(response).catch(() => null) : null;
    }
  } catch {
    // No room, no storage: what the device has stays as it is.
  }
}
