// Limits what one client, and one network, may have of the processors: a budget of time that fills again, and is spent by what its requests cost.
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { type ShopError, shopError } from '#contract/errors.ts';
import { clientOf } from '#server/http/client-address.ts';

export interface CostLimits {
  /** Why a costly request of this network address is refused, with the time to wait; null: it is not. */
  readonly refusalOf: (address: string) => ShopError | null;
  /** `ms` of processor time, known when it was spent: a budget may be overdrawn. */
  readonly spend: (address: string, ms: number) => void;
}

interface Budget {
  /** ms of processor time at most, for a burst. */
  readonly burstMs: number;
  /** How much comes back in a second. */
  readonly msPerSecond: number;
}

/** A shopper in a hurry opens some pages a second for a while, of which each takes 20 to 50 ms. */
const OF_CLIENT: Budget = { burstMs: 6_000, msPerSecond: 250 };
/** Of the shoppers of an office or a mobile network, and of whoever has many addresses: less than one core. */
const OF_NETWORK: Budget = { burstMs: 24_000, msPerSecond: 750 };
const MAX_ACCOUNTS = 20_000;
/** One network: this many leading bits of an address. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;

interface Account {
  spentMs: number;
  /** When `spentMs` was so, ms since 1970. */
  at: number;
}

export function createCostLimits(now: () => number): CostLimits {
  const accounts = new LRUCache<string, Account>({ max: MAX_ACCOUNTS });

  function accountsOf(address: string): readonly (readonly [string, Budget])[] {
    const client = clientOf(address);
    if (client === null) return [];
    return [
      [client, OF_CLIENT],
      [networkOf(address), OF_NETWORK],
    ];
  }

  const spentNow = (key: string, { msPerSecond }: Budget): number => {
    const account = accounts.get(key);
    if (account === undefined) return 0;
    return Math.max(0, account.spentMs - ((now() - account.at) / 1000) * msPerSecond);
  };

  return {
    refusalOf(address) {
      const waits = accountsOf(address).map(
        ([key, budget]) => (spentNow(key, budget) - budget.burstMs) / budget.msPerSecond,
      );
      const longest = Math.max(0, ...waits);
      return longest === 0 ? null : shopError('too_many_requests', { retryAfterS: Math.ceil(longest) });
    },
    spend(address, ms) {
      for (const [key, budget] of accountsOf(address))
        accounts.set(key, { spentMs: spentNow(key, budget) + ms, at: now() });
    },
  };
}

/** Of a valid address. */
function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  const bits = NETWORK_BITS[parsed.kind()];
  const whole = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${whole.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
}
