// Limits what one client, and one network, may have of the processors: ms of their time, spent by what its requests cost.
import { type Budget, type ClientLimit, createClientLimit } from '#server/client-budget.ts';

/** In ms. A shopper in a hurry opens some pages a second for a while, of which each takes 20 to 50 ms. */
const OF_CLIENT: Budget = { burst: 6_000, perSecond: 250 };
/** Of the shoppers of an office or a mobile network, and of whoever has many addresses: less than one core. */
const OF_NETWORK: Budget = { burst: 24_000, perSecond: 750 };

export function createCostLimits(now: () => number): ClientLimit {
  return createClientLimit({ client: OF_CLIENT, network: OF_NETWORK }, now);
}
