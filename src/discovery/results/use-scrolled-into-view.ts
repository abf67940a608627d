// Tells when scrolling has brought an element into view, or past it.
import { useEffect, useEffectEvent } from 'react';

/** What has been scrolled past counts as in view: a jump never crosses it. */
const ROOT_MARGIN = '1000000px 0px 0px 0px';

/** Watches nothing while `element` is null; tells once for each element it is given. */
export function useScrolledIntoView(element: Element | null, onReached: () => void): void {
  const tell = useEffectEvent(onReached);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // Before any scrolling a short page shows its trigger already; it is the shopper who asks for more.
        if (!entries.at(-1)?.isIntersecting || scrollY === 0) return;
        observer.disconnect();
        tell();
      },
      { root: document, rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
}
