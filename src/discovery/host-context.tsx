// Hands the host to every component of discovery, and to the UI components below it.
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { DiscoveryHost } from '#src/discovery/host.ts';
import type { LeftSelection } from '#src/discovery/state/left-selection.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import { UiContext } from '#src/ui/ui-context.tsx';

const HostContext = createContext<DiscoveryHost | null>(null);
const LeftContext = createContext<LeftSelection>({ selection: null });

/** `host` stays the same object as long as the page does. */
export function DiscoveryHostProvider({ host, children }: { host: DiscoveryHost; children: ReactNode }) {
  const [left] = useState<LeftSelection>(() => ({ selection: null }));
  return (
    <HostContext value={host}>
      <LeftContext value={left}>
        <UiContext value={host}>{children}</UiContext>
      </LeftContext>
    </HostContext>
  );
}

export function useHost(): DiscoveryHost {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useHost needs a DiscoveryHostProvider above it');
  return host;
}

/** The lists of the page note in it what they are left with. */
export function useLeftSelection(): LeftSelection {
  return useContext(LeftContext);
}

export function useTexts(): DiscoveryTexts {
  return useHost().texts;
}
