// The cart as it will be: the server's last response with the pending changes applied, in order (CA-13).
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
  if (change.kind === 'clear') return [];
  if ('code' in change || change.kind === 'setCountry') return rows;
  const rowId = change.kind === 'add' ? orderRowIdOf(change.articleId) : change.orderRowId;
  const row = rows.find((one) => one.rowId === rowId);
  if (change.kind === 'remove') return rows.filter((one) => one !== row);
  const step = change.kind === 'add' ? change.quantity : -1;
  if (row !== undefined) {
    const quantity = Math.min(MAX_ROW_QUANTITY, row.quantity + step);
    return quantity < 1
      ? rows.filter((one) => one !== row)
      : rows.map((one) => (one === row ? { ...one, quantity, isPending: true } : one));
  }
  if (change.kind !== 'add' || seen === null || seen === undefined) return rows;
  // `seen` was put there by the add of this very contract, see cart.ts.
  const { articleId, beforeRowId } = change;
  const added = { currency, ...(seen as SeenRow), rowId, articleId, quantity: step, isPending: true };
  const place = rows.findIndex((one) => one.rowId === beforeRowId);
  return rows.toSpliced(place === -1 ? rows.length : place, 0, added);
}

function applyToUnsold(rows: CartView['unsold'], { intent: { change } }: CartEntry): CartView['unsold'] {
  if (change.kind === 'clear') return [];
  return 'orderRowId' in change ? rows.filter(({ rowId }) => rowId !== change.orderRowId) : rows;
}

function applyToGiftCards(
  giftCards: readonly CartGiftCardView[],
  { intent: { change } }: CartEntry,
): readonly CartGiftCardView[] {
  if (change.kind === 'clear') return [];
  return 'orderRowId' in change ? giftCards.filter(({ rowId }) => rowId !== change.orderRowId) : giftCards;
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
