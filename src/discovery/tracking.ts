// Tells what was seen and followed among the results: each card once a request (GR-05, EV-09).
import { useRef } from 'react';
import type { ProductCard } from '#contract/clients.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { report } from '#src/platform/log.ts';

type ResultKind = 'search' | 'listing' | 'recommendation';

/** The fact of a card that was seen or clicked, under the id that its kind of result is reported by. */
export function cardEvent(
  type: 'element_visible' | 'click',
  card: ProductCard,
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

/** `requestId` names the answer that the cards are from; a card seen again under another one counts again. */
export function useCardTracking(
  kind: ResultKind,
  requestId: string,
): { readonly onImpression: (card: ProductCard) => void; readonly onNavigate: (card: ProductCard) => void } {
  const { track } = useHost();
  const seen = useRef({ requestId, ids: new Set<string>() });
  const send = (type: 'element_visible' | 'click', card: ProductCard) => {
    track(cardEvent(type, card, kind, location.href)).catch((error: unknown) => report(error, 'tracking'));
  };
  return {
    onImpression(card) {
      if (seen.current.requestId !== requestId) seen.current = { requestId, ids: new Set() };
      if (seen.current.ids.has(card.resultId)) return;
      seen.current.ids.add(card.resultId);
      send('element_visible', card);
    },
    onNavigate: (card) => send('click', card),
  };
}
