// What the device keeps of the shop, by kind and market, and how the shopper changes that; never what waits to be sent.
import type { CopiesClient, KeptCopies, StoredPart } from '#contract/kept-copies.ts';
import { ok, type Result } from '#contract/result.ts';
import type { SnapshotPart } from '#contract/snapshot.ts';
import type { Engine } from '#engine/engine.ts';
import type { Copies } from '#worker/copies.ts';
import type { SnapshotManager } from '#worker/discovery/snapshot.ts';

export interface KeptCopiesDeps {
  readonly copies: Copies;
  readonly snapshot: Pick<SnapshotManager, 'forget' | 'engineOf'>;
  readonly isMetered: () => boolean;
  /** Copies are kept from now on. */
  readonly onKept: () => void;
}

export function keptCopiesClient({ copies, snapshot, isMetered, onKept }: KeptCopiesDeps): CopiesClient {
  const { device, keeping, responses, snapshots } = copies;

  /** `isDone`: what was asked for before. */
  async function read(isDone = true): Promise<Result<KeptCopies>> {
    const [isOn, stored, pageBytes, pictureBytes, { usage }] = await Promise.all([
      keeping.read(),
      snapshots.list(),
      responses.size(),
      device.pictureBytes(),
      device.estimate(),
    ]);
    const manifests = stored ?? [];
    const files = new Map(
      manifests.flatMap(({ text, columns }) => [text, columns]).map(({ hash, bytes }) => [hash, bytes]),
    );
    const catalogueBytes = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
    return ok({
      isOn,
      isResponding: isDone && stored !== null,
      isMetered: isMetered(),
      markets: manifests.map(({ market, text, columns, part }) => ({
        market,
        bytes: text.bytes + columns.bytes,
        ...(part === undefined ? {} : { part: storedPart(part, snapshot.engineOf(market)) }),
      })),
      catalogueBytes,
      pageBytes,
      pictureBytes,
      // A browser counts what is on its disk, where it may have compressed it.
      totalBytes: usage === null ? null : Math.max(usage, catalogueBytes + pageBytes + pictureBytes),
    });
  }
  /** False: the device does not respond, and may have some of it still. */
  async function remove(market: string): Promise<boolean> {
    const isForgotten = await snapshot.forget(market);
    return (await responses.removeMarket(market)) && isForgotten;
  }
  /** Where the browser forbids to note it, the choice holds as long as this worker. */
  const isChosen = async (isOn: boolean) => {
    const choice = await device.readChoice();
    return choice === isOn || choice === 'unreadable';
  };

  return {
    read: () => read(),
    async keep(isOn) {
      const isNoted = await keeping.set(isOn);
      if (isOn) onKept();
      return read(isNoted || (await isChosen(isOn)));
    },
    remove: async (market) => read(await remove(market)),
    async removeAll() {
      // First, so that a download under way stores nothing after it.
      const isNoted = await keeping.set(false);
      const stored = await snapshots.list();
      let isRemoved = stored !== null;
      for (const { market } of stored ?? []) if (!(await remove(market))) isRemoved = false;
      const others = await Promise.all([
        responses.removeByPrefix(''),
        device.deletePictures(),
        device.deleteRenewed(null),
      ]);
      await device.forgetReady(null);
      // A full device has room for it by now.
      if (!isNoted) await keeping.set(false);
      return read(isRemoved && others.every(Boolean) && (await isChosen(false)));
    },
  };
}

function storedPart({ products, of, listings }: SnapshotPart, engine: Engine | undefined): StoredPart {
  const own = new Set(listings);
  const categories: StoredPart['categories'][number][] = [];
  for (const id of listings) {
    const listing = engine?.listing(id, 'listingId');
    if (listing?.ok !== true) continue;
    const { title, page_url: href, ancestors } = listing.value;
    if (ancestors.some(({ listing_id: above }) => own.has(above))) continue;
    categories.push({ title: [...ancestors.map((above) => above.title), title].join(' · '), href });
  }
  return { products, of, categories };
}
