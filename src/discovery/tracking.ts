// Tracks impressions and clicks of result cards, an impression once per result (GR-05, EV-09).
import { useMemo, useState } from 'react';
import type { ProductCard } from '#contract/clients.ts';
import { cardEvent } from '#src/discovery/card-event.ts';
import type { DiscoveryHost } from '#src/discovery/host.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { report } from '#src/platform/log.ts';
import type { ResultKind } from '#src/ui/card-tag.ts';

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
