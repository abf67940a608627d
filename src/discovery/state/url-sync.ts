// Keeps an instance and the address together: a change writes the address, and what the address answers is shown.
import { subscribe } from 'valtio/vanilla';
import type { DiscoveryClient, Products } from '#contract/clients.ts';
import { resultFields, untracked, type DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';

export interface UrlBinding {
  readonly encode: DiscoveryClient['encode'];
  /** Replaces the address's query string; resolves when its answer is on show or failed. */
  readonly navigate: (search: string) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/**
 * Writes each change of the selection to the address, the newest only: a change met while the one before is being
 * encoded takes its place. Answers do not count as changes, so nothing goes round. Ends with the returned function.
 */
export function writeUrl(instance: DiscoveryInstance, binding: UrlBinding): () => void {
  let lastRevision = instance.revision;
  let isEnded = false;
  const write = async (revision: number) => {
    const { selected, search } = instance;
    // A copy: what goes to the worker must be no proxy.
    const sort = instance.sort === null ? null : { field: instance.sort.field, order: instance.sort.order };
    const isNewest = () => !isEnded && instance.revision === revision;
    try {
      const next = await binding.encode(search, { filters: selected, sort });
      if (!isNewest()) return;
      instance.syncedRevision = revision;
      await binding.navigate(next);
      if (isNewest()) finishUpdate(instance);
    } catch (error) {
      binding.report(error);
      if (isNewest()) rollback(instance);
    }
  };
  const unsubscribe = subscribe(
    instance,
    () => {
      if (instance.revision === lastRevision) return;
      lastRevision = instance.revision;
      void write(lastRevision);
    },
    true,
  );
  return () => {
    isEnded = true;
    unsubscribe();
  };
}

/**
 * Shows the answer to an address's query string. While a newer change is not yet in the address it is put aside
 * (NE-05). The same answer again changes nothing.
 */
export function applyUrlResults(instance: DiscoveryInstance, products: Products, search: string): void {
  if (instance.products === products && instance.search === search) return;
  if (instance.syncedRevision !== instance.revision) {
    instance.deferredResults = untracked({ products, search });
    return;
  }
  setResults(instance, products, search);
}

function setResults(instance: DiscoveryInstance, products: Products, search: string): void {
  Object.assign(instance, resultFields(products));
  instance.search = search;
  instance.deferredResults = null;
  instance.status = { state: 'success' };
  instance.moreStatus = { state: 'idle' };
  instance.loadCount = 0;
  instance.automaticLoadCount = 0;
  instance.generation += 1;
}

/** The address is written and answered. One that was already answered brings nothing new: what was put aside, or stays, is right. */
function finishUpdate(instance: DiscoveryInstance): void {
  if (instance.status.state !== 'loading') return;
  const { deferredResults: skipped } = instance;
  if (skipped !== null) setResults(instance, skipped.products, skipped.search);
  else instance.status = { state: 'success' };
}

/** After a change that could not be made: back to what is on show. */
function rollback(instance: DiscoveryInstance): void {
  const { selected, sort } = resultFields(instance.products);
  Object.assign(instance, { selected, sort });
  instance.syncedRevision = instance.revision;
  instance.status = { state: 'success' };
}
