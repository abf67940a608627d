// Whether the server can be reached, by what the last call showed; the browser's own flag only says when to look again.

export interface Network {
  readonly isOnline: boolean;
  /** What a call showed. */
  setOnline(isOnline: boolean): void;
}

/** `onChange` is told when it turns, not for every call. */
export function createNetwork(isOnline: boolean, onChange: (isOnline: boolean) => void): Network {
  let current = isOnline;
  return {
    get isOnline() {
      return current;
    },
    setOnline(seen) {
      if (seen === current) return;
      current = seen;
      onChange(seen);
    },
  };
}
