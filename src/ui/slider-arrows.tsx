// The arrows of a slider, and the fading of cards that are not whole in it (GR-06); they come after the slider.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { isRightToLeft } from '#src/ui/right-to-left.ts';
import styles from '#src/ui/slider.module.css';
import { useUi } from '#src/ui/ui-context.tsx';

/** GR-06: so near to its end a slider is at it, px. */
const END_PX = 10;
/** GR-06: cards that an arrow moves it by. */
const STEP_CARDS = 2;
/** GR-06: how far an arrow moves it where its cards have no measure. */
const STEP_PX = 500;
/** GR-06: a card of which a smaller share shows is faded. */
const WHOLE_RATIO = 0.96;

type Way = 'back' | 'on';

export function SliderArrows({ list }: { list: RefObject<HTMLElement | null> }) {
  const { texts } = useUi();
  const { isAtStart, isAtEnd, focused } = useEnds(list);
  useFadedCards(list);
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // A focused arrow that goes leaves the focus to the other one.
    if (isAtStart && focused !== null && focused === back.current) on.current?.focus();
    if (isAtEnd && focused !== null && focused === on.current) back.current?.focus();
  }, [isAtStart, isAtEnd, focused]);

  function move(way: Way): void {
    const element = list.current;
    if (element === null) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const step = stepOf(element);
    const left = (way === 'on') === isRightToLeft(element) ? -step : step;
    element.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' });
  }

  return (
    <>
      <button
        ref={back}
        type="button"
        className={styles['arrow']}
        data-way="back"
        hidden={isAtStart}
        aria-label={texts.slider.back}
        onClick={() => move('back')}
      >
        <Icon name="left" />
      </button>
      <button
        ref={on}
        type="button"
        className={styles['arrow']}
        data-way="on"
        hidden={isAtEnd}
        aria-label={texts.slider.on}
        onClick={() => move('on')}
      >
        <Icon name="right" />
      </button>
    </>
  );
}

interface Ends {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** What had the focus before they changed: what is hidden has lost it. */
  readonly focused: Element | null;
}

/** Until it is measured a slider is at both ends, as one that shows all of its cards is. */
function useEnds(list: RefObject<HTMLElement | null>): Ends {
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: true, focused: null });
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Below zero from right to left.
      const scrolled = Math.abs(scrollLeft);
      const isAtStart = scrolled <= END_PX;
      const isAtEnd = scrollWidth - clientWidth - scrolled <= END_PX;
      const focused = document.activeElement;
      setEnds((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd
          ? before
          : { isAtStart, isAtEnd, focused },
      );
    };
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    const additions = new MutationObserver(measure);
    additions.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resizes.disconnect();
      additions.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [list]);
  return ends;
}

function useFadedCards(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const fades = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          target.toggleAttribute('data-faded', intersectionRatio < WHOLE_RATIO);
      },
      { root: element, threshold: WHOLE_RATIO },
    );
    const observe = () => {
      for (const card of element.children) fades.observe(card);
    };
    const additions = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes) if (node instanceof Element) fades.unobserve(node);
      observe();
    });
    observe();
    additions.observe(element, { childList: true });
    return () => {
      fades.disconnect();
      additions.disconnect();
    };
  }, [list]);
}

function stepOf(list: HTMLElement): number {
  const [first, second] = [...list.children].map((card) => card.getBoundingClientRect().left);
  const distance = Math.abs((second ?? 0) - (first ?? 0)) * STEP_CARDS;
  return distance === 0 ? STEP_PX : distance;
}
