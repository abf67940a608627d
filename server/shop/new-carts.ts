// Limits how many carts are begun from one address, and from one network: each is stored for up to a year.
import { type Budget, type ClientBudget, createClientBudget } from '#server/client-budget.ts';

export interface NewCarts {
  /**
   * Counts a cart before it is begun, so that many at once count too. Seconds to wait; 0: it was counted. `hasKey`: the device
   * has named its cart (`Cart-Key`). `client` null: not told apart.
   */
  take(client: string | null, hasKey: boolean): number;
  /** None was begun. */
  giveBack(client: string | null, hasKey: boolean): void;
}

/** Of devices behind one address: pages of the shop always name their cart. */
const OF_CLIENT: Budget = { burst: 60, perSecond: 1 / 5 };
const OF_NETWORK: Budget = { burst: 240, perSecond: 4 / 5 };
/** Of requests with neither a cookie nor a key, which a page never makes: programs, which go on with their first cart's cookie. */
const OF_STRANGER: Budget = { burst: 10, perSecond: 1 / 30 };
const OF_STRANGERS: Budget = { burst: 40, perSecond: 4 / 30 };
/** Of all that are not told apart: as one network. */
const NOT_TOLD_APART = 'nobody';

export function createNewCarts(now: () => number): NewCarts {
  const devices = createClientBudget({ client: OF_CLIENT, network: OF_NETWORK }, now);
  const strangers = createClientBudget({ client: OF_STRANGER, network: OF_STRANGERS }, now);
  const anyStrangers = createClientBudget({ client: OF_STRANGERS, network: OF_STRANGERS }, now);

  function accountOf(client: string | null, hasKey: boolean): readonly [ClientBudget, string | null] {
    if (hasKey) return [devices, client];
    return client === null ? [anyStrangers, NOT_TOLD_APART] : [strangers, client];
  }
  return {
    take(client, hasKey) {
      const [budget, account] = accountOf(client, hasKey);
      return budget.take(account);
    },
    giveBack(client, hasKey) {
      const [budget, account] = accountOf(client, hasKey);
      budget.spend(account, -1);
    },
  };
}
