// Storage of the device that is missing, throws or never answers must not hold up a page.

const STORAGE_LIMIT_MS = 500;

/** What `read` resolves to; `otherwise` if it fails or takes longer than 500 ms. Never rejects. */
export async function orInTime<Value>(read: () => Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), STORAGE_LIMIT_MS);
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
