// Placed orders for their shoppers: shown, found again, cancelled, sent back; and the refunds that follow.
import { createHash, timingSafeEqual } from 'node:crypto';
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Order, OrderRefusal } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ShopSettings } from '#contract/settings.ts';
import type { OrderCommand } from '#commerce/orders/orders.ts';
import { networkOf } from '#server/client-network.ts';
import { customerKey } from '#server/checkout/view.ts';
import { changeOrder, type OrderContext, shownOrder } from '#server/orders/change-order.ts';
import type { Payments } from '#server/payments/payments.ts';
import { type CartAccess, hashOfToken, keyReusedError, ownCart } from '#server/shop/cart-session.ts';
import type { StockLog } from '#server/shop/stock-log.ts';
import { recordIdempotencyKey } from '#store/carts.ts';
import { createGuessLimit, tooManyGuesses } from '#store/guess-limit.ts';
import { grantOrder, hasGrants, orderOwner, visibleOrder } from '#store/order-log.ts';
import { dueRefunds, settleRefund } from '#store/order-refunds.ts';
import { orderByNumber } from '#store/orders.ts';
import type { Db, Store } from '#store/store.ts';

export interface OrderAnswer {
  readonly order: Order;
  /** The key was stored before: nothing happened again. */
  readonly isReplay: boolean;
}
export interface OrderLookUp {
  readonly access: CartAccess;
  readonly number: string;
  readonly email: string;
  /** Who asks, for counting attempts; null: not told apart. */
  readonly client: string | null;
  readonly newToken: () => string;
}
export interface OrderChange {
  readonly access: CartAccess;
  readonly orderId: string;
  readonly idempotencyKey: string | null;
}

export interface OrderService {
  /** `not_found` for an order that is not there, and for one of somebody else, alike. */
  get(access: CartAccess, number: string): Promise<Result<Order>>;
  /** The session may see the order from then on. Every miss is the same `not_found`; too many are `too_many_requests`. */
  lookUp(
    question: OrderLookUp,
  ): Promise<Result<{ readonly order: Order; readonly newSession: string | null }>>;
  /** `conflict` (field `state`) where it can't be done, with the reason. */
  change(request: OrderChange, command: OrderCommand): Promise<Result<OrderAnswer>>;
  /** Asks providers for what has to be given back. Twice at once is harmless: a refund has its own key. `isCanceled`: the rest is left. */
  refundDue(isCanceled?: () => boolean): Promise<void>;
}
interface OrderServiceDeps {
  readonly store: Store;
  readonly now: () => number;
  readonly settings: () => ShopSettings;
  readonly payments: Pick<Payments, 'named'>;
  readonly stockLog: Pick<StockLog, 'logMoves'>;
  readonly report: (error: unknown, where: string) => void;
}
const MAX_REFUNDS = 20;

export function createOrderService(deps: OrderServiceDeps): OrderService {
  const { store, now, payments, report } = deps;
  const guesses = createGuessLimit(store, 'orders', networkOf);
  const contextFor = (access: CartAccess): OrderContext => ({
    now: now(),
    returnTo: returnAddress(deps.settings()),
    viewers: hashesOf(access),
  });
  const storedOf = async (db: Db, number: string | undefined) =>
    number === undefined ? undefined : orderByNumber(db, number);

  async function refundDue(isCanceled = () => false): Promise<void> {
    for (const due of await dueRefunds(store.db, now(), MAX_REFUNDS)) {
      if (isCanceled()) return;
      const { amount, reference, refund_key: key } = due;
      const provider = payments.named(due.provider);
      const refund = async () => {
        if (reference === null) return fail('refused' as const);
        // A node may have been started without its keys.
        return provider?.refund({ reference, amount, key }) ?? fail('unavailable' as const);
      };
      const outcome = await refund().catch((error: unknown) => {
        // Others that are due don't wait behind one that fails.
        report(error, 'refunds');
        return fail('unavailable' as const);
      });
      const fault = outcome.ok ? null : outcome.error;
      if (fault !== null) report(new Error(`${key} could not be given back: ${fault}`), 'refunds');
      await store.transaction((tx) => settleRefund(tx, due, fault, now()));
    }
  }

  return {
    async get(access, number) {
      const visible = await visibleOrder(store.db, { number: spelt(number) }, hashesOf(access));
      const stored = await storedOf(store.db, visible);
      return stored === undefined
        ? fail(noSuchOrder())
        : ok(await shownOrder(store.db, stored, contextFor(access)));
    },

    async lookUp({ access, number, email, client, newToken }) {
      if (!(await guesses.take(client, now()))) return fail(tooManyLookUps());
      // The same work for every miss: one look into one index, one comparison.
      const owner = await orderOwner(store.db, spelt(number));
      const isOwner = isSame(owner?.customer ?? '', customerKey(email));
      if (owner === undefined || !isOwner) return fail(noSuchOrder());
      await guesses.giveBack(client);
      const token = await store.transaction(async (tx) => {
        const given = (await givenToken(tx, access)) ?? newToken();
        await grantOrder(tx, hashOfToken(given), owner.orderId);
        return given;
      });
      const stored = await storedOf(store.db, spelt(number));
      if (stored === undefined) return fail(noSuchOrder());
      const order = await shownOrder(store.db, stored, contextFor(access));
      return ok({ order, newSession: token === access.token ? null : token });
    },

    async change({ access, orderId, idempotencyKey }, command) {
      const [sessionHash = ''] = hashesOf(access);
      const fingerprint = fingerprintOf([orderId, command]);
      const answer = await store
        .transaction(async (tx): Promise<Result<OrderAnswer>> => {
          const visible = await visibleOrder(tx, { orderId }, hashesOf(access));
          const stored = await storedOf(tx, visible);
          if (stored === undefined) return fail(noSuchOrder());
          if (idempotencyKey !== null) {
            const key = { sessionHash, idempotencyKey, fingerprint, now: now() };
            const state = await recordIdempotencyKey(tx, key);
            if (state === 'other') return fail(keyReusedError());
            if (state === 'stored')
              return ok({ order: await shownOrder(tx, stored, contextFor(access)), isReplay: true });
          }
          const changed = await changeOrder(tx, stored, command, contextFor(access));
          if (!changed.ok) throw new RefusedChange(changed.error);
          return ok({ order: changed.value, isReplay: false });
        })
        .catch((error: unknown) => {
          if (error instanceof RefusedChange) return fail(refused(error.reason));
          throw error;
        });
      if (answer.ok && !answer.value.isReplay) {
        refundDue().catch((error: unknown) => report(error, 'refunds'));
        deps.stockLog.logMoves();
      }
      return answer;
    },

    refundDue,
  };
}

/** Thrown to roll the transaction back, so that the key is not stored. */
class RefusedChange extends Error {
  readonly reason: OrderRefusal;
  constructor(reason: OrderRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** For the label of a parcel. */
export function returnAddress({ organisation, contact }: ShopSettings): string[] {
  const { address } = contact;
  if (address === null) return [organisation.legalName];
  return [organisation.legalName, address.street, `${address.postalCode} ${address.city}`, address.country];
}

/** As it may have been typed. */
function spelt(number: string): string {
  return number.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Of a cookie that the server gave, else of the device: one that somebody else planted would show them the order, too. */
async function givenToken(db: Db, access: CartAccess): Promise<string | null> {
  const own = await ownCart(db, access);
  if (own !== undefined) return own.token;
  const { token, deviceToken } = access;
  return token !== null && (await hasGrants(db, hashOfToken(token))) ? token : deviceToken;
}

function hashesOf({ token, deviceToken }: CartAccess): string[] {
  return [token, deviceToken].filter((one) => one !== null).map(hashOfToken);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function fingerprintOf(command: unknown): string {
  return createHash('sha256').update(JSON.stringify(command)).digest('base64url').slice(0, 22);
}

function noSuchOrder(): ShopError {
  return shopError('not_found', { field: 'number', detail: 'there is no such order, or it is not yours' });
}
function tooManyLookUps(): ShopError {
  const detail = 'too many orders that do not exist were looked for from here; wait before looking again';
  return tooManyGuesses('number', detail);
}
function refused(reason: OrderRefusal): ShopError {
  return shopError('conflict', { field: 'state', detail: reason });
}
