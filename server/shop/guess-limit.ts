// Limits how often a client may enter discount codes that do not exist, counted by this process.

/** Wrong ones in a window; more than a shopper mistypes, too few to search with. */
export const MAX_WRONG_CODES = 20;
export const WRONG_CODES_WINDOW_MS = 10 * 60 * 1000;
/** The clients seen longest ago are forgotten first. */
const MAX_CLIENTS = 50_000;

export interface GuessLimit {
  /** Counts an attempt before its outcome is known, so that many at once count too. False: there were too many. */
  take(client: string, now: number): boolean;
  /** The attempt was right, and does not count. */
  giveBack(client: string): void;
}

export function createGuessLimit(): GuessLimit {
  const clients = new Map<string, { readonly since: number; count: number }>();
  return {
    take(client, now) {
      const current = clients.get(client);
      if (current !== undefined && now - current.since < WRONG_CODES_WINDOW_MS) {
        if (current.count >= MAX_WRONG_CODES) return false;
        current.count += 1;
        return true;
      }
      clients.delete(client);
      clients.set(client, { since: now, count: 1 });
      const [oldest] = clients.keys();
      if (clients.size > MAX_CLIENTS && oldest !== undefined) clients.delete(oldest);
      return true;
    },
    giveBack(client) {
      const current = clients.get(client);
      if (current !== undefined && current.count > 0) current.count -= 1;
    },
  };
}
