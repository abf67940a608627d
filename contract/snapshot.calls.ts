// The call that names a market's snapshot files, without its schemas.
import type { Call } from '#contract/call.ts';

export const SNAPSHOT_CALLS = {
  snapshotManifest: {
    method: 'GET',
    path: '/v3/snapshots/:id',
    cache: 'revalidate',
    access: 'public',
    callers: ['page', 'other-origins'],
    retry: 'safe',
  },
} as const satisfies Record<string, Call>;
