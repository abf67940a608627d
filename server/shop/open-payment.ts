// What a change does that finds its cart being paid: nothing of it is stored, the payment is stopped, and it begins anew.
import { type Db, StoreBusyError } from '#store/store.ts';

/** A payment that takes no money until it is resumed. */
export interface SuspendedPayment {
  readonly paymentId: string;
  /** Gives back what is held, in the transaction of the change: stored with it or not at all. */
  end(tx: Db): Promise<void>;
  /** What is not open any more stays suspended. */
  resume(): Promise<void>;
}
/** CA-04, CA-05: no money is taken for a cart while it changes. Null: nothing is being paid for it. */
export type SuspendPayment = (cartId: string) => Promise<SuspendedPayment | null>;

/** Thrown to roll the transaction back of a change that may not happen while the cart is paid. */
export class OpenPaymentError extends Error {
  override readonly name = 'OpenPaymentError';
  readonly cartId: string;
  constructor(cartId: string) {
    super(`the cart ${cartId} is being paid`);
    this.cartId = cartId;
  }
}

/** Another tab may begin the next payment while one is stopped. */
const MAX_STOPS = 4;

/**
 * What `change` comes to. Whether a payment must stop for it is decided in its transaction, which throws OpenPaymentError: one that
 * is a repeat, is refused or changes nothing stops none. Throws StoreBusyError where one payment begins after the other.
 */
export async function withPaymentStopped<T>(
  change: () => Promise<T>,
  stop: (cartId: string) => Promise<void>,
): Promise<T> {
  for (let stops = 0; ; stops += 1) {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof OpenPaymentError)) throw error;
      if (stops === MAX_STOPS) throw new StoreBusyError(error.message, { cause: error });
      await stop(error.cartId);
    }
  }
}
