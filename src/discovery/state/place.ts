// Where a shopper is in a list: kept with the list's entry in the history, and restored on the way back and after a reload (UR-05 to UR-07).
import { subscribe } from 'valtio/vanilla';
import type { DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { keepState, keptState } from '#src/discovery/state/history-state.ts';
import { endRestoration, type Restoration, restore } from '#src/discovery/state/restoration.ts';
import type { ScreenUrl } from '#src/discovery/state/screen-url.ts';
import { report } from '#src/platform/log.ts';

/** UR-07 */
const WRITE_INTERVAL_MS = 300;

/** `url`: the list's, which the shopper may be leaving by now. The returned function ends it, without a further word. */
export function keepPlace(
  instance: DiscoveryInstance,
  url: { readonly current: ScreenUrl },
  loading: Pick<Restoration, 'load' | 'recommend'>,
): () => void {
  let search: string | null = null;
  let isEnded = false;
  let hasReported = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (instance.isRestoring || isEnded) return;
    // While the next page comes the entry is already its own, also where it is the same list for another query.
    if (location.pathname !== url.current.pathname || location.search !== url.current.search) return;
    try {
      keepState(instance);
    } catch (error) {
      // UR-07: once, as every scroll would fail the same way.
      if (!hasReported) report(error, 'history state');
      hasReported = true;
    }
  }
  const writeSoon = () => {
    timer ??= setTimeout(write, WRITE_INTERVAL_MS);
  };

  /** Other results than before may be those of an entry that the shopper returned to. */
  function follow(): void {
    if (instance.search === search) return writeSoon();
    search = instance.search;
    endRestoration(instance);
    const state = keptState(instance);
    if (state === null) return writeSoon();
    restore(instance, state, { ...loading, isEnded: () => isEnded || instance.search !== search }).catch(
      (error: unknown) => report(error, 'scroll restoration'),
    );
  }

  follow();
  const stop = subscribe(instance, follow);
  const listening = new AbortController();
  const { signal } = listening;
  // Captured: a list that scrolls sideways tells nobody above it.
  document.addEventListener('scroll', writeSoon, { capture: true, passive: true, signal });
  // What leaves the page: a followed link, also by a key, and a reload. Other presses must not wait for what is written.
  const noteClick = ({ target }: Event) =>
    target instanceof Element && target.closest('a') !== null ? write() : writeSoon();
  document.addEventListener('click', noteClick, { capture: true, signal });
  document.addEventListener('focusin', writeSoon, { capture: true, signal });
  // An entry that is written while its page goes keeps the page out of the back/forward cache, which restores the place itself.
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (timer === undefined) return;
    if (!persisted) return write();
    clearTimeout(timer);
    timer = undefined;
  };
  addEventListener('pagehide', leave, { signal });
  // What was not written then.
  addEventListener('pageshow', writeSoon, { signal });
  return () => {
    isEnded = true;
    clearTimeout(timer);
    stop();
    endRestoration(instance);
    listening.abort();
  };
}
