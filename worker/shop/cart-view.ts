// The cart as it will be: the server's last answer with the changes that wait applied to it, in order (CA-13).
import type { CartRowSeen, CartRowView, CartView } from '#contract/clients.ts';
import type { Market } from '#contract/market.ts';
import { articleIdOfRow, MAX_ROW_QUANTITY, orderRowIdOf } from '#contract/order-row.ts';
import { cartSums, cartViewOf, emptyCartView } from '#contract/views.ts';
import type { CartEntry, DeadEntry, KeptCart } from '#outbox/entry.ts';

/** `waiting` in the order of sending. Sums that only the server knows are null while anything waits. */
export function cartViewWith(
  kept: KeptCart | null,
  waiting: readonly CartEntry[],
  dead: readonly DeadEntry[],
  market: Market,
): CartView {
  const said = kept === null ? emptyCartView(market) : cartViewOf(kept.cart, market);
  const rows = waiting.reduce<readonly CartRowView[]>(applied, said.rows);
  return {
    ...said,
    rows,
    ...cartSums(rows),
    ...(waiting.length === 0 ? {} : { shippingMinor: null, vatMinor: null, totalMinor: null }),
    waiting: waiting.length,
    notices: kept?.notices ?? [],
    refused: dead.flatMap(refusedOf),
  };
}

function applied(rows: readonly CartRowView[], { intent, seen }: CartEntry): readonly CartRowView[] {
  const { change } = intent;
  if (change.kind === 'clear') return [];
  const rowId = change.kind === 'add' ? orderRowIdOf(change.articleId) : change.orderRowId;
  const row = rows.find((one) => one.rowId === rowId);
  if (change.kind === 'remove') return rows.filter((one) => one !== row);
  const step = change.kind === 'add' ? change.quantity : -1;
  if (row !== undefined) {
    const quantity = Math.min(MAX_ROW_QUANTITY, row.quantity + step);
    return quantity < 1
      ? rows.filter((one) => one !== row)
      : rows.map((one) => (one === row ? { ...one, quantity, isWaiting: true } : one));
  }
  if (change.kind !== 'add' || seen === null || seen === undefined) return rows;
  // `seen` was put there by the add of this very contract, see cart.ts.
  return [
    ...rows,
    { ...(seen as CartRowSeen), rowId, articleId: change.articleId, quantity: step, isWaiting: true },
  ];
}

function refusedOf({ entry, error, at }: DeadEntry): CartView['refused'][number][] {
  if (entry.kind !== 'cart') return [];
  const { change, intentId } = entry.intent;
  const articleId =
    change.kind === 'add'
      ? change.articleId
      : change.kind === 'clear'
        ? ''
        : articleIdOfRow(change.orderRowId);
  return [{ intentId, articleId, code: error.code, message: error.detail ?? '', at }];
}
