// Whether a page draws its first screen only, as at a launch from the device: the rest follows in slices once that is seen.
import { DEFERRED_LAYOUT_KEY } from '#contract/deferred-layout.ts';
import { startTransition, useEffect, useState } from 'react';
import { nextFrame } from '#src/platform/idle.ts';
import { useIsFromServer } from '#src/ui/use-is-hydrated.ts';

/** Only where layout is deferred as well: a page that is put back to where it was left needs all of its height at once. */
export function useIsFirstScreen(): boolean {
  const isFromServer = useIsFromServer();
  const [isFirst, setIsFirst] = useState(() => !isFromServer && isLayoutDeferred());
  useEffect(() => {
    if (!isFirst) return undefined;
    let isShown = true;
    void nextFrame().then(() => {
      if (isShown) startTransition(() => setIsFirst(false));
    });
    return () => {
      isShown = false;
    };
  }, [isFirst]);
  return isFirst;
}

function isLayoutDeferred(): boolean {
  const sheet = (globalThis as { readonly [DEFERRED_LAYOUT_KEY]?: CSSStyleSheet })[DEFERRED_LAYOUT_KEY];
  return (sheet?.cssRules.length ?? 0) > 0;
}
