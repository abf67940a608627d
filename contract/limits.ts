// Bounds and fixed words that page, worker and engine share with the schemas, without bringing the schemas along.

/** Letters a shopper may type into the search field; a call with more is refused, an address with more is cut. */
export const MAX_QUERY_LENGTH = 256;
/** How many products one answer may hold. */
export const MAX_LIMIT = 250;
/** PR-03: a label with this title makes a product a reuse product. */
export const REUSE_LABEL = 'Reuse';

/** The size of what comes in one size only, whatever a feed calls it: no choice, and no name to display. */
export const ONE_SIZE = 'One size';
