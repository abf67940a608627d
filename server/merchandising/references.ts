// Resolves the references of a merchandising file (products, listings, values, pages, markets) and reports missing ones.
import type { Language } from '#contract/market.ts';
import { SEARCH_PATH } from '#contract/shop-profile.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { EngineSynonym, RuleTarget } from '#engine/engine.ts';
import type { Merchandising, MerchantRule } from '#catalogue/catalogue.ts';
import {
  type FileRule,
  type MerchandisingFile,
  rulePath,
  type ValidationIssue,
} from '#server/merchandising/file-schema.ts';
import { listingsByName, productIdsByName } from '#store/catalogue-names.ts';
import { readPages } from '#store/catalogue-read.ts';
import type { StoredListing } from '#store/catalogue-entries.ts';
import { productOf } from '#store/documents.ts';
import type { Db } from '#store/store.ts';

/** Fields of variants and articles, not of products. */
const VARIANT_FIELDS = ['color', 'size', 'price', 'in_stock'];

/** What rules are checked against of the shop's settings. */
interface RuledShop {
  readonly markets: readonly { readonly code: string }[];
  readonly searchPath: string;
}

/** Converts a valid file to what is stored, or fails with the references that do not exist. */
export async function resolveFile(
  db: Db,
  file: MerchandisingFile,
  shop: RuledShop,
  nameOf: (path: readonly string[]) => string,
): Promise<Result<Merchandising, ValidationIssue[]>> {
  const rules = file.rules ?? [];
  const known = await readCatalogueNames(db, rules, shop);
  const issues: ValidationIssue[] = [];
  const resolved = rules.map((rule, at) =>
    resolveRule(rule, known, (field, reason) =>
      issues.push({ entry: nameOf(rulePath(at, field)), field, reason }),
    ),
  );
  return issues.length > 0 ? fail(issues) : ok({ synonyms: byLanguage(file), rules: resolved });
}

function byLanguage({ synonyms = [] }: MerchandisingFile): Merchandising['synonyms'] {
  const lists: Partial<Record<Language, EngineSynonym[]>> = {};
  for (const { language, kind, from, to = [] } of synonyms) (lists[language] ??= []).push({ kind, from, to });
  return lists;
}

interface CatalogueNames {
  /** Product ids by id and by slug. */
  readonly products: ReadonlyMap<string, string>;
  readonly listing: (name: string) => StoredListing | undefined;
  /** Existing values of products, by field. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  readonly pagePaths: ReadonlySet<string>;
  /** Each leads to the search page. */
  readonly searchPaths: readonly string[];
  readonly marketCodes: ReadonlySet<string>;
}

async function readCatalogueNames(
  db: Db,
  rules: readonly FileRule[],
  { markets, searchPath }: RuledShop,
): Promise<CatalogueNames> {
  const targets = rules.flatMap(({ boost = [], bury = [], hide = [] }) => [...boost, ...bury, ...hide]);
  const names = [...targets, ...rules.flatMap(({ pin = [] }) => pin)].flatMap(({ product }) => product ?? []);
  const listingNames = [
    ...rules.flatMap(({ listing, redirect }) => [listing ?? [], redirect?.listing ?? []].flat()),
    ...targets.flatMap(({ field, value }) => (field === 'category' ? (value ?? []) : [])),
  ];
  const listings = await listingsByName(db, listingNames);
  const pages = await readPages(db);
  return {
    products: await productIdsByName(db, [...new Set(names)]),
    listing: (name) => listings.get(name),
    values: targets.some(({ field }) => field !== undefined) ? await productValues(db) : new Map(),
    pagePaths: new Set(pages.map(({ slug }) => `/e/${slug}`)),
    searchPaths: [SEARCH_PATH, searchPath],
    marketCodes: new Set(markets.map(({ code }) => code)),
  };
}

async function productValues(db: Db): Promise<Map<string, Set<string>>> {
  const values = new Map<string, Set<string>>();
  const add = (field: string, value: string) => {
    const known = values.get(field);
    if (known === undefined) values.set(field, new Set([value]));
    else known.add(value);
  };
  const rows = await db
    .selectFrom('products')
    .select(['product_id', 'doc'])
    .where('is_withdrawn', '=', 0)
    .execute();
  for (const product of rows.map(productOf)) {
    add('brand', product.brand);
    if (product.gender !== null) add('gender', product.gender);
    for (const icon of product.sustainability) add('sustainability', icon);
    for (const label of product.labels) add('label', label);
    for (const { key, values: own } of product.attributes) for (const { id } of own) add(key, id);
  }
  return values;
}

type ReportIssue = (field: string, reason: string) => void;

function resolveRule(rule: FileRule, known: CatalogueNames, report: ReportIssue): MerchantRule {
  const product = (name: string, field: string): string => {
    const id = known.products.get(name);
    if (id === undefined) report(field, `there is no product "${name}"`);
    return id ?? name;
  };
  const listing = (name: string, field: string): string => {
    const found = known.listing(name);
    if (found === undefined) report(field, `there is no listing "${name}"`);
    return found?.listingId ?? name;
  };
  const targetOf = (target: { product?: string; field?: string; value?: string }, at: string): RuleTarget => {
    if (target.product !== undefined) return { productId: product(target.product, `${at}.product`) };
    const { field = '', value = '' } = target;
    if (field === 'category') {
      const { type } = known.listing(value) ?? {};
      if (type !== undefined && type !== 'category')
        report(`${at}.value`, `the listing "${value}" is no category`);
      return { field, valueId: listing(value, `${at}.value`) };
    }
    const values = known.values.get(field);
    if (VARIANT_FIELDS.includes(field))
      report(`${at}.field`, `"${field}" is of colours or sizes, not of a product as a whole`);
    else if (values === undefined) report(`${at}.field`, `no product has a field "${field}"`);
    else if (!values.has(value)) report(`${at}.value`, `no product has the value "${value}" of ${field}`);
    return { field, valueId: value };
  };
  const stepsOf = (field: 'boost' | 'bury', sign: 1 | -1) =>
    (rule[field] ?? []).map((step, at) => ({
      ...targetOf(step, `${field}[${at}]`),
      steps: sign * (step.steps ?? 1),
    }));
  const page = rule.redirect?.page;
  if (page?.startsWith('/e/') && !known.pagePaths.has(page))
    report('redirect.page', `there is no page "${page}"`);
  if (page !== undefined && known.searchPaths.some((path) => page.startsWith(`${path}?`)))
    report('redirect.page', 'must not be another search: a synonym leads from one to the other');
  for (const [at, code] of (rule.markets ?? []).entries())
    if (!known.marketCodes.has(code))
      report(`markets[${at}]`, `"${code}" is none of ${[...known.marketCodes].join(', ')}`);
  return {
    ruleId: rule.id,
    when:
      rule.query === undefined
        ? { listingId: listing(rule.listing ?? '', 'listing') }
        : { query: rule.query, match: rule.match ?? 'exact' },
    markets: rule.markets ?? [],
    from: rule.from === undefined ? null : Date.parse(rule.from),
    until: rule.until === undefined ? null : Date.parse(rule.until),
    pins: (rule.pin ?? []).map((pin, at) => ({
      productId: product(pin.product, `pin[${at}].product`),
      position: pin.position,
    })),
    steps: [...stepsOf('boost', 1), ...stepsOf('bury', -1)],
    hides: (rule.hide ?? []).map((target, at) => targetOf(target, `hide[${at}]`)),
    redirect:
      page !== undefined
        ? { path: page }
        : rule.redirect?.listing === undefined
          ? null
          : { listingId: listing(rule.redirect.listing, 'redirect.listing') },
  };
}
