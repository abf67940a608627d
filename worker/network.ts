// Whether the server can be reached, by the outcome of the last call; the browser's own flag only says when to try again.

export interface Network {
  readonly isOnline: boolean;
  /** The outcome of a call. */
  setOnline(isOnline: boolean): void;
}

/** `onChange` is called when it changes, not for every call. */
export function createNetwork(isOnline: boolean, onChange: (isOnline: boolean) => void): Network {
  let current = isOnline;
  return {
    get isOnline() {
      return current;
    },
    setOnline(isOnlineNow) {
      if (isOnlineNow === current) return;
      current = isOnlineNow;
      onChange(isOnlineNow);
    },
  };
}
