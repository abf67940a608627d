// Limits how much one client, and one network, may cause to be stored: bytes, spent by what its requests left behind.
import { type Budget, type ClientLimit, createClientLimit } from '#server/client-budget.ts';

/** In bytes. A device that was offline for long sends 5 MB of events; a shopper's visit is 10 kB of them. */
const OF_CLIENT: Budget = { burst: 8_000_000, perSecond: 1_000 };
const OF_NETWORK: Budget = { burst: 32_000_000, perSecond: 4_000 };

export function createStoredLimits(now: () => number): ClientLimit {
  return createClientLimit({ client: OF_CLIENT, network: OF_NETWORK }, now);
}
