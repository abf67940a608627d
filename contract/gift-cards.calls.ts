// The calls about gift cards beside those of cart and checkout (AP-08), without their schemas.
import type { Call } from '#contract/call.ts';

export const GIFT_CARD_CALLS = {
  giftCardSettings: {
    method: 'GET',
    path: '/api/giftcard/settings',
    cache: 'revalidate',
    access: 'public',
    callers: ['page'],
    retry: 'safe',
  },
  /** Each attempt counts (GC-03). Of a session, so that no other page can have its visitors guess. */
  giftCardValidate: {
    method: 'POST',
    path: '/api/giftcard/validate',
    cache: 'no-store',
    access: 'session',
    callers: ['page'],
    retry: 'never',
  },
} as const satisfies Record<string, Call>;
