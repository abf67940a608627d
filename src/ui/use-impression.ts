// Calls back once an element counts as seen: 60 % of it visible for half a second (GR-05).
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ProductCard } from '#contract/clients.ts';
import { whenSeen } from '#src/ui/when-seen.ts';

/** For each card that the element shows: one that stays while the list changes may show that of another response. */
export function useImpression(
  element: RefObject<Element | null>,
  card: ProductCard,
  onSeen: (card: ProductCard) => void,
): void {
  const notify = useEffectEvent(onSeen);
  useEffect(() => {
    const target = element.current;
    return target === null ? undefined : whenSeen(target, () => notify(card));
  }, [element, card]);
}
