// The orders command: lists and shows orders, and says what has become of one: packed, sent, delivered, cancelled, back, refunded.
import { ORDER_STATES, type Order, type OrderState } from '#contract/orders.ts';
import type { OrderCommand, RowQuantity } from '#commerce/orders/orders.ts';
import {
  type Command,
  type CommandArguments,
  failWithMessage,
  type Output,
  runCommand,
  UsageError,
  wholeNumber,
} from '#server/command-line/command.ts';
import { actionOf, type ActionForms, type Environment, withStore } from '#commands/store-command.ts';
import { changeOrder, type OrderContext, shownOrder } from '#server/orders/change-order.ts';
import { returnAddress } from '#server/orders/orders.ts';
import { recordIdempotencyKey } from '#store/carts.ts';
import type { Store } from '#store/store.ts';
import { listOrders } from '#store/order-log.ts';
import { refundsOfOrder, retryRefund } from '#store/order-refunds.ts';
import { orderByNumber, type StoredOrder } from '#store/orders.ts';
import { retryPaymentRefund } from '#store/payments.ts';
import { logStockMoves } from '#store/reservations.ts';
import { readSettings } from '#store/settings.ts';

const ORDERS_COMMAND = {
  name: 'npm run orders',
  forms: [
    'list [--state STATE] [--limit N] [--json]',
    'show NUMBER [--json]',
    'ACTION NUMBER [options]',
    'retry-refund KEY [--json]',
  ],
  summary: `Placed orders; docs/orders.md describes their states and what is refunded. An action is for everything it can be for, or with --row for a part.

  pack      is being packed: from now on shoppers can't cancel it
  ship      a parcel is sent; the shopper gets a mail
  deliver   everything has arrived
  cancel    what is not sent will not be; stock and money go back
  receive   goods came back
  refund    the money for what came back goes back; with --row also for what the shopper keeps

  retry-refund  asks a provider again for a refund that failed, by its key as show or the log names it
`,
  maxPositionals: 2,
  options: {
    row: {
      type: 'string',
      value: 'ROW=N',
      multiple: true,
      help: 'of ship, cancel, receive, refund: N pieces of a row, as show names it',
    },
    carrier: { type: 'string', value: 'NAME', help: 'of ship: who brings the parcel' },
    tracking: { type: 'string', value: 'NUMBER', help: "of ship: the parcel's number" },
    restock: { type: 'boolean', help: 'of receive: the goods can be sold again' },
    key: {
      type: 'string',
      value: 'KEY',
      help: 'names a change of an order: repeated with it, it happens once',
    },
    state: {
      type: 'string',
      value: 'STATE',
      help: `of list: orders in this state: ${ORDER_STATES.join(', ')}`,
    },
    limit: { type: 'string', value: 'N', help: 'of list: at most so many, the latest first; default 50' },
    json: { type: 'boolean', help: 'report as JSON' },
  },
} as const satisfies Command;

type Given = CommandArguments<(typeof ORDERS_COMMAND)['options']>;
type Action = Exclude<OrderCommand['kind'], 'ask-return'> | 'list' | 'show' | 'retry-refund';
const FORMS: ActionForms<Action, keyof (typeof ORDERS_COMMAND)['options']> = {
  list: { maxArguments: 0, options: ['state', 'limit', 'json'] },
  show: { maxArguments: 1, options: ['json'] },
  pack: { maxArguments: 1, options: ['key', 'json'] },
  ship: { maxArguments: 1, options: ['row', 'carrier', 'tracking', 'key', 'json'] },
  deliver: { maxArguments: 1, options: ['key', 'json'] },
  cancel: { maxArguments: 1, options: ['row', 'key', 'json'] },
  receive: { maxArguments: 1, options: ['row', 'restock', 'key', 'json'] },
  refund: { maxArguments: 1, options: ['row', 'key', 'json'] },
  'retry-refund': { maxArguments: 1, options: ['json'] },
};
/** Keys of operators are no session's. */
const OPERATOR = 'operator';

/** The exit code: 0 done, 1 the order does not exist or it can't be done, 2 wrong usage. */
export async function runOrders(
  argv: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  return runCommand(ORDERS_COMMAND, argv, output, (given) => {
    const action = actionOf(given, FORMS);
    const [, number = ''] = given.positionals;
    const limit = wholeNumber('limit', given.values.limit ?? '50', 1, 10_000);
    const state = given.values.state === undefined ? undefined : stateNamed(given.values.state);
    const command = commandOf(action, given);
    if (action !== 'list' && number === '')
      throw new UsageError(`${action}: one ${action === 'retry-refund' ? 'KEY' : 'NUMBER'} is needed`);
    return failWithMessage(output, () =>
      withStore(environment, async (store) => {
        if (action === 'list') return await list(store, given, { state, limit }, output);
        if (action === 'retry-refund') return await askAgain(store, number, given, output);
        const stored = await orderByNumber(store.db, number);
        if (stored === undefined) throw new Error(`there is no order ${number}`);
        const order =
          command === null ? await show(store, stored) : await change(store, stored, command, given);
        const refunds = (await refundsOfOrder(store.db, stored.orderId)).map(
          ({ refund_key: key, amount, attempts, next_at: nextAt, fault }) => ({
            key,
            amount,
            attempts,
            fault,
            state: nextAt !== null ? 'waiting' : fault === null ? 'done' : 'refused',
          }),
        );
        // With the ids of their rows, which no shopper needs.
        const giftCardsBought = stored.doc.giftCardsBought.map(({ rowId }, at) => ({
          orderRowId: rowId,
          ...order.giftCardsBought[at],
        }));
        output.out(
          given.values.json === true
            ? `${JSON.stringify({ ...order, giftCardsBought, refunds }, null, 2)}\n`
            : [
                ...linesOf(order),
                ...giftCardsBought.map(({ orderRowId, value, recipientEmail, deliverOn }) =>
                  `${orderRowId}  gift card of ${value} ${order.currency}  ${recipientEmail}  ${deliverOn ?? ''}`.trimEnd(),
                ),
                ...refunds.map((one) => `${one.key}  ${one.amount}  ${one.state}`),
                '',
              ].join('\n'),
        );
        return 0;
      }),
    );
  });
}

async function list(
  store: Store,
  { values }: Given,
  { state: wanted, limit }: { readonly state: OrderState | undefined; readonly limit: number },
  output: Output,
): Promise<number> {
  const orders = (await listOrders(store.db, wanted, limit)).map(({ placed_at: at, ...order }) => ({
    ...order,
    placedAt: new Date(at).toISOString(),
  }));
  if (values.json === true) output.out(`${JSON.stringify({ orders }, null, 2)}\n`);
  else
    for (const { number, state, market, placedAt } of orders)
      output.out(`${number}  ${state}  ${market}  ${placedAt}\n`);
  return 0;
}

async function askAgain(store: Store, key: string, { values }: Given, output: Output): Promise<number> {
  const isDue = await store.transaction(
    async (tx) => (await retryRefund(tx, key, Date.now())) || retryPaymentRefund(tx, key, Date.now()),
  );
  if (!isDue) throw new Error(`there is no refund ${key} that failed`);
  output.out(values.json === true ? `${JSON.stringify({ key, retried: true })}\n` : `${key} is due now\n`);
  return 0;
}

async function show(store: Store, stored: StoredOrder): Promise<Order> {
  return shownOrder(store.db, stored, await contextOf(store));
}

async function change(
  store: Store,
  stored: StoredOrder,
  command: OrderCommand,
  { values: { key } }: Given,
): Promise<Order> {
  const context = await contextOf(store);
  const order = await store.transaction(async (tx) => {
    if (key !== undefined) {
      const fingerprint = JSON.stringify([stored.orderId, command]);
      const used = { sessionHash: OPERATOR, idempotencyKey: key, fingerprint, now: context.now };
      const state = await recordIdempotencyKey(tx, used);
      if (state === 'other') throw new Error(`the key ${key} was used for something else`);
      if (state === 'stored') return shownOrder(tx, stored, context);
    }
    const changed = await changeOrder(tx, stored, command, context);
    if (!changed.ok) throw new Error(`${command.kind}: ${changed.error}; nothing has changed`);
    return changed.value;
  });
  await logStockMoves(store);
  return order;
}

async function contextOf(store: Store): Promise<OrderContext> {
  const { settings } = await readSettings(store.db);
  return { now: Date.now(), returnTo: returnAddress(settings), viewers: [] };
}

/** Null for an action that changes no order. */
function commandOf(action: Action, { values }: Given): OrderCommand | null {
  const rows = values.row === undefined ? null : values.row.map(rowOf);
  switch (action) {
    case 'pack':
    case 'deliver':
      return { kind: action };
    case 'ship':
      return { kind: 'ship', rows, carrier: values.carrier ?? '', trackingNumber: values.tracking ?? '' };
    case 'cancel':
      return { kind: 'cancel', rows, by: 'operator' };
    case 'receive':
      return { kind: 'receive', rows, isRestocked: values.restock ?? false };
    case 'refund':
      return { kind: 'refund', rows };
    default:
      return null;
  }
}

function stateNamed(text: string): OrderState {
  const state = ORDER_STATES.find((known) => known === text);
  if (state === undefined)
    throw new UsageError(`--state: must be one of ${ORDER_STATES.join(', ')}, not "${text}"`);
  return state;
}

function rowOf(text: string): RowQuantity {
  const [, orderRowId, quantity] = /^(.+)=(\d{1,6})$/.exec(text) ?? [];
  if (orderRowId === undefined) throw new UsageError(`--row: must be ROW=N, not "${text}"`);
  return { orderRowId, quantity: Number(quantity) };
}

function linesOf(order: Order): string[] {
  const { number, state, market, placedAt, totals, currency, rows, parcels } = order;
  const { firstName, lastName, streetAddress, zip, city, country } = order.deliveryCustomerInfo;
  const place = [`${zip} ${city}`, order.deliveryState?.name ?? ''].filter(Boolean).join(', ');
  return [
    `${number}  ${state}  ${market}  ${new Date(placedAt).toISOString()}  ${totals.totalValue} ${currency}`,
    `${firstName} ${lastName}, ${streetAddress}, ${place}, ${country}`,
    ...rows.map(
      ({ orderRowId, quantity, product, ...row }) =>
        `${orderRowId}  ${quantity} × ${product.title} ${product.colorTitle} ${product.size.shortTitle}  sent ${row.shippedQuantity}  cancelled ${row.cancelledQuantity}  back ${row.returnedQuantity}`,
    ),
    ...parcels.map(({ sentAt, carrier, trackingNumber }) =>
      `parcel  ${new Date(sentAt).toISOString()}  ${carrier}  ${trackingNumber}`.trimEnd(),
    ),
  ];
}
