// Whether a component has been hydrated: until then it has to render what the server did, whatever is known by now.
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while hydrating; true from the first render in the browser alone. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
