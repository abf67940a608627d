// Keeps an instance and the address together: a change writes the address, and what the address answers is shown.
import { subscribe } from 'valtio/vanilla';
import type { DiscoveryClient, Products } from '#contract/clients.ts';
import { answerFields, held, type Instance } from '#src/discovery/state/instance.ts';

export interface AddressBinding {
  readonly encode: DiscoveryClient['encode'];
  /** Replaces the address's query string; resolves when its answer is on show or failed. */
  readonly navigate: (search: string) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/**
 * Writes each change of the selection to the address, the newest only: a change met while the one before is being
 * encoded takes its place. Answers do not count as changes, so nothing goes round. Ends with the returned function.
 */
export function writeAddress(instance: Instance, binding: AddressBinding): () => void {
  let begun = instance.revision;
  let isEnded = false;
  const write = async (revision: number) => {
    const { selected, search } = instance;
    // A copy: what goes to the worker must be no proxy.
    const sort = instance.sort === null ? null : { field: instance.sort.field, order: instance.sort.order };
    const isNewest = () => !isEnded && instance.revision === revision;
    try {
      const next = await binding.encode(search, { filters: selected, sort });
      if (!isNewest()) return;
      instance.addressed = revision;
      await binding.navigate(next);
      if (isNewest()) settle(instance);
    } catch (error) {
      binding.report(error);
      if (isNewest()) showAgain(instance);
    }
  };
  const unsubscribe = subscribe(
    instance,
    () => {
      if (instance.revision === begun) return;
      begun = instance.revision;
      void write(begun);
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
export function followAddress(instance: Instance, products: Products, search: string): void {
  if (instance.products === products && instance.search === search) return;
  if (instance.addressed !== instance.revision) {
    instance.skipped = held({ products, search });
    return;
  }
  show(instance, products, search);
}

function show(instance: Instance, products: Products, search: string): void {
  Object.assign(instance, answerFields(products));
  instance.search = search;
  instance.skipped = null;
  instance.status = { state: 'success' };
  instance.moreStatus = { state: 'idle' };
  instance.loads = 0;
  instance.automaticLoads = 0;
  instance.generation += 1;
}

/** The address is written and answered. One that was already answered brings nothing new: what was put aside, or stays, is right. */
function settle(instance: Instance): void {
  if (instance.status.state !== 'loading') return;
  const { skipped } = instance;
  if (skipped !== null) show(instance, skipped.products, skipped.search);
  else instance.status = { state: 'success' };
}

/** After a change that could not be made: back to what is on show. */
function showAgain(instance: Instance): void {
  const { selected, sort } = answerFields(instance.products);
  Object.assign(instance, { selected, sort });
  instance.addressed = instance.revision;
  instance.status = { state: 'success' };
}
