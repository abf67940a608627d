// Runs a long write and rolls it back if it is a dry run.
import type { Store, TransactionCallback } from '#server/store/store.ts';

class DryRunRollback extends Error {}

/** As Store.bulk; with `isDryRun` everything is written, then rolled back, and its result is returned. */
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
