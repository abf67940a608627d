// The sync inbox: what the shopper changed that the server does not have yet, or refused, as a page shows it.
import type { CartIntent } from '#contract/cart.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Result } from '#contract/result.ts';

/** Cart changes that wait or were refused; equal ones of a product that follow one another are shown as one. */
export interface InboxChange {
  /** Intent ids, in the order of sending; never empty. */
  readonly ids: readonly string[];
  readonly kind: CartIntent['change']['kind'];
  /** Units that an add or a subtract is about. */
  readonly quantity: number;
  /** '' for a clear, which is about all of them, and for a discount code. */
  readonly articleId: string;
  /** The discount code that it is about, '' where it is about none. */
  readonly code: string;
  /** Null where the device does not know it. */
  readonly product: InboxProduct | null;
  /** When the shopper made the first of them, ms since 1970 on this device. */
  readonly since: number;
  /** Null: it waits to be sent. */
  readonly refusal: Refusal | null;
}
export interface InboxProduct {
  readonly title: string;
  readonly brand: string;
  readonly colorTitle: string;
  readonly size: string;
  readonly href: string;
  readonly image: string | null;
  readonly tint: string;
}
/** CA-07: why the server refused a change for good. */
export interface Refusal {
  readonly code: ErrorCode;
  /** The server's words, for a developer. */
  readonly message: string;
  /** ms since 1970. */
  readonly at: number;
}

export interface Inbox {
  /** Refused ones first, as they need the shopper; then in the order of sending. */
  readonly changes: readonly InboxChange[];
  /** Single cart changes that wait. */
  readonly waitingCount: number;
  /** Single cart changes that were refused. */
  readonly refusedCount: number;
  /** Tracking events that wait. */
  readonly eventCount: number;
  /** Why what waits is not sent yet: it is being sent, the server can't be reached, or it asks to wait. */
  readonly cause: 'sending' | 'offline' | 'busy';
  /** Cart changes wait for longer than a shopper would not notice. */
  readonly isDelayed: boolean;
}

/** Every change of the inbox arrives as the message `outbox`, too. */
export interface OutboxClient {
  /** Sends refused cart changes again under their ids, and with them all that waits; resolves when that was tried. */
  retry(ids: readonly string[]): Promise<Result<Inbox>>;
  /** Takes cart changes away, waiting or refused. One that is under way may still take effect. */
  discard(ids: readonly string[]): Promise<Result<Inbox>>;
  /** The page came back or the network did: what waits is sent now. Resolves when the drain is over, or after a few seconds. */
  flush(): Promise<void>;
  /** The page is left or frozen, and may come back: nothing holds it open, and no events are sent until `resume`. */
  pause(): Promise<void>;
  /** As `flush`, after `pause`. */
  resume(): Promise<void>;
}
