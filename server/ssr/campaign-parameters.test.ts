// Which parameters make another page, and which only say where its visitor came from.
import { expect, test } from 'vitest';
import { withoutCampaign } from '#server/ssr/campaign-parameters.ts';

const LISTING = 'https://shop.example/ko-kr/c/shells';

test.each([
  ['', ''],
  ['?', ''],
  ['?gclid=Cj0K_a-b&gad_source=1&gad_campaignid=2', ''],
  ['?UTM_Source=mail&utm_campaign=a%26b', ''],
  ['?n_media=27758&n_query=%EC%9E%90%EC%BC%93&NaPm=ct%3Dx', ''],
  ['?f_size=M&utm_id=1', '?f_size=M'],
  [
    '?fbclid=1&sorting=price&f_color=W1siYmx1ZSJdXQ%3D%3D&mc_eid=2',
    '?sorting=price&f_color=W1siYmx1ZSJdXQ%3D%3D',
  ],
  ['?gclid', ''],
])('a page at %s is the one at %s', (search, kept) => {
  expect(withoutCampaign(LISTING + search)).toBe(LISTING + kept);
});

test.each([
  // Values, longer names, and what the shop itself reads.
  '?query=gclid',
  '?query=utm_source%3D1',
  '?my_utm_source=1',
  '?gclidx=1',
  '?n_other=1',
  '?color=blue&listing_id=tents',
  '?a=1&&b=%20+2',
])('%s makes a page of its own', (search) => {
  expect(withoutCampaign(LISTING + search)).toBe(LISTING + search);
});
