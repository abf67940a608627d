// Hands the host to every component of discovery, and to the UI components below it.
import { createContext, type ReactNode, useContext } from 'react';
import type { DiscoveryHost } from '#src/discovery/host.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import { UiContext } from '#src/ui/ui-context.tsx';

const HostContext = createContext<DiscoveryHost | null>(null);

/** `host` stays the same object as long as the page does. */
export function DiscoveryHostProvider({ host, children }: { host: DiscoveryHost; children: ReactNode }) {
  return (
    <HostContext value={host}>
      <UiContext value={host}>{children}</UiContext>
    </HostContext>
  );
}

export function useHost(): DiscoveryHost {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useHost needs a DiscoveryHostProvider above it');
  return host;
}

export function useTexts(): DiscoveryTexts {
  return useHost().texts;
}
