// The path of the URL that a screen is of.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The path that the URL had when the screen came; empty before. A part of the screen that becomes interactive later must not take the
 * URL's own, which may be the next page's by then.
 */
export function useScreenPath(): RefObject<string> {
  const path = useRef('');
  useLayoutEffect(() => {
    path.current = location.pathname;
  }, []);
  return path;
}
