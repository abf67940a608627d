// Ids of the delivery methods by which an order is picked up in a store.

/** No id of a market's own delivery method begins with it. */
export const PICK_UP_PREFIX = 'store-';

export function pickUpMethodId(storeId: string): string {
  return `${PICK_UP_PREFIX}${storeId}`;
}
