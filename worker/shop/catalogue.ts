// The parts of a page that discovery does not provide: frame, editorial pages, products; from the server or the device.
import type { EditorialPage } from '#contract/bootstrap.ts';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ShopSource } from '#pages/pages.ts';
import { chooseResponse } from '#worker/cache/choose-response.ts';
import type { Provenance } from '#worker/cache/provenance.ts';
import type { ServerResponses } from '#worker/cache/server-responses.ts';
import type { SnapshotManager } from '#worker/discovery/snapshot.ts';
import { createEndpointCaller, type EndpointCallerDeps } from '#worker/endpoint-caller.ts';
import type { CallOptions } from '#worker/http/request.ts';
import { SHELL_CALLS } from '#worker/store/responses.ts';

export interface CatalogueDeps extends EndpointCallerDeps {
  readonly snapshot: Pick<SnapshotManager, 'stateOf' | 'engineOf' | 'asOf' | 'partOf'>;
  readonly provenance: Provenance;
}

export function shopSource(deps: CatalogueDeps, signal: AbortSignal): ShopSource {
  const { network, snapshot, responses, provenance, patience } = deps;
  const endpoints = createEndpointCaller(deps, signal);
  return {
    bootstrap: (market) => endpoints.call('bootstrapInit', { query: { market } }),
    menu: (market) => endpoints.call('bootstrapMenu', { query: { market } }),
    async markets(market) {
      const response = await endpoints.call('bootstrapMarkets', { query: { market } });
      return response.ok ? ok(response.value.markets) : response;
    },
    giftCards: (market) => endpoints.call('giftCardSettings', { query: { market } }),
    // All pages come in one response, so that a page never opened is there without a network too.
    async page(market, id): Promise<Result<EditorialPage>> {
      const response = await endpoints.call('editorialPages', { query: { market } });
      if (!response.ok) return response;
      const page = response.value.pages.find((one) => one.id === id || one.slug === id);
      if (page === undefined) return fail(shopError('not_found', { status: 404 }));
      return ok(provenance.mark(page, provenance.of(response.value)));
    },
    product: (market, id) => {
      const parts = { query: { market, id } };
      const fromEngine = () =>
        snapshot.engineOf(market)?.product(id) ?? fail(shopError('unknown_product', { status: 404 }));
      // Only the server knows that there is no such product, where the device has a part of them.
      const isElsewhere = snapshot.partOf(market) !== undefined && !fromEngine().ok;
      return chooseResponse({
        isOnline: network.isOnline,
        snapshot: isElsewhere ? 'absent' : snapshot.stateOf(market),
        fromSnapshot: async () => {
          const product = fromEngine();
          if (product.ok) provenance.mark(product.value, { source: 'device', asOf: snapshot.asOf() });
          return product;
        },
        fromServer: (options: CallOptions) =>
          responses.fetch('product', market, parts, { ...options, signal }),
        fromCache: () => responses.readCached('product', parts),
        patience,
      });
    },
  };
}

/** Puts what a market's pages need besides the snapshot on the device; false: not all of it is there. */
export async function prefetchShell(
  responses: Pick<ServerResponses, 'prefetch'>,
  market: string,
): Promise<boolean> {
  const parts = { query: { market } };
  const results = await Promise.all(SHELL_CALLS.map((name) => responses.prefetch(name, market, parts)));
  return results.every((isStored) => isStored);
}
