// The cart as screens show it, made from the server's.
import { sizeText } from '#contract/limits.ts';
import type { Cart, CartDiscountCode, OrderRow, UnsoldRow } from '#contract/cart.ts';
import type {
  CartCodeView,
  CartGiftCardView,
  CartRowView,
  CartView,
  UnsoldRowView,
} from '#contract/clients.ts';
import type { GiftCardRow } from '#contract/gift-cards.ts';
import { CURRENCIES, type Currency, type PageMarket } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';

/** An empty cart, for a shopper who has none yet. */
export function emptyCartView(market: PageMarket): CartView {
  return {
    cartId: null,
    currency: market.currency,
    rows: [],
    unsold: [],
    giftCards: [],
    unsoldGiftCards: [],
    count: 0,
    goodsMinor: 0,
    shippingMinor: 0,
    vatMinor: 0,
    isTaxIncluded: market.pricesIncludeTax,
    totalMinor: 0,
    discountMinor: 0,
    toFreeShippingMinor: null,
    delivery: null,
    campaigns: [],
    rowDiscounts: [],
    codes: [],
    pendingCount: 0,
    notices: [],
  };
}

type LaterField =
  | 'discountCodes'
  | 'campaigns'
  | 'rowDiscounts'
  | 'discountValue'
  | 'freeShippingDistanceValue'
  | 'deliveryEstimate'
  | 'isTaxIncluded'
  | 'giftCardRows'
  | 'unsoldGiftCardRows'
  | 'unsoldRows';
/** Carts that an earlier version stored on the device lack these fields. */
type StoredCart = Omit<Cart, LaterField> & Partial<Pick<Cart, LaterField>>;

/** The server's cart with no changes pending. The cart's own currency holds: it may still be of another market. */
export function cartViewOf(cart: StoredCart, market: PageMarket): CartView {
  const currency = CURRENCIES.find((known) => known === cart.currency) ?? market.currency;
  const rows = cart.orderRows.map((row) => cartRowOf(row, currency));
  const giftCardOf = ({ orderRowId, value, recipientEmail, deliverOn }: GiftCardRow): CartGiftCardView => ({
    rowId: orderRowId,
    valueMinor: toMinor(value, currency),
    recipientEmail,
    deliverOn,
  });
  const giftCards = (cart.giftCardRows ?? []).map(giftCardOf);
  const { discountCodes = [], discountValue = 0, freeShippingDistanceValue: distance = null } = cart;
  return {
    ...emptyCartView(market),
    ...cartTotals(rows, giftCards, currency),
    currency,
    cartId: cart.cartId,
    rows,
    unsold: (cart.unsoldRows ?? []).map(rowViewOf),
    giftCards,
    unsoldGiftCards: (cart.unsoldGiftCardRows ?? []).map(giftCardOf),
    shippingMinor: toMinor(cart.shippingFeeValue, currency),
    vatMinor: toMinor(cart.totalVatValue, currency),
    isTaxIncluded: cart.isTaxIncluded ?? market.pricesIncludeTax,
    totalMinor: toMinor(cart.grandTotalValue, currency),
    discountMinor: toMinor(discountValue, currency),
    toFreeShippingMinor: distance === null ? null : toMinor(distance, currency),
    delivery: deliveryOf(cart.deliveryEstimate ?? null, currency),
    campaigns: (cart.campaigns ?? []).map(({ title, savedValue }) => ({
      title,
      savedMinor: toMinor(savedValue, currency),
    })),
    rowDiscounts: (cart.rowDiscounts ?? []).map(({ orderRowId, title, savedValue }) => ({
      rowId: orderRowId,
      title,
      savedMinor: toMinor(savedValue, currency),
    })),
    codes: discountCodes.map((code) => cartCodeOf(code, currency)),
    notices: cart.notices,
  };
}

function deliveryOf(estimate: Cart['deliveryEstimate'], currency: Currency): CartView['delivery'] {
  if (estimate === null) return null;
  const { freeFromValue, ...days } = estimate;
  return { ...days, freeFromMinor: freeFromValue === null ? null : toMinor(freeFromValue, currency) };
}

/** The sums that need no server: how many units, and goods at the price the shopper sees, if all are in the cart's `currency`. */
export function cartTotals(
  rows: readonly CartRowView[],
  giftCards: readonly CartGiftCardView[],
  currency: Currency,
): Pick<CartView, 'count' | 'goodsMinor'> {
  let count = giftCards.length;
  let goodsMinor = 0;
  for (const { valueMinor } of giftCards) goodsMinor += valueMinor;
  for (const row of rows) {
    count += row.quantity;
    goodsMinor += row.quantity * (row.reducedMinor ?? row.listMinor);
  }
  return { count, goodsMinor: rows.every((row) => row.currency === currency) ? goodsMinor : null };
}

function cartCodeOf(
  { code, savedValue, refusal, missingValue, instead }: CartDiscountCode,
  currency: Currency,
): CartCodeView {
  const missingMinor = missingValue === null ? null : toMinor(missingValue, currency);
  const savedMinor = toMinor(savedValue, currency);
  return { code, refusal, savedMinor, missingMinor, instead, isPending: false };
}

function cartRowOf(row: OrderRow, currency: Currency): CartRowView {
  const { product, rowPrice } = row;
  return {
    ...rowViewOf(row),
    articleId: product.size.articleId,
    productId: product.id,
    href: product.pageUrl,
    currency,
    listMinor: toMinor(rowPrice.listValue, currency),
    reducedMinor: rowPrice.reducedValue === null ? null : toMinor(rowPrice.reducedValue, currency),
    stockBalance: row.stockBalance,
    isPending: false,
  };
}

function rowViewOf({ orderRowId, quantity, product }: UnsoldRow): UnsoldRowView {
  return {
    rowId: orderRowId,
    title: product.title,
    brand: product.brand,
    colorTitle: product.colorTitle,
    size: sizeText(product.size.shortTitle),
    image: product.imageUrl,
    tint: product.imageTint,
    quantity,
  };
}
