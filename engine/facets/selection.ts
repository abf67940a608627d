// Selected filters made ready for one pass over the catalogue: a bit a field, tests as bits on values.
import type { FilterDataValue, SelectedFilter } from '#contract/filters.ts';
import { shopError } from '#contract/errors.ts';
import { toMinor } from '#contract/money.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Pair } from '#engine/snapshot/pair.ts';
import type { TextField } from '#engine/snapshot/text-table.ts';

/** Bits of an unsigned 32-bit number, less the sign. */
const MAX_FIELDS = 31;

export interface Selection {
  /** Bit of each field with a filter, by the field's name. */
  readonly bits: ReadonlyMap<string, number>;
  /** Bits of the fields of which one value has to be met. */
  readonly needed: number;
  /** By value: the bits of fields it meets, and of those it rules out. */
  readonly meets: Uint32Array;
  readonly forbids: Uint32Array;
  readonly price: PriceTest | undefined;
  readonly stock: { readonly bit: number; readonly isInStock: boolean } | undefined;
}
export interface PriceTest {
  readonly bit: number;
  readonly accepts: (minor: number) => boolean;
}

/**
 * Filters of an unknown field are left out; a value nobody knows is met by nothing. Several filters of
 * one field have to be met by the same value. Refused: filters over more than 31 fields.
 */
export function compileFilters(pair: Pair, filters: readonly SelectedFilter[]): Result<Selection> {
  const byField = Map.groupBy(
    filters.filter((filter) => pair.meta.fields.some(({ name }) => name === filter.field)),
    (filter) => filter.field,
  );
  if (byField.size > MAX_FIELDS)
    return fail(shopError('bad_request', { field: 'filters', detail: `more than ${MAX_FIELDS} fields` }));
  const bits = new Map<string, number>();
  const meets = new Uint32Array(pair.t.valueId.length);
  const forbids = new Uint32Array(pair.t.valueId.length);
  let needed = 0;
  let price: PriceTest | undefined;
  let stock: Selection['stock'];
  for (const field of pair.meta.fields) {
    const own = byField.get(field.name);
    if (own === undefined) continue;
    const bit = 1 << bits.size;
    bits.set(field.name, bit);
    if (field.level === 'price') {
      const tests = own.map((filter) => numberTest(filter, (n) => toMinor(n, pair.market.currency)));
      price = { bit, accepts: (minor) => tests.every((test) => test(minor)) };
    } else if (field.level === 'stock') {
      stock = { bit, isInStock: own.every(asksForStock) };
    } else if (markValues(pair, field, own, bit, meets, forbids)) needed |= bit;
  }
  return ok({ bits, needed, meets, forbids, price, stock });
}

/** Answers whether a value has to be met, as against only some ruled out. */
function markValues(
  pair: Pair,
  field: TextField,
  filters: readonly SelectedFilter[],
  bit: number,
  meets: Uint32Array,
  forbids: Uint32Array,
): boolean {
  const positive: ((value: number) => boolean)[] = [];
  for (const filter of filters) {
    const test = valueTest(pair, filter);
    if (filter.op !== 'nin' && filter.op !== 'neq') positive.push(test);
    else for (let value = field.first; value < field.end; value += 1) if (test(value)) forbids[value]! |= bit;
  }
  if (positive.length === 0) return false;
  for (let value = field.first; value < field.end; value += 1) {
    if (positive.every((test) => test(value))) meets[value]! |= bit;
  }
  return true;
}

/** Whether a value is one of those the filter names; for nin and neq these are the ones ruled out. */
function valueTest(pair: Pair, filter: SelectedFilter): (value: number) => boolean {
  if (filter.op === 'leq' || filter.op === 'geq' || filter.op === 'inrange') {
    const test = numberTest(filter, (n) => n);
    return (value) => test(pair.t.valueNumber[value]!);
  }
  const wanted = new Set(namedValues(filter.data));
  return (value) => wanted.has(pair.text(pair.t.valueId[value]!));
}

/** The ids a filter's data names; of a hierarchy path, its last segment. */
export function namedValues(data: FilterDataValue): string[] {
  if (!Array.isArray(data)) return [String(data)];
  return data
    .map((each) => (Array.isArray(each) ? each.at(-1) : String(each)))
    .filter((id) => id !== undefined);
}

/** `scale` brings the filter's numbers into the unit that is tested. Data without a number is met by nothing. */
function numberTest(filter: SelectedFilter, scale: (n: number) => number): (n: number) => boolean {
  const numbers = (Array.isArray(filter.data) ? filter.data : [filter.data]).map((each) =>
    scale(Number(each)),
  );
  const first = numbers[0] ?? Number.NaN;
  switch (filter.op) {
    case 'leq':
      return (n) => n <= first;
    case 'geq':
      return (n) => n >= first;
    case 'inrange':
      return (n) => n >= first && n <= (numbers[1] ?? Number.NaN);
    case 'eq':
    case 'in':
      return (n) => numbers.includes(n);
    case 'neq':
    case 'nin':
      return (n) => !numbers.includes(n);
  }
}

function asksForStock(filter: SelectedFilter): boolean {
  const isYes = namedValues(filter.data).some((value) => value === 'true' || value === '1');
  return filter.op === 'neq' || filter.op === 'nin' ? !isYes : isYes;
}
