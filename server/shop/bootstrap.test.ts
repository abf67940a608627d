// The menu of a market, made of the listings that want to stand in it.
import { expect, test } from 'vitest';
import { menuOf } from '#server/shop/bootstrap.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { smallListing } from '#tests/small-catalogue.ts';

test('three levels, in the order of the merchant; a hidden listing takes those under it along', () => {
  const listings = [
    smallListing('tents', null, { order: 2 }),
    smallListing('clothing', null, { order: 1 }),
    smallListing('jackets', 'clothing', { order: 2 }),
    smallListing('caps', 'clothing', { order: 1 }),
    smallListing('shells', 'jackets'),
    smallListing('three-layer', 'shells'),
    smallListing('hidden', 'clothing', { showInMenu: false }),
    smallListing('under-hidden', 'hidden'),
    smallListing('campaign', null, { showInMenu: false }),
  ];
  const leaf = (id: string) => ({
    listingId: id,
    title: `Lista ${id}`,
    pageUrl: `/sv-se/c/slug-${id}`,
  });
  expect(menuOf(listings, marketOf('sv-se'))).toEqual([
    {
      ...leaf('clothing'),
      children: [
        { ...leaf('caps'), children: [] },
        { ...leaf('jackets'), children: [leaf('shells')] },
      ],
    },
    { ...leaf('tents'), children: [] },
  ]);
});
