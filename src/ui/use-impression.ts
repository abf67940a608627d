// Calls back once an element counts as seen: 60 % of it visible for half a second (GR-05).
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { whenSeen } from '#src/ui/when-seen.ts';

/** Observes nothing while `onSeen` is undefined. */
export function useImpression(element: RefObject<Element | null>, onSeen: (() => void) | undefined): void {
  const notify = useEffectEvent(() => onSeen?.());
  const isWatching = onSeen !== undefined;
  useEffect(() => {
    const target = element.current;
    return isWatching && target !== null ? whenSeen(target, () => notify()) : undefined;
  }, [element, isWatching]);
}
