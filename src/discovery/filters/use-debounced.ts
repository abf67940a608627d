// Debounces a function: of several calls in a row only the last runs, after a pause.
import { useEffect, useEffectEvent, useRef } from 'react';

/** `flush` runs a pending call at once; a call still pending on unmount runs then. */
export function useDebounced<A>(
  work: (argument: A) => void,
  delayMs: number,
): { readonly schedule: (argument: A) => void; readonly flush: () => void } {
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; argument: A } | null>(null);
  const run = () => {
    const call = pending.current;
    if (call === null) return;
    clearTimeout(call.timer);
    pending.current = null;
    work(call.argument);
  };
  const runOnUnmount = useEffectEvent(run);
  useEffect(() => () => runOnUnmount(), []);
  return {
    flush: run,
    schedule(argument) {
      if (pending.current !== null) clearTimeout(pending.current.timer);
      pending.current = { timer: setTimeout(run, delayMs), argument };
    },
  };
}
