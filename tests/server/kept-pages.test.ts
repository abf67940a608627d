// Pages that a node keeps are rendered anew when what they show changes, also where the catalogue itself did not just change.
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CreateRenderer } from '#server/ssr/page.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { writeMerchandising } from '#store/merchandising.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallCatalogue } from '#tests/small-catalogue.ts';

const TIMEOUT_MS = 30_000;
/** A page of what its listing holds, as a real build makes it. */
const createRenderer: CreateRenderer = async () => ({
  isShareable: true,
  async render({ pages }) {
    const found = await pages.listing('sv-se', 'slug-shells', { search: '', limit: 12 });
    const cards = found.ok ? found.value.products.cards : [];
    const html = cards.map(({ productId, subtitle }) => `<p>${productId} ${subtitle}</p>`).join('');
    return { status: 200, html, location: null, modules: [], cache: 'revalidate' };
  },
});

let database: TestDatabase;
let shop: TestShop;
let store: Store;
beforeEach(async () => {
  database = await DATABASES[0]!.make();
  shop = await startTestShop(database, smallCatalogue(), createRenderer);
  store = await openStore(database);
});
afterEach(async () => {
  await store.close();
  await shop.server.close();
  await database.remove();
});

/** Asked for again and again, so that the page of every state in between is kept. */
const page = async () => (await fetch(`${shop.server.url}/sv-se/c/slug-shells`)).text();

test('a rule that begins at its time is seen on a page that was kept before', async () => {
  const rule = {
    ruleId: 'r',
    when: { listingId: 'shells' },
    pins: [],
    steps: [],
    hides: [{ productId: 'p2' }],
    redirect: null,
    markets: ['sv-se' as const],
    from: Date.now() + 10_000,
    until: null,
  };
  await store.bulk((tx) => writeMerchandising(tx, { synonyms: {}, rules: [rule] }, store.announce));
  expect(await page()).toContain('p2 ');
  await expect.poll(page, { timeout: TIMEOUT_MS }).not.toContain('p2 ');
});

test('a text that changes is seen on a page that was kept while the texts were being built', async () => {
  expect(await page()).toContain('p1 Skaljacka');
  const subtitle = { en: 'Renamed', sv: 'Omdöpt' };
  const products = [...smallCatalogue().products].map((product) => ({ ...product, subtitle }));
  await applyCatalogue(store, smallCatalogue({ products }));
  await expect.poll(page, { timeout: TIMEOUT_MS }).toContain('p1 Omdöpt');
});
