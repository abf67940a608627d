// A bubble that says how far down the results one is, while scrolling is fast (SP-05).
import { type RefObject, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useTexts } from '#src/discovery/host-context.tsx';
import { isFastScrolling, withScrollEvent } from '#src/discovery/results/fast-scrolling.ts';
import styles from '#src/discovery/results/scroll-status.module.css';
import { useDiscovery } from '#src/discovery/state/context.tsx';

/** SP-05: fewer results are soon scrolled through. */
const MIN_RESULTS = 10;
/** SP-05: how long it takes to fade, as in its styles. */
const FADE_MS = 1500;
const CARDS = '[data-part="grid"] > [data-card]';

/** `area` holds the cards that are counted: a page may have several lists. */
export function ScrollStatus({ area }: { area: RefObject<HTMLElement | null> }) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { products, cards } = useSnapshot(instance);
  const total = Math.max(products.total, cards.length);
  const status = useFastScrolling(area, total >= MIN_RESULTS);
  if (status === null) return null;
  return (
    // Each fast event begins its fading anew. The same numbers stand under the results, for those who do not see this.
    <p key={status.count} className={styles['bubble']} data-part="scroll-status" aria-hidden="true">
      {texts.listing.shown(status.shown, total)}
    </p>
  );
}

/** How many results are above the window's lower edge while scrolling through them is fast, until it has faded; else null. */
function useFastScrolling(
  area: RefObject<HTMLElement | null>,
  isEnabled: boolean,
): { readonly shown: number; readonly count: number } | null {
  const [status, setStatus] = useState<{ shown: number; count: number } | null>(null);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let events = { top: scrollY, at: performance.now(), fastAt: [] as readonly number[] };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      events = withScrollEvent(events, scrollY, performance.now());
      if (!isFastScrolling(events)) return;
      clearTimeout(timer);
      const list = area.current;
      if (list === null || !isInMiddle(list)) {
        setStatus(null);
        return;
      }
      timer = setTimeout(() => setStatus(null), FADE_MS);
      setStatus((before) => ({ shown: cardsAboveEdge(list), count: (before?.count ?? 0) + 1 }));
    };
    document.addEventListener('scroll', listen, { passive: true });
    return () => {
      document.removeEventListener('scroll', listen);
      clearTimeout(timer);
      setStatus(null);
    };
  }, [area, isEnabled]);
  return status;
}

/** Of lists that follow each other, one end and one beginning may be in view at once: one of them is in the middle. */
function isInMiddle(list: Element): boolean {
  const { top, bottom } = list.getBoundingClientRect();
  return top <= innerHeight / 2 && bottom > innerHeight / 2;
}

/** Cards follow each other downwards: half of those in question are left with each look. */
function cardsAboveEdge(list: Element): number {
  const cards = list.querySelectorAll(CARDS);
  let [low, high] = [0, cards.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cards[middle]?.getBoundingClientRect().top ?? 0) < innerHeight) low = middle + 1;
    else high = middle;
  }
  return Math.max(low, 1);
}
