// How much of each row a cart holds on this device, for changes that take something away: they say how much there was.
import { toRowText, type RowQuantity, unitsTaken } from '#contract/cart-change.ts';
import { MAX_ROW_QUANTITY, orderRowIdOf } from '#contract/order-row.ts';
import type { CartState, EntryDraft } from '#outbox/entry.ts';

/** Characters of the rows in a URL, which servers and gateways limit to 8,000 or more; above it a change says nothing. */
const MAX_ROWS_LENGTH = 6_000;

/** A removal, or the emptying of a cart. */
export function takesRows(draft: EntryDraft): boolean {
  return (
    draft.kind === 'cart' && (draft.intent.change.kind === 'remove' || draft.intent.change.kind === 'clear')
  );
}

/** The draft with what there is of the rows that it takes away; as it is where nothing is known of them. */
export function withRowQuantities(draft: EntryDraft, cart: CartState): EntryDraft {
  if (draft.kind !== 'cart') return draft;
  const { change } = draft.intent;
  if (change.kind !== 'remove' && change.kind !== 'clear') return draft;
  const upTo = rowQuantitiesOf(cart).filter(({ orderRowId }) => unitsTaken(change, orderRowId) > 0);
  const length = upTo.reduce((sum, row) => sum + toRowText(row).length + '&upTo='.length, 0);
  if (upTo.length === 0 || length > MAX_ROWS_LENGTH) return draft;
  return { ...draft, intent: { ...draft.intent, change: { ...change, upTo } } };
}

/** The server's last cart with the changes that wait. */
function rowQuantitiesOf({ cachedCart, pending }: CartState): RowQuantity[] {
  const quantities = new Map<string, number>();
  if (cachedCart !== null) {
    const { orderRows, unsoldRows, giftCardRows, unsoldGiftCardRows } = cachedCart.cart;
    for (const { orderRowId, quantity } of [...orderRows, ...(unsoldRows ?? [])])
      quantities.set(orderRowId, quantity);
    for (const { orderRowId } of [...(giftCardRows ?? []), ...(unsoldGiftCardRows ?? [])])
      quantities.set(orderRowId, 1);
  }
  for (const { change } of pending.map(({ intent }) => intent)) {
    if (change.kind === 'add') {
      const rowId = orderRowIdOf(change.articleId);
      quantities.set(rowId, Math.min(MAX_ROW_QUANTITY, (quantities.get(rowId) ?? 0) + change.quantity));
      continue;
    }
    for (const [rowId, quantity] of quantities) {
      const left = quantity - unitsTaken(change, rowId);
      if (left > 0) quantities.set(rowId, left);
      else quantities.delete(rowId);
    }
  }
  return [...quantities].map(([orderRowId, quantity]) => ({ orderRowId, quantity }));
}
