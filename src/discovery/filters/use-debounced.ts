// Runs the last of several calls, once they have paused.
import { useEffect, useEffectEvent, useRef } from 'react';

/** `now` runs a waiting call at once; what still waits when the component goes is run then. */
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
  const runAtEnd = useEffectEvent(run);
  useEffect(() => () => runAtEnd(), []);
  return {
    flush: run,
    schedule(argument) {
      if (pending.current !== null) clearTimeout(pending.current.timer);
      pending.current = { timer: setTimeout(run, delayMs), argument };
    },
  };
}
