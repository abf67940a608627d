// Escape, pressed anywhere inside an element and not used by what is in it, closes it.
import { type RefObject, useEffect, useEffectEvent } from 'react';

export function useEscapeInside(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    // On the document, so that what is inside hears the key first.
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
