// Calls back when an element has been scrolled into view, or past.
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** An element that was scrolled past counts as in view, so that a jump does not miss it. */
const FAR = '1000000px';

/** Observes nothing while `element` is null; calls once per element. `slider` holds the list that it scrolls in sideways. */
export function useScrolledIntoView(
  element: Element | null,
  onReached: () => void,
  slider: RefObject<Element | null> | null,
): void {
  const notify = useEffectEvent(onReached);
  useEffect(() => {
    const list = slider?.current ?? null;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // On a short page the trigger is in view before any scrolling; only scrolling loads more.
        if (!entries.at(-1)?.isIntersecting || (list?.scrollLeft ?? scrollY) === 0) return;
        observer.disconnect();
        notify();
      },
      list === null
        ? { root: document, rootMargin: `${FAR} 0px 0px 0px` }
        : { root: list, rootMargin: `0px 0px 0px ${FAR}` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, slider]);
}
