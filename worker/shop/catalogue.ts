// The parts of a page that are no discovery: frame, editorial pages, products; from the server, or from what the device has.
import type { EditorialPage } from '#contract/bootstrap.ts';
import type { ShopSource } from '#contract/compose.ts';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { choose } from '#worker/cache/choose.ts';
import type { Provenance } from '#worker/cache/provenance.ts';
import type { ServerAnswers } from '#worker/cache/server-answers.ts';
import type { SnapshotKeeper } from '#worker/discovery/snapshot.ts';
import type { CallOptions } from '#worker/http/request.ts';
import type { Network } from '#worker/network.ts';

export interface CatalogueDeps {
  readonly network: Network;
  readonly snapshot: Pick<SnapshotKeeper, 'stateOf' | 'engineOf' | 'asOf'>;
  readonly answers: ServerAnswers;
  readonly provenance: Provenance;
}
type PlainCall = 'bootstrapInit' | 'bootstrapMenu' | 'bootstrapMarkets' | 'editorialPages';

export function shopSource(deps: CatalogueDeps, signal: AbortSignal): ShopSource {
  const { network, snapshot, answers, provenance } = deps;
  const plain = <N extends PlainCall>(name: N, market: string) => {
    const parts = { query: { market } };
    return choose({
      isOnline: network.isOnline,
      snapshot: 'absent',
      fromSnapshot: () => Promise.resolve(fail(shopError('snapshot_refused'))),
      fromServer: (options) => answers.ask(name, market, parts as never, { ...options, signal }),
      fromKept: () => answers.recall(name, parts as never),
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
      return choose({
        isOnline: network.isOnline,
        snapshot: snapshot.stateOf(market),
        fromSnapshot: async () => {
          const product =
            snapshot.engineOf(market)?.product(id) ?? fail(shopError('unknown_product', { status: 404 }));
          if (product.ok) provenance.mark(product.value, { source: 'device', asOf: snapshot.asOf() });
          return product;
        },
        fromServer: (options: CallOptions) => answers.ask('product', market, parts, { ...options, signal }),
        fromKept: () => answers.recall('product', parts),
      });
    },
  };
}

/** Fetches what a market's pages need besides the snapshot, so that it is there without a network. */
export async function keepFrame(answers: ServerAnswers, market: string): Promise<void> {
  const parts = { query: { market } };
  const calls = ['bootstrapInit', 'bootstrapMenu', 'bootstrapMarkets', 'editorialPages'] as const;
  await Promise.all(calls.map((name) => answers.ask(name, market, parts, { isOnce: true })));
}
