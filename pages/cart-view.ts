// The cart as screens show it, made from the server's.
import { ONE_SIZE } from '#contract/limits.ts';
import type { Cart, OrderRow } from '#contract/cart.ts';
import type { CartRowView, CartView } from '#contract/clients.ts';
import { CURRENCIES, type Currency, type PageMarket } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';

/** An empty cart, for a shopper who has none yet. */
export function emptyCartView(market: PageMarket): CartView {
  return {
    cartId: null,
    currency: market.currency,
    rows: [],
    count: 0,
    goodsMinor: 0,
    shippingMinor: 0,
    vatMinor: 0,
    totalMinor: 0,
    pendingCount: 0,
    notices: [],
  };
}

/** The server's cart with no changes pending. The cart's own currency holds: it may still be of another market. */
export function cartViewOf(cart: Cart, market: PageMarket): CartView {
  const currency = CURRENCIES.find((known) => known === cart.currency) ?? market.currency;
  const rows = cart.orderRows.map((row) => cartRowOf(row, currency));
  return {
    ...emptyCartView(market),
    ...cartTotals(rows),
    currency,
    cartId: cart.cartId,
    rows,
    shippingMinor: toMinor(cart.shippingFeeValue, currency),
    vatMinor: toMinor(cart.totalVatValue, currency),
    totalMinor: toMinor(cart.grandTotalValue, currency),
    notices: cart.notices,
  };
}

/** The sums that need no server: how many units, and goods at the price the shopper sees. */
export function cartTotals(rows: readonly CartRowView[]): Pick<CartView, 'count' | 'goodsMinor'> {
  let count = 0;
  let goodsMinor = 0;
  for (const row of rows) {
    count += row.quantity;
    goodsMinor += row.quantity * (row.reducedMinor ?? row.listMinor);
  }
  return { count, goodsMinor };
}

function cartRowOf(row: OrderRow, currency: Currency): CartRowView {
  const { product, rowPrice } = row;
  return {
    rowId: row.orderRowId,
    articleId: product.size.articleId,
    productId: product.id,
    title: product.title,
    brand: product.brand,
    colorTitle: product.colorTitle,
    // The name of a single size says nothing.
    size: product.size.shortTitle === ONE_SIZE ? '' : product.size.shortTitle,
    href: product.pageUrl,
    image: product.imageUrl,
    tint: product.imageTint,
    quantity: row.quantity,
    listMinor: toMinor(rowPrice.listValue, currency),
    reducedMinor: rowPrice.reducedValue === null ? null : toMinor(rowPrice.reducedValue, currency),
    stockBalance: row.stockBalance,
    isPending: false,
  };
}
