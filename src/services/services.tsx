// The React context that hands clients, texts and the shell's state to every screen.
import { createContext, type ReactNode, useContext } from 'react';
import type { MarketInfo } from '#contract/bootstrap.ts';
import type { CartClient, DiscoveryClient, PageClient, TrackingClient } from '#contract/clients.ts';
import type { OutboxClient } from '#contract/inbox.ts';
import type { PageSite } from '#contract/shop-profile.ts';
import type { EndpointClient, WorkerClients, WorkerDomain, WorkerMessage } from '#contract/worker-api.ts';
import type { Texts } from '#src/i18n/texts.ts';
import type { PreparedPage } from '#src/services/prepared-page.ts';
import type { ViewState } from '#src/services/view-state.ts';

export interface Services extends PageSite {
  /** Of a page without a network: other markets that this device can show. Never rejects. */
  readonly marketsOnDevice?: Promise<readonly MarketInfo[]>;
  /** Of a page without a network: the market is known by its code alone, and its currency is none to show prices in. */
  readonly isMarketGuessed?: boolean;
  readonly texts: Texts;
  readonly view: ViewState;
  /** The page client whose calls `signal` cancels. */
  pagesFor(signal: AbortSignal): PageClient;
  readonly preparedPage: PreparedPage;
  readonly discovery: DiscoveryClient;
  readonly cart: CartClient;
  readonly outbox: OutboxClient;
  readonly tracking: TrackingClient;
  /** Any client of the worker, for parts that come late. */
  client<D extends WorkerDomain>(domain: D): WorkerClients[D];
  /** Any endpoint that the page may call, as it is. */
  readonly endpoints: EndpointClient;
  /** The worker's notifications; the returned function unsubscribes. There are none on the server. */
  listen(listener: (message: WorkerMessage) => void): () => void;
  /** Puts the market before a market-free path: `/c/jackets` becomes `/sv-se/c/jackets`. */
  href(path: string): string;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

export function useTexts(): Texts {
  return useServices().texts;
}
