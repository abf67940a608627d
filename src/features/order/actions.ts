// The actions on a placed order: read it, find it again, cancel it, ask to return it.
import type { ShopError } from '#contract/errors.ts';
import type { Order } from '#contract/orders.ts';
import type { Result } from '#contract/result.ts';
import { orderOf } from '#src/features/order/kept-order.ts';
import { type OrderState, setOrder } from '#src/features/order/state.ts';
import { sendPurchase } from '#src/services/purchase.ts';
import type { Services } from '#src/services/services.tsx';

type OrderServices = Pick<Services, 'endpoints' | 'tracking'> & {
  readonly market: { readonly code: string };
};

export async function loadOrder(state: OrderState, services: OrderServices, number: string): Promise<void> {
  const query = { market: services.market.code, number };
  await run(state, () => services.endpoints.orderGet({ query }));
}

/** From then on the session may read it. */
export async function findOrder(
  state: OrderState,
  services: OrderServices,
  body: { readonly number: string; readonly email: string },
): Promise<void> {
  const query = { market: services.market.code };
  await act(state, () => services.endpoints.orderLookUp({ query, body }));
}

export async function cancelOrder(
  state: OrderState,
  services: OrderServices,
  orderId: string,
): Promise<void> {
  const query = { market: services.market.code };
  await act(state, () => services.endpoints.orderCancel({ query, body: { orderId } }));
}

export async function returnRows(
  state: OrderState,
  services: OrderServices,
  orderId: string,
  rows: { orderRowId: string; quantity: number }[],
): Promise<void> {
  const query = { market: services.market.code };
  await act(state, () => services.endpoints.orderReturn({ query, body: { orderId, rows } }));
}

/** CO-05: told by whoever placed it, and one purchase however often it is shown. */
export async function tellPurchase(services: OrderServices, order: Order): Promise<void> {
  const { number, currency, rows, isOwn } = order;
  if (!isOwn) return;
  const items = rows.map(({ product, unitValue, quantity }) => ({
    item_id: product.id,
    price: unitValue,
    quantity,
  }));
  await sendPurchase(services, { transaction_id: number, currency, items });
}

type OrderRequest = () => Promise<Result<Order, ShopError>>;

async function act(state: OrderState, request: OrderRequest): Promise<void> {
  state.hasActed = true;
  await run(state, request);
}

async function run(state: OrderState, request: OrderRequest): Promise<void> {
  if (state.isBusy) return;
  state.isBusy = true;
  const result = await request();
  state.isBusy = false;
  const order = result.ok ? orderOf(result.value) : null;
  if (order !== null) setOrder(state, order);
  else state.failure = result.ok ? 'not_found' : result.error.code;
}
