// Selected filters compiled for one pass over the candidates: one bit per field, value tests as bit tables.
import { FACETS } from '#contract/facets.ts';
import type { FilterDataValue, SelectedFilter } from '#contract/filters.ts';
import { shopError } from '#contract/errors.ts';
import { toMinor } from '#contract/money.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import type { TextField } from '#engine/snapshot/text-table.ts';

/** Bits of a signed 32-bit integer, without the sign. */
const MAX_FIELDS = 31;

export interface CompiledFilters {
  /** Bit of each field with a filter, by the field's name. */
  readonly bits: ReadonlyMap<string, number>;
  /** Bits of the product-level fields for which a product needs a matching value. */
  readonly requiredBits: number;
  /** By value: its field's bit if a filter asks for the value, and if a filter excludes it. */
  readonly meets: Int32Array;
  readonly forbids: Int32Array;
  /** By value of a field that a variant or article has exactly one value of: its field's bit if the value fails. */
  readonly fails: Int32Array;
  readonly price: PriceFilter | undefined;
  readonly stock: StockFilter | undefined;
  /** Fields of filters that the catalogue does not have, each once. */
  readonly unknownFields: readonly string[];
}
/** A price passes, in minor units, from `low` to `high` if `accepts` accepts it. */
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
 * Filters of unknown fields are ignored; unknown values match nothing. Several filters of one field must be met by
 * the same value. Fails for filters over more than 31 fields.
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
    const fieldFilters = byField.get(field.name);
    if (fieldFilters === undefined) continue;
    if (bits.size === MAX_FIELDS)
      return fail(shopError('bad_request', { field: 'filters', detail: `more than ${MAX_FIELDS} fields` }));
    const bit = 1 << bits.size;
    bits.set(field.name, bit);
    if (field.level === 'price') price = compilePriceFilter(pair, fieldFilters, bit);
    else if (field.level === 'stock') stock = compileStockFilter(fieldFilters, bit);
    else {
      const isRequired = markValues(pair, field, fieldFilters, bit, meets, forbids);
      if (field.level === 'product') requiredBits |= isRequired ? bit : 0;
      else {
        for (let value = field.first; value < field.end; value += 1)
          if (forbids[value] !== 0 || (isRequired && meets[value] === 0)) fails[value] = bit;
      }
    }
  }
  const unknownFields = [...byField.keys()].filter((name) => !bits.has(name));
  return ok({ bits, requiredBits, meets, forbids, fails, price, stock, unknownFields });
}

/** Returns whether a matching value is required, rather than values only being excluded. */
function markValues(
  pair: SnapshotPair,
  field: TextField,
  filters: readonly SelectedFilter[],
  bit: number,
  meets: Int32Array,
  forbids: Int32Array,
): boolean {
  let isRequired = false;
  for (const filter of filters) {
    const matching = valuesOf(pair, field, filter);
    if (filter.op === 'nin' || filter.op === 'neq') for (const value of matching) forbids[value]! |= bit;
    else if (isRequired) {
      const matchingSet = new Set(matching);
      for (let value = field.first; value < field.end; value += 1)
        if (!matchingSet.has(value)) meets[value]! &= ~bit;
    } else {
      isRequired = true;
      for (const value of matching) meets[value]! |= bit;
    }
  }
  return isRequired;
}

/** The values that a filter lists; for nin and neq these are excluded. */
function valuesOf(pair: SnapshotPair, field: TextField, filter: SelectedFilter): number[] {
  const matching: number[] = [];
  if (filter.op === 'leq' || filter.op === 'geq' || filter.op === 'inrange') {
    const [low, high] = boundsOf(filter, (n) => n);
    for (let value = field.first; value < field.end; value += 1) {
      const number = pair.t.valueNumber[value]!;
      if (number >= low && number <= high) matching.push(value);
    }
    return matching;
  }
  for (const id of isOnePath(pair, filter) ? namedValues(filter.data).slice(-1) : namedValues(filter.data)) {
    const value = pair.findValue(field, id);
    if (value >= 0) matching.push(value);
  }
  return matching;
}

/** A single hierarchy value may be given as the segments of its path. */
function isOnePath({ meta }: SnapshotPair, { field, op }: SelectedFilter): boolean {
  if (op !== 'eq' && op !== 'neq') return false;
  return meta.facets.some((facet) => facet.field === field && FACETS[facet.type].form === 'hierarchy');
}

/** The value ids in a filter's data; of a hierarchy path, the last segment. */
export function namedValues(data: FilterDataValue): string[] {
  if (!Array.isArray(data)) return [String(data)];
  return data
    .map((each) => (Array.isArray(each) ? each.at(-1) : String(each)))
    .filter((id) => id !== undefined);
}

/** Bounds of leq, geq and inrange; NaN, which no number is within, where the data is not a number. */
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
  const tests: ((minor: number) => boolean)[] = [];
  for (const filter of filters) {
    const { op, data } = filter;
    if (op === 'leq' || op === 'geq' || op === 'inrange') {
      const [min, max] = boundsOf(filter, scale);
      // A NaN bound lets nothing pass.
      low = Math.max(low, min);
      high = Math.min(high, max);
      continue;
    }
    const prices = new Set((Array.isArray(data) ? data : [data]).map((each) => scale(Number(each))));
    const isIncluded = op === 'eq' || op === 'in';
    tests.push((minor) => prices.has(minor) === isIncluded);
  }
  const accepts = tests.length === 0 ? undefined : (minor: number) => tests.every((test) => test(minor));
  return { bit, low, high, accepts };
}

/** Values are "true" and "false", or 1 and 0. */
function compileStockFilter(filters: readonly SelectedFilter[], bit: number): StockFilter {
  const acceptsState = (text: string, digit: string) =>
    filters.every(({ op, data }) => {
      const isListed = namedValues(data).some((value) => value === text || value === digit);
      return op === 'neq' || op === 'nin' ? !isListed : isListed;
    });
  return { bit, acceptsInStock: acceptsState('true', '1'), acceptsSoldOut: acceptsState('false', '0') };
}
