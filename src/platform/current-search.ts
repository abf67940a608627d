// The query string of the page's URL as it is now.

/** '' where there is no page, as in tests of what has none. */
export function currentSearch(): string {
  return typeof location === 'undefined' ? '' : location.search;
}
