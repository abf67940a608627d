// A long write that can be tried without being kept.
import type { Store, Work } from '#server/store/store.ts';

class DryRunOver extends Error {}

/** As Store.bulk; with `isDryRun` everything is tried, answered and rolled back. */
export async function bulkOrDryRun<T>(store: Store, isDryRun: boolean, work: Work<T>): Promise<T> {
  if (!isDryRun) return store.bulk(work);
  let answer: { readonly of: T } | undefined;
  try {
    await store.bulk(async (tx) => {
      answer = { of: await work(tx) };
      throw new DryRunOver('dry run: rolled back');
    });
  } catch (error) {
    if (!(error instanceof DryRunOver)) throw error;
  }
  if (answer === undefined) throw new Error('a dry run ended without an answer');
  return answer.of;
}
