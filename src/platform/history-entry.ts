// Small values kept with the current entry of the browser's history: they survive a way on and back, and a reload.
import { report } from '#src/platform/log.ts';

/** Undefined where nothing is kept under the name. */
export function keptInEntry(name: string): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
}

/** What stands behind the `#` of the URL goes; the entry stays as it is otherwise. */
export function removeHash(): void {
  History.prototype.replaceState.call(history, history.state, '', location.pathname + location.search);
}

/** `value` is cloned; throws where the browser refuses, as it does when it is asked too often. */
export function keepInEntry(name: string, value: object): void {
  // The router watches the method of this one object, and would take the call for a navigation.
  History.prototype.replaceState.call(history, { ...history.state, [name]: value }, '');
}

/** What was kept with the entry stays, though `change` gives it another state. A browser that refuses that is reported. */
export function keepingEntry<Result>(change: () => Result): Result {
  const before: unknown = history.state;
  const result = change();
  if (before === null || history.state === before) return result;
  try {
    History.prototype.replaceState.call(history, { ...before, ...history.state }, '');
  } catch (error) {
    report(error, 'history state');
  }
  return result;
}
