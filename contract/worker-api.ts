// The Comlink surface of the Web Worker: the clients, and what a page needs to start, cancel and listen.
import type { CartClient, CartView, DiscoveryClient, PageClient, TrackingClient } from '#contract/clients.ts';
import type { ShopError } from '#contract/errors.ts';
import type { PageMarket } from '#contract/market.ts';

/** What the worker tells every page unasked. */
export type WorkerMessage =
  | { readonly type: 'cart'; readonly cart: CartView }
  | { readonly type: 'network'; readonly isOnline: boolean }
  /** The device can now answer for this market without a network. */
  | {
      readonly type: 'snapshot';
      readonly market: string;
      readonly epoch: string;
      readonly state: 'ready' | 'refused' | 'absent';
    }
  | { readonly type: 'outbox'; readonly pendingCount: number; readonly deadLetterCount: number }
  | { readonly type: 'storage'; readonly state: 'ok' | 'full' | 'forbidden' | 'lost' }
  | {
      readonly type: 'log';
      readonly level: 'report' | 'warn';
      readonly text: string;
      readonly context: Record<string, unknown>;
    };

export interface WorkerStartOptions {
  readonly market: PageMarket;
  /** Who discovery calls and tracking events come from. */
  readonly merchant: string;
  /** Origin of the API, without a trailing slash. */
  readonly origin: string;
  /** Save-Data or a slow line: no snapshot download. */
  readonly isMetered: boolean;
  /** False: no tracking event is stored or sent. Absent: the shop has not asked for consent, and may. */
  readonly mayTrack?: boolean;
}

/** Puts a call id before the arguments, so that `cancel` can end it: signals do not cross a worker's border. */
type Cancelable<C> = {
  [K in keyof C]: C[K] extends (...args: infer A) => Promise<infer R>
    ? (callId: string, ...args: A) => Promise<R>
    : never;
};

export interface WorkerApi {
  start(options: WorkerStartOptions): Promise<void>;
  cancel(callId: string): Promise<void>;
  /** The callback is wrapped by Comlink's proxy(); the answer is an unsubscribe id. */
  subscribe(listener: (message: WorkerMessage) => void): Promise<number>;
  unsubscribe(id: number): Promise<void>;
  /** The page came on screen or left it: how often the server is asked whether prices changed. */
  setVisible(isVisible: boolean): Promise<void>;
  page: Cancelable<PageClient>;
  discovery: Cancelable<DiscoveryClient>;
  cart: Cancelable<CartClient>;
  tracking: Cancelable<TrackingClient>;
  /** The last 30 products looked at on this device, in any market, newest first. */
  recentlyViewed: {
    list(): Promise<readonly string[]>;
    /** The product's page is on screen at this address, and stayed there for a while; tracked as a page view too. */
    add(market: string, productId: string, url: string): Promise<void>;
    clear(): Promise<void>;
  };
  outbox: {
    list(): Promise<readonly OutboxItem[]>;
    retry(id: string): Promise<void>;
    discard(id: string): Promise<void>;
    /** Nudge: the page came back, the network did. Resolves when the drain is over. */
    flush(): Promise<void>;
  };
}

export interface OutboxItem {
  readonly id: string;
  readonly kind: 'cart' | 'event';
  readonly state: 'waiting' | 'dead';
  readonly since: number;
  readonly attempts: number;
  readonly error: ShopError | null;
}
