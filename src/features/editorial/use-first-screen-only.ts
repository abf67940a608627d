// Whether a page draws its first screen only, as at a launch from the device: the rest follows in slices once that is seen.
import { startTransition, useEffect, useState } from 'react';
import { deferringSheet } from '#src/platform/deferred-layout.ts';
import { nextFrame } from '#src/platform/idle.ts';
import { useIsFromServer } from '#src/ui/use-is-hydrated.ts';

/** Only where layout is deferred as well: a page that is put back to where it was left needs all of its height at once. */
export function useFirstScreenOnly(): boolean {
  const isFromServer = useIsFromServer();
  const [isOnlyFirst, setIsOnlyFirst] = useState(
    () => !isFromServer && (deferringSheet()?.cssRules.length ?? 0) > 0,
  );
  useEffect(() => {
    if (!isOnlyFirst) return undefined;
    let isShown = true;
    void nextFrame().then(() => {
      if (isShown) startTransition(() => setIsOnlyFirst(false));
    });
    return () => {
      isShown = false;
    };
  }, [isOnlyFirst]);
  return isOnlyFirst;
}
