// English: the table every other language must match.
import { groupedIn } from '#src/discovery/texts/grouped.ts';

const grouped = groupedIn('en');

/** "1 colour", "3 colours". */
const plural = (count: number, one: string, other: string) =>
  `${grouped(count)} ${count === 1 ? one : other}`;

export const en = {
  close: 'Close',
  retry: 'Try again',
  partFailed: 'This part did not load.',
  pricesFrom: (time: string) => `Prices from ${time}`,
  searchedPart: (products: number, of: number) =>
    `Searched ${grouped(products)} of ${grouped(of)} products: those of the most visited categories, which are on this device.`,
  slider: { back: 'Previous products', on: 'Next products' },
  card: {
    reuse: 'Reuse',
    soldOut: 'Sold out',
    colors: (count: number) => plural(count, 'colour', 'colours'),
    salePrice: 'Sale price',
    originalPrice: 'Original price',
    isNew: 'New',
    discount: (percent: number) => `−${percent}%`,
  },
  search: {
    title: (query: string) => (query === '' ? 'Search' : `Search: ${query}`),
    field: 'Search for products',
    submit: 'Search',
    clear: 'Clear the field',
    back: 'Close the search',
    suggestions: 'Suggestions',
    previous: 'Earlier searches',
    clearPrevious: 'Clear earlier searches',
    listings: 'Categories',
    content: 'Worth reading',
    products: (count: number) => (count === 0 ? 'Products' : `Products (${grouped(count)})`),
    viewAll: (count: number) => (count === 1 ? 'View the result' : `View all ${grouped(count)} results`),
    discoverMore: 'Discover more',
    resultsFor: (count: number, query: string) =>
      query === ''
        ? plural(count, 'product', 'products')
        : `${plural(count, 'result', 'results')} for “${query}”`,
    corrected: (typed: string, used: string) => `No match for “${typed}”. Showing “${used}”.`,
    none: (query: string) => `Nothing found for “${query}”.`,
    noneText: 'Check the spelling, or try a broader term.',
    alternatives: 'Perhaps one of these',
    recommendations: 'You may also like',
    announce: (count: number) => `${plural(count, 'result', 'results')}. Use up and down to choose.`,
  },
  listing: {
    breadcrumbs: 'You are here',
    quickLinks: 'Related categories',
    subcategories: 'Subcategories',
    count: (count: number) => plural(count, 'product', 'products'),
    empty: 'no products here, sorry',
    noResults: 'No results',
    noProducts: 'No products found',
    clearedFilters: 'We cleared your filters',
    restore: 'Restore',
    ok: 'OK',
    withoutFilters: 'try again without filters',
    loadingMore: 'Loading more products',
    shown: (shown: number, total: number) => `${grouped(shown)} of ${grouped(total)}`,
    failed: 'The rest did not load.',
    allShown: (count: number) => plural(count, 'product', 'products, all shown'),
    emptyText: 'Nothing matches all of these at once.',
    blockLink: 'Read more',
    pauseVideo: 'Pause the video',
    toTop: 'Back to the top',
  },
  filters: {
    title: 'Filters',
    openCount: (count: number) => (count === 0 ? 'Filter' : `Filter (${grouped(count)})`),
    sort: 'Sort',
    sortedBy: (title: string) => `Sort: ${title}`,
    selected: 'Selected filters',
    remove: (name: string) => `Remove filter ${name}`,
    clear: 'Clear',
    clearAll: 'Clear all',
    show: (count: number) => `Show ${plural(count, 'result', 'results')}`,
    showMore: 'Show more',
    showLess: 'Show less',
    from: 'From',
    to: 'To',
    count: grouped,
    option: (name: string, count: number) => `${name}, ${plural(count, 'product', 'products')}`,
    searchIn: (title: string) => `Search ${title}`,
    noOption: (words: string) => `Nothing called “${words}”.`,
    lowest: (title: string) => `${title}, lowest`,
    highest: (title: string) => `${title}, highest`,
    subcategories: (name: string) => `Categories in ${name}`,
    sortTitle: 'Sort by',
    oneSize: 'One size',
  },
};
