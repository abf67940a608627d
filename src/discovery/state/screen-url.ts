// The URL that a screen shows, which is not the browser's own while the next page is on its way.
import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface ScreenUrl {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The URL at which the screen came, or since then other results: `search` is what they are for. Empty before. A part of the screen that
 * becomes interactive later must not take the browser's own URL, which may be the next page's by then.
 */
export function useScreenUrl(search: string): RefObject<ScreenUrl> {
  const url = useRef<ScreenUrl>({ pathname: '', search: '' });
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    url.current = { pathname: location.pathname, search: location.search };
  });
  return url;
}
