// Calls back when a card of a list has been scrolled into view, or past.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isRightToLeft } from '#src/ui/right-to-left.ts';

/** A card that was scrolled past counts as in view, so that a jump does not miss it. */
const FAR = '1000000px';

interface WatchedCard {
  readonly list: RefObject<Element | null>;
  /** Its `data-card`; null: nothing is watched. */
  readonly tag: string | null;
  /** The list scrolls sideways in itself. */
  readonly isSlider: boolean;
}

/** Calls once per card. One that is in view before anything was scrolled waits for that: only scrolling loads more. */
export function useScrolledIntoView({ list, tag, isSlider }: WatchedCard, onReached: () => void): void {
  const notify = useEffectEvent(onReached);
  useEffect(() => {
    const slider = isSlider ? list.current : null;
    const card =
      tag === null ? null : list.current?.querySelector(`:scope > [data-card="${CSS.escape(tag)}"]`);
    if (card == null) return undefined;
    const scroller = slider ?? document;
    let isInView = false;
    const notifyIfReached = () => {
      if (!isInView || (slider?.scrollLeft ?? scrollY) === 0) return;
      end();
      notify();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)?.isIntersecting === true;
        notifyIfReached();
      },
      slider === null
        ? { root: document, rootMargin: `${FAR} 0px 0px 0px` }
        : {
            root: slider,
            rootMargin: isRightToLeft(slider) ? `0px ${FAR} 0px 0px` : `0px 0px 0px ${FAR}`,
          },
    );
    const end = () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', notifyIfReached);
    };
    observer.observe(card);
    scroller.addEventListener('scroll', notifyIfReached, { passive: true });
    return end;
  }, [list, tag, isSlider]);
}
