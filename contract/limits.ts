// Limits and fixed words that page, worker and engine share with the schemas, without the schemas.

/** Characters of a query; a call with more is refused, a URL with more is cut. */
export const MAX_QUERY_LENGTH = 256;
/** Products in one response. */
export const MAX_LIMIT = 250;
/** Characters of most texts of a tracking event, and of its URLs. */
export const MAX_EVENT_TEXT_LENGTH = 200;
export const MAX_EVENT_URL_LENGTH = 2000;
/** Of one purchase or cart that is told. */
export const MAX_PURCHASED_ITEMS = 200;
/** Of ids that are made by a client. */
export const MAX_ID_LENGTH = 120;
/** PR-03: a label with this title makes a product a reuse product. */
export const REUSE_LABEL = 'Reuse';
/** A label with this title makes a product a new one. */
export const NEW_LABEL = 'New';

/**
 * What products may be recommended for others: `related` whatever belongs to them; `complements` of other categories,
 * to go with them; `alternatives` of the same one, to choose instead. Any other type is `related`.
 */
export const RECOMMENDATION_TYPES = ['related', 'complements', 'alternatives'] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

/** Units of a size that are few: from here down a shopper is told so, and never how many there are. */
export const FEW_LEFT = 3;

/** The size of what comes in one size only, whatever a feed calls it: no choice, and no name to display. */
export const ONE_SIZE = 'One size';

/** What a shopper reads of a size, '' where there is no other. */
export function sizeText(size: string): string {
  return size === ONE_SIZE ? '' : size;
}
