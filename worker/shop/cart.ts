// The cart of this device: every change is stored before anything else, shown at once, and sent in order.
import type { CartIntent } from '#contract/cart.ts';
import type { CartClient, OptimisticCartRow, CartView } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import type { PageMarket } from '#contract/market.ts';
import { toDecimal } from '#contract/money.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { cartViewOf } from '#pages/pages.ts';
import type { Outbox } from '#outbox/outbox.ts';
import type { HttpClient } from '#worker/http/request.ts';
import type { Network } from '#worker/network.ts';
import { cartViewWithPending } from '#worker/shop/cart-view.ts';

export interface CartDeps {
  readonly findMarket: (code: string) => PageMarket | undefined;
  readonly http: HttpClient;
  readonly network: Network;
  readonly outbox: Pick<Outbox, 'store' | 'change' | 'wake'>;
  readonly now: () => number;
  /** The cart changed here; every page and every other tab is to know. */
  readonly onChange: () => void;
}

/** The cart of a market as the device sees it now. */
export async function readCartView(store: Outbox['store'], market: PageMarket): Promise<CartView> {
  const { cachedCart: kept, pending: waiting, deadLetters: dead } = await store.cartState();
  return cartViewWithPending(kept, waiting, dead, market);
}

/** `signal` ends the asking of the server; a change that was stored stays and is sent. */
export function cartClient(deps: CartDeps, signal: AbortSignal): CartClient {
  const { findMarket, http, network, outbox, now, onChange } = deps;
  const { store } = outbox;

  const view = async (code: string): Promise<Result<CartView>> => {
    const market = findMarket(code);
    return market === undefined
      ? fail(shopError('unknown_market', { field: 'market' }))
      : ok(await readCartView(store, market));
  };
  const change = async (
    code: string,
    changeFor: (market: PageMarket) => CartIntent['change'],
    optimisticRow: unknown = null,
  ) => {
    const market = findMarket(code);
    if (market === undefined) return fail(shopError('unknown_market', { field: 'market' }));
    await outbox.change(changeFor(market), market.code, optimisticRow);
    onChange();
    void outbox.wake(true);
    return view(market.code);
  };
  const hasPendingChanges = async () => (await store.next('cart', 1, null)).length > 0;

  /**
   * Takes the server's cart over. Not while changes wait: they may be in the server's answer already and would be
   * shown twice; their own answers bring the cart.
   */
  const refresh = async (market: string): Promise<Result<unknown>> => {
    if (await hasPendingChanges()) {
      void outbox.wake();
      return ok(null);
    }
    const answer = await http.call('cartGet', { query: { market } }, { signal });
    if (answer.ok && !(await hasPendingChanges())) {
      await store.saveCart(answer.value, now());
      onChange();
    }
    return answer;
  };
  /** The cart of a link (SH-09) is shown, not taken over: changes go to the cart of this device's session. */
  const fetchLinkedCart = async (market: PageMarket, cartId: string): Promise<Result<CartView>> => {
    const answer = await http.call('cartGet', { query: { market: market.code, cartId } }, { signal });
    return answer.ok ? ok(cartViewOf(answer.value, market)) : answer;
  };

  return {
    /** The device's cart at once, the server's as a message; without one on the device the server's is waited for. */
    async read(code, cartId) {
      const market = findMarket(code);
      if (market === undefined) return fail(shopError('unknown_market', { field: 'market' }));
      const { cachedCart: kept } = await store.cartState();
      if (cartId !== undefined && cartId !== kept?.cart.cartId) return fetchLinkedCart(market, cartId);
      if (kept !== null || !network.isOnline) {
        void refresh(market.code);
        return view(market.code);
      }
      const answer = await refresh(market.code);
      return !answer.ok && answer.error.code === 'canceled' ? answer : view(market.code);
    },
    add: (code, articleId, seen) =>
      change(
        code,
        (market) => ({
          kind: 'add',
          articleId,
          quantity: 1,
          expectedPrice: toDecimal(seen.reducedMinor ?? seen.listMinor, market.currency),
        }),
        toOptimisticRow(seen),
      ),
    subtract: (code, orderRowId) => change(code, () => ({ kind: 'subtract', orderRowId })),
    remove: (code, orderRowId) => change(code, () => ({ kind: 'remove', orderRowId })),
    clear: (code) => change(code, () => ({ kind: 'clear' })),
    async acknowledge(code) {
      await store.acknowledgeNotices();
      onChange();
      return view(code);
    },
  };
}

/** Only what a row shows; whatever else came along is not kept on the device. */
function toOptimisticRow(seen: OptimisticCartRow): OptimisticCartRow {
  const { productId, title, brand, colorTitle, size, href, image, tint, listMinor, reducedMinor } = seen;
  const { stockBalance } = seen;
  return {
    productId,
    title,
    brand,
    colorTitle,
    size,
    href,
    image,
    tint,
    listMinor,
    reducedMinor,
    stockBalance,
  };
}
