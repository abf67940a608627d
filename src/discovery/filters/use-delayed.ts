// Runs the last of several calls, once they have paused.
import { useEffect, useEffectEvent, useRef } from 'react';

/** `now` runs a waiting call at once; what still waits when the component goes is run then. */
export function useDelayed<A>(
  work: (argument: A) => void,
  pauseMs: number,
): { readonly later: (argument: A) => void; readonly now: () => void } {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; argument: A } | null>(null);
  const run = () => {
    const call = waiting.current;
    if (call === null) return;
    clearTimeout(call.timer);
    waiting.current = null;
    work(call.argument);
  };
  const runAtEnd = useEffectEvent(run);
  useEffect(() => () => runAtEnd(), []);
  return {
    now: run,
    later(argument) {
      if (waiting.current !== null) clearTimeout(waiting.current.timer);
      waiting.current = { timer: setTimeout(run, pauseMs), argument };
    },
  };
}
