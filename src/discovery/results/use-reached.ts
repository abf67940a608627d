// Tells when scrolling has brought an element into view, or past it.
import { useEffect, useEffectEvent } from 'react';

/** Watches nothing while `element` is null; tells once for each element it is given. */
export function useReached(element: Element | null, onReached: () => void): void {
  const tell = useEffectEvent(onReached);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry === undefined) return;
      const isReached = entry.isIntersecting || entry.boundingClientRect.bottom < 0;
      // Before any scrolling a short page shows its trigger already; it is the shopper who asks for more.
      if (!isReached || scrollY === 0) return;
      observer.disconnect();
      tell();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
}
