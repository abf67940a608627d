// What one client, and the network that it is in, may have of something: budgets that fill again, and are spent by what was used.
import { LRUCache } from 'lru-cache';
import { type ShopError, shopError } from '#contract/errors.ts';
import { networkOf } from '#server/client-network.ts';

export interface Budget {
  /** At most, for a burst. */
  readonly burst: number;
  /** How much comes back in a second. */
  readonly perSecond: number;
}
/** A client as `clientOf` names it; null: not told apart, and not limited. */
export interface ClientBudget {
  /** Seconds until the client may spend again; 0: it may. */
  readonly waitOf: (client: string | null) => number;
  /** What was used, known when it was: a budget may be overdrawn. Less than 0 gives back. */
  readonly spend: (client: string | null, amount: number) => void;
  /** Spends one if the client may, so that many at once are told apart. Seconds to wait; 0: it was spent. */
  readonly take: (client: string | null) => number;
}

/** A budget of what a request uses, which is known afterwards: who has spent it is refused until some of it has come back. */
export interface ClientLimit {
  /** Why this is refused for now, with the time to wait; null: it is not. */
  readonly refusalOf: (client: string | null) => ShopError | null;
  readonly spend: (client: string | null, amount: number) => void;
}
interface Budgets {
  readonly client: Budget;
  readonly network: Budget;
}

const MAX_ACCOUNTS = 20_000;

interface Account {
  spent: number;
  /** When `spent` was so, ms since 1970. */
  at: number;
}

/** `now`: ms since 1970. */
export function createClientBudget(budgets: Budgets, now: () => number): ClientBudget {
  const accounts = new LRUCache<string, Account>({ max: MAX_ACCOUNTS });

  function accountsOf(client: string | null): readonly (readonly [string, Budget])[] {
    if (client === null) return [];
    return [
      [client, budgets.client],
      [networkOf(client), budgets.network],
    ];
  }

  const spentNow = (key: string, { perSecond }: Budget): number => {
    const account = accounts.get(key);
    if (account === undefined) return 0;
    // The clock may have been set back: nothing was spent by that, and what was comes back from now on.
    account.at = Math.min(account.at, now());
    return Math.max(0, account.spent - ((now() - account.at) / 1000) * perSecond);
  };

  function waitOf(client: string | null): number {
    const waits = accountsOf(client).map(
      ([key, budget]) => (spentNow(key, budget) - budget.burst) / budget.perSecond,
    );
    return Math.max(0, ...waits);
  }
  function spend(client: string | null, amount: number): void {
    for (const [key, budget] of accountsOf(client))
      accounts.set(key, { spent: spentNow(key, budget) + amount, at: now() });
  }
  return {
    waitOf,
    spend,
    take(client) {
      spend(client, 1);
      const waitS = waitOf(client);
      if (waitS > 0) spend(client, -1);
      return waitS;
    },
  };
}

export function createClientLimit(budgets: Budgets, now: () => number): ClientLimit {
  const { waitOf, spend } = createClientBudget(budgets, now);
  return {
    refusalOf(client) {
      const waitS = waitOf(client);
      return waitS === 0 ? null : shopError('too_many_requests', { retryAfterS: Math.ceil(waitS) });
    },
    spend,
  };
}
