// The instance of the screen around a component, with the place that its cards come from.
import { createContext, type ReactNode, useContext } from 'react';
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
  return <DiscoveryContext value={{ instance, scope }}>{children}</DiscoveryContext>;
}

export function useDiscovery(): DiscoveryContextValue {
  const context = useContext(DiscoveryContext);
  if (context === null) throw new Error('useDiscovery needs an InstanceProvider above it');
  return context;
}
