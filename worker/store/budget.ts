// How many bytes of copies the device keeps: a share of what the browser grants, within fixed bounds.

export interface StorageBudget {
  /** Stored responses, as JSON in UTF-16 units. */
  readonly responses: number;
  /** Snapshot files of all markets together. */
  readonly snapshots: number;
}

const RESPONSES = { share: 0.005, min: 2_000_000, max: 10_000_000 };
/** The least holds one large market, or two ordinary ones. */
const SNAPSHOTS = { share: 0.05, min: 48_000_000, max: 200_000_000 };

/**
 * `quota` in bytes as the browser estimates it, null if it does not; only a hint: it may grant less, which a refused
 * write tells.
 */
export function storageBudgetOf(quota: number | null): StorageBudget {
  const within = ({ share, min, max }: typeof RESPONSES) =>
    quota === null ? min : Math.min(max, Math.max(min, quota * share));
  return { responses: within(RESPONSES), snapshots: within(SNAPSHOTS) };
}
