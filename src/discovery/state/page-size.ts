// The number of products of a page's first load (PA-01), and of placeholders while products load (GR-08).

/** PA-01: products of a first load. */
export const LISTING_PAGE_SIZE = 48;
export const SEARCH_PAGE_SIZE = 20;

/** GR-08: placeholders while products load, at most. */
export function placeholderCount(pageSize: number): number {
  return 30 + pageSize;
}
