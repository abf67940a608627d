// Calls back when an element has been scrolled into view, or past.
import { useEffect, useEffectEvent } from 'react';

/** An element that was scrolled past counts as in view, so that a jump does not miss it. */
const ROOT_MARGIN = '1000000px 0px 0px 0px';

/** Observes nothing while `element` is null; calls once per element. */
export function useScrolledIntoView(element: Element | null, onReached: () => void): void {
  const notify = useEffectEvent(onReached);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // On a short page the trigger is in view before any scrolling; only scrolling loads more.
        if (!entries.at(-1)?.isIntersecting || scrollY === 0) return;
        observer.disconnect();
        notify();
      },
      { root: document, rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
}
