// Finds products and listings by the names that a merchant's file may give them: id, external id, slug, former slug.
import type { StoredListing } from '#store/catalogue-entries.ts';
import { readListings } from '#store/catalogue-read.ts';
import { retiredSlugOwners } from '#store/slug-redirects.ts';
import type { Db } from '#store/store.ts';

const NAMES_PER_QUERY = 400;

/** By id, external id, slug, and each of `names` that is a slug that a listing had before; ids take precedence. */
export async function listingsByName(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredListing>> {
  const byName = new Map<string, StoredListing>();
  const listings = await readListings(db);
  for (const field of ['slug', 'externalId', 'listingId'] as const)
    for (const listing of listings) byName.set(listing[field], listing);
  for (const [slug, listingId] of await retiredSlugOwners(db, 'listing', names)) {
    const owner = byName.get(listingId);
    if (owner !== undefined && !byName.has(slug)) byName.set(slug, owner);
  }
  return byName;
}

/** Product ids by id, by slug, and by a slug that the product had before; names of none are absent. */
export async function productIdsByName(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const owners = await retiredSlugOwners(db, 'product', names);
  const current = await currentProductIds(db, [...new Set([...names, ...owners.values()])]);
  for (const [slug, productId] of owners)
    if (!current.has(slug) && current.has(productId)) current.set(slug, productId);
  return current;
}

async function currentProductIds(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < names.length; at += NAMES_PER_QUERY) {
    const batch = names.slice(at, at + NAMES_PER_QUERY);
    const rows = await db
      .selectFrom('products')
      .select(['product_id', 'slug'])
      .where((eb) => eb.or([eb('product_id', 'in', batch), eb('slug', 'in', batch)]))
      .where('is_withdrawn', '=', 0)
      .execute();
    for (const row of rows) if (!found.has(row.slug)) found.set(row.slug, row.product_id);
    // Ids take precedence over equal slugs.
    for (const row of rows) found.set(row.product_id, row.product_id);
  }
  return found;
}
