// How much one visitor, and one hour, may say of a product: what is above is not learnt from. Pure computation.

/** Something that a visitor says to have done with a product. */
export interface Observation {
  /** Identifies the visitor, who may have made it up. */
  readonly visitor: string;
  readonly product: number;
  readonly type: string;
  /** ms since 1970, by the server's clock. */
  readonly receivedAt: number;
}

// Parameters as of 2026-11, to be validated against real behaviour.
const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const MAX_PER_VISITOR_AND_DAY = 200;
/** So many of a product in an hour are nothing unusual in any shop. */
const NEVER_A_BURST = 20;
/** More than this many times the usual of an hour is a burst. */
const BURST_FACTOR = 10;
/** What is usual is a mean over at least these hours, so that a shop's first day says little of it. */
const MIN_USUAL_HOURS = 7 * 24;

/**
 * Those that count, in the order given. A visitor counts once a day for a product and type, and for MAX_PER_VISITOR_AND_DAY
 * at most. Of an hour in which a product has a burst, as many count as of its usual hour, the first ones: neither does a
 * burst help a product, nor can one be used to hide it.
 */
export function fairShare<O extends Observation>(observations: readonly O[]): O[] {
  return withoutBursts(withoutRepeats(observations));
}

function withoutRepeats<O extends Observation>(observations: readonly O[]): O[] {
  const seen = new Map<string, Set<string>>();
  return observations.filter(({ visitor, product, type, receivedAt }) => {
    const key = `${Math.floor(receivedAt / DAY_MS)} ${visitor}`;
    const said = seen.get(key) ?? new Set();
    if (said.size === 0) seen.set(key, said);
    const what = `${type} ${product}`;
    if (said.has(what) || said.size >= MAX_PER_VISITOR_AND_DAY) return false;
    said.add(what);
    return true;
  });
}

function withoutBursts<O extends Observation>(observations: readonly O[]): O[] {
  const hourOf = ({ product, receivedAt }: O) => `${product} ${Math.floor(receivedAt / HOUR_MS)}`;
  const byProduct = new Map<number, number>();
  const byHour = new Map<string, number>();
  let [first, last] = [Infinity, -Infinity];
  for (const observation of observations) {
    const { product, receivedAt } = observation;
    byProduct.set(product, (byProduct.get(product) ?? 0) + 1);
    byHour.set(hourOf(observation), (byHour.get(hourOf(observation)) ?? 0) + 1);
    first = Math.min(first, receivedAt);
    last = Math.max(last, receivedAt);
  }
  const otherHours = Math.max(MIN_USUAL_HOURS, Math.floor((last - first) / HOUR_MS));
  const counted = new Map<string, number>();
  return observations.filter((observation) => {
    const hour = hourOf(observation);
    const inHour = byHour.get(hour) ?? 0;
    const usual = ((byProduct.get(observation.product) ?? 0) - inHour) / otherHours;
    if (inHour <= Math.max(NEVER_A_BURST, BURST_FACTOR * usual)) return true;
    const before = counted.get(hour) ?? 0;
    counted.set(hour, before + 1);
    return before < Math.floor(usual);
  });
}
