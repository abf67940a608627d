// Moves focus to an item of a list once it is drawn: the first that `view more` or `load more` brought.
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The answer asks for focus on what `selector` finds at an index in `list`: now, or once it has been drawn. */
export function useFocusNewItem(list: RefObject<HTMLElement | null>, selector: string): (at: number) => void {
  const wanted = useRef<number | null>(null);
  const move = () => {
    if (wanted.current === null) return;
    const target = list.current?.querySelectorAll<HTMLElement>(selector)[wanted.current];
    if (target === undefined) return;
    wanted.current = null;
    target.focus();
  };
  const moveWhenDrawn = useEffectEvent(move);
  useLayoutEffect(() => moveWhenDrawn());
  return (at) => {
    wanted.current = at;
    move();
  };
}
