// Gives a screen its instance: made once, tied to the address, and following what the page loads.
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Products } from '#contract/clients.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { createDiscoveryInstance, type DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { applyUrlResults, writeUrl } from '#src/discovery/state/url-sync.ts';
import { report } from '#src/platform/log.ts';

/** `search` is the query string that `products` answers. The instance lives as long as the screen. */
export function useDiscoveryInstance(
  kind: DiscoveryInstance['kind'],
  products: Products,
  search: string,
): DiscoveryInstance {
  const [instance] = useState(() => createDiscoveryInstance({ kind, products, search }));
  const { client, navigation } = useHost();

  useEffect(
    () =>
      writeUrl(instance, {
        encode: (before, selection) => client.encode(before, selection),
        navigate: (next) => navigation.navigate(next, { isReplacing: true }),
        report: (error) => report(error, 'url-sync'),
      }),
    [instance, client, navigation],
  );
  useLayoutEffect(() => applyUrlResults(instance, products, search), [instance, products, search]);
  return instance;
}
