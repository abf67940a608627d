// A placed order as its shopper sees it: what was agreed to, and what has become of it since.
import type { CustomerInfo } from '#contract/customer-info.ts';
import type { Currency } from '#contract/market.ts';
import { toDecimal } from '#contract/money.ts';
import type { Order, OrderedRow } from '#contract/orders.ts';
import type { LoggedEvent, PlacedOrder } from '#commerce/orders/order-events.ts';
import { postalState } from '#commerce/addresses/addresses.ts';
import { type OrderLife, returnable } from '#commerce/orders/order-life.ts';

/** Rate in parts per million. */
interface AgreedTax {
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}
/** As it is stored; amounts in minor units. */
export interface AgreedOrder {
  readonly delivery: CustomerInfo;
  readonly billing: CustomerInfo;
  readonly rows: readonly (AgreedTax & {
    readonly orderRowId: string;
    readonly quantity: number;
    readonly product: OrderedRow['product'];
    readonly unit: number;
    readonly charged: number;
    readonly discount: number;
  })[];
  readonly shipping: Order['shipping'] & Pick<AgreedTax, 'net' | 'tax'>;
  readonly giftCardsBought: readonly {
    readonly rowId: string;
    readonly amount: number;
    readonly recipientEmail: string;
    readonly deliverOn: string | null;
  }[];
  readonly giftMessage: string;
  readonly discounts: readonly { readonly title: string; readonly saved: number }[];
  readonly giftCards: readonly { readonly cardId: string; readonly hint: string; readonly used: number }[];
  readonly totals: {
    readonly subtotal: number;
    readonly discount: number;
    readonly shipping: number;
    readonly taxes: readonly AgreedTax[];
    readonly tax: number;
    readonly total: number;
    readonly giftCards: number;
    readonly toPay: number;
  };
  readonly isTaxIncluded: boolean;
  readonly isTaxEstimate: boolean;
  /** Absent of orders of an earlier release. */
  readonly returnDays?: number;
}
export interface OrderFacts {
  readonly orderId: string;
  readonly number: string;
  readonly market: string;
  readonly currency: Currency;
  readonly placedAt: number;
  readonly doc: AgreedOrder;
  /** Null: nothing was left to pay. */
  readonly paymentTitle: string | null;
  /** Where goods are sent back to, line by line. */
  readonly returnTo: readonly string[];
}
export interface OrderPossibilities {
  readonly isOwn: boolean;
  readonly canBeCancelled: boolean;
  readonly canBeReturned: boolean;
}

/** Where the shop's settings say nothing of returns. */
export const DEFAULT_RETURN_DAYS = 30;

/** As if nothing had been spent of the gift cards that were bought. */
export function placedOrderOf({
  rows,
  shipping,
  giftCardsBought,
  giftCards,
  totals,
  returnDays = DEFAULT_RETURN_DAYS,
}: AgreedOrder): PlacedOrder {
  return {
    giftCardsBought: giftCardsBought.map(({ rowId, amount }) => ({ orderRowId: rowId, left: amount })),
    rows: rows.map(({ orderRowId, quantity, net, tax }) => ({ orderRowId, quantity, total: net + tax })),
    shipping: shipping.net + shipping.tax,
    giftCards,
    paid: totals.toPay,
    returnDays,
  };
}

export function orderView(
  { doc, paymentTitle, returnTo, ...order }: OrderFacts,
  life: OrderLife,
  log: readonly LoggedEvent[],
  possibilities: OrderPossibilities,
): Order {
  const value = (minor: number) => toDecimal(minor, order.currency);
  const { net: _net, tax: _tax, methodId, title, kind, place, earliest, latest } = doc.shipping;
  const { totals } = doc;
  const isReturnAsked = log.some(({ event }) => event.kind === 'return-asked');
  return {
    ...order,
    state: log.at(-1)?.state ?? 'paid',
    deliveryCustomerInfo: doc.delivery,
    billingCustomerInfo: doc.billing,
    deliveryState: postalState(doc.delivery),
    billingState: postalState(doc.billing),
    rows: doc.rows.map(({ orderRowId, quantity, product, ...row }): OrderedRow => {
      const counts = life.rows.find((one) => one.orderRowId === orderRowId);
      return {
        orderRowId,
        quantity,
        product,
        unitValue: value(row.unit),
        chargedValue: value(row.charged),
        discountValue: value(row.discount),
        netValue: value(row.net),
        taxValue: value(row.tax),
        ratePercent: row.rate / 10_000,
        shippedQuantity: counts?.shipped ?? 0,
        cancelledQuantity: counts?.cancelled ?? 0,
        returnedQuantity: counts?.returned ?? 0,
        returnAskedQuantity: counts?.asked ?? 0,
        returnableQuantity: counts === undefined || !possibilities.canBeReturned ? 0 : returnable(counts),
      };
    }),
    shipping: { methodId, title, kind, place, earliest, latest },
    giftMessage: doc.giftMessage,
    discounts: doc.discounts.map((one) => ({ title: one.title, savedValue: value(one.saved) })),
    giftCards: doc.giftCards.map(({ hint, used }) => ({ hint, usedValue: value(used) })),
    giftCardsBought: doc.giftCardsBought.map(({ amount, recipientEmail, deliverOn }) => ({
      value: value(amount),
      recipientEmail,
      deliverOn,
    })),
    totals: {
      subtotalValue: value(totals.subtotal),
      discountValue: value(totals.discount),
      shippingValue: value(totals.shipping),
      taxes: totals.taxes.map(({ rate, net, tax }) => ({
        ratePercent: rate / 10_000,
        netValue: value(net),
        taxValue: value(tax),
      })),
      taxValue: value(totals.tax),
      isTaxIncluded: doc.isTaxIncluded,
      isTaxEstimate: doc.isTaxEstimate,
      totalValue: value(totals.total),
      giftCardsValue: value(totals.giftCards),
      toPayValue: value(totals.toPay),
    },
    payment:
      paymentTitle === null
        ? null
        : {
            title: paymentTitle,
            paidValue: value(totals.toPay),
            refundedValue: value(life.refundedToPayment),
          },
    parcels: log.flatMap(({ at, event }) =>
      event.kind === 'shipped'
        ? [{ sentAt: at, carrier: event.carrier, trackingNumber: event.trackingNumber }]
        : [],
    ),
    log: log
      .filter(({ state }, index) => state !== log[index - 1]?.state)
      .map(({ at, state }) => ({ at, state })),
    ...possibilities,
    returnLabel: isReturnAsked ? [...returnTo, order.number].join('\n') : null,
  };
}
