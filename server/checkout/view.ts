// A checkout as it is now: its cart priced with everything that is known of the order, for the shopper and for placing it.
import { createHash } from 'node:crypto';
import type { Store as ShopStore } from '#contract/bootstrap.ts';
import type { Checkout, CheckoutRow, OrderTotals } from '#contract/checkout.ts';
import type { Market } from '#contract/market.ts';
import { toDecimal } from '#contract/money.ts';
import { agreementOf, type CheckoutSummary, issuesOf } from '#commerce/checkout/checkout.ts';
import type { Quote } from '#commerce/pricing/pricing.ts';
import { textIn } from '#catalogue/catalogue.ts';
import { deliveryWays, type DeliveryWay, pickUpTerms } from '#server/checkout/delivery.ts';
import type { GiftCards } from '#server/gift-cards/gift-cards.ts';
import { cartQuote, isTaxedByState, type OrderTerms, taxAddress } from '#server/shop/cart-quote.ts';
import {
  appliedCampaigns,
  discountCode,
  giftCardRows,
  orderRow,
  rowDiscounts,
} from '#server/shop/cart-response.ts';
import { type PricedCart, type PricedRow, priceCart } from '#server/shop/cart-rules.ts';
import { enteredCodes } from '#server/shop/entered-codes.ts';
import { discountTitle, runningCampaigns } from '#server/shop/running-campaigns.ts';
import type { StoredCart } from '#store/carts.ts';
import type { StoredCheckout } from '#store/checkouts.ts';
import { giftCardsById } from '#store/gift-cards.ts';
import type { OrderDocument } from '#store/orders.ts';
import { availableArticles } from '#store/reservations.ts';
import type { Db } from '#store/store.ts';

/** Rates are in parts per million of the price without tax. */
const PPM_PER_PERCENT = 10_000;

export interface CheckoutQuestion {
  readonly stored: StoredCheckout;
  readonly cart: StoredCart;
  readonly market: Market;
  readonly stores: readonly ShopStore[];
  /** For how many days goods of an order that is placed now may be sent back. */
  readonly returnDays: number;
  /** How long gift cards of such an order are valid; null: they never expire. */
  readonly giftCardMonths: number | null;
  readonly payable: GiftCards['payable'];
  readonly now: number;
}
export interface CheckoutView {
  readonly checkout: Checkout;
  readonly summary: CheckoutSummary;
  readonly toPay: number;
  /** The order, if it is placed like this. */
  readonly order: OrderDocument;
}

/** The same for each order of a person, as far as their e-mail address tells. */
export function customerKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

export async function viewCheckout(db: Db, question: CheckoutQuestion): Promise<CheckoutView> {
  const { stored, cart, market, now } = question;
  const { doc } = stored;
  const articles = await availableArticles(
    db,
    cart.rows.map(({ articleId }) => articleId),
    cart.cartId,
    now,
  );
  const priced = priceCart(cart, articles, market);
  const { rows, giftCards: bought } = priced;
  const customer = doc.delivery.email.trim() === '' ? null : customerKey(doc.delivery.email);
  const codes = await enteredCodes(db, cart.codes, market, { cartId: cart.cartId, customer });
  const campaigns = await runningCampaigns(db, market, now);
  const found = await giftCardsById(db, doc.giftCardIds);
  const cards = await question.payable(
    db,
    doc.giftCardIds.flatMap((id) => found.get(id) ?? []),
  );
  const ways = deliveryWays(market, question.stores, now);
  const pickUps = pickUpTerms(market, question.stores);
  const quoteWith = (chosenMethodId: string | null): Quote => {
    const terms: OrderTerms = {
      address: taxAddress(market, doc.delivery),
      chosenMethodId,
      giftCards: cards,
      pickUps,
    };
    return cartQuote(priced, { codes, campaigns }, now, terms);
  };
  const quote = quoteWith(doc.methodId);
  const { shipping } = quote;
  // Until the shopper chooses, the first way that takes these goods is chosen.
  const methodId = doc.methodId ?? shipping.methodId;
  const options = ways.map((way) => {
    const { isChosen, charged } = quoteWith(way.methodId).shipping;
    return { way, charged, isAvailable: isChosen };
  });
  const hintOf = (cardId: string) => found.get(cardId)?.hint ?? '';
  const isShipped = shipping.reason !== 'nothing-to-ship';
  const issues = issuesOf({
    isEmpty: rows.length + bought.length === 0,
    rows: rows.map(({ row, article }) => ({ quantity: row.quantity, available: article.stock })),
    delivery: doc.delivery,
    isStateNeeded: isTaxedByState(market, doc.delivery.country),
    billing: doc.billing,
    countries: market.deliveryCountries,
    methodIds: options.flatMap(({ way, isAvailable }) => (isAvailable ? [way.methodId] : [])),
    chosenMethodId: methodId,
    isShipped,
    hasAcceptedTerms: doc.hasAcceptedTerms,
  });
  const summary: CheckoutSummary = {
    checkoutId: stored.checkoutId,
    market: market.code,
    currency: market.currency,
    rows: rows.map(({ row, article }, at) => ({
      articleId: row.articleId,
      title: textIn(article.product.title, market.contentLanguage),
      quantity: row.quantity,
      available: Math.min(row.quantity, article.stock),
      unit: quote.lines[at]?.unitPrice ?? 0,
      charged: quote.lines[at]?.charged ?? 0,
    })),
    bought: bought.map(({ rowId, amount, recipientEmail, deliverOn }) =>
      [rowId, amount, recipientEmail, deliverOn].join(' '),
    ),
    unsold: cart.rows
      .map(({ articleId }) => articleId)
      .filter((id) => rows.every(({ row }) => row.articleId !== id)),
    codes: quote.codes.flatMap((one) =>
      one.state === 'applied' ? [{ code: one.code, saved: one.saved }] : [],
    ),
    campaigns: quote.discounts.flatMap((one) =>
      one.source === 'campaign' ? [{ title: discountTitle(one, campaigns), saved: one.saved }] : [],
    ),
    giftCards: quote.giftCards.flatMap(({ cardId, used }) =>
      used > 0 ? [{ cardId, hint: hintOf(cardId), used }] : [],
    ),
    methodId: shipping.methodId,
    shipping: shipping.charged,
    tax: quote.totals.tax,
    total: quote.totals.total,
    toPay: quote.totals.toPay,
  };
  const decimal = (minor: number) => toDecimal(minor, market.currency);
  const state = stored.state === 'open' ? (issues.length === 0 ? 'ready' : 'incomplete') : stored.state;
  const checkout: Checkout = {
    checkoutId: stored.checkoutId,
    market: market.code,
    currency: market.currency,
    version: stored.version,
    state,
    expiresAt: stored.expiresAt,
    rows: checkoutRows(rows, quote, market),
    giftCardRows: giftCardRows(bought, decimal),
    delivery: doc.delivery,
    billing: doc.billing,
    countries: [...market.deliveryCountries],
    deliveryOptions: options.map(({ way, charged, isAvailable }) => ({
      ...way,
      chargedValue: decimal(charged),
      isAvailable,
    })),
    methodId,
    freeShippingDistanceValue: shipping.distanceToFree === null ? null : decimal(shipping.distanceToFree),
    giftMessage: doc.giftMessage,
    hasAcceptedTerms: doc.hasAcceptedTerms,
    discountCodes: quote.codes.map((verdict) => discountCode(verdict, campaigns, decimal)),
    campaigns: appliedCampaigns(quote, campaigns, decimal),
    rowDiscounts: rowDiscounts(quote, campaigns, decimal),
    giftCards: quote.giftCards.map(({ cardId, used, left, refusal }) => ({
      cardId,
      hint: hintOf(cardId),
      usedValue: decimal(used),
      leftValue: decimal(left),
      refusal: refusal === 'duplicate' ? 'not-needed' : refusal,
    })),
    totals: totalsOf(quote, decimal),
    issues: state === 'incomplete' ? issues : [],
    changes: (doc.changesCurrency ?? market.currency) === market.currency ? [...doc.changes] : [],
    agreement: createHash('sha256').update(agreementOf(summary)).digest('base64url'),
    paymentUrl: null,
    paymentFault: doc.paymentFault,
    orderNumber: null,
  };
  const way = ways.find(({ methodId }) => methodId === shipping.methodId);
  const titles = quote.discounts.map((one) => discountTitle(one, campaigns));
  const order = {
    ...orderOf(priced, quote, doc, way, { ...summary, titles }),
    returnDays: question.returnDays,
    giftCardMonths: question.giftCardMonths,
  };
  return { checkout, summary, toPay: quote.totals.toPay, order };
}

function checkoutRows(rows: readonly PricedRow[], { lines }: Quote, market: Market): CheckoutRow[] {
  const decimal = (minor: number) => toDecimal(minor, market.currency);
  return rows.map((one, at) => {
    const { gross = 0, charged = 0, tax = 0, taxes = [] } = lines[at] ?? {};
    return {
      ...orderRow(one, market),
      chargedValue: decimal(charged),
      discountValue: decimal(gross - charged),
      taxValue: decimal(tax),
      ratePercent: (taxes[0]?.rate ?? 0) / PPM_PER_PERCENT,
    };
  });
}

function totalsOf(
  { totals, taxIncluded, isTaxEstimate }: Quote,
  decimal: (minor: number) => number,
): OrderTotals {
  return {
    subtotalValue: decimal(totals.subtotal),
    discountValue: decimal(totals.discount),
    shippingValue: decimal(totals.shipping),
    taxes: totals.taxes.map(({ rate, net, tax }) => ({
      ratePercent: rate / PPM_PER_PERCENT,
      netValue: decimal(net),
      taxValue: decimal(tax),
    })),
    taxValue: decimal(totals.tax),
    isTaxIncluded: taxIncluded,
    isTaxEstimate,
    totalValue: decimal(totals.total),
    giftCardsValue: decimal(totals.giftCards),
    toPayValue: decimal(totals.toPay),
  };
}

function orderOf(
  { rows, market, giftCards: bought }: PricedCart,
  quote: Quote,
  { delivery, billing, giftMessage }: StoredCheckout['doc'],
  way: DeliveryWay | undefined,
  { codes, giftCards, titles }: CheckoutSummary & { readonly titles: readonly string[] },
): OrderDocument {
  const { charged, net, tax, taxes } = quote.shipping;
  return {
    delivery,
    billing: billing ?? delivery,
    rows: rows.flatMap((one, at) => {
      const line = quote.lines[at];
      if (line === undefined) return [];
      const { orderRowId, quantity, product } = orderRow(one, market);
      return {
        orderRowId,
        articleId: one.row.articleId,
        quantity,
        product,
        unit: line.unitPrice,
        charged: line.charged,
        discount: line.gross - line.charged,
        net: line.net,
        tax: line.tax,
        rate: line.taxes[0]?.rate ?? 0,
      };
    }),
    giftCardsBought: [...bought],
    shipping: {
      methodId: way?.methodId ?? null,
      title: way?.title ?? '',
      kind: way?.kind ?? 'none',
      place: way?.place ?? null,
      earliest: way?.earliest ?? null,
      latest: way?.latest ?? null,
      charged,
      net,
      tax,
      taxes: [...taxes],
    },
    giftMessage,
    discounts: quote.discounts.map(({ id, saved }, at) => ({ title: titles[at] ?? id, saved })),
    codes: codes.map(({ code }) => code),
    giftCards: [...giftCards],
    totals: { ...quote.totals, taxes: [...quote.totals.taxes] },
    isTaxIncluded: quote.taxIncluded,
    isTaxEstimate: quote.isTaxEstimate,
  };
}
