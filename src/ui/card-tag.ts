// What a product card in the document says of itself in `data-card`, for whoever looks at the document alone.
import type { ProductCard } from '#contract/clients.ts';

/** How the shop came to show a card: the kind decides which field of an event holds the id of its result. */
export type ResultKind = 'search' | 'listing' | 'recommendation';

/** Dispatched on the document by rows that are drawn after their page. */
export const LATE_ROWS_EVENT = 'cairn-late-rows';

/** Without its kind where it is a listing's: these are the longest pages. */
export function cardTag(kind: ResultKind, { productId, resultId }: ProductCard): string {
  const tag = `${resultId} ${productId}`;
  return kind === 'listing' ? tag : `${kind} ${tag}`;
}
