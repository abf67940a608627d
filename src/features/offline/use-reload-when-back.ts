// Loads the page again once the server can be reached.
import { useEffect } from 'react';
import { isOurs } from '#contract/ours.ts';

const FIRST_POLL_DELAY_MS = 3_000;
const MAX_POLL_DELAY_MS = 60_000;
const POLL_TIMEOUT_MS = 20_000;

/** A server may be away, or behind a proxy that answers for it, while the browser has a network: so it polls. */
export function useReloadWhenBack(): void {
  useEffect(() => {
    let isUnmounted = false;
    let timer = 0;
    let polls = 0;
    const reload = () => location.reload();
    const schedule = () => {
      clearTimeout(timer);
      timer = window.setTimeout(poll, pollDelay(polls++, Math.random()));
    };
    const poll = async () => {
      const isReachable = await isBack();
      if (isUnmounted) return;
      if (isReachable) reload();
      else schedule();
    };
    /** Whoever looks at the page again does not wait for the rest of a long delay. */
    const pollSoon = () => {
      if (document.hidden) return;
      polls = 0;
      schedule();
    };
    schedule();
    addEventListener('online', reload);
    document.addEventListener('visibilitychange', pollSoon);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      removeEventListener('online', reload);
      document.removeEventListener('visibilitychange', pollSoon);
    };
  }, []);
}

/**
 * ms before the next poll; `polls` counts those made, `random` is 0 <= r < 1. It grows, and is spread over half of its
 * length: a server that comes back is not met by every open page at once.
 */
export function pollDelay(polls: number, random: number): number {
  return Math.min(MAX_POLL_DELAY_MS, FIRST_POLL_DELAY_MS * 1.5 ** polls) * (1 - random / 2);
}

/** Asks for this very page, without its content: it may be another server that answers for other paths. */
async function isBack(): Promise<boolean> {
  if (!navigator.onLine || document.hidden) return false;
  const signal = AbortSignal.timeout(POLL_TIMEOUT_MS);
  const response = await fetch(location.href, { method: 'HEAD', signal }).catch(() => null);
  return response !== null && response.status < 500 && isOurs(response);
}
