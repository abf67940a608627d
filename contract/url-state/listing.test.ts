import { expect, test } from 'vitest';
import { listingOverride } from '#contract/url-state/listing.ts';

test('the parameter with the key of the instance comes before the one without', () => {
  const search = '?listing_id=shirts&listing_id_top=socks';
  expect(listingOverride(search)).toBe('shirts');
  expect(listingOverride(search, 'top')).toBe('socks');
  expect(listingOverride(search, 'low')).toBe('shirts');
  expect(listingOverride('?listing_id_top=socks')).toBeUndefined();
});

test('what is no external id names no listing', () => {
  for (const id of ['', ' ', '../admin', 'a b', '%00', 'x'.repeat(121), '?'])
    expect(listingOverride(`?listing_id=${encodeURIComponent(id)}`)).toBeUndefined();
});
