// Tracks impressions and clicks of result cards, an impression once per result (GR-05, EV-09).
import { useMemo, useState } from 'react';
import type { ProductCard } from '#contract/clients.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import type { DiscoveryHost } from '#src/discovery/host.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { report } from '#src/platform/log.ts';
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

/** Tells the host that a card was seen or clicked on this page. */
export function trackCard(
  track: DiscoveryHost['track'],
  type: 'element_visible' | 'click',
  card: ProductCard,
  kind: ResultKind,
): void {
  track(cardEvent(type, card, kind, location.href), card).catch((error: unknown) =>
    report(error, 'tracking'),
  );
}

interface CardTracking {
  readonly onImpression: (card: ProductCard) => void;
  readonly onNavigate: (card: ProductCard) => void;
}

/** A card that another response brings counts again: it is another result. */
export function useCardTracking(kind: ResultKind): CardTracking {
  const { track } = useHost();
  const [seen] = useState(() => new Set<string>());
  // The same functions each time, so that cards are not drawn again.
  return useMemo(
    () => ({
      onImpression(card) {
        if (seen.has(card.resultId)) return;
        seen.add(card.resultId);
        trackCard(track, 'element_visible', card, kind);
      },
      onNavigate: (card) => trackCard(track, 'click', card, kind),
    }),
    [track, kind, seen],
  );
}
