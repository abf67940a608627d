// The parts of a page that are no discovery: frame, editorial pages, products; from the server, or from what the device has.
import type { EditorialPage } from '#contract/bootstrap.ts';
import type { ShopSource } from '#pages/pages.ts';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { chooseResponse } from '#worker/cache/choose-response.ts';
import type { Provenance } from '#worker/cache/provenance.ts';
import type { ServerResponses } from '#worker/cache/server-responses.ts';
import type { SnapshotManager } from '#worker/discovery/snapshot.ts';
import type { CallOptions } from '#worker/http/request.ts';
import type { Network } from '#worker/network.ts';

export interface CatalogueDeps {
  readonly network: Network;
  readonly snapshot: Pick<SnapshotManager, 'stateOf' | 'engineOf' | 'asOf'>;
  readonly responses: ServerResponses;
  readonly provenance: Provenance;
}
type ShellCall = 'bootstrapInit' | 'bootstrapMenu' | 'bootstrapMarkets' | 'editorialPages';

export function shopSource(deps: CatalogueDeps, signal: AbortSignal): ShopSource {
  const { network, snapshot, responses, provenance } = deps;
  const plain = <N extends ShellCall>(name: N, market: string) => {
    const parts = { query: { market } };
    return chooseResponse({
      isOnline: network.isOnline,
      snapshot: 'absent',
      fromSnapshot: () => Promise.resolve(fail(shopError('snapshot_refused'))),
      fromServer: (options) => responses.fetch(name, market, parts as never, { ...options, signal }),
      fromCache: () => responses.readCached(name, parts as never),
    });
  };
  return {
    bootstrap: (market) => plain('bootstrapInit', market),
    menu: (market) => plain('bootstrapMenu', market),
    async markets(market) {
      const answer = await plain('bootstrapMarkets', market);
      return answer.ok ? ok(answer.value.markets) : answer;
    },
    // All pages come in one answer, so that a page never opened is there without a network too.
    async page(market, id): Promise<Result<EditorialPage>> {
      const answer = await plain('editorialPages', market);
      if (!answer.ok) return answer;
      const page = answer.value.pages.find((one) => one.id === id || one.slug === id);
      if (page === undefined) return fail(shopError('not_found', { status: 404 }));
      return ok(provenance.mark(page, provenance.of(answer.value)));
    },
    product: (market, id) => {
      const parts = { query: { market, id } };
      return chooseResponse({
        isOnline: network.isOnline,
        snapshot: snapshot.stateOf(market),
        fromSnapshot: async () => {
          const product =
            snapshot.engineOf(market)?.product(id) ?? fail(shopError('unknown_product', { status: 404 }));
          if (product.ok) provenance.mark(product.value, { source: 'device', asOf: snapshot.asOf() });
          return product;
        },
        fromServer: (options: CallOptions) =>
          responses.fetch('product', market, parts, { ...options, signal }),
        fromCache: () => responses.readCached('product', parts),
      });
    },
  };
}

/** Fetches what a market's pages need besides the snapshot, so that it is there without a network. */
export async function prefetchShell(responses: ServerResponses, market: string): Promise<void> {
  const parts = { query: { market } };
  const calls = ['bootstrapInit', 'bootstrapMenu', 'bootstrapMarkets', 'editorialPages'] as const;
  await Promise.all(calls.map((name) => responses.fetch(name, market, parts, { isSingleAttempt: true })));
}
