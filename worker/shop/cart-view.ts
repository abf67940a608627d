// The cart as it will be: the server's last response with the pending changes applied, in order (CA-13).
import type { CartIntent } from '#contract/cart.ts';
import { unitsTaken } from '#contract/cart-change.ts';
import type {
  CartCodeView,
  CartGiftCardView,
  OptimisticCartRow,
  CartRowView,
  CartView,
} from '#contract/clients.ts';
import type { Currency, PageMarket } from '#contract/market.ts';
import { MAX_ROW_QUANTITY, orderRowIdOf } from '#contract/order-row.ts';
import { cartTotals, cartViewOf, emptyCartView } from '#pages/pages.ts';
import type { CartEntry, CachedCart } from '#outbox/outbox.ts';

const UNKNOWN_SUMS = {
  campaigns: [],
  rowDiscounts: [],
  shippingMinor: null,
  vatMinor: null,
  totalMinor: null,
  discountMinor: null,
  toFreeShippingMinor: null,
};

/** What an earlier version stored has no currency: it is taken for the market's. */
type SeenRow = Omit<OptimisticCartRow, 'currency'> & Partial<Pick<OptimisticCartRow, 'currency'>>;

/** `pending` in the order of sending. Sums that only the server knows are null while anything is pending. */
export function cartViewWithPending(
  cachedCart: CachedCart | null,
  pending: readonly CartEntry[],
  market: PageMarket,
): CartView {
  const serverView = cachedCart === null ? emptyCartView(market) : cartViewOf(cachedCart.cart, market);
  const rows = pending.reduce<readonly CartRowView[]>(
    (shown, entry) => applyChange(shown, entry, market),
    serverView.rows,
  );
  const giftCards = pending.reduce<readonly CartGiftCardView[]>(applyToGiftCards, serverView.giftCards);
  const codes = pending.reduce<readonly CartCodeView[]>(applyToCodes, serverView.codes);
  const notices = cachedCart?.notices ?? [];
  const currency = currencyOf({ currency: serverView.currency, rows, giftCards, codes, notices });
  return {
    ...serverView,
    currency,
    rows,
    unsold: pending.reduce<CartView['unsold']>(applyToUnsold, serverView.unsold),
    giftCards,
    unsoldGiftCards: pending.reduce(applyToGiftCards, serverView.unsoldGiftCards),
    ...cartTotals(rows, giftCards, currency),
    codes,
    delivery: currency === serverView.currency ? serverView.delivery : null,
    ...(pending.length === 0 ? {} : UNKNOWN_SUMS),
    pendingCount: pending.length,
    notices,
  };
}

/** The cart's own, unless nothing in it is in that one: then that of what was added, which the change moves the cart to. */
function currencyOf(view: Pick<CartView, 'currency' | 'rows' | 'giftCards' | 'codes' | 'notices'>): Currency {
  const { currency, rows, giftCards, codes, notices } = view;
  const hasOwn =
    giftCards.length > 0 ||
    codes.some(({ isPending }) => !isPending) ||
    notices.some(({ kind }) => kind === 'price-changed') ||
    rows.some((row) => row.currency === currency);
  return hasOwn ? currency : (rows[0]?.currency ?? currency);
}

function applyChange(
  rows: readonly CartRowView[],
  { intent, seen }: CartEntry,
  { currency }: PageMarket,
): readonly CartRowView[] {
  const { change } = intent;
  if (change.kind !== 'add') return leftOf(rows, change, (row) => ({ ...row, isPending: true }));
  const rowId = orderRowIdOf(change.articleId);
  const row = rows.find((one) => one.rowId === rowId);
  if (row !== undefined) {
    const quantity = Math.min(MAX_ROW_QUANTITY, row.quantity + change.quantity);
    return rows.map((one) => (one === row ? { ...one, quantity, isPending: true } : one));
  }
  if (seen === null || seen === undefined) return rows;
  // `seen` was put there by the add of this very contract, see cart.ts.
  const { articleId, quantity, beforeRowId } = change;
  const added = { currency, ...(seen as SeenRow), rowId, articleId, quantity, isPending: true };
  const place = rows.findIndex((one) => one.rowId === beforeRowId);
  return rows.toSpliced(place === -1 ? rows.length : place, 0, added);
}

/** Rows without what a change takes away; those with less of it as `changed` says. */
function leftOf<Row extends { readonly rowId: string; readonly quantity: number }>(
  rows: readonly Row[],
  change: CartIntent['change'],
  changed: (row: Row) => Row = (row) => row,
): readonly Row[] {
  return rows.flatMap((row) => {
    const taken = unitsTaken(change, row.rowId);
    if (taken === 0) return [row];
    const quantity = row.quantity - taken;
    return quantity > 0 ? [changed({ ...row, quantity })] : [];
  });
}

function applyToUnsold(rows: CartView['unsold'], { intent }: CartEntry): CartView['unsold'] {
  return leftOf(rows, intent.change);
}

function applyToGiftCards(
  giftCards: readonly CartGiftCardView[],
  { intent: { change } }: CartEntry,
): readonly CartGiftCardView[] {
  return giftCards.filter(({ rowId }) => unitsTaken(change, rowId) === 0);
}

/** What a code saves for other rows than the server knows, it will say; until then its last word stands. */
function applyToCodes(
  codes: readonly CartCodeView[],
  { intent: { change } }: CartEntry,
): readonly CartCodeView[] {
  if (change.kind === 'clear') return [];
  if (!('code' in change)) return codes;
  const { code } = change;
  const others = codes.filter((one) => one.code !== code);
  if (change.kind === 'removeCode') return others;
  return [
    ...others,
    { code, refusal: null, savedMinor: 0, missingMinor: null, instead: [], isPending: true },
  ];
}
