// Whether a component has been hydrated: until then it has to render what the server did, whatever is known by now.
import { useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while hydrating; true from the first render in the browser alone. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Whether a component began on a server: true there and in the browser that hydrates it. Never renders it again. */
export function useIsFromServer(): boolean {
  const isFromServer = useRef(false);
  return useSyncExternalStore(
    subscribe,
    () => isFromServer.current,
    // React asks for it on a server and while hydrating.
    () => {
      isFromServer.current = true;
      return true;
    },
  );
}
