// Creates a screen's instance once and keeps it in sync with the URL and with what the page loads.
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Products, ProductsScope } from '#contract/clients.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { loadMore } from '#src/discovery/state/actions.ts';
import { createDiscoveryInstance, type DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { applyUrlResults, writeUrl } from '#src/discovery/state/url-sync.ts';
import { report } from '#src/platform/log.ts';

interface InstanceOptions {
  /** Products of a first load. */
  readonly pageSize: number;
  readonly products: Products;
  /** The query string that `products` are for. */
  readonly search: string;
}

/** The instance and its scope live as long as the screen. */
export function useDiscoveryInstance(
  scope: ProductsScope,
  { pageSize, products, search }: InstanceOptions,
): DiscoveryInstance {
  const [instance] = useState(() => createDiscoveryInstance({ kind: scope.kind, products, search }));
  const [instanceScope] = useState(scope);
  const { client, market, navigation } = useHost();

  useEffect(
    () =>
      writeUrl(instance, {
        apply: (before, selection) =>
          client.apply(market, instanceScope, { search: before, limit: pageSize }, selection),
        navigate: (next, page) => navigation.navigate(next, { isReplacing: true, page }),
        onUrlChange: (listener) => navigation.subscribe(listener),
        report: (error) => report(error, 'url-sync'),
      }),
    [instance, instanceScope, client, market, navigation, pageSize],
  );
  useEffect(() => {
    let end: (() => void) | undefined;
    let isEnded = false;
    import('#src/discovery/state/place.ts').then(
      ({ keepPlace }) => {
        if (isEnded) return;
        const options = { client, market, scope: instanceScope, isAutomatic: false };
        end = keepPlace(instance, (count) =>
          loadMore(instance, { ...options, pageSize: count, now: () => performance.now() }),
        );
      },
      (error: unknown) => report(error, 'place'),
    );
    return () => {
      isEnded = true;
      end?.();
    };
  }, [instance, instanceScope, client, market]);
  useLayoutEffect(() => applyUrlResults(instance, products, search), [instance, products, search]);
  return instance;
}
