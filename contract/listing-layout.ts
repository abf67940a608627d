// How the products of a listing may stand; plain values, so that the page may import them.

/** GR-01: `slider-without-filters` is a slider without the bar of filters and sorting. */
export const LISTING_LAYOUTS = ['grid', 'slider', 'slider-without-filters'] as const;
export type ListingLayout = (typeof LISTING_LAYOUTS)[number];
