// Storage of the device that is missing, throws or never answers must not hold up a page.

const STORAGE_LIMIT_MS = 500;
/** Where the network has failed, so that nothing else can answer: a slow phone that starts cold is waited for. */
export const LAST_RESORT_LIMIT_MS = 10_000;

/** What `read` resolves to; `otherwise` if it fails or takes longer than the limit. Never rejects. */
export async function orInTime<Value>(
  read: () => Promise<Value>,
  otherwise: Value,
  limitMs = STORAGE_LIMIT_MS,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), limitMs);
  });
  try {
    return await Promise.race([read(), limit]);
  } catch {
    // Private mode, a setting of the browser, or damage: the network alone must do.
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}

/** What is kept if it is found in time, else what the network sends; where that fails, what is found later. Rejects as the network does. */
export async function keptOrFetched(
  find: () => Promise<Response | undefined>,
  fetched: () => Promise<Response>,
): Promise<Response> {
  const kept = await orInTime(find, undefined);
  if (kept !== undefined) return kept;
  try {
    return await fetched();
  } catch (error) {
    const late = await orInTime(find, undefined, LAST_RESORT_LIMIT_MS);
    if (late === undefined) throw error;
    return late;
  }
}
