// The cart of this device: every change is stored before anything else, shown at once, and sent in order.
import type { Cart, CartIntent } from '#contract/cart.ts';
import type { CartClient, CartRowView, CartView, OptimisticCartRow } from '#contract/clients.ts';
import { shopError } from '#contract/errors.ts';
import type { PageMarket } from '#contract/market.ts';
import { toDecimal } from '#contract/money.ts';
import { orderRowIdOf } from '#contract/order-row.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { cartViewOf } from '#pages/pages.ts';
import type { CartTracking, Outbox } from '#outbox/outbox.ts';
import type { HttpClient } from '#worker/http/request.ts';
import { inTime } from '#worker/in-time.ts';
import type { Network } from '#worker/network.ts';
import { cartViewWithPending } from '#worker/shop/cart-view.ts';

/** A cart that only the server may have is waited for this long; what comes later comes as a message. */
const PATIENCE_MS = 1_500;

export interface CartDeps {
  readonly findMarket: (code: string) => PageMarket | undefined;
  readonly http: HttpClient;
  readonly network: Network;
  readonly outbox: Pick<Outbox, 'store' | 'change' | 'wake'>;
  readonly now: () => number;
  /** Calls back once after `ms`; the returned function cancels it. */
  readonly schedule: (ms: number, call: () => void) => () => void;
  /** Who a change is tracked for; undefined without consent. */
  readonly tracking: () => CartTracking | undefined;
  /** The stored cart changed otherwise than by a change that the outbox sends: this page and other tabs are to be notified. */
  readonly onChange: () => void;
}

/** The cart of a market as the device sees it now. */
export async function readCartView(store: Outbox['store'], market: PageMarket): Promise<CartView> {
  const { cachedCart, pending } = await store.cartState();
  return cartViewWithPending(cachedCart, pending, market);
}

/** `signal` cancels requests; a change that was stored stays and is sent. */
export function cartClient(deps: CartDeps, signal: AbortSignal): CartClient {
  const { findMarket, http, network, outbox, now, schedule, tracking, onChange } = deps;
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
    await outbox.change(changeFor(market), market.code, optimisticRow, tracking());
    void outbox.wake(true);
    return view(market.code);
  };
  /**
   * Stores the server's cart. Not while changes are pending: they may be in the server's cart already and would be
   * shown twice; their own responses bring the cart. Nor another cart than the device's where that one came meanwhile: the
   * server may have responded before it had any.
   */
  const refresh = async (market: string): Promise<Result<unknown>> => {
    const before = await store.cartState();
    if (before.pending.length > 0) {
      void outbox.wake();
      return ok(null);
    }
    const response = await http.call('cartGet', { query: { market } }, { signal });
    const { cachedCart, pending } = await store.cartState();
    if (!response.ok || pending.length > 0 || isSameCart(cachedCart?.cart, response.value)) return response;
    const idBefore = before.cachedCart?.cart.cartId ?? null;
    if (await store.saveCart(response.value, now(), idBefore)) onChange();
    return response;
  };
  /** The cart of a link (SH-09) is shown, not stored: changes go to the cart of this device's session. */
  const fetchLinkedCart = async (market: PageMarket, cartId: string): Promise<Result<CartView>> => {
    const response = await http.call('cartGet', { query: { market: market.code, cartId } }, { signal });
    return response.ok ? ok(cartViewOf(response.value, market)) : response;
  };

  return {
    /** The device's cart at once, the server's as a message; where the device has none, the server's if it comes soon. */
    async read(code, cartId) {
      const market = findMarket(code);
      if (market === undefined) return fail(shopError('unknown_market', { field: 'market' }));
      const { cachedCart } = await store.cartState();
      if (cartId !== undefined && cartId !== cachedCart?.cart.cartId) return fetchLinkedCart(market, cartId);
      if (cachedCart !== null || !network.isOnline) {
        void refresh(market.code);
        return view(market.code);
      }
      const response = await inTime(schedule, PATIENCE_MS, refresh(market.code), null);
      if (response === null) return view(market.code);
      // Without an answer the device's cart is all there is; an answer that is an error says that there may be more.
      const isOffline =
        !response.ok && (response.error.code === 'offline' || response.error.code === 'timeout');
      return response.ok || isOffline ? view(market.code) : response;
    },
    add: (code, articleId, optimisticRow) =>
      change(
        code,
        (market) => additionOf({ ...optimisticRow, articleId, quantity: 1 }, market),
        toOptimisticRow(optimisticRow),
      ),
    subtract: (code, orderRowId) => change(code, () => ({ kind: 'subtract', orderRowId })),
    remove: (code, orderRowId) => change(code, () => ({ kind: 'remove', orderRowId })),
    async restore(code, row, beforeRowId) {
      const { pending } = await store.cartState();
      const last = pending.findLast(({ intent }) => isAbout(intent.change, row.rowId));
      const isRemoval = last !== undefined && 'orderRowId' in last.intent.change;
      const canceled = isRemoval && (await store.cancel(last.id));
      // Added now, it would be there twice if the removal turned out to be taken back.
      if (canceled === null) return fail(shopError('timeout'));
      if (canceled) {
        onChange();
        return view(code);
      }
      const place = beforeRowId === null ? {} : { beforeRowId };
      return change(code, (market) => ({ ...additionOf(row, market), ...place }), toOptimisticRow(row));
    },
    code: (market, kind, code) => change(market, () => ({ kind, code })),
    clear: (code) => change(code, () => ({ kind: 'clear' })),
    async setCountry(code) {
      const { cachedCart, pending } = await store.cartState();
      const isThere = cachedCart === null || cachedCart.cart.market === code;
      return isThere && pending.length === 0 ? view(code) : change(code, () => ({ kind: 'setCountry' }));
    },
    async acknowledge(code) {
      await store.acknowledgeNotices();
      onChange();
      return view(code);
    },
  };
}

/** Most responses are of the cart as it is: then nothing is written, and no tab is told. */
function isSameCart(cached: Cart | undefined, cart: Cart): boolean {
  return JSON.stringify(cached) === JSON.stringify(cart);
}

/** Whether a change is the row's: the last of them decides what becomes of it. */
function isAbout(change: CartIntent['change'], rowId: string): boolean {
  if (change.kind === 'add') return orderRowIdOf(change.articleId) === rowId;
  return change.kind === 'clear' || ('orderRowId' in change && change.orderRowId === rowId);
}

/** The server takes a price that was seen for one of the change's market: one in another currency is not told. */
function additionOf(row: Omit<CartRowView, 'rowId' | 'isPending'>, market: PageMarket) {
  const { articleId, quantity, currency, reducedMinor, listMinor } = row;
  const addition = { kind: 'add', articleId, quantity } as const;
  if (currency !== market.currency) return addition;
  return { ...addition, expectedPrice: toDecimal(reducedMinor ?? listMinor, currency) };
}

/** Only what a row shows; nothing else is stored on the device. */
function toOptimisticRow(row: OptimisticCartRow): OptimisticCartRow {
  const { productId, title, brand, colorTitle, size, href, image, tint } = row;
  const { currency, listMinor, reducedMinor, stockBalance } = row;
  return {
    productId,
    title,
    brand,
    colorTitle,
    size,
    href,
    image,
    tint,
    currency,
    listMinor,
    reducedMinor,
    stockBalance,
  };
}
