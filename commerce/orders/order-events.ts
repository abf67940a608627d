// What happens to a placed order: commands, the events that they become, and the order as far as its rules look at it.
import type { OrderState } from '#contract/orders.ts';

export interface RowQuantity {
  readonly orderRowId: string;
  /** At least 1. */
  readonly quantity: number;
}

/** An order as it was agreed to, in minor units. */
export interface PlacedOrder {
  readonly rows: readonly (RowQuantity & {
    /** With its tax. */
    readonly total: number;
  })[];
  /** With its tax. */
  readonly shipping: number;
  /** Gift cards that were bought; `left`: what could be given back for one now. */
  readonly giftCardsBought: readonly { readonly orderRowId: string; readonly left: number }[];
  /** In the order in which they were used. */
  readonly giftCards: readonly { readonly cardId: string; readonly used: number }[];
  readonly paid: number;
  /** For so many days after their delivery goods may be sent back. */
  readonly returnDays: number;
}

/** Money that goes back where it came from. */
export interface OrderRefund {
  readonly payment: number;
  readonly giftCards: readonly { readonly cardId: string; readonly amount: number }[];
}

/** `amount`: what was left on the card, and goes back; 0: it was spent. */
export interface VoidedCard {
  readonly orderRowId: string;
  readonly amount: number;
}

/** Never changed once it is logged. */
export type OrderEvent =
  | { readonly kind: 'placed' | 'packed' | 'delivered' }
  | {
      readonly kind: 'shipped';
      readonly rows: readonly RowQuantity[];
      readonly carrier: string;
      readonly trackingNumber: string;
    }
  | {
      readonly kind: 'cancelled';
      readonly rows: readonly RowQuantity[];
      readonly refund: OrderRefund;
      /** Gift cards that were bought and pay nothing any more; absent: none. */
      readonly voided?: readonly VoidedCard[];
    }
  | { readonly kind: 'return-asked'; readonly rows: readonly RowQuantity[] }
  | { readonly kind: 'returned'; readonly rows: readonly RowQuantity[]; readonly isRestocked: boolean }
  | { readonly kind: 'refunded'; readonly rows: readonly RowQuantity[]; readonly refund: OrderRefund };

export interface LoggedEvent {
  /** ms since 1970. */
  readonly at: number;
  /** After it. */
  readonly state: OrderState;
  readonly event: OrderEvent;
}

/** `rows` null: all that may be. Those of `cancel` may be gift cards that were bought. */
export type OrderCommand =
  | { readonly kind: 'pack' | 'deliver' }
  | {
      readonly kind: 'ship';
      readonly rows: readonly RowQuantity[] | null;
      readonly carrier: string;
      readonly trackingNumber: string;
    }
  | {
      readonly kind: 'cancel';
      readonly rows: readonly RowQuantity[] | null;
      readonly by: 'shopper' | 'operator';
    }
  | { readonly kind: 'ask-return'; readonly rows: readonly RowQuantity[] }
  | { readonly kind: 'receive'; readonly rows: readonly RowQuantity[] | null; readonly isRestocked: boolean }
  | { readonly kind: 'refund'; readonly rows: readonly RowQuantity[] | null };
