import { expect, test } from 'vitest';
import { ListingTree } from '#engine/build/listing-tree.ts';
import { sortByPrimaryListing } from '#engine/build/listing-order.ts';
import { productsRequest, engineOf } from '#tests/fixtures/engines.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';

const source = textSource('en');
const tree = new ListingTree(source);
const productIn = (productId: string, ...listingIds: string[]) => ({
  ...source.products[0]!,
  productId,
  listingIds,
});

test('products are ordered by primary listing in tree order, then in source order', () => {
  const products = [
    productIn('packs-1', 'l-packs'),
    productIn('none'),
    productIn('shell-1', 'l-shell', 'l-packs'),
    productIn('unknown', 'l-nothing'),
    productIn('packs-2', 'l-packs', 'l-shell'),
    productIn('shell-2', 'l-shell'),
  ];
  const ids = sortByPrimaryListing(products, tree).map(({ productId }) => productId);
  const [first, second] = [...tree.nodes.keys()].filter((number) =>
    ['l-packs', 'l-shell'].includes(tree.nodes[number]!.listing.listingId),
  );
  const idsOf = (number: number | undefined) =>
    tree.nodes[number!]!.listing.listingId === 'l-packs' ? ['packs-1', 'packs-2'] : ['shell-1', 'shell-2'];
  expect(ids).toEqual([...idsOf(first), ...idsOf(second), 'none', 'unknown']);
});

test('the source order of products does not change results and counts', () => {
  const engines = [source.products, source.products.toReversed()].map((products) =>
    engineOf({ ...source, products }, marketSource('en-eu')),
  );
  const results = engines.map((engine) => {
    const result = engine.search('', productsRequest({ sort: { field: 'price', order: 'asc' }, limit: 250 }));
    if (!result.ok) throw new Error(result.error.code);
    const byId = (id: string) => [
      engine.product(id),
      result.value.displays.find((each) => each.variant_displays[0]?.product_id === id),
    ];
    return [result.value.filters, source.products.map(({ productId }) => byId(productId))];
  });
  expect(results[0]).toEqual(results[1]);
});
