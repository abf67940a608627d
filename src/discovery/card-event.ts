// The tracking event of a product card; without React, for scripts that look at the document alone (GR-05, EV-09).
import type { ProductCard } from '#contract/clients.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import type { ResultKind } from '#src/ui/card-tag.ts';

/** The event of a card that was seen or clicked; the kind of result decides which field holds its id. */
export function cardEvent(
  type: 'element_visible' | 'click',
  card: Pick<ProductCard, 'productId' | 'resultId'>,
  kind: ResultKind,
  url: string,
): TrackingEventInput {
  const id =
    kind === 'search'
      ? { search_result_id: card.resultId }
      : kind === 'listing'
        ? { product_listing_result_id: card.resultId }
        : { recommendation_id: card.resultId };
  return { type, product_id: card.productId, url, ...id };
}

/** The event of a card by its tag; undefined if it is none. */
export function taggedCardEvent(
  type: 'element_visible' | 'click',
  tag: string,
  url: string,
): TrackingEventInput | undefined {
  const [, kind = 'listing', resultId, productId] =
    /^(?:(search|listing|recommendation) )?(\S+) (.+)$/.exec(tag) ?? [];
  if (resultId === undefined || productId === undefined) return undefined;
  return cardEvent(type, { productId, resultId }, kind as ResultKind, url);
}
