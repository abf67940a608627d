// The page's clients in the worker: one whose calls may be given from the device and be renewed when the server's responses come, and one of the device alone.
import { type ComposedClient, createPageClient } from '#pages/pages.ts';
import type { DiscoverySource } from '#contract/discovery-source.ts';
import type { PageMarket } from '#contract/market.ts';
import type { Patience } from '#worker/cache/choose-response.ts';
import type { Renewals } from '#worker/cache/renewals.ts';
import type { Network } from '#worker/network.ts';
import { createDiscoverySource, type SourceDeps } from '#worker/discovery/source.ts';
import { type CatalogueDeps, shopSource } from '#worker/shop/catalogue.ts';

type AnyMethod = (...args: readonly unknown[]) => ReturnType<ComposedClient['shell']>;

export interface PageClientsDeps extends Omit<CatalogueDeps, 'patience' | 'snapshot'> {
  readonly snapshot: CatalogueDeps['snapshot'] & SourceDeps['snapshot'];
  /** Discovery from the device's snapshot. */
  readonly device: DiscoverySource;
  readonly merchant: string;
  readonly findMarket: (code: string) => PageMarket | undefined;
  readonly renewals: Renewals;
  readonly warn: (text: string, context: Record<string, unknown>) => void;
}
export interface PageClients {
  /** Of one call, by its id. */
  readonly ofCall: (signal: AbortSignal, callId: string) => ComposedClient;
  /** Asks no server for what the device has. */
  readonly ofDevice: ComposedClient;
}

export function createPageClients(deps: PageClientsDeps): PageClients {
  const { provenance, merchant, renewals } = deps;
  const clientOf = (network: Network, patience: Patience, signal: AbortSignal) => {
    const sources = { ...deps, network, patience };
    return createPageClient({
      findMarket: deps.findMarket,
      merchant: () => merchant,
      source: createDiscoverySource(sources, signal),
      shop: shopSource(sources, signal),
      freshness: (result) => provenance.of(result),
      warn: deps.warn,
    });
  };
  const offline: Network = { isOnline: false, setOnline: () => undefined };
  return {
    ofCall: (signal, callId) =>
      renewingClient(renewals, callId, (patience) => clientOf(deps.network, patience, signal)),
    ofDevice: clientOf(offline, renewals.patience, new AbortController().signal),
  };
}

/** `clientWith` makes the client that composes with that much patience. */
function renewingClient(
  renewals: Renewals,
  callId: string,
  clientWith: (patience: Patience) => ComposedClient,
): ComposedClient {
  const methods = Object.keys(clientWith(renewals.patience)) as (keyof ComposedClient)[];
  const renewing = methods.map((method) => [
    method,
    (...args: readonly unknown[]) =>
      renewals.run(callId, JSON.stringify([method, args]), (patience) =>
        (clientWith(patience)[method] as unknown as AnyMethod)(...args),
      ),
  ]);
  return Object.fromEntries(renewing) as ComposedClient;
}
