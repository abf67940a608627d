// The instance of the screen around a component, with the place that its cards come from.
import { createContext, type ReactNode, useContext } from 'react';
import type { Place } from '#src/discovery/state/actions.ts';
import type { Instance } from '#src/discovery/state/instance.ts';

interface InstanceInPlace {
  readonly instance: Instance;
  readonly place: Place;
}

const InstanceContext = createContext<InstanceInPlace | null>(null);

export function InstanceProvider({ instance, place, children }: InstanceInPlace & { children: ReactNode }) {
  return <InstanceContext value={{ instance, place }}>{children}</InstanceContext>;
}

export function useDiscovery(): InstanceInPlace {
  const context = useContext(InstanceContext);
  if (context === null) throw new Error('useDiscovery needs an InstanceProvider above it');
  return context;
}
