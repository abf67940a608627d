// Reports a fault that comes again and again ever less often, so that a log is not filled by what is tried every few seconds.

export interface RepeatedFaults {
  /** Reported the first, second, fourth, eighth time and so on that it comes in a row. */
  add(error: unknown): void;
  /** What failed has succeeded. */
  end(): void;
}

export function createRepeatedFaults(report: (error: unknown) => void): RepeatedFaults {
  let last = '';
  let times = 0;
  return {
    add(error) {
      const text = String(error);
      times = text === last ? times + 1 : 1;
      last = text;
      if (Number.isInteger(Math.log2(times))) report(error);
    },
    end() {
      times = 0;
    },
  };
}
