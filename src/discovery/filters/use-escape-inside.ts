// Calls back when Escape is pressed inside an element and nothing inside it handled the key.
import { type RefObject, useEffect, useEffectEvent } from 'react';

export function useEscapeInside(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    // On the document, so that handlers inside the element run first.
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!(event.target instanceof Node) || !element.current?.contains(event.target)) return;
      event.preventDefault();
      escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [element]);
}
