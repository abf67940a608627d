import { expect, test } from 'vitest';
import { ListingTree } from '#engine/build/listing-tree.ts';
import { sortByPrimaryListing } from '#engine/build/listing-order.ts';
import { productsRequest, engineOf } from '#tests/fixtures/engines.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';

const source = textSource('en');
const tree = new ListingTree(source);
const listed = (productId: string, ...listingIds: string[]) => ({
  ...source.products[0]!,
  productId,
  listingIds,
});

test('products of one category stand together, in the order of the tree and then of the source', () => {
  const products = [
    listed('packs-1', 'l-packs'),
    listed('none'),
    listed('shell-1', 'l-shell', 'l-packs'),
    listed('unknown', 'l-nothing'),
    listed('packs-2', 'l-packs', 'l-shell'),
    listed('shell-2', 'l-shell'),
  ];
  const ids = sortByPrimaryListing(products, tree).map(({ productId }) => productId);
  const [first, second] = [...tree.nodes.keys()].filter((number) =>
    ['l-packs', 'l-shell'].includes(tree.nodes[number]!.listing.listingId),
  );
  const shelf = (number: number | undefined) =>
    tree.nodes[number!]!.listing.listingId === 'l-packs' ? ['packs-1', 'packs-2'] : ['shell-1', 'shell-2'];
  expect(ids).toEqual([...shelf(first), ...shelf(second), 'none', 'unknown']);
});

test('in whatever order a catalogue comes, each product is found, shown and counted as itself', () => {
  const engines = [source.products, source.products.toReversed()].map((products) =>
    engineOf({ ...source, products }, marketSource('en-eu')),
  );
  const told = engines.map((engine) => {
    const answer = engine.search('', productsRequest({ sort: { field: 'price', order: 'asc' }, limit: 250 }));
    if (!answer.ok) throw new Error(answer.error.code);
    const byId = (id: string) => [
      engine.product(id),
      answer.value.displays.find((each) => each.variant_displays[0]?.product_id === id),
    ];
    return [answer.value.filters, source.products.map(({ productId }) => byId(productId))];
  });
  expect(told[0]).toEqual(told[1]);
});
