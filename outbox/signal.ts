// Something that happens again and again, for those who wait for the next time.

export interface Signal {
  /** How often it has happened. */
  readonly count: () => number;
  readonly raise: () => void;
  /** Resolves once it has happened more often than `seen` times. */
  readonly after: (seen: number) => Promise<void>;
}

export function createSignal(): Signal {
  let count = 0;
  let next = Promise.withResolvers<void>();
  return {
    count: () => count,
    raise() {
      count += 1;
      next.resolve();
      next = Promise.withResolvers();
    },
    after: async (seen) => {
      if (count <= seen) await next.promise;
    },
  };
}
