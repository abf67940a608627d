// Converts the codes of a file to what is stored, with what they name in the catalogue looked up, and back.
import { discountCodeOf } from '#contract/discount-code.ts';
import type { Currency } from '#contract/market.ts';
import { toDecimal, toMinor } from '#contract/money.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { CodeFile, CodeFileAmounts, CodeFileEntry } from '#server/discounts/code-file.ts';
import type { FormIssue } from '#server/form-issues.ts';
import { listingsByName, productIdsByName } from '#server/store/catalogue-names.ts';
import type { ListedDiscountCode, StoredDiscountCode } from '#server/store/discount-codes.ts';
import type { Db } from '#server/store/store.ts';

const BASIS_POINTS_PER_PERCENT = 100;

/** Of a valid file; fails with what it names and the catalogue or the settings do not have. */
export async function storedCodesOf(
  db: Db,
  { codes }: CodeFile,
  markets: readonly { readonly code: string }[],
): Promise<Result<StoredDiscountCode[], FormIssue[]>> {
  const categories = distinct(codes.flatMap((entry) => entry.categories ?? []));
  const products = distinct(codes.flatMap((entry) => entry.products ?? []));
  const listings = categories.length === 0 ? new Map() : await listingsByName(db, categories);
  const listingIds = new Map([...listings].map(([name, { listingId }]) => [name, listingId]));
  const known = {
    categories: listingIds,
    products: await productIdsByName(db, products),
    markets: new Map(markets.map(({ code }) => [code, code])),
  };
  const issues: FormIssue[] = [];
  const stored = codes.map((entry, at) => {
    const idsOf = (field: keyof typeof known): string[] =>
      (entry[field] ?? []).flatMap((name, index) => {
        const id = known[field].get(name);
        if (id === undefined)
          issues.push({ field: `codes[${at}].${field}[${index}]`, reason: `there is no "${name}"` });
        return id ?? [];
      });
    const ids = { categories: idsOf('categories'), products: idsOf('products'), markets: idsOf('markets') };
    return storedCodeOf(entry, ids);
  });
  return issues.length > 0 ? fail(issues) : ok(stored);
}

function storedCodeOf(
  entry: CodeFileEntry,
  ids: Readonly<Record<'categories' | 'products' | 'markets', string[]>>,
): StoredDiscountCode {
  return {
    code: discountCodeOf(entry.code) ?? entry.code,
    effect: effectOf(entry),
    categoryIds: distinct(ids.categories),
    productIds: distinct(ids.products),
    excludesReduced: entry.excludesReduced ?? false,
    markets: entry.markets === undefined ? null : ids.markets,
    from: entry.from === undefined ? null : Date.parse(entry.from),
    until: entry.until === undefined ? null : Date.parse(entry.until),
    minimum: entry.minimum === undefined ? null : inMinorUnits(entry.minimum),
    isStackable: entry.stackable ?? false,
    maxUses: entry.uses ?? null,
    maxUsesPerCustomer: entry.usesPerCustomer ?? null,
  };
}

function effectOf({ percent, amount }: CodeFileEntry): StoredDiscountCode['effect'] {
  if (percent !== undefined)
    return { kind: 'percent', basisPoints: Math.round(percent * BASIS_POINTS_PER_PERCENT) };
  return amount === undefined ? { kind: 'free-shipping' } : { kind: 'amount', amounts: inMinorUnits(amount) };
}

/** As it could be set again, with how often it was used. */
export function fileEntryOf(code: ListedDiscountCode): CodeFileEntry {
  const { effect, categoryIds, productIds, markets, from, until, minimum, maxUses, maxUsesPerCustomer } =
    code;
  return {
    code: code.code,
    ...(effect.kind === 'percent' ? { percent: effect.basisPoints / BASIS_POINTS_PER_PERCENT } : {}),
    ...(effect.kind === 'amount' ? { amount: inMajorUnits(effect.amounts) } : {}),
    ...(effect.kind === 'free-shipping' ? { freeShipping: true } : {}),
    ...(categoryIds.length > 0 ? { categories: categoryIds } : {}),
    ...(productIds.length > 0 ? { products: productIds } : {}),
    ...(code.excludesReduced ? { excludesReduced: true } : {}),
    ...(markets === null ? {} : { markets }),
    ...(from === null ? {} : { from: new Date(from).toISOString() }),
    ...(until === null ? {} : { until: new Date(until).toISOString() }),
    ...(minimum === null ? {} : { minimum: inMajorUnits(minimum) }),
    ...(maxUses === null ? {} : { uses: maxUses }),
    ...(maxUsesPerCustomer === null ? {} : { usesPerCustomer: maxUsesPerCustomer }),
    ...(code.isStackable ? { stackable: true } : {}),
    used: code.uses,
  };
}

function inMinorUnits(amounts: CodeFileAmounts): CodeFileAmounts {
  return converted(amounts, toMinor);
}

function inMajorUnits(amounts: CodeFileAmounts): CodeFileAmounts {
  return converted(amounts, toDecimal);
}

function converted(
  amounts: CodeFileAmounts,
  convert: (amount: number, currency: Currency) => number,
): CodeFileAmounts {
  const entries = Object.entries(amounts) as [Currency, number][];
  return Object.fromEntries(entries.map(([currency, amount]) => [currency, convert(amount, currency)]));
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
