import { expect, test } from 'vitest';
import { sharedSearch } from '#contract/shared-search.ts';

const ORIGIN = 'https://shop.example';

test.each([
  ['?shared_title=&query=rain+jacket&shared_url=', '?query=rain+jacket'],
  ['?shared_title=A+post&query=rain+jacket', '?query=rain+jacket'],
  ['?shared_title=Ridge+Shell&query=https%3A%2F%2Fmag.example%2Fa%3Fb%3Dc', '?query=Ridge+Shell'],
  ['?shared_title=Ridge+Shell&shared_url=https%3A%2F%2Fmag.example', '?query=Ridge+Shell'],
  ['?shared_title=x&query=Look%3A+Ridge+https%3A%2F%2Fmag.example+Shell', '?query=Look%3A+Ridge+++Shell'],
  ['?shared_url=https%3A%2F%2Fmag.example', '?query='],
  ['?shared_title=Zelt+%26+Kocher&f_color=red', '?f_color=red&query=Zelt+%26+Kocher'],
])('what is shared as %s is searched for as %s', (shared, search) => {
  expect(sharedSearch(`${ORIGIN}/sv-se/search${shared}`)).toBe(`${ORIGIN}/sv-se/search${search}`);
});

test.each([
  '/search',
  '/search?query=https%3A%2F%2Fmag.example',
  '/search?query=tent&title=x',
  '/c/tents?shared_title=x',
  '/sv-se/c/tents?shared_title=x',
  '/sv-se?shared_title=x',
  '/?shared_title=x',
])('the address %s is no share', (path) => {
  expect(sharedSearch(ORIGIN + path)).toBeNull();
});

test.each(['/find', '/sv-se/find'])('a shop may have its search at %s', (path) => {
  expect(sharedSearch(`${ORIGIN}${path}?shared_title=Tent`)).toBe(`${ORIGIN}${path}?query=Tent`);
});
