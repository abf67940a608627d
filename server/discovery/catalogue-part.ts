// What a device gets of a catalogue that is too large for it: the most visited categories, each of them whole.
import { createHash } from 'node:crypto';
import {
  buildTextBase,
  type EngineListing,
  type EngineProduct,
  type MarketBuilder,
  type TextSource,
} from '#engine/engine.ts';
import type { PartFiles, SnapshotFile, SnapshotFolder } from '#server/discovery/snapshot-files.ts';

/** Of `maxDeviceBytes`: above this the columns may make the whole too large. */
const MAX_WHOLE_TEXT_SHARE = 0.7;
/** Of `maxDeviceBytes`: with its columns a part is about half as large as a device takes, and as quick to open. */
const PART_TEXT_SHARE = 0.4;
/** A part that came out too large is made again, of this much less than what would just fit. */
const MARGIN = 0.97;
/** A category that is in stays in until another is visited this much more: devices download what changes. */
const STAY_FACTOR = 1.1;

/** The text base of the part; undefined where the whole is small enough, or no category fits. `whole`: the text base of `source`. */
export function textsOfPart(
  source: TextSource,
  whole: SnapshotFile,
  previous: SnapshotFile | undefined,
  folder: SnapshotFolder,
): SnapshotFile | undefined {
  if (whole.bytes <= folder.maxDeviceBytes * MAX_WHOLE_TEXT_SHARE) return undefined;
  if (previous !== undefined && previous.key === partKey(source.epoch, previous.categories ?? []))
    return previous;
  const maxBytes = folder.maxDeviceBytes * PART_TEXT_SHARE;
  for (let share = maxBytes / whole.bytes; ; ) {
    const { categories, products } = mostVisited(source, share, previous?.categories ?? []);
    if (products.length === 0) return undefined;
    const epoch = partKey(source.epoch, categories);
    const text = buildTextBase({ ...source, epoch, products, allProducts: source.products });
    if (text.byteLength <= maxBytes)
      return { ...folder.write(`text-${source.language}`, epoch, text, true), categories: [...categories] };
    share *= (MARGIN * maxBytes) / text.byteLength;
  }
}

/** A market's columns, and the builder that made them. */
interface BuiltMarket {
  readonly builder: Pick<MarketBuilder, 'soldOf'>;
  readonly columns: ArrayBuffer;
}

/** A listing is there if all of its products are: the device answers for it as the server does. */
export function completeListings(
  whole: BuiltMarket,
  part: BuiltMarket,
): Pick<PartFiles, 'listings' | 'products' | 'of'> {
  const all = whole.builder.soldOf(whole.columns);
  const own = part.builder.soldOf(part.columns);
  const listings = [...own.byListing].flatMap(([id, sold]) =>
    sold > 0 && sold === all.byListing.get(id) ? [id] : [],
  );
  return { listings, products: own.products, of: all.products };
}

/** Of the same texts the same categories give the same part. */
function partKey(epoch: string, categories: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([epoch, categories]))
    .digest('hex')
    .slice(0, 12);
}

interface Part {
  readonly categories: readonly string[];
  /** In the order of the catalogue. */
  readonly products: readonly EngineProduct[];
}

/**
 * The categories whose products are the most popular on average, as long as their variants are at most `share` of all;
 * one that does not fit is left out, smaller ones after it are not.
 */
export function mostVisited(
  { listings, products }: Pick<TextSource, 'listings' | 'products'>,
  share: number,
  previous: readonly string[],
): Part {
  const maxVariants = share * products.reduce((sum, { variants }) => sum + variants.length, 0);
  const byCategory = productsByCategory(listings, products);
  const heat = ([id, own]: readonly [string, ReadonlySet<EngineProduct>]) => {
    let sum = 0;
    for (const { popularity } of own) sum += popularity;
    return (sum / own.size) * (previous.includes(id) ? STAY_FACTOR : 1);
  };
  const hottest = [...byCategory]
    .map((entry) => ({ entry, heat: heat(entry) }))
    .toSorted((a, b) => b.heat - a.heat);
  const chosen = new Set<EngineProduct>();
  const categories: string[] = [];
  let variants = 0;
  for (const {
    entry: [id, own],
  } of hottest) {
    const added = [...own].filter((product) => !chosen.has(product));
    const more = added.reduce((sum, product) => sum + product.variants.length, 0);
    if (variants + more > maxVariants) continue;
    variants += more;
    for (const product of added) chosen.add(product);
    categories.push(id);
  }
  return { categories, products: products.filter((product) => chosen.has(product)) };
}

/** By category in the order of the catalogue, those with products: its own and those of the categories below it. */
function productsByCategory(
  listings: readonly EngineListing[],
  products: readonly EngineProduct[],
): Map<string, Set<EngineProduct>> {
  const byId = new Map(listings.map((listing) => [listing.listingId, listing]));
  const found = new Map<string, Set<EngineProduct>>();
  for (const { type, rule, listingId } of listings)
    if (type === 'category' && rule === null) found.set(listingId, new Set());
  for (const product of products)
    for (const id of product.listingIds)
      for (let at = byId.get(id); at !== undefined; at = byId.get(at.parentId ?? ''))
        found.get(at.listingId)?.add(product);
  for (const [id, own] of found) if (own.size === 0) found.delete(id);
  return found;
}
