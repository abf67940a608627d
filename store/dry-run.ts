// A bulk write that can be rolled back after its result is known.
import type { Store, TransactionCallback } from '#store/store.ts';

class DryRunRollback extends Error {}

/** As Store.bulk; with `isDryRun` the work is done, then rolled back. */
export async function bulkOrDryRun<T>(
  store: Store,
  isDryRun: boolean,
  work: TransactionCallback<T>,
): Promise<T> {
  if (!isDryRun) return store.bulk(work);
  let result: { readonly of: T } | undefined;
  try {
    await store.bulk(async (tx) => {
      result = { of: await work(tx) };
      throw new DryRunRollback('dry run: rolled back');
    });
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
  }
  if (result === undefined) throw new Error('a dry run ended without a result');
  return result.of;
}
