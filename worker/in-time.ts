// Waiting no longer than a limit.

/** `late` where the work takes longer than `ms`: it goes on, and nobody waits for it. Rejects as the work does. */
export async function inTime<T, Late>(
  schedule: (ms: number, call: () => void) => () => void,
  ms: number,
  work: Promise<T>,
  late: Late,
): Promise<T | Late> {
  const limit = Promise.withResolvers<Late>();
  const cancel = schedule(ms, () => limit.resolve(late));
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    cancel();
  }
}
