// Tells the change log of stock that orders have moved, after they have: nobody waits for it who orders, cancels or sends back.
import { logStockMoves } from '#store/reservations.ts';
import type { Store } from '#store/store.ts';

export interface StockLog {
  /** To be called after a transaction that moved stock; what is asked for meanwhile is done by one run. */
  readonly logMoves: () => void;
  /** Ends when nothing is being logged any more. */
  readonly settled: () => Promise<void>;
}

/** A run that finds an import (PostgreSQL) or fails leaves the moves stored for the next one, which the checkout's timer begins. */
export function createStockLog(store: Store, report: (error: unknown, where: string) => void): StockLog {
  let last: Promise<void> = Promise.resolve();
  let hasNext = false;
  return {
    logMoves() {
      if (hasNext) return;
      hasNext = true;
      last = last
        .then(() => {
          hasNext = false;
          return logStockMoves(store);
        })
        .catch((error: unknown) => report(error, 'stock of orders'));
    },
    settled: () => last,
  };
}
