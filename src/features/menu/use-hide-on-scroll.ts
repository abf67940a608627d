// Moves the header out of the way while the shopper scrolls down, and back as soon as they scroll up.
import { type RefObject, useEffect } from 'react';

/** Scrolling less than this in one direction changes nothing: px. */
const SCROLL_THRESHOLD_PX = 8;

/** Stays while something in it has focus or an open menu; sets `data-away`, the rest is CSS. */
export function useHideOnScroll(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < SCROLL_THRESHOLD_PX) return;
      last = scrollY;
      const element = header.current;
      if (element === null) return;
      const isHeld = element.matches(':focus-within') || element.querySelector(':popover-open') !== null;
      element.toggleAttribute('data-away', moved > 0 && scrollY > element.offsetHeight && !isHeld);
    };
    const show = () => header.current?.removeAttribute('data-away');
    const element = header.current;
    addEventListener('scroll', follow, { passive: true });
    element?.addEventListener('focusin', show);
    return () => {
      removeEventListener('scroll', follow);
      element?.removeEventListener('focusin', show);
    };
  }, [header]);
}
