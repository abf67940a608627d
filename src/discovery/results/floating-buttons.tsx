// Buttons over the results on small windows, while the bar is out of view: filters, sorting, back to the top (FB-03).
import { type RefObject, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { chipsOf } from '#src/discovery/filters/chips.ts';
import { useIsWide } from '#src/discovery/filters/use-is-wide.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import styles from '#src/discovery/results/floating-buttons.module.css';
import { type ScrollState, scrolledTo } from '#src/discovery/results/scroll-direction.ts';
import { openPanel } from '#src/discovery/state/actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { Icon } from '#src/ui/icon.tsx';

const UP_ICON = 'M12 19V5m0 0l-6 6m6-6l6 6';

interface FloatingButtonsProps {
  /** Holds the bar that they stand in for. */
  readonly bar: RefObject<HTMLElement | null>;
  /** Holds the cards: those of other lists have buttons of their own, in the same place of the window. */
  readonly area: RefObject<HTMLElement | null>;
}

export function FloatingButtons({ bar, area }: FloatingButtonsProps) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { filters, selected, filtersOpen, sortingOpen, products, cleared } = useSnapshot(instance);
  const isWide = useIsWide();
  const isWanted = useWantedByScrolling();
  const isBarInView = useIsInView(bar);
  const isListInView = useIsInView(area);
  if (isWide || products.total === 0) return null;
  const isShown =
    isWanted && isListInView && !isBarInView && !filtersOpen && !sortingOpen && cleared === null;

  function goToTop() {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Of a list that does not begin with the page, its own top: the bar must be seen where it takes the focus.
    const above = (bar.current?.getBoundingClientRect().top ?? 0) - innerHeight / 2;
    scrollTo({ top: Math.max(0, scrollY + above), behavior: isStill ? 'instant' : 'smooth' });
    // These hide on the way: what they stand in for takes the focus.
    bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <div className={styles['buttons']} data-part="floating-buttons" data-shown={isShown || undefined}>
      <button type="button" onClick={() => openPanel(instance, 'filters')}>
        {texts.filters.openCount(chipsOf(filters, selected, () => '', texts).length)}
      </button>
      {products.sorts.length === 0 ? null : (
        <button type="button" onClick={() => openPanel(instance, 'sorting')}>
          {texts.filters.sort}
        </button>
      )}
      <button type="button" aria-label={texts.listing.toTop} onClick={goToTop}>
        <Icon path={UP_ICON} />
      </button>
    </div>
  );
}

function useWantedByScrolling(): boolean {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    let state: ScrollState = { top: scrollY, distance: 0, isShown: false };
    const listen = () => {
      state = scrolledTo(state, scrollY);
      setIsWanted(state.isShown);
    };
    document.addEventListener('scroll', listen, { passive: true });
    return () => document.removeEventListener('scroll', listen);
  }, []);
  return isWanted;
}

/** True until it is known. */
function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
