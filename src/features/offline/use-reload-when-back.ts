// Loads the page again once the server can be reached.
import { useEffect } from 'react';
import { isOurs } from '#contract/ours.ts';

/** A server may be away, or behind a proxy that answers for it, while the browser has a network. */
const POLL_INTERVAL_MS = 3_000;
const POLL_TIMEOUT_MS = 20_000;

export function useReloadWhenBack(): void {
  useEffect(() => {
    let isUnmounted = false;
    let timer = 0;
    const reload = () => location.reload();
    const poll = async () => {
      if (await isBack()) {
        if (!isUnmounted) reload();
      } else if (!isUnmounted) timer = window.setTimeout(poll, POLL_INTERVAL_MS);
    };
    timer = window.setTimeout(poll, POLL_INTERVAL_MS);
    addEventListener('online', reload);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      removeEventListener('online', reload);
    };
  }, []);
}

/** Asks for this very page, without its content: it may be another server that answers for other paths. */
async function isBack(): Promise<boolean> {
  if (!navigator.onLine || document.hidden) return false;
  const signal = AbortSignal.timeout(POLL_TIMEOUT_MS);
  const response = await fetch(location.href, { method: 'HEAD', signal }).catch(() => null);
  return response !== null && response.status < 500 && isOurs(response);
}
