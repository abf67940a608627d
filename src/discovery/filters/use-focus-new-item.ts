// Moves focus to an item of a list once it is rendered: the first one that "show more" or "load more" added.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The returned function focuses the element that `selector` finds at an index in `list`, at once or once it is rendered. */
export function useFocusNewItem(
  list: RefObject<HTMLElement | null>,
  selector: string,
): (index: number) => void {
  const pendingIndex = useRef<number | null>(null);
  const move = () => {
    if (pendingIndex.current === null) return;
    const target = list.current?.querySelectorAll<HTMLElement>(selector)[pendingIndex.current];
    if (target === undefined) return;
    pendingIndex.current = null;
    target.focus();
  };
  const moveWhenRendered = useEffectEvent(move);
  useLayoutEffect(() => moveWhenRendered());
  return (index) => {
    pendingIndex.current = index;
    move();
  };
}
