// The interface of the Web Worker: one generic call for all clients, and what a page needs to start, cancel and listen.
import type { PageCallName } from '#contract/calls.ts';
import type { CartClient, CartView, DiscoveryClient, PageClient, TrackingClient } from '#contract/clients.ts';
import type { CallParts, ResponseOf } from '#contract/endpoints.ts';
import type { PageFields, TrackingEventInput } from '#contract/events.ts';
import type { CopiesClient } from '#contract/kept-copies.ts';
import type { Inbox, OutboxClient } from '#contract/inbox.ts';
import type { PageMarket } from '#contract/market.ts';
import type { Result } from '#contract/result.ts';
import type { StorageFailure } from '#contract/storage-failure.ts';

/** What the worker notifies every page of. */
export type WorkerMessage =
  | { readonly type: 'cart'; readonly cart: CartView }
  | { readonly type: 'network'; readonly isOnline: boolean }
  /** `ready`: the market's catalogue is on the device, for when the page is opened again without a network. */
  | {
      readonly type: 'snapshot';
      readonly market: string;
      readonly epoch: string;
      readonly state: 'ready' | 'refused' | 'absent';
    }
  /** What a call was given from the device has newer data by now; made again, it gets them. */
  | { readonly type: 'renewed'; readonly callId: string }
  | { readonly type: 'outbox'; readonly inbox: Inbox }
  /** The body of a request for what a page that ends sends as a beacon; null: no event waits. */
  | { readonly type: 'unsent'; readonly events: string | null }
  | { readonly type: 'storage'; readonly state: 'ok' | StorageFailure | 'lost' }
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
  /** As in ShopProfile. */
  readonly searchPath?: string | undefined;
  /** Origin of the API, without a trailing slash. */
  readonly origin: string;
  /** Save-Data or a slow line, while the worker starts: no snapshot download. */
  readonly isMetered: boolean;
  /** The page came from the device because the server did not answer in time: results of the device wait for nothing. */
  readonly isServerLate?: boolean;
  /** False: no tracking event is stored or sent. Absent: the shop asks for no consent. */
  readonly mayTrack?: boolean;
  /** As `tracking.setPage`. */
  readonly page?: PageFields;
  /** See visitor-id.ts; absent where the browser stores nothing. */
  readonly visitorId?: string | undefined;
}

/** Any endpoint that the page may call, as it is: `client.endpoints.editorialStores({ query: { market } })`. */
export type EndpointClient = {
  readonly [N in PageCallName]: (parts: CallParts<N>) => Promise<Result<ResponseOf<N>>>;
};

/** The last 30 products looked at on this device, in any market, newest first. */
export interface RecentlyViewedClient {
  list(): Promise<Result<readonly string[]>>;
  /** The product's page is on screen, and stayed there for a while; tracked as a page view too. */
  add(market: string, view: TrackingEventInput & { readonly product_id: string }): Promise<void>;
  clear(): Promise<void>;
}
export interface VisibilityClient {
  /** The page came on screen or left it: how often the server is asked whether prices changed. */
  set(isVisible: boolean): Promise<void>;
  /** What the browser says of the line has changed; see WorkerStartOptions. */
  setMetered(isMetered: boolean): Promise<void>;
}
/** What the worker does for the page, by domain. A new method is a row in worker-calls.ts too. */
export interface WorkerClients {
  readonly page: PageClient;
  readonly discovery: DiscoveryClient;
  readonly cart: CartClient;
  readonly tracking: TrackingClient;
  readonly recentlyViewed: RecentlyViewedClient;
  readonly outbox: OutboxClient;
  readonly visibility: VisibilityClient;
  readonly copies: CopiesClient;
  readonly endpoints: EndpointClient;
}
export type WorkerDomain = keyof WorkerClients;

export interface WorkerApi {
  start(options: WorkerStartOptions): Promise<void>;
  /** The callback is wrapped by Comlink's proxy(). */
  subscribe(listener: (message: WorkerMessage) => void): Promise<void>;
  /** Calls a client's method; `callId` is what `cancel` ends it by: signals do not cross a worker's border. */
  invoke(domain: WorkerDomain, method: string, callId: string, args: readonly unknown[]): Promise<unknown>;
  cancel(callId: string): Promise<void>;
}
