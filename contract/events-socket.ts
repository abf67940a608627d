// The events socket: what goes over it, and its close codes; free of schemas, so that workers may load it (DA-07).
import { EVENTS_CALLS } from '#contract/events.calls.ts';
import type { TrackingEvent } from '#contract/events.ts';

/** A websocket beside `createEvents`, for the shop's own pages alone: a browser lets every page open one anywhere. */
export const EVENTS_SOCKET = {
  path: '/v2/create-events/socket',
  /** Bytes of a message. */
  messageLimit: EVENTS_CALLS.createEvents.bodyLimit,
} as const;

/** An event on its way to the server; `id` is the sender's and comes back with the reply. */
export interface EventMessage {
  readonly id: string;
  readonly event: TrackingEvent;
}

/**
 * Sent after the commit. `ok`: stored, now or before. Not ok: rejected for good, as by `createEvents`. Where the server could
 * not decide there is no reply, and the socket is closed.
 */
export type EventReply =
  | { readonly id: string; readonly ok: true }
  | { readonly id: string; readonly ok: false; readonly reason: string };

/** DA-07: the client does not come back; events go another way. */
export const CLOSE_DO_NOT_RETURN = 4100;
