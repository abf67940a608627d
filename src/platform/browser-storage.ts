// Small texts in the browser's local storage; where that is forbidden or full, nothing is stored (PW-08).

const PREFIX = 'cairn-';

export const browserStorage = {
  get: (key: string): string | null => attempt(() => localStorage.getItem(PREFIX + key)),
  set(key: string, value: string): void {
    attempt(() => localStorage.setItem(PREFIX + key, value));
  },
  remove(key: string): void {
    attempt(() => localStorage.removeItem(PREFIX + key));
  },
};

/** Null when refused: even naming the storage throws in some private modes. Expected, and nothing a shopper must know. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
