// The call that delivers tracking events, without its schemas.
import type { Call } from '#contract/call.ts';

export const EVENTS_CALLS = {
  createEvents: {
    method: 'POST',
    path: '/v2/create-events',
    cache: 'no-store',
    access: 'public',
    callers: ['outbox', 'other-origins'],
    retry: 'acknowledged',
    bodyLimit: 256 * 1024,
  },
} as const satisfies Record<string, Call>;
