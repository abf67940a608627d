// The actions on a placed order: read it, find it again, cancel it, ask to return it.
import { type ShopError, shopError } from '#contract/errors.ts';
import type { Order } from '#contract/orders.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { orderOf } from '#src/features/order/kept-order.ts';
import { type OrderState, setOrder } from '#src/features/order/state.ts';
import { sendPurchase } from '#src/services/purchase.ts';
import type { Services } from '#src/services/services.tsx';

type OrderServices = Pick<Services, 'endpoints' | 'tracking'> & {
  readonly market: { readonly code: string };
};

export async function loadOrder(state: OrderState, services: OrderServices, number: string): Promise<void> {
  await run(state, () => readOrder(services, number));
}

/** Reads what is shown once more. A failure, or something that the shopper does meanwhile, leaves it as it is. */
export async function renewOrder(state: OrderState, services: OrderServices, number: string): Promise<void> {
  if (state.isBusy) return;
  const shown = state.order;
  const result = shownResult(await readOrder(services, number));
  if (!result.ok || state.isBusy || state.order !== shown) return;
  // Nobody pressed anything: the focus stays.
  state.lastAction = null;
  setOrder(state, result.value);
}

/** From then on the session may read it. Null: it was not found, or could not be looked for. */
export async function findOrder(
  state: OrderState,
  services: OrderServices,
  body: { readonly number: string; readonly email: string },
): Promise<Order | null> {
  const query = { market: services.market.code };
  const found = await act(state, 'find', () => services.endpoints.orderLookUp({ query, body }));
  // The device keeps orders that are read: a reload without a network shows this one, too.
  if (found !== null) void readOrder(services, found.number);
  return found;
}

export async function cancelOrder(
  state: OrderState,
  services: OrderServices,
  { orderId, number }: Order,
): Promise<void> {
  const query = { market: services.market.code };
  await change(state, 'cancel', services, number, () =>
    services.endpoints.orderCancel({ query, body: { orderId } }),
  );
}

/** Whether the return is registered. */
export async function returnRows(
  state: OrderState,
  services: OrderServices,
  { orderId, number }: Order,
  rows: { orderRowId: string; quantity: number }[],
): Promise<boolean> {
  const query = { market: services.market.code };
  const body = { orderId, rows };
  return change(state, 'return', services, number, () => services.endpoints.orderReturn({ query, body }));
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
type RequestsOfRun = readonly [
  request: OrderRequest,
  otherwise?: (failure: ShopError) => ReturnType<OrderRequest> | undefined,
];

function readOrder({ endpoints, market }: OrderServices, number: string): Promise<Result<Order, ShopError>> {
  return endpoints.orderGet({ query: { market: market.code, number } });
}

/** Whether it was done. Where it can't be, the order is another by now: it is read again, so that only what is possible is offered. */
async function change(
  state: OrderState,
  action: 'cancel' | 'return',
  services: OrderServices,
  number: string,
  request: OrderRequest,
): Promise<boolean> {
  const changed = await act(state, action, request, ({ code }) =>
    code === 'conflict' ? readOrder(services, number) : undefined,
  );
  return changed !== null;
}

async function act(
  state: OrderState,
  action: OrderState['lastAction'],
  ...requests: RequestsOfRun
): Promise<Order | null> {
  if (!state.isBusy) state.lastAction = action;
  return run(state, ...requests);
}

/** The order that the request gives. `otherwise` reads what there is to show where it fails; the failure is shown all the same. */
async function run(state: OrderState, ...[request, otherwise]: RequestsOfRun): Promise<Order | null> {
  if (state.isBusy) return null;
  state.isBusy = true;
  const result = shownResult(await request());
  const other = result.ok ? undefined : await otherwise?.(result.error);
  const shown = other === undefined ? result : shownResult(other);
  state.isBusy = false;
  const failure = result.ok ? null : result.error;
  if (shown.ok) setOrder(state, shown.value, failure);
  else state.failure = failure;
  return result.ok ? result.value : null;
}

/** A kept order that can't be shown is as one that is not there. */
function shownResult(result: Result<Order, ShopError>): Result<Order, ShopError> {
  if (!result.ok) return result;
  const order = orderOf(result.value);
  return order === null ? fail(shopError('not_found')) : ok(order);
}
