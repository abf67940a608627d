// Keeps an instance and the URL in step: a change of the selection goes into the URL, and the URL's results are shown.
import { subscribe } from 'valtio/vanilla';
import type { AppliedSelection, Products } from '#contract/clients.ts';
import type { Result } from '#contract/result.ts';
import {
  resultFields,
  type Selection,
  untracked,
  type DiscoveryInstance,
} from '#src/discovery/state/discovery-instance.ts';

export interface UrlBinding {
  /** The query string for a selection, other parameters of `search` kept, and the page for it. */
  readonly apply: (search: string, selection: Selection) => Promise<Result<AppliedSelection>>;
  /** Replaces the URL's query string; resolves when the page is on show. */
  readonly navigate: (search: string, page: AppliedSelection['page']) => Promise<void>;
  /** Calls `listener` each time the URL has changed, whoever changed it; the result ends that. */
  readonly onUrlChange: (listener: () => void) => () => void;
  readonly report: (error: unknown) => void;
}

/**
 * Applies each change of the selection, the newest only: a change met while the one before is being applied takes its
 * place. One that the shopper leaves behind, by going back or to another URL, is dropped. Results do not count as
 * changes, so nothing goes in circles. The returned function ends it.
 */
export function writeUrl(instance: DiscoveryInstance, binding: UrlBinding): () => void {
  let lastRevision = instance.revision;
  let navigationCount = 0;
  let isEnded = false;

  const navigate = async ({ search, page }: AppliedSelection) => {
    navigationCount += 1;
    try {
      await binding.navigate(search, page);
    } finally {
      navigationCount -= 1;
    }
  };
  const applyChange = async (revision: number) => {
    const { selected, search } = instance;
    // A copy: what goes to the worker must be no proxy.
    const sort = instance.sort === null ? null : { field: instance.sort.field, order: instance.sort.order };
    const isNewest = () =>
      !isEnded && instance.revision === revision && instance.droppedRevision !== revision;
    try {
      const applied = await binding.apply(search, { filters: selected, sort });
      if (!isNewest()) return;
      if (!applied.ok) throw new Error(applied.error.detail ?? applied.error.code);
      instance.syncedRevision = revision;
      await navigate(applied.value);
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
      void applyChange(lastRevision);
    },
    true,
  );
  const stopListening = binding.onUrlChange(() => {
    if (navigationCount === 0 && instance.syncedRevision !== instance.revision) dropChange(instance);
  });
  return () => {
    isEnded = true;
    stopListening();
    unsubscribe();
  };
}

/**
 * Shows the results of a query string. While a newer change is not yet in the URL they are put aside (NE-05). The same
 * results again change nothing.
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

/** The page is on show. Where it was already, nothing new came: what was put aside, or what is shown, is right. */
function finishUpdate(instance: DiscoveryInstance): void {
  if (instance.status.state !== 'loading') return;
  const { deferredResults } = instance;
  if (deferredResults !== null) setResults(instance, deferredResults.products, deferredResults.search);
  else instance.status = { state: 'success' };
}

/** After a change that could not be made: back to what is on show. */
function rollback(instance: DiscoveryInstance): void {
  const { selected, sort } = resultFields(instance.products);
  Object.assign(instance, { selected, sort });
  instance.syncedRevision = instance.revision;
  instance.status = { state: 'success' };
}

/** The URL went elsewhere before the change was in it: what the URL shows now counts. */
function dropChange(instance: DiscoveryInstance): void {
  instance.droppedRevision = instance.revision;
  rollback(instance);
}
