// Watches the filters that results bring: corrects the URL where it gives a range beyond its bounds, and ends a loop (FI-02, FI-11).
import { subscribe } from 'valtio/vanilla';
import type { Products } from '#contract/clients.ts';
import { correctUrl } from '#src/discovery/state/actions.ts';
import type { DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { report } from '#src/platform/log.ts';

/** FI-11: more runs within the window are a loop. */
const MAX_RUNS = 50;
const WINDOW_MS = 1_000;

/** `now` in ms. The returned function ends it. */
export function syncFilters(instance: DiscoveryInstance, now: () => number): () => void {
  let filters: DiscoveryInstance['filters'] | null = null;
  let corrected: Products | null = null;
  let runs: readonly number[] = [];

  function follow(): void {
    if (instance.filters !== filters) {
      ({ filters } = instance);
      const time = now();
      runs = [...runs.filter((run) => run > time - WINDOW_MS), time];
      if (runs.length > MAX_RUNS) {
        stop();
        report(
          new Error(`infinite loop: more than ${MAX_RUNS} runs in ${WINDOW_MS} ms`),
          'filter cache sync',
        );
        return;
      }
    }
    const { products } = instance;
    // Once: where the URL cannot be changed, it stays.
    if (products !== corrected && correctUrl(instance)) corrected = products;
  }

  const stop = subscribe(instance, follow);
  follow();
  return stop;
}
