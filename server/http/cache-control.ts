// The Cache-Control header of a cache policy.
import type { CachePolicy } from '#contract/call.ts';

const CACHE_CONTROL: Readonly<Record<CachePolicy, string>> = {
  'no-store': 'no-store',
  revalidate: 'no-cache',
};

export function cacheControlOf(policy: CachePolicy): string {
  return CACHE_CONTROL[policy];
}
