// Gives a screen its instance: made once, tied to the address, and following what the router loads.
import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { Products } from '#contract/clients.ts';
import { createDiscoveryInstance, type DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { applyUrlResults, writeUrl } from '#src/discovery/state/url-sync.ts';
import { report } from '#src/platform/log.ts';
import { useServices } from '#src/services/services.tsx';

/** `search` is the query string that `products` answers. The instance lives as long as the screen. */
export function useDiscoveryInstance(
  kind: DiscoveryInstance['kind'],
  products: Products,
  search: string,
): DiscoveryInstance {
  const [instance] = useState(() => createDiscoveryInstance({ kind, products, search }));
  const { discovery } = useServices();
  const router = useRouter();

  useEffect(
    () =>
      writeUrl(instance, {
        encode: (before, selection) => discovery.encode(before, selection),
        navigate: (next) =>
          router.navigate({
            to: '.',
            search: Object.fromEntries(new URLSearchParams(next)),
            replace: true,
            resetScroll: false,
          } as never),
        report: (error) => report(error, 'url-sync'),
      }),
    [instance, discovery, router],
  );
  useLayoutEffect(() => applyUrlResults(instance, products, search), [instance, products, search]);
  return instance;
}
