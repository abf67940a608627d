// What a cart change takes away, the same for the server that applies it and for a device that shows it before.
import { articleIdOfRow } from '#contract/order-row.ts';

/** Of a row of goods, or 1 of a gift card. */
export interface RowQuantity {
  readonly orderRowId: string;
  readonly quantity: number;
}

/** A cart change that may wait in an outbox. `upTo`: what there was when it was made, see `unitsTaken`; absent: not known. */
export type QueuedChange =
  | {
      readonly kind: 'add';
      readonly articleId: string;
      readonly quantity: number;
      readonly expectedPrice?: number;
      readonly beforeRowId?: string;
    }
  | { readonly kind: 'subtract'; readonly orderRowId: string }
  | { readonly kind: 'remove'; readonly orderRowId: string; readonly upTo?: readonly RowQuantity[] }
  | { readonly kind: 'enterCode' | 'removeCode'; readonly code: string }
  | { readonly kind: 'clear'; readonly upTo?: readonly RowQuantity[] }
  | { readonly kind: 'setCountry' };

/** In a query: `row-a*2`. An id has no `*`. */
export const ROW_QUANTITY_PATTERN = '^[A-Za-z0-9][A-Za-z0-9._:~-]*\\*[1-9][0-9]?$';

export function toRowText({ orderRowId, quantity }: RowQuantity): string {
  return `${orderRowId}*${quantity}`;
}

/** Of a text that has the pattern. */
export function fromRowText(text: string): RowQuantity {
  const [orderRowId = '', quantity] = text.split('*');
  return { orderRowId, quantity: Number(quantity) };
}

/**
 * How many units of a row a change takes away, where it has them; Infinity: all. One that says what there was takes no more:
 * what another tab or device added since stays, in whatever order both arrive.
 */
export function unitsTaken(
  change: QueuedChange | { readonly kind: 'addGiftCard' },
  orderRowId: string,
): number {
  const isRow = (id: string) => articleIdOfRow(id) === articleIdOfRow(orderRowId);
  if (change.kind !== 'clear' && !('orderRowId' in change && isRow(change.orderRowId))) return 0;
  if (change.kind === 'subtract') return 1;
  if (change.upTo === undefined) return Number.POSITIVE_INFINITY;
  return change.upTo.find((row) => isRow(row.orderRowId))?.quantity ?? 0;
}
