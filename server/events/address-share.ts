// How much one network address may say of a product in a day, so that it counts: kept in memory, and no address is stored.

import { hash } from 'node:crypto';

/** Identifies the event, and what it says: the same event counts again when it is sent again. */
export interface Saying {
  readonly eventKey: string;
  readonly what: string;
}
export interface AddressShare {
  /** Whether it counts; `client` null is not told apart, and always counts. `now` is ms since 1970. */
  counts(client: string | null, saying: Saying, now: number): boolean;
}

const DAY_MS = 24 * 3_600_000;
/** Products and orders, of which an address counts once a day for each. */
const MAX_PER_ADDRESS = 500;
/** Above, the address that told something the longest ago is forgotten, so that many addresses silence nobody. */
const MAX_SAYINGS = 200_000;

/** Both may be hundreds of characters, as their senders like. */
function digestOf(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 16);
}

export function createAddressShare(): AddressShare {
  let day = Number.NaN;
  let total = 0;
  const addresses = new Map<string, Map<string, string>>();
  function forgetOldest(): void {
    const [oldest = ['', new Map<string, string>()] as const] = addresses;
    const [client, said] = oldest;
    addresses.delete(client);
    total -= said.size;
  }
  return {
    counts(client, { eventKey, what }, now) {
      if (client === null) return true;
      if (Math.floor(now / DAY_MS) !== day) {
        day = Math.floor(now / DAY_MS);
        total = 0;
        addresses.clear();
      }
      const [key, event] = [digestOf(what), digestOf(eventKey)];
      const said = addresses.get(client) ?? new Map<string, string>();
      const counted = said.get(key);
      if (counted !== undefined) return counted === event;
      if (said.size >= MAX_PER_ADDRESS) return false;
      // Behind all others, as the one that told last.
      addresses.delete(client);
      addresses.set(client, said.set(key, event));
      total += 1;
      if (total > MAX_SAYINGS) forgetOldest();
      return true;
    },
  };
}
