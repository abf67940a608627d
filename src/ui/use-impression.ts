// Calls back once an element counts as seen: 60 % of it visible for half a second (GR-05).
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { whenSeen } from '#src/ui/when-seen.ts';

export function useImpression(element: RefObject<Element | null>, onSeen: () => void): void {
  const notify = useEffectEvent(onSeen);
  useEffect(() => {
    const target = element.current;
    return target === null ? undefined : whenSeen(target, () => notify());
  }, [element]);
}
