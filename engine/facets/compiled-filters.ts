// Selected filters made ready for one pass over the catalogue: a bit a field, tests as bits on values.
import type { FilterDataValue, SelectedFilter } from '#contract/filters.ts';
import { shopError } from '#contract/errors.ts';
import { toMinor } from '#contract/money.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import type { TextField } from '#engine/snapshot/text-table.ts';

/** Bits of an unsigned 32-bit number, less the sign. */
const MAX_FIELDS = 31;

export interface CompiledFilters {
  /** Bit of each field with a filter, by the field's name. */
  readonly bits: ReadonlyMap<string, number>;
  /** Bits of the fields of which one value of a product has to be met. */
  readonly requiredBits: number;
  /** By value: the bit of its field where it is wanted, and where it rules a product out. */
  readonly meets: Int32Array;
  readonly forbids: Int32Array;
  /** By value of which a colour or an article has but one: the bit of its field where that one fails. */
  readonly fails: Int32Array;
  readonly price: PriceFilter | undefined;
  readonly stock: StockFilter | undefined;
}
/** What a price has to be, in minor units: from `low` to `high`, and what `accepts` says. */
export interface PriceFilter {
  readonly bit: number;
  readonly low: number;
  readonly high: number;
  readonly accepts: ((minor: number) => boolean) | undefined;
}
export interface StockFilter {
  readonly bit: number;
  readonly acceptsInStock: boolean;
  readonly acceptsSoldOut: boolean;
}

/**
 * Filters of an unknown field are left out; a value nobody knows is met by nothing. Several filters of
 * one field have to be met by the same value. Refused: filters over more than 31 fields.
 */
export function compileFilters(
  pair: SnapshotPair,
  filters: readonly SelectedFilter[],
): Result<CompiledFilters> {
  const byField = Map.groupBy(filters, (filter) => filter.field);
  const bits = new Map<string, number>();
  const meets = new Int32Array(pair.t.valueId.length);
  const forbids = new Int32Array(meets.length);
  const fails = new Int32Array(meets.length);
  let requiredBits = 0;
  let price: PriceFilter | undefined;
  let stock: StockFilter | undefined;
  for (const field of byField.size === 0 ? [] : pair.meta.fields) {
    const own = byField.get(field.name);
    if (own === undefined) continue;
    if (bits.size === MAX_FIELDS)
      return fail(shopError('bad_request', { field: 'filters', detail: `more than ${MAX_FIELDS} fields` }));
    const bit = 1 << bits.size;
    bits.set(field.name, bit);
    if (field.level === 'price') price = compilePriceFilter(pair, own, bit);
    else if (field.level === 'stock') stock = compileStockFilter(own, bit);
    else {
      const isNeeded = markValues(pair, field, own, bit, meets, forbids);
      if (field.level === 'product') requiredBits |= isNeeded ? bit : 0;
      else {
        for (let value = field.first; value < field.end; value += 1)
          if (forbids[value] !== 0 || (isNeeded && meets[value] === 0)) fails[value] = bit;
      }
    }
  }
  return ok({ bits, requiredBits, meets, forbids, fails, price, stock });
}

/** Answers whether a value has to be met, as against only some ruled out. */
function markValues(
  pair: SnapshotPair,
  field: TextField,
  filters: readonly SelectedFilter[],
  bit: number,
  meets: Int32Array,
  forbids: Int32Array,
): boolean {
  let isNeeded = false;
  for (const filter of filters) {
    const named = valuesOf(pair, field, filter);
    if (filter.op === 'nin' || filter.op === 'neq') for (const value of named) forbids[value]! |= bit;
    else if (isNeeded) {
      const both = new Set(named);
      for (let value = field.first; value < field.end; value += 1)
        if (!both.has(value)) meets[value]! &= ~bit;
    } else {
      isNeeded = true;
      for (const value of named) meets[value]! |= bit;
    }
  }
  return isNeeded;
}

/** The values a filter names; for nin and neq these are the ones ruled out. */
function valuesOf(pair: SnapshotPair, field: TextField, filter: SelectedFilter): number[] {
  const named: number[] = [];
  if (filter.op === 'leq' || filter.op === 'geq' || filter.op === 'inrange') {
    const [low, high] = boundsOf(filter, (n) => n);
    for (let value = field.first; value < field.end; value += 1) {
      const number = pair.t.valueNumber[value]!;
      if (number >= low && number <= high) named.push(value);
    }
    return named;
  }
  for (const id of isOnePath(pair, filter) ? namedValues(filter.data).slice(-1) : namedValues(filter.data)) {
    const value = pair.findValue(field, id);
    if (value >= 0) named.push(value);
  }
  return named;
}

/** One value of a hierarchy may be given as the segments of its path. */
function isOnePath({ meta }: SnapshotPair, { field, op }: SelectedFilter): boolean {
  if (op !== 'eq' && op !== 'neq') return false;
  return meta.facets.some((facet) => facet.field === field && facet.type === 'checkbox-hierarchical');
}

/** The ids a filter's data names; of a hierarchy path, its last segment. */
export function namedValues(data: FilterDataValue): string[] {
  if (!Array.isArray(data)) return [String(data)];
  return data
    .map((each) => (Array.isArray(each) ? each.at(-1) : String(each)))
    .filter((id) => id !== undefined);
}

/** Of leq, geq and inrange; NaN, which nothing is within, where the data says no number. */
function boundsOf({ op, data }: SelectedFilter, scale: (n: number) => number): [low: number, high: number] {
  const [first = Number.NaN, second = Number.NaN] = (Array.isArray(data) ? data : [data]).map((each) =>
    scale(Number(each)),
  );
  if (op === 'leq') return [Number.NEGATIVE_INFINITY, first];
  return op === 'geq' ? [first, Number.POSITIVE_INFINITY] : [first, second];
}

function compilePriceFilter(
  pair: SnapshotPair,
  filters: readonly SelectedFilter[],
  bit: number,
): PriceFilter {
  const scale = (n: number) => toMinor(n, pair.market.currency);
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.POSITIVE_INFINITY;
  const named: ((minor: number) => boolean)[] = [];
  for (const filter of filters) {
    const { op, data } = filter;
    if (op === 'leq' || op === 'geq' || op === 'inrange') {
      const [least, most] = boundsOf(filter, scale);
      // Of a bound that is NaN nothing is left.
      low = Math.max(low, least);
      high = Math.min(high, most);
      continue;
    }
    const prices = new Set((Array.isArray(data) ? data : [data]).map((each) => scale(Number(each))));
    const isWanted = op === 'eq' || op === 'in';
    named.push((minor) => prices.has(minor) === isWanted);
  }
  const accepts = named.length === 0 ? undefined : (minor: number) => named.every((test) => test(minor));
  return { bit, low, high, accepts };
}

/** Values are "true" and "false", also as 1 and 0. */
function compileStockFilter(filters: readonly SelectedFilter[], bit: number): StockFilter {
  const takes = (yes: string, one: string) =>
    filters.every(({ op, data }) => {
      const isNamed = namedValues(data).some((value) => value === yes || value === one);
      return op === 'neq' || op === 'nin' ? !isNamed : isNamed;
    });
  return { bit, acceptsInStock: takes('true', '1'), acceptsSoldOut: takes('false', '0') };
}
