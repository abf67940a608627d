import { Script } from 'node:vm';
import * as fc from 'fast-check';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { FilterDefinitionSchema, type SelectedFilter, SortOptionSchema } from '#contract/filters.ts';
import { ProductHitSchema } from '#contract/product-hit.ts';
import { ListingSchema } from '#contract/listing.ts';
import { PriceItemSchema, ProductSchema } from '#contract/product.ts';
import { ContentLinkSchema, ListingSuggestionSchema, QuerySuggestionSchema } from '#contract/search.ts';
import type { TextSource } from '#engine/catalogue.ts';
import { type Engine, type EngineFiles, openEngine } from '#engine/engine.ts';
import { marketSource, textSource } from '#tests/fixtures/catalogue.ts';
import { productsRequest, engineFiles } from '#tests/fixtures/engines.ts';
import { withMerchandising } from '#tests/fixtures/merchandising.ts';
import { type Bytes, rawDamage } from '#tests/fixtures/raw-damage.ts';
import { jsonOf, validCrcDamage } from '#tests/fixtures/valid-crc-damage.ts';
import {
  fingerprintOf,
  joinSnapshot,
  type SnapshotParts,
  splitSnapshot,
} from '#tests/fixtures/snapshot-parts.ts';

const files = engineFiles(withBlocks(textSource('sv')), withMerchandising(marketSource('sv-se')));
const parts = { text: splitSnapshot(files.text), columns: splitSnapshot(files.columns) };
const names = ['text', 'columns'] as const;
/** Adds content blocks to all listings, so that these can be damaged too. */
function withBlocks(source: TextSource): TextSource {
  const content = {
    type: 'image',
    url: '/images/a',
    link: null,
    title: 'Fjäll',
    text: 'Ut',
    tint: '#fff',
  } as const;
  const block = { row: 0, span_columns: 1, span_rows: 1, position: 'left', content };
  return { ...source, listings: source.listings.map((each) => ({ ...each, contentBlocks: [block, block] })) };
}

/** Number of damaged files; half of them with valid CRCs. */
const RUNS = 10_000;
/** Time limit for opening a damaged file and calling every method; stops endless loops. */
const LIMIT_MS = 2_000;

const script = new Script('work()');
/** The value of `work`; throws if it takes longer than LIMIT_MS twice: the machine may have paused. */
function bounded<T>(work: () => T): T {
  Object.assign(globalThis, { work });
  const run = () => script.runInThisContext({ timeout: LIMIT_MS }) as T;
  try {
    return run();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return run();
  }
}

const isRefused = { ok: false, error: { code: 'snapshot_refused', detail: expect.any(String) } };

test('a file with any byte lost, changed or moved is refused', () => {
  const intact = { text: new Uint8Array(files.text), columns: new Uint8Array(files.columns) };
  fc.assert(
    fc.property(fc.constantFrom(...names), rawDamage, (name, damage) => {
      const damaged = damage(intact[name]);
      fc.pre(!isSame(damaged, intact[name]));
      expect(bounded(() => openEngine({ ...files, [name]: damaged.buffer }))).toMatchObject(isRefused);
    }),
    { numRuns: RUNS / 2 },
  );
}, 300_000);

function isSame(one: Bytes, other: Bytes): boolean {
  return Buffer.compare(one, other) === 0;
}

test('files that do not belong together are refused', () => {
  const english = engineFiles(textSource('en'), marketSource('en-se'));
  const newer = engineFiles(textSource('sv', 'text-2'), marketSource('sv-se', 'market-2'));
  const sameEpoch = { ...textSource('sv'), products: textSource('sv').products.toReversed() };
  const reversed = engineFiles(sameEpoch, marketSource('sv-se'));
  for (const other of [english, newer, reversed]) {
    expect(openEngine({ text: other.text, columns: files.columns })).toMatchObject(isRefused);
    expect(openEngine({ text: files.text, columns: other.columns })).toMatchObject(isRefused);
  }
  expect(openEngine({ text: files.columns, columns: files.text })).toMatchObject(isRefused);
});

/** The pair with one file damaged; undamaged columns refer to a damaged text base. */
function damagedPair(name: (typeof names)[number], damaged: SnapshotParts): EngineFiles {
  const file = joinSnapshot(damaged);
  if (name === 'columns') return { text: files.text, columns: file.buffer };
  const { header } = parts.columns;
  const columns = parts.columns.parts.map((part) => {
    const meta = part.id === 1 ? jsonOf(part.bytes) : undefined;
    if (meta === undefined) return part;
    const renamed = { ...(meta as object), textFingerprint: fingerprintOf(file) };
    return { ...part, bytes: new TextEncoder().encode(JSON.stringify(renamed)) };
  });
  return { text: file.buffer, columns: joinSnapshot({ header, parts: columns }).buffer };
}

const resultShape = Compile(
  Type.Object({
    n_hits: Type.Integer({ minimum: 0 }),
    displays: Type.Array(ProductHitSchema),
    filters: Type.Array(FilterDefinitionSchema),
    sorts: Type.Array(SortOptionSchema),
    cursor: Type.Optional(Type.String()),
    content_search_links: Type.Optional(Type.Array(ContentLinkSchema)),
    corrected_query: Type.Optional(Type.String()),
    redirect_url: Type.Optional(Type.String()),
  }),
);
const listingShape = Compile(Type.Omit(ListingSchema, ['product_listing_request_id']));
const suggestionsShape = Compile(
  Type.Array(
    Type.Union([
      Type.Omit(QuerySuggestionSchema, ['suggestions_result_id']),
      Type.Omit(ListingSuggestionSchema, ['suggestions_result_id']),
    ]),
  ),
);
const hitsShape = Compile(Type.Array(ProductHitSchema));
const productShape = Compile(ProductSchema);
const pricesShape = Compile(Type.Array(PriceItemSchema));

const filters = [
  [],
  [
    { field: 'color', op: 'in', data: ['red', 'blue'] },
    { field: 'price', op: 'leq', data: 2000 },
  ],
  [
    { field: 'category', op: 'in', data: [['l-clothing', 'l-jackets']] },
    { field: 'weight', op: 'inrange', data: [100, 900] },
    { field: 'size', op: 'nin', data: ['M'] },
    { field: 'in_stock', op: 'in', data: ['true'] },
  ],
] satisfies SelectedFilter[][];
const QUERIES = [
  '',
  'jacka',
  'vandrings byxa',
  'skaljakca',
  'grön',
  'b',
  'impregnering',
  'x 20 l',
  'anorak',
  'rea',
];
const engineCalls = fc.record({
  query: fc.constantFrom(...QUERIES),
  listing: fc.constantFrom('l-jackets', 'l-gear', 'l-sale', 'l-new', 'l-dry'),
  product: fc.constantFrom('p-fjord', 'p-ridge', 'p-drizzle', 'p-haul', 'p-beanie'),
  filters: fc.constantFrom(...filters),
  sort: fc.option(
    fc.record({
      field: fc.constantFrom('price', 'newest', 'discount', 'popularity'),
      order: fc.constantFrom('asc', 'desc'),
    }),
  ),
  limit: fc.constantFrom(3, 24),
});
type EngineCalls = typeof engineCalls extends fc.Arbitrary<infer Q> ? Q : never;

/** Calls every method; each result must match the contract's schema or be an error. */
function callAllMethods(
  engine: Engine,
  { query, listing, product, filters, sort, limit }: EngineCalls,
): void {
  const request = productsRequest({ filters, sort, limit });
  const searched = engine.search(query, request);
  check(resultShape, searched);
  const cursor = searched.ok ? searched.value.cursor : undefined;
  if (cursor !== undefined) check(resultShape, engine.search(query, { ...request, cursor }));
  check(listingShape, engine.listing(listing, 'listingId'));
  check(resultShape, engine.listingProducts(listing, 'listingId', request));
  check(suggestionsShape, { ok: true, value: engine.suggest(query, 8) });
  check(hitsShape, { ok: true, value: engine.recommend([product], 4) });
  check(hitsShape, { ok: true, value: engine.related([], 4) });
  check(productShape, engine.product(product));
  check(pricesShape, { ok: true, value: engine.prices([product, 'p-wool']) });
  expect(engine.productSlugs().every((slug) => typeof slug === 'string')).toBe(true);
}

type ResultLike = { readonly ok: boolean; readonly value?: unknown };
function check(
  shape: { Check(value: unknown): boolean; Errors(value: unknown): unknown },
  result: ResultLike,
): void {
  // As sent over the wire: JSON drops undefined.
  const value = result.ok ? (JSON.parse(JSON.stringify(result.value)) as unknown) : undefined;
  if (result.ok && !shape.Check(value)) throw new Error(JSON.stringify(shape.Errors(value)).slice(0, 400));
}

test('damage with valid CRCs is refused, or gives results of the right shape in time', () => {
  let opened = 0;
  fc.assert(
    fc.property(fc.constantFrom(...names), validCrcDamage, engineCalls, (name, damage, calls) => {
      const pair = damagedPair(name, damage(parts[name]));
      bounded(() => {
        const engine = openEngine(pair);
        if (!engine.ok) return expect(engine).toMatchObject(isRefused);
        opened += 1;
        return callAllMethods(engine.value, calls);
      });
    }),
    { numRuns: RUNS / 2 },
  );
  // Many bytes are texts, prices and measures, where any value is valid: the methods really were called.
  expect(opened).toBeGreaterThan(RUNS / 20);
}, 300_000);

test('an intact pair, split and joined again, is unchanged and has all the shapes', () => {
  expect(isSame(joinSnapshot(parts.text), new Uint8Array(files.text))).toBe(true);
  const engine = openEngine(damagedPair('text', parts.text));
  if (!engine.ok) throw new Error(engine.error.detail);
  const opened = engine.value;
  fc.assert(fc.property(engineCalls, (calls) => callAllMethods(opened, calls)));
});

test('an engine over verified bytes gives the same results as one that checked them', () => {
  const checked = openEngine(files);
  const trusted = openEngine(files, { isVerified: true });
  if (!checked.ok || !trusted.ok) throw new Error('refused');
  expect(trusted.value.search('jacka', productsRequest())).toEqual(
    checked.value.search('jacka', productsRequest()),
  );
});
