// Whether the window is wide enough for the filters beside the results; otherwise they open in a sheet (FB-04).
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    onWideChange,
    () => matchMedia(WIDE).matches,
    () => true,
  );
}

/** Not called for the window's width becoming known after the server's guess. */
export function onWideChange(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
