// The id of an article's row, the same on the server and on a device without a network.

export const MAX_ROW_QUANTITY = 99;
/** As many as an event of a cart may tell. */
export const MAX_CART_ROWS = 200;

/** The row of an article in any cart. */
export function orderRowIdOf(articleId: string): string {
  return `row-${articleId}`;
}

export function articleIdOfRow(orderRowId: string): string {
  return orderRowId.startsWith('row-') ? orderRowId.slice(4) : orderRowId;
}
