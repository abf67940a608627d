// Provides the screen's instance to its components, and the listing or search that its products come from.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ProductsScope } from '#contract/clients.ts';
import type { DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';

interface DiscoveryContextValue {
  readonly instance: DiscoveryInstance;
  readonly scope: ProductsScope;
}

const DiscoveryContext = createContext<DiscoveryContextValue | null>(null);

export function DiscoveryProvider({
  instance,
  scope,
  children,
}: DiscoveryContextValue & { children: ReactNode }) {
  const value = useMemo(() => ({ instance, scope }), [instance, scope]);
  return <DiscoveryContext value={value}>{children}</DiscoveryContext>;
}

export function useDiscovery(): DiscoveryContextValue {
  const context = useContext(DiscoveryContext);
  if (context === null) throw new Error('useDiscovery needs a DiscoveryProvider above it');
  return context;
}
