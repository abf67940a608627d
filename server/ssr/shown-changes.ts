// Whether what pages are made of has changed.

/** The result tells whether `shown` gives other values than at its last call; the first call finds a change. */
export function changesOf(shown: () => readonly unknown[]): () => boolean {
  let current: readonly unknown[] = [];
  return () => {
    const before = current;
    current = shown();
    return current.some((value, at) => value !== before[at]);
  };
}
