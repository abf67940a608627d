// Loads the page again once the server can be reached.
import { useEffect } from 'react';
import { isOurs } from '#contract/ours.ts';

/** A server may be away, or behind a proxy that answers for it, while the browser has a network. */
const LOOK_AGAIN_MS = 3_000;
const LOOK_LIMIT_MS = 20_000;

export function useReloadWhenBack(): void {
  useEffect(() => {
    let isOver = false;
    let timer = 0;
    const reload = () => location.reload();
    const look = async () => {
      if (await isBack()) {
        if (!isOver) reload();
      } else if (!isOver) timer = window.setTimeout(look, LOOK_AGAIN_MS);
    };
    timer = window.setTimeout(look, LOOK_AGAIN_MS);
    addEventListener('online', reload);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', reload);
    };
  }, []);
}

/** Of this very page, without its content. */
async function isBack(): Promise<boolean> {
  if (!navigator.onLine || document.hidden) return false;
  const signal = AbortSignal.timeout(LOOK_LIMIT_MS);
  const answer = await fetch(location.href, { method: 'HEAD', signal }).catch(() => null);
  return answer !== null && answer.status < 500 && isOurs(answer);
}
