// A value owned by the page around a component, that a component reads and re-renders with.
import { useSyncExternalStore } from 'react';

export interface Readable<T> {
  /** The same value until it changes. */
  readonly get: () => T;
  /** Calls `listener` after each change; the returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function useReadable<T>({ get, subscribe }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}

/** One that its owner changes. */
export interface WritableValue<T> extends Readable<T> {
  readonly set: (value: T) => void;
}

export function createValue<T>(first: T): WritableValue<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
