// Splits what is written or asked for into as much as one statement takes.

const ROWS_PER_STATEMENT = 400;

/** In chunks within the limit of parameters of one statement. */
export function* chunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += ROWS_PER_STATEMENT) yield all.slice(at, at + ROWS_PER_STATEMENT);
}
