// A component in a file of its own, which is loaded when it is first drawn, or before.
import { type ComponentType, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react';
import { withItsStyles } from '#src/ui/lost-styles.ts';
import { useIsFromServer } from '#src/ui/use-is-hydrated.ts';

export interface DeferredComponent<Props> {
  (props: Props): ReactNode;
  /** Once it has resolved, the component is drawn with what is around it; rejects if the file can't be loaded. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** The same for who doesn't need to know: drawing it tells that a file can't be loaded. */
  readonly preload: () => void;
}

/**
 * Draws `fallback` until the file is there, and while the component suspends. A file that can't be loaded is thrown to
 * the next boundary, and asked for again where the component is drawn anew. Not React's `lazy`: it suspends even where
 * the file is there, and what suspends is shown 300 ms after its fallback at the earliest.
 */
export function deferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode) = null,
): DeferredComponent<Props> {
  return deferredPart(() => withItsStyles(load), fallback);
}

/** The same for what waits for no style sheets but those of its own file: the others may have been lost for good. */
export function deferredPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode | ((props: Props) => ReactNode),
): DeferredComponent<Props> {
  let known: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  function loadOnce(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (part) => {
        known = part;
        return part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Deferred(props: Props) {
    // A server's HTML is without it, whatever is loaded by now.
    const isFromServer = useIsFromServer();
    const [part, setPart] = useState(() => (isFromServer || known === undefined ? null : { Part: known }));
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (part !== null) return undefined;
      let isShown = true;
      loadOnce().then(
        // In slices, as a press may come meanwhile.
        (Part) => isShown && startTransition(() => setPart({ Part })),
        (error: unknown) => isShown && setFailure({ error }),
      );
      return () => {
        isShown = false;
      };
    }, [part]);
    if (failure !== null) throw failure.error;
    const empty = typeof fallback === 'function' ? fallback(props) : fallback;
    return <Suspense fallback={empty}>{part === null ? empty : <part.Part {...props} />}</Suspense>;
  }
  const preload = () => void loadOnce().catch(() => undefined);
  return Object.assign(Deferred, { load: loadOnce, preload });
}
