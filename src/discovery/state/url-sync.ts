// Keeps an instance and the URL in step: a change of the selection goes into the URL, and the URL's results are shown.
import { subscribe } from 'valtio/vanilla';
import type { AppliedSelection, Products } from '#contract/clients.ts';
import { ok, type Result } from '#contract/result.ts';
import type { UrlParts } from '#src/discovery/host.ts';
import type { Selection } from '#src/discovery/state/left-selection.ts';
import { haveSameParameters, withOwnParameters } from '#src/discovery/state/own-parameters.ts';
import {
  resetRecommendations,
  resultFields,
  untracked,
  type DiscoveryInstance,
} from '#src/discovery/state/discovery-instance.ts';

export interface UrlBinding {
  /** The query string for a selection, other parameters of `search` kept, and the page for it. */
  readonly apply: (search: string, selection: Selection) => Promise<Result<AppliedSelection>>;
  /** The URL that the page was last led to; undefined where the host does not say. */
  readonly url: () => UrlParts | undefined;
  /** Replaces the URL's query string; resolves when the page is shown. */
  readonly navigate: (search: string, page: AppliedSelection['page']) => Promise<void>;
  /** Calls `listener` each time the URL has changed, whoever changed it; the result ends that. */
  readonly onUrlChange: (listener: () => void) => () => void;
  readonly report: (error: unknown) => void;
}

/**
 * Applies each change of the selection, only the newest: a change made while the one before is being applied replaces
 * it. When the URL meanwhile changes and its path and the list's own parameters are the same, the change is applied again to
 * the URL as it is; else it is dropped. New results do not count as a change, so there is no loop. The returned function ends it.
 */
export function writeUrl(instance: DiscoveryInstance, binding: UrlBinding): () => void {
  let lastRevision = instance.revision;
  /** Own navigations of which the URL has not shown a change yet, the oldest first. */
  const unseen: object[] = [];
  let isEnded = false;
  let seen = partsOf(binding.url());
  /** The query string of the newest own navigation. */
  let written: string | null = null;
  let applications = 0;

  const isOwn = (known: string | null, search: string) =>
    known !== null && haveSameParameters(known, search, instance.urlKey);
  /** That of the URL, whoever wrote the parameters of others into it, but not while it leads to other results. */
  const currentSearch = () => {
    const search = binding.url()?.search;
    const isOurs = search !== undefined && [instance.search, written].some((known) => isOwn(known, search));
    return isOurs ? search : instance.search;
  };

  const ownParametersIn = (search: string, own: string) => withOwnParameters(search, own, instance.urlKey);

  const navigate = async (applied: AppliedSelection) => {
    unseen.push(applied);
    written = applied.search;
    try {
      await binding.navigate(applied.search, applied.page);
    } finally {
      if (unseen.includes(applied)) unseen.splice(unseen.indexOf(applied), 1);
    }
  };
  const applyChange = async () => {
    const { revision, selected, restored } = instance;
    applications += 1;
    const application = applications;
    // A copy, since a proxy cannot be sent to the worker.
    const sort = instance.sort === null ? null : { field: instance.sort.field, order: instance.sort.order };
    const isNewest = () => !isEnded && application === applications;
    try {
      // What was brought back is known: it only goes into the URL.
      const applied =
        restored === null
          ? await binding.apply(currentSearch(), { filters: selected, sort })
          : ok({ search: ownParametersIn(currentSearch(), restored.search), page: ok(restored.page) });
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
      void applyChange();
    },
    true,
  );
  const stopListening = binding.onUrlChange(() => {
    const before = seen;
    seen = partsOf(binding.url());
    if (unseen.shift() !== undefined || instance.syncedRevision === instance.revision) return;
    if (before !== undefined && seen?.pathname === before.pathname && isOwn(before.search, seen.search)) {
      void applyChange();
      return;
    }
    applications += 1;
    rollback(instance);
  });
  return () => {
    isEnded = true;
    stopListening();
    unsubscribe();
  };
}

/** A copy: the browser's own location, which a host may hand over, changes. */
function partsOf(url: UrlParts | undefined): UrlParts | undefined {
  return url && { pathname: url.pathname, search: url.search };
}

/**
 * Shows the results of a query string; while a newer change is not yet in the URL they are deferred (NE-05). The same
 * results again change nothing, and newer ones nothing in a list that the shopper has continued: it would lose its end.
 */
export function applyUrlResults(instance: DiscoveryInstance, products: Products, search: string): void {
  if (instance.search === search && (instance.products === products || instance.loadCount > 0)) {
    // Those of a change that led away from them, and back.
    instance.deferredResults = null;
    return;
  }
  const isKept =
    instance.products === products ||
    (instance.loadCount > 0 && haveSameParameters(instance.search, search, instance.urlKey));
  // Only parameters of others have changed, or it is the URL that these products have corrected.
  if (isKept && instance.syncedRevision === instance.revision) {
    instance.search = search;
    instance.status = { state: 'success' };
    return;
  }
  if (instance.syncedRevision !== instance.revision) {
    instance.deferredResults = untracked({ products, search });
    return;
  }
  setResults(instance, products, search);
}

function setResults(instance: DiscoveryInstance, products: Products, search: string): void {
  resetRecommendations(instance, products.cards);
  Object.assign(instance, resultFields(products));
  instance.search = search;
  instance.deferredResults = null;
  instance.status = { state: 'success' };
  instance.moreStatus = { state: 'idle' };
  instance.loadCount = 0;
  instance.automaticLoadCount = 0;
  instance.generation += 1;
}

/** After a navigation that brought no new results: the deferred ones, or those already shown, are right. */
function finishUpdate(instance: DiscoveryInstance): void {
  if (instance.status.state !== 'loading') return;
  const { deferredResults } = instance;
  if (deferredResults !== null) setResults(instance, deferredResults.products, deferredResults.search);
  else instance.status = { state: 'success' };
}

/** After a change that failed or was dropped: back to the selection of the shown results, or to those of the URL that were deferred for the change. */
function rollback(instance: DiscoveryInstance): void {
  const { deferredResults } = instance;
  instance.syncedRevision = instance.revision;
  if (deferredResults !== null) {
    setResults(instance, deferredResults.products, deferredResults.search);
    return;
  }
  const { selected, sort } = resultFields(instance.products);
  Object.assign(instance, { selected, sort });
  instance.status = { state: 'success' };
}
