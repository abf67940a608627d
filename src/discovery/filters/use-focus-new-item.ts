// Moves focus to an item of a list once it is rendered: the first one that "show more" or "load more" added.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * The returned function focuses the element that `selector` finds at an index in `list`, or its first link, at once or
 * once it is rendered. `waits`: not before the next rendering, as until then another element may have that index.
 */
export function useFocusNewItem(
  list: RefObject<HTMLElement | null>,
  selector: string,
  waits = false,
): (index: number, options?: FocusOptions) => void {
  const pending = useRef<{ readonly index: number; readonly options: FocusOptions | undefined } | null>(null);
  const move = () => {
    if (pending.current === null) return;
    const { index, options } = pending.current;
    const target = list.current?.querySelectorAll<HTMLElement>(selector)[index];
    if (target === undefined) return;
    pending.current = null;
    (target.querySelector('a') ?? target).focus(options);
  };
  const moveWhenRendered = useEffectEvent(move);
  useLayoutEffect(() => moveWhenRendered());
  return (index, options) => {
    pending.current = { index, options };
    if (!waits) move();
  };
}
